// The console: its dashboard, its list of cases, the window of a new Certilink, its settings.

import type { ReactNode } from 'react';
import type { Figures, WithCallout } from '../../figure-kit';
import { Actions, Button, Field, Figure, Icon, Part, TableRows, Tabs, Title } from '../../figure-kit';
import { exampleAssignedCase, exampleOrganisation, exampleUsers } from '../../product/examples';
import { labels } from '../../product/labels';
import { formatRange, formatSetting, type SettingKey, settings } from '../../product/settings';
import { ProductConsole } from './productScreens';

const {
  console: consoleLabels,
  consoleTableauDeBord: indicators,
  consoleDossiers: caseActions,
  consoleParametres: settingsLabels,
  nouveauCertilink: certilinkLabels,
} = labels;

const topBar = (
  <div className="fig-topbar fig-line">
    <Part className="fig-topbar-organisation fig-line fig-framed fig-strong" callout={1}>
      <span>{exampleOrganisation}</span>
      <Icon name="choose" />
    </Part>
    <Part className="fig-topbar-search fig-line fig-framed fig-placeholder" callout={2}>
      <Icon name="search" />
      <span>{consoleLabels.recherche}</span>
    </Part>
    <Part className="fig-topbar-help">{consoleLabels.aide}</Part>
    <Part className="fig-topbar-account fig-line">
      <Icon name="person" />
      <span>Compte</span>
    </Part>
  </div>
);

/** A key figure of the organisation. */
function Tile({ label, value, callout }: WithCallout & { label: string; value: string }): ReactNode {
  return (
    <Part className="fig-tile fig-framed fig-column" callout={callout}>
      <span className="fig-soft">{label}</span>
      <span className="fig-tile-value">{value}</span>
    </Part>
  );
}

const dashboard = (
  <ProductConsole
    active="tableauDeBord"
    menuCallout={3}
    name={`Console, écran « ${consoleLabels.menu.tableauDeBord} »`}
    top={topBar}
  >
    <Title>{consoleLabels.menu.tableauDeBord}</Title>
    <div className="fig-tiles">
      <Tile label={indicators.dossiersOuverts} value="18" callout={4} />
      <Tile label={indicators.certificatsCeMois} value="246" />
      <Tile label={indicators.certilinksEnAttente} value="7" />
      <Tile label={indicators.echecsATraiter} value="2" />
      <Tile label={indicators.quota} value="61 %" />
    </div>
  </ProductConsole>
);

const caseList = (
  <ProductConsole active="dossiers" name={`Console, écran « ${consoleLabels.menu.dossiers} »`}>
    <Actions>
      <Title>{consoleLabels.menu.dossiers}</Title>
      <Button callout={1}>{caseActions.nouveau}</Button>
    </Actions>
    <TableRows
      columns={['Titre', 'Avancement', 'Assigné à']}
      rows={[
        {
          key: exampleAssignedCase.id,
          cells: [exampleAssignedCase.title, '1 étape sur 3', exampleUsers.operator.name],
          callout: 2,
        },
      ]}
    />
    <Actions>
      <Button look="secondary" callout={3}>
        {caseActions.assigner}
      </Button>
      <Button look="secondary">{caseActions.creerCertilink}</Button>
      <Button look="secondary">{caseActions.demanderRapport}</Button>
      <Button look="secondary">{caseActions.partager}</Button>
      <Button look="secondary" callout={4}>
        {caseActions.clore}
      </Button>
      <Button look="secondary">{caseActions.annuler}</Button>
    </Actions>
  </ProductConsole>
);

const newCertilink = (
  <ProductConsole active="dossiers" name={`Console, fenêtre « ${certilinkLabels.titre} »`}>
    <Title>{certilinkLabels.titre}</Title>
    <Field label={certilinkLabels.nomDestinataire} value="Occupant du logement 12" callout={1} />
    <Field label={certilinkLabels.envoi} value={certilinkLabels.parEmail} callout={2} />
    <Field label={labels.consoleUtilisateurs.adresseEmail} value="occupant@client.example" />
    <Field
      label={certilinkLabels.message}
      value="Merci de photographier la façade, la plaque signalétique et l'appareil posé."
      tall
      callout={3}
    />
    <Field label={certilinkLabels.expireLe} value="23 septembre 2025" callout={4} />
    <Field label={certilinkLabels.adresseDeRetour} callout={5} />
    <Actions>
      <Button callout={6}>{certilinkLabels.creer}</Button>
    </Actions>
  </ProductConsole>
);

/** A field shows its value, and under it what else it may be. */
function SettingField({ of: key, callout }: { of: SettingKey; callout?: number }): ReactNode {
  const value = formatSetting(key);
  return (
    <Field
      label={settings[key].name}
      value={value}
      help={`${formatRange(key)} ; par défaut : ${value}`}
      callout={callout}
    />
  );
}

const openTab = settingsLabels.onglets.preuve;

const settingsScreen = (
  <ProductConsole active="parametres" name={`Console, écran « ${consoleLabels.menu.parametres} »`}>
    <Title>{consoleLabels.menu.parametres}</Title>
    <Tabs
      active={openTab}
      entries={[settingsLabels.organisation.titre, ...Object.values(settingsLabels.onglets)]}
    />
    <SettingField of="politiqueHorodatage" />
    <SettingField of="conservationDossierClos" callout={1} />
    <SettingField of="conservationDossierAnnule" />
    <Actions>
      <Button callout={2}>{settingsLabels.enregistrer}</Button>
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
      caption="L'écran « Dossiers » : trois de ses sept colonnes, et les actions sur un dossier ouvert."
      legend={[
        "Crée un dossier à partir d'une trame publiée.",
        'Un dossier par ligne, avec son avancement et la personne qui en est chargée.',
        'Les actions sur le dossier de la ligne.',
        'Clore et annuler sont définitifs.',
      ]}
    >
      {caseList}
    </Figure>
  ),
  'nouveau-certilink': () => (
    <Figure
      caption={`La fenêtre « ${certilinkLabels.titre} », remplie pour un envoi par e-mail.`}
      legend={[
        'Facultatif : il aide à retrouver le lien dans la liste.',
        `« ${certilinkLabels.parEmail} », « ${certilinkLabels.parSms} » si l'exploitant l'a activé, ou « ${certilinkLabels.jeTransmets} ». Le champ suivant en dépend.`,
        'Ce que la personne lira avant de commencer.',
        `${formatSetting('certilinkDefaut')} après la création, par défaut.`,
        'Facultatif, sur un hôte autorisé dans les paramètres.',
        "Crée le lien. Si vous le transmettez vous-même, il n'est montré qu'une fois.",
      ]}
    >
      {newCertilink}
    </Figure>
  ),
  'interface-parametres': () => (
    <Figure
      caption={`L'écran « ${consoleLabels.menu.parametres} » et ses six onglets. « ${openTab} » est ouvert (trois de ses six champs).`}
      legend={[
        'Un champ : sa valeur et, dessous, les valeurs possibles et le défaut.',
        "Vaut pour l'onglet ouvert ; grisé tant que rien n'a changé.",
      ]}
    >
      {settingsScreen}
    </Figure>
  ),
} satisfies Figures;
