// Ctrl+K, ⌘K and / open search, unless the reader is typing or busy in another dialog.
import { useEffect, useSyncExternalStore } from 'react';
import { openSearch } from './dialogState';
import { prepareSearch } from './loadDialog';
import { isSlashOn } from './slashKey';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** « / » takes the Shift key on a French keyboard: only the sign counts. */
const asksForSearch = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key === '/'
    ? !ctrlKey && !metaKey && !altKey && isSlashOn()
    : key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

function isTyping({ target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  const field = target.closest(FIELDS);
  return field !== null && !field.matches('[type="radio"], [type="checkbox"]');
}

function listen(event: KeyboardEvent): void {
  if (!asksForSearch(event) || event.defaultPrevented || isTyping(event)) return;
  if (document.querySelector('dialog[open], [role="dialog"], [aria-modal="true"]')) return;
  event.preventDefault();
  prepareSearch();
  openSearch(document.activeElement instanceof HTMLElement ? document.activeElement : null);
}

export function useShortcuts(): void {
  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const never = () => () => undefined;

export const useIsApple = (): boolean =>
  useSyncExternalStore(
    never,
    () => /Macintosh|iPhone|iPad/.test(navigator.userAgent),
    () => false,
  );
