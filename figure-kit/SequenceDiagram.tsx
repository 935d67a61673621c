import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Diagram, Inline } from './Figure';
import { ArrowHead } from './sketches';

type Actor<Id extends string = string> = { readonly id: Id; readonly name: string };

type Message<Id extends string = string> = {
  readonly from: Id;
  readonly to: Id;
  readonly text: string;
  readonly reply?: boolean;
};

type SequenceDiagramProps<Id extends string> = {
  /** From left to right; four at most, so that their names fit a small screen. */
  readonly actors: readonly Actor<Id>[];
  readonly steps: readonly (Message<NoInfer<Id>> | { readonly note: string })[];
  readonly caption: string;
};

/** A longer diagram does not fit a screen: the names of the actors are drawn again below it. */
const MAX_STEPS_ON_SCREEN = 8;

type ActorsProps = { readonly actors: readonly Actor[]; readonly isRepeated?: boolean };

const Actors = ({ actors, isRepeated }: ActorsProps): ReactNode => (
  <ul className="fig-actors" aria-hidden={isRepeated}>
    {actors.map(({ id, name }) => (
      <li key={id} className="fig-box">
        {name}
      </li>
    ))}
  </ul>
);

/** On a small screen a text may be wider than its arrow: it is aligned with the side where the arrow is. */
const ALIGNMENTS = ['fig-leans-start', 'fig-leans-centre', 'fig-leans-end'];

function MessageItem({ actors, ...message }: Message & { readonly actors: readonly Actor[] }): ReactNode {
  const from = actors.findIndex(({ id }) => id === message.from);
  const to = actors.findIndex(({ id }) => id === message.to);
  const className = clsx(
    'fig-message',
    `fig-starts-${Math.min(from, to) + 1}`,
    `fig-ends-${Math.max(from, to) + 1}`,
    ALIGNMENTS[Math.sign(from + to - (actors.length - 1)) + 1],
    message.reply && 'fig-message--reply',
  );
  return (
    <li className={className}>
      <p className="fig-message-text">
        <span className="visually-hidden">
          {actors[from]?.name} → {actors[to]?.name}
          {message.reply ? ', réponse : ' : ' : '}
        </span>
        <Inline text={message.text} />
      </p>
      <span className="fig-arrow">
        <ArrowHead pointsTo={from < to ? 'end' : 'start'} />
      </span>
    </li>
  );
}

/** The messages between two to four actors, from top to bottom. */
export const SequenceDiagram = <const Id extends string>({
  actors,
  steps,
  caption,
}: SequenceDiagramProps<Id>): ReactNode => (
  <Diagram caption={caption} className={`fig-sequence fig-sequence--${actors.length}`}>
    <Actors actors={actors} />
    <div className="fig-exchange">
      <span className="fig-lifelines" aria-hidden="true">
        {actors.map(({ id }) => (
          <span key={id} />
        ))}
      </span>
      <ol>
        {steps.map((step) =>
          'note' in step ? (
            <li key={step.note} className="fig-note fig-box">
              <Inline text={step.note} />
            </li>
          ) : (
            <MessageItem key={JSON.stringify(step)} actors={actors} {...step} />
          ),
        )}
      </ol>
    </div>
    {steps.length > MAX_STEPS_ON_SCREEN && <Actors actors={actors} isRepeated />}
  </Diagram>
);
