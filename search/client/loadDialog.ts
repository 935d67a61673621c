import { openEngine } from './searchEngine';

/** The dialog is fetched apart: most readers of a page do not search. */
export const loadDialog = () => import(/* webpackChunkName: "search-dialog" */ './dialog/SearchDialog');

/** On the first sign that somebody will search. A failure is reported when the dialog is opened. */
export function prepareSearch(): void {
  loadDialog().catch(() => undefined);
  openEngine().catch(() => undefined);
}
