// Addresses of the site, as its lists write them: without the base path, a page without a slash at its end (`/docs/a`), a
// section behind its page (`/docs/a#x`).

/** Every address that was ever published, one a line. `npm run fix` adds to it what the last build found new. */
export const LEDGER = 'product/addresses.txt';
/** Where those lead that are no more. */
export const REDIRECTS = 'product/redirects.ts';

/** What a build leaves in its folder for hosts: the pages that have another address since. */
export const MOVED_PAGES = 'moved-pages.json';
/** The same folder has the ledger with what is new, until it is recorded. */
export const NEXT_LEDGER = 'addresses.txt';

export const withoutSlash = (page: string): string => page.replace(/(?<=.)\/$/, '');

/** `/docs/intro/#x` is `/docs/intro#x`. */
export const asAddress = (typed: string): string => {
  const [page = '', section] = typed.split(/#(.*)/s, 2);
  return section ? `${withoutSlash(page)}#${section}` : withoutSlash(page);
};

export const pageOf = (address: string): string => address.split('#', 1)[0] ?? '';

/** Without its sign; empty for a page. */
export const sectionOf = (address: string): string => address.slice(pageOf(address).length + 1);

export const linesOf = (ledger: string): string[] =>
  ledger
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
