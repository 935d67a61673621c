import type { ReactNode } from 'react';
import { Icon } from './Icon';

type Column = { title: string; items: readonly { key: string; text: ReactNode }[] };

type CompareProps = { yes: Column; no: Column };

function Side({ sign, title, items }: Column & { sign: 'good' | 'bad' }): ReactNode {
  return (
    <div className={`fig-compare-side fig-kind-${sign}`}>
      <p className="fig-compare-title">
        <Icon name={sign} />
        <span>{title}</span>
      </p>
      <ul className="fig-compare-items" aria-label={title}>
        {items.map(({ key, text }) => (
          <li key={key}>
            <Icon name={sign} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What holds and what does not, face to face: the titles and the signs say it, the colour only helps. */
export function Compare({ yes, no }: CompareProps): ReactNode {
  return (
    <div className="fig-compare">
      <Side sign="good" {...yes} />
      <Side sign="bad" {...no} />
    </div>
  );
}
