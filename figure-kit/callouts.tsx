// Numbered callouts: a number in a disc on a part of a drawing. The legend of the figure explains each number.
// In CSS the disc is `.fig-seal`.
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The props of a part that may carry a callout: the number of its entry in the legend. */
export type WithCallout = { callout?: number };

function CalloutNumber({ number }: { number: number }): ReactNode {
  return (
    <span className="fig-seal">
      <span className="visually-hidden">repère </span>
      {number}
    </span>
  );
}

type PartProps = WithCallout & { className: string; children: ReactNode };

/** The box of one part of a drawing, with its callout number if it has one. */
export function Part({ className, callout, children }: PartProps): ReactNode {
  return (
    <div className={clsx('fig-part', className)}>
      {children}
      {callout !== undefined && <CalloutNumber number={callout} />}
    </div>
  );
}
