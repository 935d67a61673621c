import texts from '@generated/interface-texts/default/search.json';
import { memo, type ReactNode } from 'react';
import styles from './styles.module.css';

/** A reminder for the eye: screen readers have their own for this kind of field. */
export const Keys = memo((): ReactNode => {
  const { choose, open, leave, enterKey, escapeKey } = texts.keys;
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {choose}
      </span>
      <span>
        <kbd>{enterKey}</kbd> {open}
      </span>
      <span>
        <kbd>{escapeKey}</kbd> {leave}
      </span>
    </p>
  );
});
