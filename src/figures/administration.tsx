// The console, its dashboard and its list of cases; the choice of a role.

import type { Figures } from '../../figure-kit';
import {
  Actions,
  Button,
  ConsoleScreen,
  DecisionFlow,
  Figure,
  type FlowItem,
  SideMenu,
  TableRows,
  Tiles,
  Title,
  TopBar,
} from '../../figure-kit';
import { exampleCase, exampleOrganisation, exampleTemplate } from '../../product/examples';
import { identity } from '../../product/identity';
import { labels } from '../../product/labels';
import { type RoleId, roles } from '../../product/roles';

const { console: desk, consoleTableauDeBord: board, consoleDossiers: cases, dossier } = labels;

const ADDRESS = new URL(identity.console).host;
const menuEntries = Object.values(desk.menu).map((label) => ({ label }));

const dashboard = (
  <ConsoleScreen
    name={`Console, écran « ${desk.menu.tableauDeBord} »`}
    address={ADDRESS}
    top={
      <TopBar
        organisation={{ label: exampleOrganisation, callout: 1 }}
        search={{ label: desk.recherche, callout: 2 }}
        help={{ label: desk.aide }}
        account={{ label: 'Compte' }}
      />
    }
    menu={<SideMenu active={desk.menu.tableauDeBord} entries={menuEntries} callout={3} />}
  >
    <Title>{desk.menu.tableauDeBord}</Title>
    <Tiles
      tiles={[
        { label: board.dossiersOuverts, value: '18', callout: 4 },
        { label: board.certificatsCeMois, value: '246' },
        { label: board.certilinksEnAttente, value: '7' },
        { label: board.echecsATraiter, value: '2' },
        { label: board.quota, value: '61 %' },
      ]}
    />
  </ConsoleScreen>
);

const caseList = (
  <ConsoleScreen
    name={`Console, écran « ${desk.menu.dossiers} »`}
    address={ADDRESS}
    menu={<SideMenu active={desk.menu.dossiers} entries={menuEntries} />}
  >
    <Title>{desk.menu.dossiers}</Title>
    <Actions>
      <Button callout={1}>{cases.nouveau}</Button>
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
        {cases.clore}
      </Button>
      <Button look="secondary">{cases.annuler}</Button>
      <Button look="secondary">{cases.demanderRapport}</Button>
      <Button look="secondary">{cases.creerCertilink}</Button>
      <Button look="secondary">{cases.partager}</Button>
    </Actions>
  </ConsoleScreen>
);

const roleName = (role: RoleId): string => `**${roles.find(({ id }) => id === role)?.name}**`;

const roleChoice: readonly FlowItem[] = [
  {
    question:
      "La personne doit-elle régler l'organisation : utilisateurs, paramètres, journal, clients d'API, publication des trames, retrait d'un certificat ?",
    branches: [
      { answer: 'Oui', items: [{ outcome: roleName('admin'), text: 'tous les droits' }] },
      { answer: 'Non' },
    ],
  },
  {
    question:
      "Doit-elle utiliser l'application et la console, agir sur les dossiers des autres, préparer des trames, envoyer des Certilinks ou demander des rapports ?",
    branches: [
      { answer: 'Oui', items: [{ outcome: roleName('manager'), text: "l'application et la console" }] },
      { answer: 'Non' },
    ],
  },
  {
    question: 'Doit-elle prendre des photos ?',
    branches: [
      { answer: 'Oui', items: [{ outcome: roleName('operator'), text: "l'application seule" }] },
      { answer: 'Non', items: [{ outcome: roleName('viewer'), text: 'la console seule, en lecture' }] },
    ],
  },
];

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
  'roles-choix': () => (
    <DecisionFlow items={roleChoice} caption="Trois questions pour choisir le rôle d'une personne." />
  ),
} satisfies Figures;
