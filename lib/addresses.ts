// Addresses of the site as its lists write them: `/docs/a` for a page, `/docs/a#x` for a section, without the base path.

/** Every address that was ever published, one a line. `npm run fix` adds those that the last build found new. */
export const LEDGER = 'product/addresses.txt';
/** Where addresses lead whose page or section is gone. */
export const REDIRECTS = 'product/redirects.ts';

/** In the deploy folder: pages whose address has changed. */
export const MOVED_PAGES = 'moved-pages.json';
/** In the deploy folder: the ledger with the new addresses of that build. */
export const NEXT_LEDGER = 'addresses.txt';

export const withoutSlash = (page: string): string => page.replace(/(?<=.)\/$/, '');

/** `/docs/intro/#x` → `/docs/intro#x` */
export const asAddress = (typed: string): string => {
  const [page = '', section] = typed.split(/#(.*)/s, 2);
  return section ? `${withoutSlash(page)}#${section}` : withoutSlash(page);
};

export const pageOf = (address: string): string => address.split('#', 1)[0] ?? '';

/** Without `#`; empty for a page. */
export const sectionOf = (address: string): string => address.slice(pageOf(address).length + 1);

export const linesOf = (ledger: string): string[] =>
  ledger
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
