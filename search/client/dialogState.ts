// Whether the dialog is open: one a page, whichever button or key asks for it. Every page loads this.
import { useSyncExternalStore } from 'react';
import { closeEngine } from './searchEngine';

/** What had the focus, and gets it back. */
export type DialogState = { readonly openedFrom: HTMLElement | null };

let state: DialogState | undefined;
const watchers = new Set<() => void>();

function change(next: DialogState | undefined): void {
  state = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

export const useDialogState = (): DialogState | undefined =>
  useSyncExternalStore(
    watch,
    () => state,
    () => undefined,
  );

/** What is typed before the dialog is there: on a slow network its script may take seconds. */
let typedEarly = '';

function keepTyped(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') closeSearch();
  else if (event.key === 'Backspace') typedEarly = typedEarly.slice(0, -1);
  else if (event.key.length === 1) typedEarly += event.key;
  // Enter is kept from what has the focus, a link or a button of the page.
  else if (event.key !== 'Enter') return;
  event.preventDefault();
}

/** From here on the keys are the dialog's, or those of the message that it did not come. */
export function takeTyped(): string {
  document.removeEventListener('keydown', keepTyped, true);
  const typed = typedEarly;
  typedEarly = '';
  return typed;
}

export function openSearch(openedFrom: HTMLElement | null, question = ''): void {
  if (state) return;
  typedEarly = question;
  document.addEventListener('keydown', keepTyped, true);
  change({ openedFrom });
}

export function closeSearch(): void {
  takeTyped();
  closeEngine();
  change(undefined);
}
