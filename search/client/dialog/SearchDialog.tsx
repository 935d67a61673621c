import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import texts from '@generated/interface-texts/default/search.json';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { onArrival } from '../arrival';
import type { Result } from '../engine';
import { Glass } from '../Glass';
import { closeSearch, type Opening, takeEarly } from '../opening';
import { arriveAt, termsToMark } from './arriveAt';
import { Cross } from './Cross';
import { Keys } from './Keys';
import { Nothing } from './Nothing';
import { Recent } from './Recent';
import { LISTBOX_ID, optionId, Results } from './Results';
import { remember, useRecentSearches } from './recentSearches';
import styles from './styles.module.css';
import { useAnnouncement } from './useAnnouncement';
import { useEngine } from './useEngine';

const NONE = -1;

function countText(count: number): string {
  if (count === 0) return texts.count.none;
  return count === 1 ? texts.count.one : texts.count.many.replace('{count}', String(count));
}

/** The browser's own ways of following a link: another tab, another window, a download. */
const isModified = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

export function SearchDialog({ from }: Opening): ReactNode {
  const history = useHistory();
  const { withBaseUrl } = useBaseUrlUtils();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const engine = useEngine();
  const recent = useRecentSearches();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(NONE);

  // A letter alone asks for nothing yet.
  const query = typed.trim().length > 1 ? typed.trim() : '';
  const search = engine.state === 'ready' ? engine.search : undefined;
  const answered = useMemo(() => (query ? search?.(query) : undefined), [query, search]);
  const results = answered?.pages.flatMap((page) => page.results) ?? [];
  const announced = useAnnouncement(query, answered ? countText(answered.count) : '');

  // Before the browser hands over the next key: one that came between two of these steps would be lost or misplaced.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    field.current?.focus();
    setTyped(takeEarly());
  }, []);

  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const close = () => dialog.current?.close();

  const ask = (text: string) => {
    setTyped(text);
    setActive(NONE);
    field.current?.focus();
  };

  const follow = (result: Result) => {
    remember(query);
    const asked = termsToMark(query, result);
    onArrival(() => arriveAt(result.url, asked));
    close();
    history.push(withBaseUrl(result.url));
  };

  const onKeyDownInField = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { length } = results;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (length === 0) return;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(active === NONE && step < 0 ? length - 1 : (active + step + length) % length);
    } else if (event.key === 'Enter') {
      const result = results[Math.max(active, 0)];
      if (!result) return;
      event.preventDefault();
      if (!event.ctrlKey && !event.metaKey) return follow(result);
      remember(query);
      window.open(withBaseUrl(result.url), '_blank', 'noopener');
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      ask('');
    } else if (event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey) {
      // Pressed again, it must not reach the browser's own field.
      event.preventDefault();
      field.current?.select();
    }
  };

  const onClosed = () => {
    // Safari gives no focus to a button that is clicked, and so has none to give back.
    if (document.activeElement === document.body) from?.focus();
    closeSearch();
  };

  const hasResults = results.length > 0;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={texts.title}
      onClose={onClosed}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        if (target === dialog.current) close();
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <Glass />
          <input
            ref={field}
            className={styles.field}
            type="text"
            role="combobox"
            aria-label={texts.title}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={hasResults}
            aria-controls={hasResults ? LISTBOX_ID : undefined}
            aria-activedescendant={active === NONE ? undefined : optionId(active)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="search"
            enterKeyHint="search"
            placeholder={texts.placeholder}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setActive(NONE);
            }}
            onKeyDown={onKeyDownInField}
          />
          <button type="button" className={styles.icon} aria-label={texts.close} onClick={close}>
            <Cross />
          </button>
        </div>
        {answered && hasResults ? (
          <Results
            pages={answered.pages}
            active={active}
            onFollow={(result, event) => {
              if (isModified(event)) return remember(query);
              event.preventDefault();
              follow(result);
            }}
          />
        ) : (
          <div className={styles.body}>
            {!query && <Recent recent={recent} onAsk={ask} onForgotten={() => field.current?.focus()} />}
            {query && engine.state === 'loading' && <p className={styles.hint}>{texts.loading}</p>}
            {query && engine.state === 'failed' && (
              <div role="alert">
                <p className={styles.hint}>{texts.failed}</p>
                <button type="button" className="button button--primary" onClick={engine.retry}>
                  {texts.retry}
                </button>
              </div>
            )}
            {answered && <Nothing query={query} nearest={answered.nearest} onAsk={ask} onLeave={close} />}
          </div>
        )}
        <Keys />
        <p role="status" className="visually-hidden">
          {announced}
        </p>
      </div>
    </dialog>
  );
}
