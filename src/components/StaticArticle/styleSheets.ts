// plugins/served-pages asks for the style sheets of a page in the midst of its article. They would go with the article
// when the reader goes to another page, and those of that page would come too late. A spare link of each, which applies to
// nothing, waits at the end of the body for the moment when its rules are needed there.
const SPARE = 'not all';
const LINK = /<link rel="stylesheet" href="([^"]*)">/g;

const spares = new Map<string, { readonly link: HTMLLinkElement; readonly isLoaded: Promise<void> }>();

/** The article without its links, and their addresses. */
export function takeStyleSheets(html: string): { readonly html: string; readonly sheets: string[] } {
  return {
    html: html.replaceAll(LINK, ''),
    sheets: [...html.matchAll(LINK)].map(([, address = '']) => address),
  };
}

export const styleSheetsIn = (article: HTMLElement): string[] =>
  [...article.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href') ?? '');

/** Pages whose first screen ends with them ask for their style sheets after it: those stay. */
const staysOnPage = (address: string): boolean =>
  [...document.querySelectorAll(`link[rel="stylesheet"][href="${address}"]`)].some(
    (link) => !link.closest('[data-article]'),
  );

function addSpare(address: string) {
  const link = document.createElement('link');
  const isLoaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(address));
  });
  link.rel = 'stylesheet';
  link.media = SPARE;
  link.href = address;
  document.body.append(link);
  const spare = { link, isLoaded };
  spares.set(address, spare);
  return spare;
}

/** Undefined where the page keeps its own link. */
const spareOf = (address: string) =>
  spares.get(address) ?? (staysOnPage(address) ? undefined : addSpare(address));

/** In the order of the page, which is that of the rules: each but the first sheet is for a part of some pages. */
export async function loadStyleSheets(sheets: readonly string[]): Promise<void> {
  await Promise.all(sheets.map((address) => spareOf(address)?.isLoaded));
}

/** Before the reader sees what needs them. */
export function applyStyleSheets(sheets: readonly string[]): void {
  for (const address of sheets) {
    const link = spareOf(address)?.link;
    if (link?.media === SPARE) link.media = 'all';
  }
}
