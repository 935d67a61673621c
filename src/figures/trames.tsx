// A template in the console, the case that is made from it in the application, and the states of a template.

import type { Figures } from '../../figure-kit';
import {
  Actions,
  Badge,
  Button,
  Field,
  Figure,
  List,
  PhoneScreen,
  Row,
  StateDiagram,
  Switch,
  Text,
  Title,
} from '../../figure-kit';
import { exampleCase, exampleTemplate, type StepType } from '../../product/examples';
import { labels } from '../../product/labels';
import { machines } from '../../product/states';
import { ProductConsole } from './productScreens';

const { consoleTrames: templateLabels, console: consoleLabels, dossier } = labels;
const { name, version, steps } = exampleTemplate;

const TYPE_LABELS: Readonly<Record<StepType, string>> = {
  photo: templateLabels.types.photo,
  text: templateLabels.types.texte,
  choice: templateLabels.types.choix,
  nie: templateLabels.types.nie,
};

/** The first step is required and the fourth optional: both drawings give them the same callouts. */
const calloutOf = (index: number): number | undefined => ({ 0: 1, 3: 2 })[index];

const templateScreen = (
  <ProductConsole active="trames" name={`Console, trame « ${name} »`}>
    <Title>{name}</Title>
    <Text>Version {version}</Text>
    <List>
      {steps.map(({ id, title, type, required }, index) => (
        <Row
          key={id}
          title={title}
          detail={required ? `${TYPE_LABELS[type]}, obligatoire` : TYPE_LABELS[type]}
          callout={calloutOf(index)}
        />
      ))}
    </List>
  </ProductConsole>
);

/** The first two steps are done, as the progress of the case says (« 2 étapes sur 3 »). */
const stepStatus = (index: number, required: boolean): string => {
  if (!required) return dossier.facultative;
  return index < 2 ? dossier.faite : dossier.aFaire;
};

const caseScreen = (
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
            <Badge kind={stepStatus(index, required) === dossier.faite ? 'good' : 'neutral'}>
              {stepStatus(index, required)}
            </Badge>
          }
          opens
          callout={calloutOf(index)}
        />
      ))}
    </List>
  </PhoneScreen>
);

const photoStep = steps.find(({ type }) => type === 'photo');
const photoLimits = photoStep?.photos;

const stepFormScreen = (
  <ProductConsole active="trames" name={`Console, écran « ${consoleLabels.menu.trames} », une étape photo`}>
    <Title>{templateLabels.ajouterEtape}</Title>
    <Field label={templateLabels.typeEtape} value={templateLabels.types.photo} callout={1} />
    <Field label={templateLabels.titre} value={photoStep?.title} callout={2} />
    <Field
      label={templateLabels.consigne}
      value="Cadrez la façade entière, avec le numéro."
      tall
      callout={3}
    />
    <Switch label={templateLabels.obligatoire} on />
    <Field
      label={templateLabels.nombreDePhotos}
      value={`${photoLimits?.min} / ${photoLimits?.max}`}
      callout={4}
    />
    <Switch label={templateLabels.positionExigee} on />
    <Field label={templateLabels.precisionMaximale} value={photoLimits?.maxAccuracyMeters} callout={5} />
    <Actions>
      <Button look="secondary" callout={6}>
        {templateLabels.enregistrerBrouillon}
      </Button>
      <Button look="secondary">{templateLabels.apercu}</Button>
      <Button>{templateLabels.publier}</Button>
    </Actions>
  </ProductConsole>
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
      {templateScreen}
      {caseScreen}
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
      {stepFormScreen}
    </Figure>
  ),
  'trame_etape-etats': () => (
    <StateDiagram
      machine={machines.trame}
      caption="La vie d'une version de trame, du brouillon à l'archive."
    />
  ),
} satisfies Figures;
