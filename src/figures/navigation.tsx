// The home screen of the application with its bar, and the screen of a case with its steps.

import type { Figures } from '../../figure-kit';
import { Badge, Banner, Button, Figure, List, PhoneScreen, Row, Text, Title } from '../../figure-kit';
import { exampleCase, exampleTemplate } from '../../product/examples';
import { labels } from '../../product/labels';
import { ApplicationBar } from './productScreens';

const { barre, bandeaux, dossier, progression } = labels;

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
        "Votre compte, l'aide et la déconnexion.",
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
} satisfies Figures;
