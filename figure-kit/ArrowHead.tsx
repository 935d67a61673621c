import type { ReactNode } from 'react';

/** The same small triangle as on the lines of a state diagram. The text beside says what it says. */
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
