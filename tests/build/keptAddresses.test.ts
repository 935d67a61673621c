// The promise of every address: the ledger has those of the build, and old ones are known to nobody but who follows them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LEDGER, linesOf, pageOf } from '../../lib/addresses';
import { parsePage } from '../../lib/hast';
import { addressesOf, publishedPage } from '../../plugins/kept-addresses/published';
import { pagesIn } from '../builtSite';
import { fixtureOutDir } from '../fixtures/build';
import { redirects } from '../fixtures/site/redirects';
import { docs, routes } from '../routes';

describe('the ledger', () => {
  const lines = linesOf(readFileSync(LEDGER, 'utf8'));

  it('has every page and every section of the site', () => {
    const published = pagesIn()
      .flatMap(({ file, html }) => publishedPage({ file, tree: parsePage(html) }) ?? [])
      .flatMap(addressesOf);
    const missing = published.filter((address) => !lines.includes(address));
    expect(
      missing,
      `Lancez npm run fix après la construction : il les note dans ${LEDGER}, à garder avec votre changement.`,
    ).toEqual([]);
    expect(published.filter((address) => !address.includes('#')).length).toBeGreaterThanOrEqual(
      routes.length,
    );
    const pages = new Set(published.filter((address) => address.includes('#')).map(pageOf));
    expect(pages.size).toBeGreaterThan(docs.length / 2);
  });

  it('has each once, in order', () => {
    expect(lines, 'Lancez npm run build, puis npm run fix, qui les range.').toEqual(
      [...new Set(lines)].sort(),
    );
  });
});

describe('old addresses', () => {
  const site = fixtureOutDir('site');
  const files = readdirSync(site, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:xml|json|txt|md|js)$/.test(entry.name))
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => path.basename(file) !== 'article.txt');

  it('are in no list: not in the sitemap, nor in the index of search, nor in any script', () => {
    expect(files.some((file) => file.endsWith('sitemap.xml'))).toBe(true);
    const old = redirects
      .map(({ from }) => from.split('#').at(-1) ?? '')
      .map((name) => name.replace('/docs/', ''));
    const naming = files.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return old
        .filter((name) => name.includes('-') || name.includes('_'))
        .some((name) => text.includes(name));
    });
    expect(naming).toEqual([]);
  });

  it('have no page of their own', () => {
    const pages = pagesIn(site).map(({ file }) => file);
    expect(pages).toContain('docs/elements/index.html');
    expect(redirects.filter(({ from }) => pages.includes(`${from.slice(1)}/index.html`))).toEqual([]);
  });
});
