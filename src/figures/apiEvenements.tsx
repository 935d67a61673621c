// Which event follows which call of the API, and what the integrator does then.
import type { ReactNode } from 'react';
import { ArrowHead, Diagram, type Figures, Inline } from '../../figure-kit';
import { labels } from '../../product/labels';

const { envoyerEtTerminer, pasMoi } = labels.certilink;

type Event = {
  readonly name: string;
  /** What must happen after the cause; nothing where the event follows by itself. */
  readonly when?: string;
  /** What the reader does on this event. */
  readonly reaction: string;
};

type EventCause = { readonly cause: string; readonly events: readonly Event[] };

const certified = {
  name: 'certificate.certified',
  reaction: 'Téléchargez ses fichiers si vous en avez besoin.',
};
const revokedWithItsCase = {
  name: 'certilink.revoked',
  when: 'si un Certilink était en cours',
  reaction: "N'attendez plus de photos de ce lien.",
};

const causes: readonly EventCause[] = [
  {
    cause: '`POST /certilinks`',
    events: [
      {
        name: 'certilink.created',
        when: 'aussitôt',
        reaction: 'Notez le Certilink, même créé dans la console.',
      },
      {
        name: 'certilink.opened',
        when: 'le destinataire ouvre la page',
        reaction: 'Attendez encore, sans le relancer.',
      },
      { ...certified, when: 'pour chaque photo' },
      {
        name: 'certificate.failed',
        when: 'une photo échoue',
        reaction: 'Faites reprendre la photo avant de clore.',
      },
      {
        name: 'certilink.completed',
        when: `**« ${envoyerEtTerminer} »**`,
        reaction: "Relisez les photos, attendez qu'aucune ne soit `pending`, puis clôturez.",
      },
      {
        name: 'certilink.expired',
        when: "l'échéance passe",
        reaction: "S'il manque des photos, créez un autre Certilink.",
      },
      {
        name: 'certilink.revoked',
        when: `**« ${pasMoi} »**`,
        reaction: 'Vérifiez le destinataire avant de créer un autre Certilink.',
      },
    ],
  },
  {
    cause: '`POST /certilinks/{certilinkId}/revoke`',
    events: [
      {
        name: 'certilink.revoked',
        reaction: 'Créez un autre Certilink si le dossier attend encore des photos.',
      },
    ],
  },
  {
    cause: '`POST /certificates`',
    events: [
      { ...certified, when: "l'horodatage est obtenu" },
      {
        name: 'certificate.failed',
        when: 'la certification échoue',
        reaction: 'Lisez `failure`, puis renvoyez le fichier sous une nouvelle clé.',
      },
    ],
  },
  {
    cause: '`POST /cases/{caseId}/close`',
    events: [
      { name: 'case.closed', when: 'aussitôt', reaction: 'Notez `purgeAt` et demandez le rapport final.' },
      revokedWithItsCase,
    ],
  },
  {
    cause: '`POST /cases/{caseId}/cancel`',
    events: [
      { name: 'case.cancelled', when: 'aussitôt', reaction: 'Arrêtez le suivi de ce dossier.' },
      revokedWithItsCase,
    ],
  },
  {
    cause: '`POST /reports`',
    events: [
      {
        name: 'report.ready',
        when: 'le PDF est prêt',
        reaction: 'Téléchargez-le, puis contrôlez son empreinte.',
      },
      {
        name: 'report.failed',
        when: 'la préparation échoue',
        reaction: 'Lisez `failure`, puis demandez un autre rapport sous une nouvelle clé.',
      },
    ],
  },
  {
    cause: '`GET /public/shares/{token}`',
    events: [
      {
        name: 'share_token.accessed',
        when: 'à chaque ouverture comptée',
        reaction: "Notez l'ouverture ; l'événement ne dit pas qui a lu.",
      },
    ],
  },
];

function EventBranch({ name, when, reaction }: Event): ReactNode {
  return (
    <li>
      <p className="fig-event">
        <span className="visually-hidden">Événement </span>
        <code>{name}</code>
        {when && (
          <span className="fig-event-when fig-aside">
            <span className="visually-hidden">, </span>
            <Inline text={when} />
          </span>
        )}
      </p>
      <span className="fig-arrow">
        <ArrowHead pointsTo="end" />
      </span>
      <p>
        <span className="visually-hidden">À faire : </span>
        <Inline text={reaction} />
      </p>
    </li>
  );
}

/** Causes, the events that follow from each, and what to do on each event. */
function EventTree({ caption }: { readonly caption: string }): ReactNode {
  return (
    <Diagram caption={caption} className="fig-event-tree">
      <ul>
        {causes.map(({ cause, events }) => (
          <li key={cause}>
            <p className="fig-event-cause fig-box">
              <Inline text={cause} />
            </p>
            <ul className="fig-events fig-branches fig-elbows">
              {events.map((event) => (
                <EventBranch key={`${event.name} ${event.when}`} {...event} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Diagram>
  );
}

export const apiEvenements = {
  'webhooks-evenements': () => (
    <EventTree caption="Chaque appel, l'événement qui le suit et ce que fait votre logiciel." />
  ),
} satisfies Figures;
