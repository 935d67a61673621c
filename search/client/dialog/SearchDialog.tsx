import texts from '@generated/interface-texts/default/search.json';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { closeSearch, type DialogState, takeTyped } from '../dialogState';
import { CloseIcon, SearchIcon } from '../icons';
import { DialogBody } from './DialogBody';
import { Keys } from './Keys';
import { remember, useRecentSearches } from './recentSearches';
import { SearchField } from './SearchField';
import styles from './styles.module.css';
import { useAnnouncement } from './useAnnouncement';
import { useAnswer } from './useAnswer';
import { useDialogKeys } from './useDialogKeys';
import { useFollow } from './useFollow';
import { useSameFunctions } from './useSameFunctions';

function countText(count: number): string {
  if (count === 0) return texts.count.none;
  return count === 1 ? texts.count.one : texts.count.many.replace('{count}', String(count));
}

/** The dialog element and its field, open and with the focus. */
function useOpenDialog({ openedFrom }: DialogState, onOpen: (typed: string) => void) {
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
  return {
    dialog,
    field,
    close: () => dialog.current?.close(),
    onClose: () => {
      // Safari gives no focus to a button that is clicked, and so has none to give back.
      if (document.activeElement === document.body) openedFrom?.focus();
      closeSearch();
    },
  };
}

/** Escape empties the field before it closes the dialog; Ctrl+K must not reach the browser's own field. */
function keyInDialog(
  event: KeyboardEvent,
  typed: string,
  ask: (text: string) => void,
  field: HTMLInputElement | null,
): void {
  const isAskedAgain = event.key.toLowerCase() === 'k' && event.ctrlKey !== event.metaKey;
  const isEmptying = event.key === 'Escape' && typed !== '';
  if (isAskedAgain || isEmptying) event.preventDefault();
  if (isAskedAgain) field?.select();
  if (isEmptying) ask('');
}

/** What is typed, what it found, and what can be done with it. */
function useSearch(state: DialogState) {
  const [typed, setTyped] = useState('');
  const { dialog, field, close, onClose } = useOpenDialog(state, setTyped);
  // A letter alone asks for nothing yet.
  const query = typed.trim().length > 1 ? typed.trim() : '';
  const { answer, hasFailed, retry } = useAnswer(query);
  const isUpToDate = query !== '' && answer?.query === query;
  const { follow, followInAnotherTab } = useFollow(query, close);
  const results = (query && answer?.pages.flatMap((page) => page.results)) || [];
  const keys = useDialogKeys(results, { isUpToDate, follow, followInAnotherTab });
  const type = (text: string): void => {
    setTyped(text);
    keys.reset();
  };
  const focusField = (): void => field.current?.focus();
  const ask = (text: string): void => {
    type(text);
    focusField();
  };
  const does = useSameFunctions({
    ...{ ask, retry, follow, focusField, close },
    followElsewhere: () => remember(query),
  });
  const onKeyDown = (event: KeyboardEvent): void => keyInDialog(event, typed, ask, field.current);
  return {
    ...{ dialog, field, typed, query, answer, hasFailed, keys, results, type, does, onKeyDown, onClose },
    count: isUpToDate ? answer.count : undefined,
  };
}

export function SearchDialog(state: DialogState): ReactNode {
  const { dialog, field, typed, query, keys, count, results, type, does, ...search } = useSearch(state);
  const recent = useRecentSearches();
  const announced = useAnnouncement(query, count === undefined ? '' : countText(count));
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={texts.title}
      onClose={search.onClose}
      onKeyDown={search.onKeyDown}
      onClick={({ target }) => target === dialog.current && does.close()}
    >
      <div className={styles.sheet}>
        <div className={styles.bar}>
          <SearchIcon />
          <SearchField
            {...{ field, typed, active: keys.active, hasResults: results.length > 0 }}
            onType={type}
            onKeyDown={keys.onKeyDown}
          />
          <button type="button" className={styles.icon} aria-label={texts.close} onClick={does.close}>
            <CloseIcon />
          </button>
        </div>
        <DialogBody
          {...{ isAsking: query !== '', answer: search.answer, hasFailed: search.hasFailed }}
          {...{ active: keys.active, recent, does }}
        />
        <Keys />
        <p role="status" className="visually-hidden">
          {announced}
        </p>
      </div>
    </dialog>
  );
}
