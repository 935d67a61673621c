// The site under a path of its host: every address that its pages and style sheets hold is the one of the site at the
// root, under that path. What is compared is the whole site, whatever its pages say.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '../../lib/filesOf';
import { identity } from '../../product/identity';
import { type BuiltPage, pagesIn } from '../builtSite';
import { fixtureOutDir, SUB_PATH, SUB_PATH_FIXTURE } from '../fixtures/build';

const ROOT_SITE = 'build';
const SUB_PATH_SITE = fixtureOutDir(SUB_PATH_FIXTURE);

const read = (folder: string, file: string): string => readFileSync(path.join(folder, file), 'utf8');

/**
 * Scripts and style sheets have the sum of their content in their name, and their content has the path. Those of a page
 * are named by the sum of its path.
 */
const withoutSum = (address: string): string =>
  address.replace(/(?<=assets\/js\/)[0-9a-f]{8}(?=\.)/, 'page').replace(/\.[0-9a-f]{8}(?=\.(?:css|js)$)/, '');

const textsOf = ({ properties: { href, src, content } }: Element): string[] =>
  [href, src, content].filter((value) => typeof value === 'string');

/** Of the site itself: from its root, or whole, as search engines and social networks want them. */
const isOfSite = (text: string): boolean => /^\/(?!\/)/.test(text) || text.startsWith(`${identity.siteUrl}/`);

const addressesInPage = ({ elements }: BuiltPage): string[] =>
  elements.flatMap((element) => textsOf(element).filter(isOfSite).map(withoutSum));

const addressesInSheet = (css: string): string[] =>
  [...css.matchAll(/url\(["']?([^"')]*)/g)].map(([, address = '']) => address).filter(isOfSite);

const addressesInSitemap = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

/** `/docs` as `/aide/docs`, and `https://site/docs` as `https://site/aide/docs`. */
const underSubPath = (address: string): string =>
  address.startsWith('/')
    ? SUB_PATH + address.slice(1)
    : address.replace(`${identity.siteUrl}/`, () => `${identity.siteUrl}${SUB_PATH}`);

/** Compared with an older site, every page would differ. */
beforeAll(() => {
  const [atRoot = 0, found = 0] = [ROOT_SITE, SUB_PATH_SITE].map(
    (folder) => statSync(path.join(folder, 'index.html')).mtimeMs,
  );
  if (found < atRoot)
    throw new Error(`${SUB_PATH_SITE} est plus ancien que build/ : lancez npm run build:fixture.`);
});

describe('under a path of its host', () => {
  const pages = pagesIn(SUB_PATH_SITE);

  it('the site has the same pages', () => {
    expect(pages.map(({ file }) => file)).toEqual(pagesIn(ROOT_SITE).map(({ file }) => file));
  });

  it.each(pages)('$file has every link, picture, icon and address under that path', (page) => {
    const same = pagesIn(ROOT_SITE).find(({ file }) => file === page.file);
    const atRoot = same ? addressesInPage(same) : [];
    expect(addressesInPage(page)).toEqual(atRoot.map(underSubPath));
    expect(atRoot.length).toBeGreaterThan(10);
  });

  it('the style sheet finds its pictures there', () => {
    const [atRoot, found] = [ROOT_SITE, SUB_PATH_SITE].map((folder) =>
      filesOf(folder)
        .filter((file) => file.endsWith('.css'))
        .flatMap((file) => addressesInSheet(read(folder, file))),
    );
    expect(found).toEqual(atRoot?.map(underSubPath));
    expect(found?.length).toBeGreaterThan(0);
  });

  it('the sitemap lists it', () => {
    const [atRoot, found] = [ROOT_SITE, SUB_PATH_SITE].map((folder) =>
      addressesInSitemap(read(folder, 'sitemap.xml')),
    );
    expect(found).toEqual(atRoot?.map(underSubPath));
    expect(found?.length).toBeGreaterThan(0);
  });
});
