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

export const openSearch = (from: HTMLElement | null): void => change({ from });
export const closeSearch = (): void => change(undefined);

export const useOpening = (): Opening | undefined =>
  useSyncExternalStore(
    watch,
    () => opening,
    () => undefined,
  );

export const loadDialog = () => import(/* webpackChunkName: "search-dialog" */ './dialog');

/** On the first sign that somebody will search. A failure is told by the dialog, which tries again. */
export function prepareSearch(): void {
  loadDialog()
    .then(({ load }) => load())
    .catch(() => undefined);
}
