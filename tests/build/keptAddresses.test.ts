// The ledger has every address of the build; old addresses are in no list and in no script.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LEDGER, linesOf, pageOf } from '../../lib/addresses';
import { filesOf } from '../../lib/filesOf';
import { parsePage } from '../../lib/hast';
import { ARTICLE_FILE } from '../../lib/pageMarks';
import { addressesOf, publishedPage } from '../../plugins/kept-addresses/published';
import { pagesIn, readBuilt } from '../builtSite';
import { fixtureOutDir } from '../fixtures/build';
import { redirects } from '../fixtures/site/redirects';
import { docs, routes } from '../routes';

describe('the ledger', () => {
  const lines = linesOf(readBuilt(LEDGER, '.'));

  it('has every page and every section of the site', () => {
    const published = pagesIn()
      .flatMap(({ file, html }) => publishedPage({ file, tree: parsePage(html) }) ?? [])
      .flatMap(addressesOf);
    expect(
      published.filter((address) => !lines.includes(address)),
      `Lancez npm run fix après la construction : il les note dans ${LEDGER}, à garder avec votre changement.`,
    ).toEqual([]);
    const sections = published.filter((address) => address.includes('#'));
    expect(published.length - sections.length).toBeGreaterThanOrEqual(routes.length);
    expect(new Set(sections.map(pageOf)).size).toBeGreaterThan(docs.length / 2);
  });

  it('has each once, in order', () => {
    const sorted = [...new Set(lines)].sort();
    expect(lines, 'Lancez npm run build, puis npm run fix, qui les range.').toEqual(sorted);
  });
});

describe('old addresses', () => {
  const site = fixtureOutDir('site');

  it('are in no list: not in the sitemap, nor in the index of search, nor in any script', () => {
    const files = filesOf(site).filter(
      (file) => /\.(?:xml|json|txt|md|js)$/.test(file) && path.basename(file) !== ARTICLE_FILE,
    );
    expect(files).toContain('sitemap.xml');
    const names = redirects
      .map(({ from }) => from.split('#').at(-1)?.replace('/docs/', '') ?? '')
      .filter((name) => /[-_]/.test(name));
    const naming = files.filter((file) => {
      const text = readBuilt(file, site);
      return names.some((name) => text.includes(name));
    });
    expect(naming).toEqual([]);
  });

  it('have no page of their own', () => {
    const pages = pagesIn(site).map(({ file }) => file);
    expect(pages).toContain('docs/elements/index.html');
    expect(redirects.filter(({ from }) => pages.includes(`${from.slice(1)}/index.html`))).toEqual([]);
  });
});
