// The dashboard of the console and its list of cases.

import type { Figures } from '../../figure-kit';
import { Actions, Button, Figure, TableRows, Tiles, Title, TopBar } from '../../figure-kit';
import { exampleCase, exampleOrganisation, exampleTemplate } from '../../product/examples';
import { labels } from '../../product/labels';
import { ProductConsole } from './productScreens';

const {
  console: consoleLabels,
  consoleTableauDeBord: indicators,
  consoleDossiers: caseActions,
  dossier,
} = labels;

const dashboard = (
  <ProductConsole
    active="tableauDeBord"
    menuCallout={3}
    name={`Console, écran « ${consoleLabels.menu.tableauDeBord} »`}
    top={
      <TopBar
        organisation={{ label: exampleOrganisation, callout: 1 }}
        search={{ label: consoleLabels.recherche, callout: 2 }}
        help={{ label: consoleLabels.aide }}
        account={{ label: 'Compte' }}
      />
    }
  >
    <Title>{consoleLabels.menu.tableauDeBord}</Title>
    <Tiles
      tiles={[
        { label: indicators.dossiersOuverts, value: '18', callout: 4 },
        { label: indicators.certificatsCeMois, value: '246' },
        { label: indicators.certilinksEnAttente, value: '7' },
        { label: indicators.echecsATraiter, value: '2' },
        { label: indicators.quota, value: '61 %' },
      ]}
    />
  </ProductConsole>
);

const caseList = (
  <ProductConsole active="dossiers" name={`Console, écran « ${consoleLabels.menu.dossiers} »`}>
    <Title>{consoleLabels.menu.dossiers}</Title>
    <Actions>
      <Button callout={1}>{caseActions.nouveau}</Button>
    </Actions>
    <TableRows
      columns={['Titre', 'Trame (v.)', 'Avancement']}
      rows={[
        {
          key: exampleCase.id,
          cells: [
            exampleCase.title,
            `${exampleTemplate.name} (v. ${exampleTemplate.version})`,
            dossier.avancement,
          ],
          callout: 2,
        },
      ]}
    />
    <Actions>
      <Button look="secondary" callout={3}>
        {caseActions.clore}
      </Button>
      <Button look="secondary">{caseActions.annuler}</Button>
      <Button look="secondary">{caseActions.demanderRapport}</Button>
      <Button look="secondary">{caseActions.creerCertilink}</Button>
      <Button look="secondary">{caseActions.partager}</Button>
    </Actions>
  </ProductConsole>
);

export const administration = {
  'interface-console': () => (
    <Figure
      caption="La console ouverte sur le « Tableau de bord » (chiffres fictifs)."
      legend={[
        "Le sélecteur d'organisation.",
        "La recherche, par numéro, référence ou reportId. L'aide et votre compte sont à côté.",
        'Le menu : onze entrées, un écran chacune.',
        'Les cinq indicateurs : un clic ouvre la liste filtrée.',
      ]}
    >
      {dashboard}
    </Figure>
  ),
  'interface-dossiers': () => (
    <Figure
      caption="L'écran « Dossiers » : trois de ses six colonnes, et les actions sur un dossier ouvert."
      legend={[
        "Crée un dossier à partir d'une trame publiée.",
        'Un dossier par ligne, avec la version de trame de sa création.',
        'Les actions sur le dossier ; clore et annuler sont définitifs.',
      ]}
    >
      {caseList}
    </Figure>
  ),
} satisfies Figures;
