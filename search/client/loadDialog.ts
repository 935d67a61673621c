import { openEngine } from './searchEngine';

/** A separate chunk, because most readers of a page do not search. */
export const loadDialog = () => import(/* webpackChunkName: "search-dialog" */ './dialog/SearchDialog');

/** Fetches everything as soon as somebody points at the button. Failures are reported when the dialog opens. */
export function prepareSearch(): void {
  loadDialog().catch(() => undefined);
  openEngine().catch(() => undefined);
}
