// Links and files of the built pages, those that Docusaurus does not check among them: figures, static parts, announcement.
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesOf } from '../../lib/filesOf';
import { identity } from '../../product/identity';
import { pagesIn } from '../builtSite';

const { baseUrl } = identity;
const files = new Set(filesOf('build'));
const pages = new Map(
  pagesIn().map(({ file, elements }) => {
    const addresses = elements.flatMap(({ properties: { href, src } }) => [href, src]);
    const ids = new Set(elements.map(({ properties: { id } }) => id));
    return [file, { ids, addresses: addresses.filter((address) => typeof address === 'string') }];
  }),
);

function faultOf(address: string, page: string): string[] {
  const SITE = 'https://site.invalid';
  const base = new URL(`${baseUrl}${page.replace(/index\.html$/, '')}`, SITE);
  const { origin, pathname, hash } = new URL(address, base);
  if (origin !== SITE) return [];
  if (!pathname.startsWith(baseUrl)) return [`${page} mène à ${address}, hors de ${baseUrl}.`];
  const name = decodeURIComponent(pathname.slice(baseUrl.length));
  const target = [name, path.posix.join(name, 'index.html')].find((candidate) => pages.has(candidate));
  if (!target) return files.has(name) ? [] : [`${page} mène à ${address}, qui n'existe pas.`];
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || pages.get(target)?.ids.has(id)
    ? []
    : [`${page} mène à ${address}, et cette page n'a pas de « #${id} ».`];
}

it('every link, picture, script and style sheet of the site exists, down to the heading', () => {
  const found = [...pages].flatMap(([page, { addresses }]) => addresses.flatMap((one) => faultOf(one, page)));
  expect([...new Set(found)]).toEqual([]);
  expect(pages.size).toBeGreaterThan(1);
});
