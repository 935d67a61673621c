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
  /** Enter was pressed before the answer came: it leads to the first result as soon as there is one. */
  const isWaiting = useRef(false);
  // A letter alone asks for nothing yet.
  const query = typed.trim().length > 1 ? typed.trim() : '';
  const [answered, retry] = useAnswer(query);
  const { answer } = answered;
  const results = (query && answer?.pages.flatMap((page) => page.results)) || [];
  /** The engine may be a letter behind. */
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

  // Before the browser hands over the next key: one that came between two of these steps would be lost or misplaced.
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    field.current?.focus();
    setTyped(takeTyped());
    const { documentElement: root } = document;
    // For the style sheet: `html:has(dialog[open])` would lock nothing in Firefox before 121.
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
    // A browser opens no other tab later than the key: that is of the results that are shown.
    const isElsewhere = event.ctrlKey || event.metaKey;
    isWaiting.current = !isUpToDate && !isElsewhere;
    if (isWaiting.current || !result) return;
    event.preventDefault();
    if (isElsewhere) window.open(result.url, '_blank', 'noopener');
    follow(result, isElsewhere);
  };
  /** The keys of the field: arrows choose a result, Enter follows it. */
  const onFieldKey = (event: KeyboardEvent): void => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'Enter') onEnter(event);
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    const next = key === 'ArrowDown' ? active + 1 : Math.max(active, 0) - 1;
    if (results.length > 0) setActive((next + results.length) % results.length);
  };
  /** Escape empties the field before it closes the dialog; Ctrl+K must not reach the browser's own field. */
  const onDialogKey = (event: KeyboardEvent): void => {
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
      onKeyDown={onDialogKey}
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
      </div>
    </dialog>
  );
}
