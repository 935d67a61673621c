// The viewfinder, the screen after it, the statuses of a photograph, its dates, and the accuracy of a position.

import type { Figures } from '../../figure-kit';
import {
  AccuracyMap,
  Button,
  Chain,
  Field,
  Figure,
  PhoneScreen,
  Photo,
  Timeline,
  Title,
} from '../../figure-kit';
import { labels } from '../../product/labels';
import { formatSetting } from '../../product/settings';
import { dateAndTimeOf, timeOf } from './exampleTexts';
import { ViewfinderScreen } from './productScreens';

const { viseur, verifierPhoto, progression } = labels;

/** A photograph taken without a network. */
const offline = {
  captured: '2025-09-16T09:12:05+02:00',
  received: '2025-09-16T11:26:05+02:00',
  certified: '2025-09-16T11:26:07+02:00',
};

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
        { title: progression.aEnvoyer, text: "La photo attend sur l'appareil, chiffrée." },
        { title: progression.envoiEnCours, text: "Elle part vers le serveur, qui recalcule l'empreinte." },
        {
          title: progression.certificationEnCours,
          text: "Le serveur l'a reçue, et l'empreinte concorde. L'horodatage et le PDF se préparent.",
        },
        { title: progression.certifie, text: "Le jeton d'horodatage et le PDF sont obtenus." },
      ]}
    />
  ),
  'photographie-hors-ligne': () => (
    <Timeline
      caption="Un exemple de photo prise sans réseau : les heures que le certificat distingue."
      entries={[
        {
          dateTime: offline.captured,
          date: dateAndTimeOf(offline.captured),
          title: 'Prise de vue',
          text: "La date de prise de vue, lue sur l'horloge de l'appareil.",
        },
        {
          dateTime: offline.received,
          date: timeOf(offline.received),
          title: 'Réception',
          text: `« ${progression.messages.recueApres} »`,
        },
        {
          dateTime: offline.certified,
          date: timeOf(offline.certified),
          title: 'Horodatage',
          text: "La date certifiée : celle du jeton d'horodatage.",
        },
      ]}
    />
  ),
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
