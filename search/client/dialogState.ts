// Whether the dialog is open: one for the page, whichever button or key opens it. Every page loads this.
import { useEffect, useState } from 'react';
import { closeEngine } from './searchEngine';

/** The element that had the focus, and gets it back. */
export type DialogState = { readonly openedFrom: HTMLElement | null };

/** The address where it was opened; undefined while it is closed. */
let openedAt: string | undefined;
let show: (state: DialogState | undefined) => void = () => undefined;

export function useDialogState(): DialogState | undefined {
  const [state, setState] = useState<DialogState>();
  useEffect(() => {
    show = setState;
  }, []);
  return state;
}

/** What is typed before the script of the dialog has arrived. */
let typedEarly = '';

function keepTyped(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') closeSearch();
  else if (event.key === 'Backspace') typedEarly = typedEarly.slice(0, -1);
  else if (event.key.length === 1) typedEarly += event.key;
  // Enter must not press the link or button that has the focus.
  else if (event.key !== 'Enter') return;
  event.preventDefault();
}

/** Returns what was typed so far, and leaves the next keys to the dialog or to the message of its failure. */
export function takeTyped(): string {
  document.removeEventListener('keydown', keepTyped, true);
  const typed = typedEarly;
  typedEarly = '';
  return typed;
}

export function openSearch(openedFrom: HTMLElement | null, question = ''): void {
  if (openedAt !== undefined) return;
  openedAt = window.location.href;
  typedEarly = question;
  document.addEventListener('keydown', keepTyped, true);
  show({ openedFrom });
}

export function closeSearch(): void {
  openedAt = undefined;
  takeTyped();
  closeEngine();
  show(undefined);
}

/** A dialog that was opened in the new page, before React knew of the change, stays open. */
export function closeSearchOfPreviousPage(): void {
  if (openedAt !== window.location.href) closeSearch();
}
