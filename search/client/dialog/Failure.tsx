import texts from '@generated/interface-texts/default/search.json';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Nothing came, or not all of it: what is there stays, and the rest can be asked for again. */
export function Failure({ text, onRetry }: { text: string; onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.hint}>{text}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
