// The viewfinder, the screen after it, the statuses of a photograph, its dates, and the accuracy of a position; the card of a good
// photograph is in goodPhotograph.tsx.

import type { Figures } from '../../figure-kit';
import { Button, Chain, Field, Figure, PhoneScreen, Photo, Timeline, Title } from '../../figure-kit';
import { exampleOfflineCertificate } from '../../product/examples';
import { labels } from '../../product/labels';
import { formatSetting } from '../../product/settings';
import { AccuracyMap } from './AccuracyMap';
import { dateAndTimeOf, timeOf } from './exampleTexts';
import { GoodPhotographCard } from './goodPhotograph';
import { ViewfinderScreen } from './productScreens';

const { viseur, verifierPhoto, progression } = labels;
const { number, capturedAt, receivedAt, certifiedAt } = exampleOfflineCertificate;

export const photographie = {
  'photographie-viseur': () => (
    <Figure
      caption="Le viseur et ses trois témoins, au-dessus de l'image."
      legend={[
        "La position et son rayon d'incertitude, en mètres.",
        `Le réseau : « ${viseur.enLigne} » ou « ${viseur.horsLigne} ».`,
        `L'horloge de l'appareil : « ${viseur.heureSynchronisee} » ou « ${viseur.heureAVerifier} ».`,
        'Le bouton rond, qui prend la photo.',
      ]}
    >
      <ViewfinderScreen withCallouts />
    </Figure>
  ),
  'photographie-verifier': () => (
    <Figure
      caption={`L'écran « ${verifierPhoto.titre} » : la photo, un commentaire et deux issues.`}
      legend={[
        `Facultatif : ${formatSetting('longueurCommentaire')} au plus, par défaut.`,
        'Garde la photo et la fait certifier.',
        "Détruit la photo ; aucune trace n'est gardée.",
      ]}
    >
      <PhoneScreen
        name={`Écran « ${verifierPhoto.titre} »`}
        actions={
          <>
            <Button callout={2}>{verifierPhoto.certifier}</Button>
            <Button look="secondary" callout={3}>
              {verifierPhoto.reprendre}
            </Button>
          </>
        }
      >
        <Title>{verifierPhoto.titre}</Title>
        <Photo />
        <Field label={verifierPhoto.commentaire} callout={1} />
      </PhoneScreen>
    </Figure>
  ),
  'photographie-progression': () => (
    <Chain
      caption="Les quatre statuts d'une photo, dans l'ordre."
      links={[
        { title: progression.aEnvoyer, text: "La photo attend, chiffrée. Elle n'existe que sur l'appareil." },
        {
          title: progression.envoiEnCours,
          text: "Elle part vers le serveur, qui recalcule l'empreinte et refuse un fichier différent.",
        },
        {
          title: progression.certificationEnCours,
          text: "Le serveur l'a reçue. Il demande le jeton d'horodatage et prépare le PDF.",
        },
        {
          title: progression.certifie,
          text: 'Le jeton et le PDF sont obtenus. La date certifiée est celle du jeton.',
        },
      ]}
    />
  ),
  'photographie-hors-ligne': () => (
    <Timeline
      caption={`Une photo prise sans réseau, du viseur au certificat ${number} (heure de Paris).`}
      entries={[
        {
          dateTime: capturedAt,
          date: dateAndTimeOf(capturedAt),
          title: 'Prise de vue',
          text: "La date de prise de vue, que déclare l'horloge de l'appareil.",
        },
        {
          dateTime: receivedAt,
          date: timeOf(receivedAt),
          title: 'Réception',
          text: `Le serveur reçoit la photo et demande aussitôt l'horodatage. Le certificat dit l'écart : « ${progression.messages.recueApres} ».`,
        },
        {
          dateTime: certifiedAt,
          date: timeOf(certifiedAt),
          title: 'Horodatage',
          text: 'La date certifiée : celle du jeton, et elle seule.',
        },
      ]}
    />
  ),
  'photographie-six-gestes': GoodPhotographCard,
  'photographie-plan': () => (
    <Figure
      caption="Une même position (le point), avec deux rayons d'incertitude à la même échelle. Le plan est imaginaire."
      legend={[
        `« ${viseur.positionBonne} » : le cercle tient dans la largeur d'une rue.`,
        `Position « ${viseur.positionMoyenne} », ± 85 m : le cercle couvre plusieurs pâtés de maisons.`,
      ]}
    >
      <AccuracyMap
        name="Plan d'un quartier imaginaire"
        near={{ meters: 6, kind: 'good', callout: 1 }}
        far={{ meters: 85, kind: 'pending', callout: 2 }}
      />
    </Figure>
  ),
} satisfies Figures;
