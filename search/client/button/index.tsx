import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { openSearch } from '../dialogState';
import { SearchIcon } from '../icons';
import { prepareSearch } from '../loadDialog';
import { useIsApple } from '../shortcuts';
import styles from './styles.module.css';

/** Looks like a text field: small in the navbar, large in a page. */
export function SearchButton({ size }: { size: 'small' | 'large' }): ReactNode {
  const isApple = useIsApple();
  return (
    <button
      type="button"
      className={clsx(styles.button, styles[size])}
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
      onPointerEnter={prepareSearch}
      onFocus={prepareSearch}
      onClick={({ currentTarget }) => openSearch(currentTarget)}
    >
      <SearchIcon />
      <span className={styles.label}>{translate({ id: 'site.search.button', message: 'Search' })}</span>
      <span className={styles.keys} aria-hidden="true">
        {isApple ? '⌘ K' : 'Ctrl K'}
      </span>
    </button>
  );
}
