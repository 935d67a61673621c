import { useHistory } from '@docusaurus/router';
import texts from '@generated/interface-texts/default/search.json';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { closeSearch, type DialogState, takeTyped } from '../dialogState';
import type { Result } from '../engine/engine';
import { CloseIcon, SearchIcon } from '../icons';
import { onArrival } from '../onArrival';
import { askedLast } from '../searchEngine';
import { isSlashOn, setSlash } from '../shortcuts';
import { DialogBody } from './DialogBody';
import { highlightSection } from './highlightSection';
import { LISTBOX_ID, NO_OPTION, optionId } from './Results';
import { rememberSearch } from './recentSearches';
import styles from './styles.module.css';
import { useAnnouncement, useAnswer } from './useAnswer';
import { useDialogKeys } from './useDialogKeys';

function countText(count: number): string {
  if (count === 0) return texts.count.none;
  return count === 1 ? texts.count.one : texts.count.many.replace('{count}', String(count));
}

/** The dialog element and its field, open and with the focus. */
function useOpenDialog(onOpen: (typed: string) => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // Before the browser hands over the next key: one that came between two of these steps would be lost or misplaced.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    field.current?.focus();
    onOpen(takeTyped());
    const { documentElement: root } = document;
    // For the style sheet: `html:has(dialog[open])` would lock nothing in Firefox before 121.
    root.toggleAttribute('data-search-open', true);
    return () => root.removeAttribute('data-search-open');
  }, []);
  return { dialog, field };
}

/** What keys do in the dialog, for the eye: screen readers have their own reminder. And whether one of them opens it. */
function Keys(): ReactNode {
  const { choose, open, leave, enterKey, escapeKey, slash } = texts.keys;
  const [isOn, setOn] = useState(isSlashOn);
  return (
    <div className={styles.keys}>
      <p aria-hidden="true">
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
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setSlash(target.checked);
            setOn(target.checked);
          }}
        />
        {slash}
      </label>
    </div>
  );
}

/** What can be done with a result. The same functions each time: what is given them is not drawn again. */
function useFollow(close: () => void) {
  const history = useHistory();
  const [follows] = useState(() => ({
    follow(result: Result): void {
      const query = askedLast();
      rememberSearch(query);
      onArrival(() => highlightSection(result, query));
      close();
      history.push(result.url);
    },
    followInAnotherTab({ url }: Result): void {
      rememberSearch(askedLast());
      window.open(url, '_blank', 'noopener');
    },
    /** The browser opens it by itself. */
    followElsewhere: (): void => rememberSearch(askedLast()),
  }));
  return follows;
}

export function SearchDialog({ openedFrom }: DialogState): ReactNode {
  const [typed, setTyped] = useState('');
  const { dialog, field } = useOpenDialog(setTyped);
  // A letter alone asks for nothing yet.
  const query = typed.trim().length > 1 ? typed.trim() : '';
  const { answered, retry } = useAnswer(query);
  const { answer } = answered;
  const isUpToDate = query !== '' && answer?.query === query;
  const announced = useAnnouncement(query, isUpToDate ? countText(answer.count) : '');
  const close = (): void => dialog.current?.close();
  const follows = useFollow(close);
  const results = (query && answer?.pages.flatMap((page) => page.results)) || [];
  const keys = useDialogKeys({ results, isUpToDate, ...follows });
  const type = (text: string): void => {
    setTyped(text);
    keys.reset();
  };
  const focusField = (): void => field.current?.focus();
  const ask = (text: string): void => {
    type(text);
    focusField();
  };
  const [does] = useState({ ask, retry, focusField, close, ...follows });
  /** Escape empties the field before it closes the dialog; Ctrl+K must not reach the browser's own field. */
  const onKeyDown = (event: KeyboardEvent): void => {
    const isAskedAgain = event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey;
    const isEmptying = event.key === 'Escape' && typed !== '';
    if (isAskedAgain || isEmptying) event.preventDefault();
    if (isAskedAgain) field.current?.select();
    if (isEmptying) ask('');
  };
  const onClose = (): void => {
    // Safari gives no focus to a button that is clicked, and so has none to give back.
    if (document.activeElement === document.body) openedFrom?.focus();
    closeSearch();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={texts.title}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={({ target }) => target === dialog.current && close()}
    >
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <SearchIcon />
          <input
            ref={field}
            className={styles.field}
            type="text"
            role="combobox"
            aria-label={texts.title}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={results.length > 0}
            aria-controls={results.length > 0 ? LISTBOX_ID : undefined}
            aria-activedescendant={keys.active === NO_OPTION ? undefined : optionId(keys.active)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="search"
            enterKeyHint="search"
            placeholder={texts.placeholder}
            value={typed}
            onChange={({ target }) => type(target.value)}
            onKeyDown={keys.onKeyDown}
          />
          <button type="button" className={styles.icon} aria-label={texts.close} onClick={close}>
            <CloseIcon />
          </button>
        </div>
        <DialogBody isAsking={query !== ''} active={keys.active} does={does} {...answered} />
        <Keys />
        <p role="status" className="visually-hidden">
          {announced}
        </p>
      </div>
    </dialog>
  );
}
