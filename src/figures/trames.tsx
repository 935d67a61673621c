// A template in the console, what it becomes in the application, and its life.

import type { Figures } from '../../figure-kit';
import {
  Actions,
  Badge,
  Button,
  ConsoleScreen,
  Field,
  Figure,
  List,
  PhoneScreen,
  Row,
  SideMenu,
  StateDiagram,
  Switch,
  Text,
  Title,
} from '../../figure-kit';
import { exampleCase, exampleTemplate, type StepType } from '../../product/examples';
import { identity } from '../../product/identity';
import { labels } from '../../product/labels';
import { machines } from '../../product/states';

const { consoleTrames: screen, console: desk, dossier } = labels;
const { name, version, steps } = exampleTemplate;

const ADDRESS = new URL(identity.console).host;
const TYPE_WORDS: Readonly<Record<StepType, string>> = {
  photo: screen.types.photo,
  text: screen.types.texte,
  choice: screen.types.choix,
  nie: screen.types.nie,
};

const menu = (
  <SideMenu active={desk.menu.trames} entries={Object.values(desk.menu).map((label) => ({ label }))} />
);

/** A step that is asked for, and one that is not: the same numbers in both drawings. */
const calloutOf = (index: number): number | undefined => ({ 0: 1, 3: 2 })[index];

const template = (
  <ConsoleScreen name={`Console, trame « ${name} »`} address={ADDRESS} menu={menu}>
    <Title>{name}</Title>
    <Text>Version {version}</Text>
    <List>
      {steps.map(({ id, title, type, required }, index) => (
        <Row
          key={id}
          title={title}
          detail={required ? `${TYPE_WORDS[type]}, obligatoire` : TYPE_WORDS[type]}
          callout={calloutOf(index)}
        />
      ))}
    </List>
  </ConsoleScreen>
);

/** As « 2 étapes sur 3 » says: the first two are done. */
const pastille = (index: number, required: boolean): string => {
  if (!required) return dossier.facultative;
  return index < 2 ? dossier.faite : dossier.aFaire;
};

const file = (
  <PhoneScreen
    name={`Écran « ${dossier.titre} »`}
    actions={<Button look="secondary">{dossier.clore}</Button>}
  >
    <Title>{exampleCase.title}</Title>
    <Text>{exampleCase.reference}</Text>
    <Text callout={3}>{dossier.avancement}</Text>
    <List>
      {steps.map(({ id, title, required }, index) => (
        <Row
          key={id}
          title={title}
          detail={
            <Badge kind={pastille(index, required) === dossier.faite ? 'good' : 'neutral'}>
              {pastille(index, required)}
            </Badge>
          }
          opens
          callout={calloutOf(index)}
        />
      ))}
    </List>
  </PhoneScreen>
);

const firstStep = steps.find(({ type }) => type === 'photo');
const firstPhotos = firstStep?.photos;

const stepForm = (
  <ConsoleScreen
    name={`Console, écran « ${desk.menu.trames} », une étape photo`}
    address={ADDRESS}
    menu={menu}
  >
    <Title>{screen.ajouterEtape}</Title>
    <Field label={screen.typeEtape} value={screen.types.photo} callout={1} />
    <Field label={screen.titre} value={firstStep?.title} callout={2} />
    <Field label={screen.consigne} value="Cadrez la façade entière, avec le numéro." tall callout={3} />
    <Switch label={screen.obligatoire} on />
    <Field label={screen.nombreDePhotos} value={`${firstPhotos?.min} / ${firstPhotos?.max}`} callout={4} />
    <Switch label={screen.positionExigee} on />
    <Field label={screen.precisionMaximale} value={firstPhotos?.maxAccuracyMeters} callout={5} />
    <Actions>
      <Button look="secondary" callout={6}>
        {screen.enregistrerBrouillon}
      </Button>
      <Button look="secondary">{screen.apercu}</Button>
      <Button>{screen.publier}</Button>
    </Actions>
  </ConsoleScreen>
);

export const trames = {
  'trame_etape-dossier': () => (
    <Figure
      caption="De la trame, dans la console, au dossier, dans l'application : les mêmes étapes, dans le même ordre."
      legend={[
        'Une étape obligatoire : « À faire », puis « Faite ».',
        'Une étape sans obligation : « Facultative ».',
        "L'avancement compte les seules étapes obligatoires.",
      ]}
    >
      {template}
      {file}
    </Figure>
  ),
  'trame_etape-formulaire': () => (
    <Figure
      caption="Les réglages d'une étape photo, première étape de l'exemple."
      legend={[
        'Photo, Texte, Choix ou NIE.',
        "Ce que l'utilisateur lit dans la liste des étapes.",
        "Ce qu'il doit faire, en une ou deux phrases.",
        'Combien de photos au moins, combien au plus.',
        "Le plus grand rayon d'incertitude admis, en mètres.",
        'Trois actions : garder le brouillon, le relire, le publier.',
      ]}
    >
      {stepForm}
    </Figure>
  ),
  'trame_etape-etats': () => (
    <StateDiagram
      machine={machines.trame}
      caption="La vie d'une version de trame, du brouillon à l'archive."
    />
  ),
} satisfies Figures;
