// plugins/served-pages asks for the style sheets of a page in the midst of its article, with which they would go when the
// reader goes to another page. Each gets a link of its own at the end of the body, for good: the rules of every sheet but
// the first are for a part that only some pages have, and change nothing on the others.
const LINK = /<link rel="stylesheet" href="([^"]*)">/g;

const loads = new Map<string, Promise<void>>();

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

function addLink(address: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  const isLoaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    // The reader gets the whole page from the server then.
    link.onerror = reject;
  });
  document.body.append(link);
  return isLoaded;
}

/** In the order of the page, which is that of the rules. */
export async function loadStyleSheets(sheets: readonly string[]): Promise<void> {
  for (const address of sheets)
    if (!loads.has(address)) loads.set(address, staysOnPage(address) ? Promise.resolve() : addLink(address));
  await Promise.all(sheets.map((address) => loads.get(address)));
}

/** Once the page is at rest: browsers look at every element again when a sheet comes or goes. */
export async function moveStyleSheets(article: HTMLElement): Promise<void> {
  const links = linksIn(article);
  await loadStyleSheets(links.map(addressOf)).catch(() => undefined);
  // Without its sheets, nothing would be readable.
  for (const link of links) if (staysOnPage(addressOf(link))) link.remove();
}
