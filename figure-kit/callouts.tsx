// Numbered callouts: a seal on a part of a drawing, and its entry in the legend below.
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** What any part of a drawing may carry: the number of its entry in the legend. */
export type Marked = { callout?: number };

type SealProps = { number: number };

export function Seal({ number }: SealProps): ReactNode {
  return (
    <span className="fig-seal">
      <span className="visually-hidden">repère </span>
      {number}
    </span>
  );
}

type PartProps = Marked & { className: string; children: ReactNode };

/** The box of a part, with its seal if it carries one. */
export function Part({ className, callout, children }: PartProps): ReactNode {
  return (
    <div className={clsx('fig-part', className)}>
      {children}
      {callout !== undefined && <Seal number={callout} />}
    </div>
  );
}
