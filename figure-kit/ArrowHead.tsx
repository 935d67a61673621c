import type { ReactNode } from 'react';

/** The arrowhead of sequence diagrams and decision flows. Decorative: the text and its order say the same. */
export function ArrowHead({ pointsTo }: { readonly pointsTo: 'start' | 'end' | 'down' }): ReactNode {
  return (
    <svg
      className={`fig-arrow-head fig-arrow-head--${pointsTo}`}
      viewBox="0 0 7 7"
      width="7"
      height="7"
      aria-hidden="true"
    >
      <path d="M0 0L7 3.5L0 7Z" />
    </svg>
  );
}
