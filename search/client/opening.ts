// One dialog a page, whichever button or key asks for it. Every page loads this: the rest comes when it is wanted.
import { useSyncExternalStore } from 'react';

/** What had the focus, and gets it back. */
export type Opening = { readonly from: HTMLElement | null };

let opening: Opening | undefined;
const watchers = new Set<() => void>();

function change(next: Opening | undefined): void {
  opening = next;
  for (const tell of watchers) tell();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** What is typed before the dialog is there: on a slow network its script may take seconds. */
let early = '';

function keepEarly(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') closeSearch();
  else if (event.key === 'Backspace') early = early.slice(0, -1);
  else if (event.key.length === 1) early += event.key;
  // Enter is kept from what has the focus, a link or a button of the page.
  else if (event.key !== 'Enter') return;
  event.preventDefault();
}

/** From here on the keys are the dialog's, or those of the message that it did not come. */
export function takeEarly(): string {
  document.removeEventListener('keydown', keepEarly, true);
  const typed = early;
  early = '';
  return typed;
}

export function openSearch(from: HTMLElement | null): void {
  if (opening) return;
  document.addEventListener('keydown', keepEarly, true);
  change({ from });
}

export function closeSearch(): void {
  takeEarly();
  change(undefined);
}

export const useOpening = (): Opening | undefined =>
  useSyncExternalStore(
    watch,
    () => opening,
    () => undefined,
  );
