// Whether the dialog is open: one a page, whichever button or key asks for it. Every page loads this.
import { useEffect, useState } from 'react';
import { closeEngine } from './searchEngine';

/** What had the focus, and gets it back. */
export type DialogState = { readonly openedFrom: HTMLElement | null };

/** The address it was opened at; undefined while it is closed. */
let openedAt: string | undefined;
let show: (state: DialogState | undefined) => void = () => undefined;

export function useDialogState(): DialogState | undefined {
  const [state, setState] = useState<DialogState>();
  useEffect(() => {
    show = setState;
  }, []);
  return state;
}

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

/** A page is shown before React has come to it: a dialog that was opened there meanwhile stays. */
export function closeSearchOfLastPage(): void {
  if (openedAt !== window.location.href) closeSearch();
}
