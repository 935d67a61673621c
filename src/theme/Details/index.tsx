// Replaces the theme's details, which opens by script and with inline styles: the browser's own needs neither.
import type { Props } from '@theme/Details';
import clsx from 'clsx';
import { isValidElement, type ReactNode } from 'react';

export default function Details({ summary, children, className, ...props }: Props): ReactNode {
  return (
    <details {...props} className={clsx('details', className)}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Détails'}</summary>}
      <div className="details-content">{children}</div>
    </details>
  );
}
