// Ctrl+K, ⌘K and / open search, unless the reader is typing or busy in another dialog.
import { createStorageSlot } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect } from 'react';
import { openSearch } from './dialogState';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const NO_TEXT = '[type="radio"], [type="checkbox"]';
const DIALOGS = 'dialog[open], [role="dialog"], [aria-modal="true"]';

const OFF = 'non';
const slash = createStorageSlot('recherche-par-barre');

/** Whoever speaks to the computer, or hits keys by accident, can switch off « / », a shortcut of one key. */
export const isSlashOn = (): boolean => slash.get() !== OFF;

export function setSlash(isOn: boolean): void {
  if (isOn) slash.del();
  else slash.set(OFF);
}

/** « / » takes the Shift key on a French keyboard: only the sign counts. */
const asksForSearch = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key === '/'
    ? !ctrlKey && !metaKey && !altKey && isSlashOn()
    : key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

function listen(event: KeyboardEvent): void {
  if (!asksForSearch(event) || event.defaultPrevented || document.querySelector(DIALOGS)) return;
  const field = event.target instanceof Element ? event.target.closest(FIELDS) : null;
  if (field && !field.matches(NO_TEXT)) return;
  event.preventDefault();
  openSearch(document.activeElement instanceof HTMLElement ? document.activeElement : null);
}

export function useShortcuts(): void {
  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

export const useIsApple = (): boolean => useIsBrowser() && /Macintosh|iPhone|iPad/.test(navigator.userAgent);
