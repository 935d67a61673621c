// The dialog and its engine are fetched apart: most readers of a page do not search.
export const loadDialog = () => import(/* webpackChunkName: "search-dialog" */ './dialog');

/** On the first sign that somebody will search. A failure is told by the dialog, which tries again. */
export function prepareSearch(): void {
  loadDialog()
    .then(({ load }) => load())
    .catch(() => undefined);
}
