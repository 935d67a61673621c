import type { ReactNode } from 'react';
import { ArrowHead } from './ArrowHead';
import { Figure } from './Figure';
import { Inline } from './Inline';

type Event = {
  readonly name: string;
  /** What must happen after the cause; nothing where the event follows by itself. */
  readonly when?: string;
  /** What the reader does on this event. */
  readonly reaction: string;
};

export type EventCause = { readonly cause: string; readonly events: readonly Event[] };

type EventTreeProps = { readonly causes: readonly EventCause[]; readonly caption: string };

function Branch({ name, when, reaction }: Event): ReactNode {
  return (
    <li>
      <p className="fig-event">
        <span className="visually-hidden">Événement </span>
        <code>{name}</code>
        {when && (
          <span className="fig-event-when">
            <span className="visually-hidden">, </span>
            <Inline text={when} />
          </span>
        )}
      </p>
      <span className="fig-event-arrow">
        <ArrowHead pointsTo="end" />
      </span>
      <p className="fig-event-reaction">
        <span className="visually-hidden">À faire : </span>
        <Inline text={reaction} />
      </p>
    </li>
  );
}

/** Causes, the events that follow from each, and what to do on each event. */
export function EventTree({ causes, caption }: EventTreeProps): ReactNode {
  return (
    <Figure caption={caption} diagram="fig-event-tree">
      <ul>
        {causes.map(({ cause, events }) => (
          <li key={cause}>
            <p className="fig-event-cause">
              <Inline text={cause} />
            </p>
            <ul className="fig-elbows">
              {events.map((event) => (
                <Branch key={`${event.name} ${event.when}`} {...event} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
