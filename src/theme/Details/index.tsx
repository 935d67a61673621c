// Replaces the theme's <details>, which needs a script and inline styles: the browser's own needs neither.
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Details';
import clsx from 'clsx';
import { isValidElement, type ReactNode } from 'react';

export default function Details({ summary, children, className, ...props }: Props): ReactNode {
  const title = summary ?? translate({ id: 'site.details.summary', message: 'Details' });
  return (
    <details {...props} className={clsx('details', className)}>
      {isValidElement(title) ? title : <summary>{title}</summary>}
      <div className="details-content">{children}</div>
    </details>
  );
}
