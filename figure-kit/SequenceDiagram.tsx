import type { ReactNode } from 'react';
import { ArrowHead } from './ArrowHead';
import { Figure } from './Figure';
import { Inline } from './Inline';

export type Actor<Id extends string = string> = { readonly id: Id; readonly name: string };

export type SequenceStep<Id extends string = string> =
  | { readonly from: Id; readonly to: Id; readonly text: string; readonly reply?: boolean }
  | { readonly note: string };

type SequenceDiagramProps<Id extends string> = {
  /** From left to right; four at most, so that their names fit a small screen. */
  readonly actors: readonly Actor<Id>[];
  readonly steps: readonly SequenceStep<NoInfer<Id>>[];
  readonly caption: string;
};

/** Past this many steps the names have left the screen: they are drawn again below. */
const STEPS_IN_SIGHT = 8;

function Actors({ actors, again = false }: { actors: readonly Actor[]; again?: boolean }): ReactNode {
  return (
    <ul className="fig-actors" aria-hidden={again || undefined}>
      {actors.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}

function Lifelines({ actors }: { readonly actors: readonly Actor[] }): ReactNode {
  return (
    <span className="fig-lifelines" aria-hidden="true">
      {actors.map(({ id }) => (
        <span key={id} />
      ))}
    </span>
  );
}

/** Where a label has most room on a small screen: on the side of its arrow. */
function leaning(from: number, to: number, actors: number): string {
  const offCentre = from + to - (actors - 1);
  if (offCentre === 0) return 'fig-leans-centre';
  return offCentre < 0 ? 'fig-leans-start' : 'fig-leans-end';
}

function Step({
  step,
  actors,
}: {
  readonly step: SequenceStep;
  readonly actors: readonly Actor[];
}): ReactNode {
  if ('note' in step) {
    return (
      <li className="fig-note">
        <Inline text={step.note} />
      </li>
    );
  }
  const from = actors.findIndex(({ id }) => id === step.from);
  const to = actors.findIndex(({ id }) => id === step.to);
  const classes = [
    'fig-message',
    `fig-starts-${Math.min(from, to) + 1}`,
    `fig-ends-${Math.max(from, to) + 1}`,
    leaning(from, to, actors.length),
    step.reply && 'fig-message--reply',
  ];
  return (
    <li className={classes.filter(Boolean).join(' ')}>
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

/** Who says what to whom, from top to bottom. */
export function SequenceDiagram<const Id extends string>({
  actors,
  steps,
  caption,
}: SequenceDiagramProps<Id>): ReactNode {
  return (
    <Figure caption={caption} diagram={`fig-sequence fig-sequence--${actors.length}`}>
      <Actors actors={actors} />
      <div className="fig-exchange">
        <Lifelines actors={actors} />
        <ol>
          {steps.map((step) => (
            <Step key={JSON.stringify(step)} step={step} actors={actors} />
          ))}
        </ol>
      </div>
      {steps.length > STEPS_IN_SIGHT && <Actors actors={actors} again />}
    </Figure>
  );
}
