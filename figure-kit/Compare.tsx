import type { ReactNode } from 'react';
import { Icon } from './Icon';

type Column = { title: string; items: readonly { key: string; text: ReactNode }[] };

type CompareProps = { yes: Column; no: Column };

function Side({ kind, title, items }: Column & { kind: 'good' | 'bad' }): ReactNode {
  return (
    <div className={`fig-compare-side fig-kind-${kind}`}>
      <p className="fig-compare-title">
        <Icon name={kind} />
        <span>{title}</span>
      </p>
      <ul className="fig-compare-items" aria-label={title}>
        {items.map(({ key, text }) => (
          <li key={key}>
            <Icon name={kind} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Two lists side by side: what is true and what is not. Titles and icons tell them apart, not only the colour. */
export function Compare({ yes, no }: CompareProps): ReactNode {
  return (
    <div className="fig-compare">
      <Side kind="good" {...yes} />
      <Side kind="bad" {...no} />
    </div>
  );
}
