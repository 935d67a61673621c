// plugins/served-pages asks for the style sheet of a page in the midst of its article: it would go with the article when
// the reader goes to another page. A spare link, which applies to nothing, is there to take its place at that moment.
const SPARE = 'not all';

let spare: HTMLLinkElement | undefined;

/** The file is in the browser's cache. */
export function prepareSpareStyleSheet(article: HTMLElement): void {
  const link = article.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link || spare) return;
  spare = document.createElement('link');
  spare.rel = 'stylesheet';
  spare.media = SPARE;
  spare.href = link.href;
  document.head.append(spare);
}

/** Before the nodes of the article leave the document. */
export function applySpareStyleSheet(article: HTMLElement): void {
  prepareSpareStyleSheet(article);
  if (spare?.media === SPARE) spare.media = 'all';
  article.querySelector('link[rel="stylesheet"]')?.remove();
}
