import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Diagram, Inline } from './Figure';
import { ArrowHead } from './sketches';

type Actor<Id extends string = string> = { readonly id: Id; readonly name: string };

type SequenceStep<Id extends string = string> =
  | { readonly from: Id; readonly to: Id; readonly text: string; readonly reply?: boolean }
  | { readonly note: string };

type SequenceDiagramProps<Id extends string> = {
  /** From left to right; four at most, so that their names fit a small screen. */
  readonly actors: readonly Actor<Id>[];
  readonly steps: readonly SequenceStep<NoInfer<Id>>[];
  readonly caption: string;
};

/** A longer diagram does not fit a screen: the names of the actors are drawn again below it. */
const MAX_STEPS_ON_SCREEN = 8;

type ActorsProps = { readonly actors: readonly Actor[]; readonly isRepeated?: boolean };

function Actors({ actors, isRepeated }: ActorsProps): ReactNode {
  return (
    <ul className="fig-actors" aria-hidden={isRepeated}>
      {actors.map(({ id, name }) => (
        <li key={id} className="fig-box">
          {name}
        </li>
      ))}
    </ul>
  );
}

/** On a small screen a text may be wider than its arrow: it is aligned with the side where the arrow is. */
const ALIGNMENTS = ['fig-leans-start', 'fig-leans-centre', 'fig-leans-end'] as const;

type StepProps = { readonly step: SequenceStep; readonly actors: readonly Actor[] };

function Step({ step, actors }: StepProps): ReactNode {
  if ('note' in step) {
    return (
      <li className="fig-note fig-box">
        <Inline text={step.note} />
      </li>
    );
  }
  const from = actors.findIndex(({ id }) => id === step.from);
  const to = actors.findIndex(({ id }) => id === step.to);
  const className = clsx(
    'fig-message',
    `fig-starts-${Math.min(from, to) + 1}`,
    `fig-ends-${Math.max(from, to) + 1}`,
    ALIGNMENTS[Math.sign(from + to - (actors.length - 1)) + 1],
    step.reply && 'fig-message--reply',
  );
  return (
    <li className={className}>
      <p className="fig-message-text">
        <span className="visually-hidden">
          {actors[from]?.name} → {actors[to]?.name}
          {step.reply ? ', réponse : ' : ' : '}
        </span>
        <Inline text={step.text} />
      </p>
      <span className="fig-arrow">
        <ArrowHead pointsTo={from < to ? 'end' : 'start'} />
      </span>
    </li>
  );
}

/** The messages between two to four actors, from top to bottom. */
export function SequenceDiagram<const Id extends string>({
  actors,
  steps,
  caption,
}: SequenceDiagramProps<Id>): ReactNode {
  return (
    <Diagram caption={caption} className={`fig-sequence fig-sequence--${actors.length}`}>
      <Actors actors={actors} />
      <div className="fig-exchange">
        <span className="fig-lifelines" aria-hidden="true">
          {actors.map(({ id }) => (
            <span key={id} />
          ))}
        </span>
        <ol>
          {steps.map((step) => (
            <Step key={JSON.stringify(step)} step={step} actors={actors} />
          ))}
        </ol>
      </div>
      {steps.length > MAX_STEPS_ON_SCREEN && <Actors actors={actors} isRepeated />}
    </Diagram>
  );
}
