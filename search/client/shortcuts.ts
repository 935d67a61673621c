// Ctrl+K, ⌘K and / open search, unless the reader is typing or busy in another dialog.
import { createStorageSlot } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect } from 'react';
import { openSearch } from './dialogState';

const FIELDS =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const DIALOGS = 'dialog[open], [role="dialog"], [aria-modal="true"]';

const OFF = 'non';
const slash = createStorageSlot('recherche-par-barre');

/** A shortcut of one key can be switched off, for readers who dictate or who hit keys by accident (WCAG 2.1.4). */
export const isSlashOn = (): boolean => slash.get() !== OFF;

export function setSlash(isOn: boolean): void {
  if (isOn) slash.del();
  else slash.set(OFF);
}

/** A French keyboard needs Shift for « / ». */
const asksForSearch = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key === '/'
    ? !ctrlKey && !metaKey && !altKey && isSlashOn()
    : key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

function listen(event: KeyboardEvent): void {
  if (!asksForSearch(event) || event.defaultPrevented || document.querySelector(DIALOGS)) return;
  if (event.target instanceof Element && event.target.closest(FIELDS)) return;
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
