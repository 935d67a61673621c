// The home screen of the application with its bar; how a case is created; its screen with its steps; notifications.

import type { Figures } from '../../figure-kit';
import {
  Actions,
  Badge,
  Banner,
  Button,
  Field,
  Figure,
  List,
  PhoneScreen,
  Row,
  Switch,
  Text,
  Title,
} from '../../figure-kit';
import {
  exampleAssignedCase,
  exampleCase,
  exampleDeepLinkCase,
  exampleTemplate,
} from '../../product/examples';
import { labels } from '../../product/labels';
import { formatSetting } from '../../product/settings';
import { ApplicationBar } from './productScreens';

const { barre, bandeaux, certificats, compte, dossier, notifications, nouveauDossier, progression } = labels;

/** Without the step for the NIE (the number that Spain gives to foreigners), which is off by default. */
const steps = exampleTemplate.steps.filter(({ type }) => type !== 'nie');
/** The index of the first step that is still to be done. */
const firstToDo = 2;

function stepBadge(required: boolean, index: number) {
  if (!required) return <Badge>{dossier.facultative}</Badge>;
  return index < firstToDo ? (
    <Badge kind="good">{dossier.faite}</Badge>
  ) : (
    <Badge kind="pending">{dossier.aFaire}</Badge>
  );
}

export const navigation = {
  'navigation-accueil': () => (
    <Figure
      caption="L'écran « Accueil » et les cinq entrées de la barre."
      legend={[
        'Les dossiers du jour et les photos à envoyer.',
        'Vos dossiers.',
        'Le bouton central : une photo hors de tout dossier.',
        'Vos certificats et leur statut.',
        "Votre compte : l'aide, les notifications, la déconnexion.",
      ]}
    >
      <PhoneScreen
        name={`Écran « ${barre.accueil} »`}
        banner={<Banner kind="bad">{bandeaux.horsLigne}</Banner>}
        bar={
          <ApplicationBar
            active="accueil"
            callouts={{ accueil: 1, dossiers: 2, photo: 3, certificats: 4, compte: 5 }}
          />
        }
      >
        <Title>{barre.accueil}</Title>
        <List>
          <Row lead="folder" title={exampleCase.title} detail={dossier.avancement} opens />
          {['1', '2'].map((key) => (
            <Row key={key} lead="photo" title={barre.photo} detail={<Badge>{progression.aEnvoyer}</Badge>} />
          ))}
        </List>
      </PhoneScreen>
    </Figure>
  ),
  'navigation-nouveau-dossier': () => (
    <Figure
      caption={`De l'écran « ${barre.dossiers} » d'un Opérateur au formulaire d'un nouveau dossier.`}
      legend={[
        `En haut à droite, et sur cet écran seulement : « ${nouveauDossier.titre} ».`,
        'La trame, qui fixe les étapes du dossier.',
        'Rempli avec le nom de la trame, à compléter.',
        'Facultatif : le numéro du dossier dans votre organisation.',
        'Crée le dossier.',
      ]}
    >
      <PhoneScreen name={`Écran « ${barre.dossiers} »`} bar={<ApplicationBar active="dossiers" />}>
        <Actions>
          <Title>{barre.dossiers}</Title>
          <Button look="secondary" callout={1}>
            {nouveauDossier.titre}
          </Button>
        </Actions>
        <List>
          {[exampleDeepLinkCase, exampleAssignedCase].map(({ id, title, reference }) => (
            <Row key={id} lead="folder" title={title} detail={reference} opens />
          ))}
        </List>
      </PhoneScreen>
      <PhoneScreen
        name={`Formulaire « ${nouveauDossier.titre} »`}
        actions={<Button callout={5}>{nouveauDossier.creer}</Button>}
      >
        <Title>{nouveauDossier.titre}</Title>
        <Field label={nouveauDossier.choisirTrame} value={exampleTemplate.name} callout={2} />
        <Field label={nouveauDossier.titreDuDossier} value={exampleTemplate.name} callout={3} />
        <Field label={nouveauDossier.reference} placeholder="Facultatif" callout={4} />
      </PhoneScreen>
    </Figure>
  ),
  'navigation-dossier': () => (
    <Figure
      caption="L'écran « Dossier » : deux étapes obligatoires faites, une à faire, une facultative."
      legend={[
        'Le titre du dossier et sa référence.',
        "L'avancement : les étapes obligatoires faites, sur leur nombre.",
        'Les étapes, chacune avec sa pastille. Touchez-en une pour la remplir.',
        'La clôture, définitive.',
        `Ouvre « ${dossier.partager} » et « ${dossier.details} ».`,
      ]}
    >
      <PhoneScreen
        name={`Écran « ${dossier.titre} »`}
        actions={
          <>
            <Button callout={4}>{dossier.clore}</Button>
            <Button look="secondary" callout={5}>
              {dossier.plus}
            </Button>
          </>
        }
      >
        <Title callout={1}>{exampleCase.title}</Title>
        <Text>{exampleCase.reference}</Text>
        <Text callout={2}>{dossier.avancement}</Text>
        <List>
          {steps.map(({ id, title, required }, index) => (
            <Row
              key={id}
              title={title}
              detail={stepBadge(required, index)}
              opens
              callout={index === 0 ? 3 : undefined}
            />
          ))}
        </List>
      </PhoneScreen>
    </Figure>
  ),
  'navigation-notifications': () => (
    <Figure
      caption={`« ${barre.compte} » › « ${compte.notifications} » : chaque notification a son interrupteur.`}
      legend={[
        `Une photo attend depuis ${formatSetting('rappelPhotos')} par défaut.`,
        `Un certificat passe à « ${certificats.echec} ».`,
        'Un dossier vous est assigné.',
      ]}
    >
      <PhoneScreen name={`Écran « ${compte.notifications} »`} bar={<ApplicationBar active="compte" />}>
        <Title>{compte.notifications}</Title>
        {Object.values(notifications).map((label, index) => (
          <Switch key={label} label={label} on callout={index + 1} />
        ))}
      </PhoneScreen>
    </Figure>
  ),
} satisfies Figures;
