import clsx from 'clsx';
import type { ReactNode } from 'react';

type DrawingProps = { name: string; className: string; children: ReactNode };

/** A drawn screen, page or plan: its text is real text, in one group with an accessible name. */
export function Drawing({ name, className, children }: DrawingProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing of a form is not a fieldset
    <div className={clsx('fig-drawing', className)} role="group" aria-label={name}>
      {children}
    </div>
  );
}
