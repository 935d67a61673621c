import texts from '@generated/interface-texts/default/search.json';
import { memo, type ReactNode } from 'react';
import type { Result } from '../engine/engine';
import { Failure } from './Failure';
import { NoResults } from './NoResults';
import { Recent } from './Recent';
import { Results } from './Results';
import type { RecentSearches } from './recentSearches';
import styles from './styles.module.css';
import type { Answered } from './useAnswer';

type Props = Pick<Answered, 'answer' | 'hasFailed'> & {
  readonly isAsking: boolean;
  readonly active: number;
  readonly recent: RecentSearches;
  readonly does: {
    readonly ask: (query: string) => void;
    readonly retry: () => void;
    readonly follow: (result: Result) => void;
    readonly followElsewhere: () => void;
    readonly focusField: () => void;
    readonly close: () => void;
  };
};

/** Under the field: the results, or what to do without any. A letter typed changes nothing of it before its answer comes. */
export const DialogBody = memo((props: Props): ReactNode => {
  const { isAsking, answer, hasFailed, active, recent, does } = props;
  if (!isAsking) {
    return (
      <div className={styles.body}>
        <Recent recent={recent} onAsk={does.ask} onForgotten={does.focusField} />
      </div>
    );
  }
  if (answer && answer.count > 0) {
    return (
      <div className={styles.body}>
        <Results
          pages={answer.pages}
          active={active}
          onFollow={does.follow}
          onFollowElsewhere={does.followElsewhere}
        />
        {answer.isIncomplete && <Failure text={texts.incomplete} onRetry={does.retry} />}
      </div>
    );
  }
  return (
    <div className={styles.body}>
      {hasFailed || answer?.isIncomplete ? (
        <Failure text={texts.failed} onRetry={does.retry} />
      ) : answer ? (
        <NoResults query={answer.query} nearest={answer.nearestWords} onAsk={does.ask} onLeave={does.close} />
      ) : (
        <p className={styles.hint}>{texts.loading}</p>
      )}
    </div>
  );
});
