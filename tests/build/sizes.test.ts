// Budgets for readers on a phone.
import { statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { siteApiReference } from '../../api-reference.config';
import { filesOf } from '../../lib/filesOf';
import { classesOf } from '../../lib/hast';
import { pagesIn, readBuilt } from '../builtSite';
import { docs } from '../routes';
import { servedBytes } from '../servedBytes';

const KB = 1024;
const built = filesOf('build');
const sizeOf = (file: string): number => statSync(path.join('build', file)).size;

/** The script that only this page needs, compressed: its text, or its component. */
function ownScriptBytes(route: string): number {
  const chunks: Record<string, { __comp: string; content?: string }> = JSON.parse(
    readBuilt('routesChunkNames.json', '.docusaurus'),
  );
  const own = Object.entries(chunks).filter(([key]) => key.replace(/-[^-]+$/, '') === route);
  const names = own.find(([, { content }]) => content)?.[1] ?? own[0]?.[1];
  const file = built.find((one) => one.startsWith(`assets/js/${names?.content ?? names?.__comp}.`));
  if (!file) throw new Error(`No script for the route ${route}`);
  return gzipSync(readBuilt(file)).length;
}

/** Style and layout cost a phone some 50 ms for a thousand elements. */
const ELEMENTS = { ofContract: 4000, others: 1500 };
/** What these two have today, rounded up: their texts should get shorter, until 1,500 is enough for them too. */
const ABOVE_BUDGET: Readonly<Record<string, number>> = {
  'docs/admin/interface/index.html': 1800,
  'docs/utilisateurs/certificats/index.html': 1750,
};

describe('budgets', () => {
  it('no page has more elements than a phone lays out quickly', () => {
    const heavy = pagesIn().filter(({ file, elements }) => {
      const isOfContract = elements.some((element) => classesOf(element).includes('api-part'));
      return elements.length > (isOfContract ? ELEMENTS.ofContract : (ABOVE_BUDGET[file] ?? ELEMENTS.others));
    });
    expect(heavy.map(({ file, elements }) => [file, elements.length])).toEqual([]);
  });

  it('the first scripts of a page have at most 116 KB, as a host compresses them', () => {
    const heavy = pagesIn().filter(({ html }) => {
      const files = new Set([...html.matchAll(/assets\/js\/[^"\s>]+\.js/g)].map(([file]) => file));
      expect(files.size).toBeGreaterThan(1);
      return [...files].reduce((sum, file) => sum + servedBytes(file), 0) > 116 * KB;
    });
    expect(heavy.map(({ file }) => file)).toEqual([]);
  });

  it('the main script does not name the files that pages are made from', () => {
    const [main = '', ...others] = built.filter((file) => /^assets\/js\/main\..*\.js$/.test(file));
    expect(others).toEqual([]);
    expect(readBuilt(main).match(/"@(?:site|generated)\/[^"]*"/g)).toBeNull();
  });

  it("a page's own script, with its metadata and its contents list, has at most 3 KB", () => {
    const routes = ['/', ...docs.map(({ path: route }) => (route === '/docs' ? '/docs/' : route))];
    expect(routes.filter((route) => ownScriptBytes(route) > 3 * KB)).toEqual([]);
  });

  it.each<[what: string, files: RegExp, most: number]>([
    ['the article that a link loads', /(?:^|\/)article\.txt$/, 32],
    ['the licences of the packages', /^licences\.txt$/, 20],
    ['the list of changes, loaded at each visit', /^changes\.json$/, 4],
    ['the script of extras, loaded when the page is idle', /^assets\/js\/extras\..*\.js$/, 4],
    ['the service worker', /^service-worker\.js$/, 2],
  ])('%s keeps its budget, as a host compresses it', (_, files, most) => {
    const found = built.filter((file) => files.test(file));
    expect(found).not.toEqual([]);
    expect(found.filter((file) => servedBytes(file) > most * KB)).toEqual([]);
  });

  it.each<[what: string, files: RegExp, most: number]>([
    ['a picture', /^(?!img\/partage\/).*\.(svg|png|jpe?g|webp|avif|gif|ico)$/, 30],
    ['the share card of a page, which readers do not load,', /^img\/partage\//, 120],
    ['a document to download', /\.pdf$/, 150],
    ['a font, because system fonts serve,', /\.(woff2?|ttf|otf|eot)$/, 0],
  ])('%s keeps its budget', (_, files, most) => {
    expect(built.filter((file) => files.test(file) && sizeOf(file) > most * KB)).toEqual([]);
  });

  it.each(siteApiReference.publishedFiles)('%s, made from the contract, keeps its budget', (file) => {
    expect(sizeOf(file)).toBeLessThan((/^openapi\./.test(file) ? 500 : 60) * KB);
  });
});
