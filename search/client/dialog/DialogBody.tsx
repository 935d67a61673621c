// Below the field: recent searches, results, or what to do without any.
import Link from '@docusaurus/Link';
import texts from '@generated/interface-texts/default/search.json';
import { type ReactNode, useState } from 'react';
import type { Answer } from '../engine/engine';
import { CloseIcon } from '../icons';
import { type Follow, Results } from './Results';
import { forgetSearches, recentSearches } from './recentSearches';
import styles from './styles.module.css';
import type { Answered } from './useAnswer';

function Failure({ text, onRetry }: { text: string; onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.hint}>{text}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}

type NoResultsProps = Pick<Answer, 'query' | 'nearestWords'> & Pick<Props, 'ask' | 'close'>;

function NoResults({ query, nearestWords, ask, close }: NoResultsProps): ReactNode {
  const { title, nearest, otherwise, documentation, report } = texts.nothing;
  const ways = { '/docs/': documentation, '/docs/aide/rapport_probleme': report };
  return (
    <>
      <h2 className={styles.title}>{title.replace('{query}', () => query)}</h2>
      {nearestWords.length > 0 && (
        <>
          <p className={styles.lead}>{nearest}</p>
          <ul className={styles.nearest}>
            {nearestWords.map((word) => (
              <li key={word}>
                <button type="button" onClick={() => ask(word)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.lead}>{otherwise}</p>
      <ul className={styles.ways}>
        {Object.entries(ways).map(([to, text]) => (
          <li key={to}>
            <Link to={to} onClick={close}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function Recent({ ask, focusField }: Pick<Props, 'ask' | 'focusField'>): ReactNode {
  const [queries, setQueries] = useState(recentSearches);
  if (queries.length === 0) return <p className={styles.hint}>{texts.hint}</p>;
  const forget = (...forgotten: readonly string[]): void => {
    setQueries(forgetSearches(forgotten));
    // The button that was pressed, and had the focus, is gone.
    focusField();
  };
  return (
    <>
      <div className={styles.recentBar}>
        <h2 className={styles.title}>{texts.recent.title}</h2>
        <button type="button" className={styles.plain} onClick={() => forget(...queries)}>
          {texts.recent.forgetAll}
        </button>
      </div>
      <ul className={styles.recent}>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className={styles.again} onClick={() => ask(query)}>
              {query}
            </button>
            <button
              type="button"
              className={styles.icon}
              aria-label={texts.recent.forget.replace('{query}', () => query)}
              onClick={() => forget(query)}
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

type Props = Answered & {
  readonly isAsking: boolean;
  readonly active: number;
  readonly ask: (query: string) => void;
  readonly retry: () => void;
  readonly follow: Follow;
  readonly focusField: () => void;
  readonly close: () => void;
};

export function DialogBody({ isAsking, answer, hasFailed, active, ...actions }: Props): ReactNode {
  if (!isAsking) return <Recent {...actions} />;
  if (answer && answer.count > 0) {
    return (
      <>
        <Results pages={answer.pages} active={active} follow={actions.follow} />
        {answer.isIncomplete && <Failure text={texts.incomplete} onRetry={actions.retry} />}
      </>
    );
  }
  if (hasFailed || answer?.isIncomplete) return <Failure text={texts.failed} onRetry={actions.retry} />;
  if (answer) return <NoResults {...answer} {...actions} />;
  return <p className={styles.hint}>{texts.loading}</p>;
}
