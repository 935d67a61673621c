import { useHistory } from '@docusaurus/router';
import texts from '@generated/interface-texts/default/search.json';
import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { closeSearch, type DialogState, takeTyped } from '../dialogState';
import { CloseIcon, SearchIcon } from '../icons';
import { onArrival } from '../onArrival';
import { DialogBody } from './DialogBody';
import { highlightSection } from './highlightSection';
import { Keys } from './Keys';
import { type Follow, LISTBOX_ID, NO_OPTION, optionId } from './Results';
import { rememberSearch } from './recentSearches';
import styles from './styles.module.css';
import { useAnnouncement, useAnswer } from './useAnswer';

function countText(count: number): string {
  if (count === 0) return texts.count.none;
  return count === 1 ? texts.count.one : texts.count.many.replace('{count}', String(count));
}

export function SearchDialog({ openedFrom }: DialogState): ReactNode {
  const history = useHistory();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(NO_OPTION);
  /** Enter was pressed before the answer came: the first result is followed when it comes. */
  const isWaiting = useRef(false);
  // One letter is not yet a question.
  const query = typed.trim().length > 1 ? typed.trim() : '';
  const [answered, retry] = useAnswer(query);
  const { answer } = answered;
  const results = (query && answer?.pages.flatMap((page) => page.results)) || [];
  const isUpToDate = query !== '' && answer?.query === query;
  const announced = useAnnouncement(query, isUpToDate ? countText(answer.count) : '');

  const focusField = (): void => field.current?.focus();
  const close = (): void => dialog.current?.close();
  const type = (text: string): void => {
    setTyped(text);
    setActive(NO_OPTION);
    isWaiting.current = false;
  };
  const ask = (text: string): void => {
    type(text);
    focusField();
  };
  const follow: Follow = (result, isElsewhere) => {
    rememberSearch(query);
    if (isElsewhere) return;
    onArrival(() => highlightSection(result, query));
    close();
    history.push(result.url);
  };

  // In a layout effect, because a key pressed between these steps would be lost or misplaced.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    field.current?.focus();
    setTyped(takeTyped());
    // For the style sheet: Firefox before 121 does not know `html:has(dialog[open])`.
    const { documentElement: root } = document;
    root.toggleAttribute('data-search-open', true);
    return () => root.removeAttribute('data-search-open');
  }, []);
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  useEffect(() => {
    if (!isWaiting.current || !isUpToDate || !results[0]) return;
    isWaiting.current = false;
    follow(results[0], false);
  });

  const onEnter = (event: KeyboardEvent): void => {
    const result = results[Math.max(active, 0)];
    // Browsers only open a tab while a key is handled, so it is the result that is shown now.
    const isElsewhere = event.ctrlKey || event.metaKey;
    isWaiting.current = !isUpToDate && !isElsewhere;
    if (isWaiting.current || !result) return;
    event.preventDefault();
    if (isElsewhere) window.open(result.url, '_blank', 'noopener');
    follow(result, isElsewhere);
  };
  const onFieldKey = (event: KeyboardEvent): void => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'Enter') onEnter(event);
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    const next = key === 'ArrowDown' ? active + 1 : Math.max(active, 0) - 1;
    if (results.length > 0) setActive((next + results.length) % results.length);
  };
  /** Escape empties the field, then closes the dialog. Ctrl+K must not open the browser's own search. */
  const onDialogKey = (event: KeyboardEvent): void => {
    const isShortcut = event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey;
    const isEmptying = event.key === 'Escape' && typed !== '';
    if (isShortcut || isEmptying) event.preventDefault();
    if (isShortcut) field.current?.select();
    if (isEmptying) ask('');
  };
  const onClose = (): void => {
    // Safari does not focus a button that is clicked, so it cannot restore the focus.
    if (document.activeElement === document.body) openedFrom?.focus();
    closeSearch();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={texts.title}
      onClose={onClose}
      onKeyDown={onDialogKey}
      onClick={({ target }) => target === dialog.current && close()}
    >
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
          aria-activedescendant={active === NO_OPTION ? undefined : optionId(active)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          placeholder={texts.placeholder}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onFieldKey}
        />
        <button type="button" className={styles.icon} aria-label={texts.close} onClick={close}>
          <CloseIcon />
        </button>
      </div>
      <div className={styles.body}>
        <DialogBody
          isAsking={query !== ''}
          {...answered}
          {...{ active, ask, retry, follow, focusField, close }}
        />
      </div>
      <Keys />
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </dialog>
  );
}
