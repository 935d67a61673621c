import Link from '@docusaurus/Link';
import texts from '@generated/interface-texts/default/search.json';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

type Props = {
  readonly query: string;
  readonly nearest: readonly string[];
  readonly onAsk: (query: string) => void;
  readonly onLeave: () => void;
};

export function NoResults({ query, nearest, onAsk, onLeave }: Props): ReactNode {
  const { title, nearest: nearestTitle, otherwise, documentation, report } = texts.nothing;
  return (
    <>
      <h2 className={styles.title}>{title.replace('{query}', () => query)}</h2>
      {nearest.length > 0 && (
        <>
          <p className={styles.lead}>{nearestTitle}</p>
          <ul className={styles.nearest}>
            {nearest.map((word) => (
              <li key={word}>
                <button type="button" className={styles.word} onClick={() => onAsk(word)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.lead}>{otherwise}</p>
      <ul className={styles.ways}>
        <li>
          <Link to="/docs/" onClick={onLeave}>
            {documentation}
          </Link>
        </li>
        <li>
          <Link to="/docs/aide/rapport_probleme" onClick={onLeave}>
            {report}
          </Link>
        </li>
      </ul>
    </>
  );
}
