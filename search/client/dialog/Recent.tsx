import texts from '@generated/interface-texts/default/search.json';
import type { ReactNode } from 'react';
import { CloseIcon } from '../icons';
import type { RecentSearches } from './recentSearches';
import styles from './styles.module.css';

type Props = {
  readonly recent: RecentSearches;
  readonly onAsk: (query: string) => void;
  /** The button that was pressed is gone: the focus has to go somewhere. */
  readonly onForgotten: () => void;
};

export function Recent({ recent: { queries, forget }, onAsk, onForgotten }: Props): ReactNode {
  if (queries.length === 0) return <p className={styles.hint}>{texts.hint}</p>;
  const forgetThen = (...some: readonly string[]): void => {
    forget(some);
    onForgotten();
  };
  return (
    <>
      <div className={styles.recentBar}>
        <h2 className={styles.title}>{texts.recent.title}</h2>
        <button type="button" className={styles.plain} onClick={() => forgetThen(...queries)}>
          {texts.recent.forgetAll}
        </button>
      </div>
      <ul className={styles.recent}>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className={styles.again} onClick={() => onAsk(query)}>
              {query}
            </button>
            <button
              type="button"
              className={styles.icon}
              aria-label={texts.recent.forget.replace('{query}', () => query)}
              onClick={() => forgetThen(query)}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
