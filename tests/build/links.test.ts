// Every link of the built pages leads somewhere: those that Docusaurus checks, and those that it does not see (figures,
// static parts, the announcement).
import path from 'node:path';
import type { Element } from 'hast';
import { expect, it } from 'vitest';
import { filesOf } from '../../lib/filesOf';
import { identity } from '../../product/identity';
import { pagesIn } from '../builtSite';

type Page = { readonly ids: ReadonlySet<string>; readonly addresses: readonly string[] };

/** Addresses of pages, pictures, scripts and style sheets, and what they may lead to. */
const readPage = (elements: readonly Element[]): Page => ({
  ids: new Set(elements.flatMap(({ properties: { id } }) => (typeof id === 'string' ? [id] : []))),
  addresses: elements
    .flatMap(({ properties: { href, src } }) => [href, src])
    .filter((address) => typeof address === 'string'),
});

const { baseUrl } = identity;
const names = new Set(filesOf('build'));
const pages = new Map(pagesIn().map(({ file, elements }) => [file, readPage(elements)]));

/** What is wrong with an address on a page. */
function faultOf(address: string, page: string): string[] {
  const SITE = 'https://site.invalid';
  const base = new URL(`${baseUrl}${page.replace(/index\.html$/, '')}`, SITE);
  const { origin, pathname, hash } = new URL(address, base);
  if (origin !== SITE) return [];
  if (!pathname.startsWith(baseUrl)) return [`${page} mène à ${address}, hors de ${baseUrl}.`];
  const name = decodeURIComponent(pathname.slice(baseUrl.length));
  const target = [name, path.posix.join(name, 'index.html')].find((candidate) => pages.has(candidate));
  if (!target) return names.has(name) ? [] : [`${page} mène à ${address}, qui n'existe pas.`];
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || pages.get(target)?.ids.has(id)
    ? []
    : [`${page} mène à ${address}, et cette page n'a pas de « #${id} ».`];
}

it('every link of the site leads somewhere, down to the heading', () => {
  const found = [...pages].flatMap(([page, { addresses }]) => addresses.flatMap((one) => faultOf(one, page)));
  expect([...new Set(found)]).toEqual([]);
  expect(pages.size).toBeGreaterThan(1);
});
