// plugins/served-pages asks for the style sheets of a page in the midst of its article, with which they would go when the
// reader goes to another page. Each gets a link of its own at the end of the body, for good: the rules of every sheet but
// the first are for a part that only some pages have, and change nothing on the others.
const LINK = /<link rel="stylesheet" href="([^"]*)">/g;

/** Those that stay on the page bring no link. */
const loads = new Map<string, Promise<HTMLLinkElement | undefined>>();

/** The addresses of the style sheets of an article, and the article without its links. */
export function takeStyleSheets(html: string): { readonly rest: string; readonly sheets: string[] } {
  return {
    rest: html.replaceAll(LINK, ''),
    sheets: [...html.matchAll(LINK)].map(([, address = '']) => address),
  };
}

const linksIn = (root: ParentNode): HTMLLinkElement[] => [
  ...root.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
];

const addressOf = (link: HTMLLinkElement): string => link.getAttribute('href') ?? '';

/** Pages whose first screen ends with them ask for their style sheets after it: those stay. */
const staysOnPage = (address: string): boolean =>
  linksIn(document).some((link) => addressOf(link) === address && !link.closest('[data-article]'));

/** For no medium yet: as long as others are on their way, the browser would look at the whole page for each. */
function addLink(address: string): Promise<HTMLLinkElement> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  link.media = 'not all';
  const isLoaded = new Promise<HTMLLinkElement>((resolve, reject) => {
    link.onload = () => resolve(link);
    // The reader gets the whole page from the server then.
    link.onerror = reject;
  });
  document.body.append(link);
  return isLoaded;
}

/** In the order of the page, which is that of the rules. */
export async function loadStyleSheets(sheets: readonly string[]): Promise<void> {
  for (const address of sheets)
    if (!loads.has(address))
      loads.set(address, staysOnPage(address) ? Promise.resolve(undefined) : addLink(address));
  for (const link of await Promise.all(sheets.map((address) => loads.get(address))))
    if (link) link.media = 'all';
}

/**
 * Once the page is at rest: browsers look at every element again when a sheet comes or goes, but once only if all of them
 * come and go before the next frame.
 */
export async function moveStyleSheets(article: HTMLElement): Promise<void> {
  // They have done what they are for, and would do it again wherever the article goes.
  for (const link of article.querySelectorAll('link[rel="preload"]')) link.remove();
  const links = linksIn(article);
  await loadStyleSheets(links.map(addressOf)).catch(() => undefined);
  // Without its sheets, nothing would be readable.
  for (const link of links) if (staysOnPage(addressOf(link))) link.remove();
}
