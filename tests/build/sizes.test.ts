// Weights are promises to the reader on a phone: each has its limit here.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { siteApiReference } from '../../api-reference.config';
import { filesOf } from '../../lib/filesOf';
import { classesOf } from '../../lib/hast';
import { pagesIn } from '../builtSite';
import { docs } from '../routes';
import { servedBytes } from '../servedBytes';

const KB = 1024;
const built = filesOf('build');
const compressed = (file: string): number => gzipSync(readFileSync(file)).length;

/** The script that only this page needs: its text, or its component. */
function scriptOf(route: string): string {
  const chunks: Record<string, { __comp: string; content?: string }> = JSON.parse(
    readFileSync('.docusaurus/routesChunkNames.json', 'utf8'),
  );
  const own = Object.entries(chunks).filter(([key]) => key.replace(/-[^-]+$/, '') === route);
  const names = own.find(([, { content }]) => content)?.[1] ?? own[0]?.[1];
  const name = names?.content ?? names?.__comp;
  const file = readdirSync('build/assets/js').find((script) => script.startsWith(`${name}.`));
  if (!file) throw new Error(`No script for the route ${route}`);
  return path.join('build/assets/js', file);
}

/** The scripts that a page names, and no other is asked for before it answers. */
const scriptsNamedIn = (html: string): string[] =>
  [...html.matchAll(/assets\/js\/([^"\s>]+\.js)/g)].map(([, file = '']) => file);

/** Style and layout cost a phone some 50 ms for a thousand elements. */
const ELEMENTS = { ofContract: 4000, others: 1500 };
/** What these two have today, rounded up. Their texts are to get shorter, until 1,500 is enough for them too. */
const ABOVE_BUDGET: Readonly<Record<string, number>> = {
  'docs/admin/interface/index.html': 1800,
  'docs/utilisateurs/certificats/index.html': 1750,
};

describe('weights', () => {
  it('no page has more elements than a phone lays out quickly', () => {
    const heavy = pagesIn('build')
      .map(({ file, elements }) => {
        const isOfContract = elements.some((element) => classesOf(element).includes('api-part'));
        const most = isOfContract ? ELEMENTS.ofContract : (ABOVE_BUDGET[file] ?? ELEMENTS.others);
        return { file, count: elements.length, most };
      })
      .filter(({ count, most }) => count > most);
    expect(heavy).toEqual([]);
  });

  it('the first scripts of a page are under 116 KB, as a host compresses them', () => {
    const heavy = built
      .filter((file) => file.endsWith('.html'))
      .map((page) => {
        const files = new Set(scriptsNamedIn(readFileSync(path.join('build', page), 'utf8')));
        expect(files.size).toBeGreaterThan(1);
        const weight = [...files].reduce((sum, file) => sum + servedBytes(`assets/js/${file}`), 0);
        return { page, weight };
      })
      .filter(({ weight }) => weight > 116 * KB);
    expect(heavy).toEqual([]);
  });

  it('the main script does not name the files that pages are made from', () => {
    const main = readdirSync('build/assets/js').filter((file) => /^main\..*\.js$/.test(file));
    expect(main).toHaveLength(1);
    const text = readFileSync(path.join('build/assets/js', main[0] ?? ''), 'utf8');
    expect(text.match(/"@(?:site|generated)\/[^"]*"/g)).toBeNull();
  });

  it("the home page's own script is under 3 KB, compressed", () => {
    expect(compressed(scriptOf('/'))).toBeLessThan(3 * KB);
  });

  it("a documentation page's own script holds its metadata and its contents list: 3 KB at most", () => {
    const heavy = docs
      .map(({ path: route }) => ({
        route,
        weight: compressed(scriptOf(route === '/docs' ? '/docs/' : route)),
      }))
      .filter(({ weight }) => weight > 3 * KB);
    expect(heavy.map(({ route, weight }) => `${route} : ${weight} octets`)).toEqual([]);
  });

  it.each<[what: string, files: RegExp, most: number]>([
    ['the article that a link brings', /(?:^|\/)article\.txt$/, 32],
    ['the licences of the packages', /^licences\.txt$/, 20],
    ['what tells a reader of changes, at each visit', /^changes\.json$/, 4],
    ['what a page can do without, which comes when it is idle', /^assets\/js\/extras\..*\.js$/, 4],
    ['the worker of offline reading', /^service-worker\.js$/, 2],
  ])('%s is as light as it should be, as a host compresses it', (_, files, most) => {
    const found = built.filter((file) => files.test(file));
    expect(found).not.toEqual([]);
    expect(found.filter((file) => servedBytes(file) > most * KB)).toEqual([]);
  });

  it.each<[what: string, files: RegExp, most: number]>([
    ['a picture', /^(?!img\/partage\/).*\.(svg|png|jpe?g|webp|avif|gif|ico)$/, 30],
    // Readers do not load them.
    ['the share card of a page', /^img\/partage\//, 120],
    ['a document to download', /\.pdf$/, 150],
    // System fonts do.
    ['a font', /\.(woff2?|ttf|otf|eot)$/, 0],
  ])('%s is as light as it should be', (_, files, most) => {
    const found = built.filter((file) => files.test(file));
    expect(found.filter((file) => statSync(path.join('build', file)).size > most * KB)).toEqual([]);
  });

  it.each(siteApiReference.publishedFiles)('%s, made from the contract, keeps its budget', (file) => {
    const budget = /^openapi\./.test(file) ? 500 * KB : 60 * KB;
    expect(statSync(path.join('build', file)).size).toBeLessThan(budget);
  });
});
