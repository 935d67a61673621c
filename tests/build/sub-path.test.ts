// Under a path of its host, every address in pages and style sheets is that of the site at the root, under that path.
import { statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '../../lib/filesOf';
import { identity } from '../../product/identity';
import { type BuiltPage, pagesIn, readBuilt } from '../builtSite';
import { fixtureOutDir, SUB_PATH, SUB_PATH_FIXTURE } from '../fixtures/build';

const SITES = ['build', fixtureOutDir(SUB_PATH_FIXTURE)] as const;

/** Scripts and style sheets are named by hashes that depend on the path. */
const withoutHash = (address: string): string =>
  address.replace(/(?<=assets\/js\/)[0-9a-f]{8}(?=\.)/, 'page').replace(/\.[0-9a-f]{8}(?=\.(?:css|js)$)/, '');

/** From the root of the site, or whole, as search engines and social networks want them. */
const isOfSite = (value: unknown): value is string =>
  typeof value === 'string' && (/^\/(?!\/)/.test(value) || value.startsWith(`${identity.siteUrl}/`));

const addressesIn = ({ elements }: BuiltPage): string[] =>
  elements.flatMap(({ properties: { href, src, content } }) =>
    [href, src, content].filter(isOfSite).map(withoutHash),
  );

/** `/docs` → `/aide/docs`, `https://site/docs` → `https://site/aide/docs` */
const underSubPath = (address: string): string =>
  address.startsWith('/')
    ? SUB_PATH + address.slice(1)
    : address.replace(`${identity.siteUrl}/`, () => `${identity.siteUrl}${SUB_PATH}`);

beforeAll(() => {
  const [atRoot = 0, found = 0] = SITES.map((site) => statSync(path.join(site, 'index.html')).mtimeMs);
  if (found < atRoot)
    throw new Error(`${SITES[1]} est plus ancien que build/ : lancez npm run build:fixture.`);
});

describe('under a path of its host', () => {
  const pages = pagesIn(SITES[1]);

  it('the site has the same pages', () => {
    expect(pages.map(({ file }) => file)).toEqual(pagesIn(SITES[0]).map(({ file }) => file));
  });

  it.each(pages)('$file has every link, picture, icon and address under that path', (page) => {
    const atRoot = pagesIn(SITES[0])
      .filter(({ file }) => file === page.file)
      .flatMap(addressesIn);
    expect(addressesIn(page)).toEqual(atRoot.map(underSubPath));
    expect(atRoot.length).toBeGreaterThan(10);
  });

  it.each([
    ['style sheets name their pictures', /\.css$/, /url\(["']?([^"')]*)/g],
    ['the sitemap lists the pages', /^sitemap\.xml$/, /<loc>(.*?)<\/loc>/g],
  ])('%s under that path', (_, files, pattern) => {
    const [atRoot, found] = SITES.map((site) =>
      filesOf(site)
        .filter((file) => files.test(file))
        .flatMap((file) => [...readBuilt(file, site).matchAll(pattern)])
        .flatMap(([, address]) => (isOfSite(address) ? [address] : [])),
    );
    expect(found).toEqual(atRoot?.map(underSubPath));
    expect(found).not.toEqual([]);
  });
});
