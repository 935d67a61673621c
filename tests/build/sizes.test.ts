// Weights are promises to the reader on a phone: each has its limit here.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { siteApiReference } from '../../api-reference.config';
import { classesOf } from '../../lib/hast';
import { pagesIn } from '../builtSite';
import { docs } from '../routes';
import { servedBytes } from '../servedBytes';

const KB = 1024;
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

  it('the first scripts of a page are under 105 KB, as a host compresses them', () => {
    const pages = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    const heavy = pages
      .map((page) => {
        const files = new Set(scriptsNamedIn(readFileSync(path.join('build', page), 'utf8')));
        expect(files.size).toBeGreaterThan(1);
        const weight = [...files].reduce((sum, file) => sum + servedBytes(`assets/js/${file}`), 0);
        return { page, weight };
      })
      .filter(({ weight }) => weight > 105 * KB);
    expect(heavy).toEqual([]);
  });

  it('what a page can do without, which comes when it is at rest, is under 4 KB, and the worker under 2', () => {
    const extras = readdirSync('build/assets/js').filter((file) => /^extras\..*\.js$/.test(file));
    expect(extras).toHaveLength(1);
    expect(servedBytes(`assets/js/${extras[0]}`)).toBeLessThan(4 * KB);
    expect(servedBytes('service-worker.js')).toBeLessThan(2 * KB);
  });

  it('what tells a reader of changes is under 4 KB at each visit', () => {
    expect(servedBytes('changes.json')).toBeLessThan(4 * KB);
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

  it('the article that a link brings is under 32 KB, as a host compresses it', () => {
    const articles = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('article.txt'),
    );
    expect(articles).not.toEqual([]);
    expect(articles.filter((file) => servedBytes(file) > 32 * KB)).toEqual([]);
  });

  it('the licences of the packages are under 20 KB, as a host compresses them', () => {
    expect(servedBytes('licences.txt')).toBeLessThan(20 * KB);
  });

  it('no picture is over 30 KB', () => {
    const pictures = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(svg|png|jpe?g|webp|avif|gif|ico)$/.test(file),
    );
    expect(pictures).not.toEqual([]);
    const heavy = pictures.filter((file) => statSync(path.join('build', file)).size > 30 * KB);
    expect(heavy).toEqual([]);
  });

  it('the share card of a page is under 25 KB', () => {
    const folder = 'build/img/partage';
    const weights = readdirSync(folder).map((file) => ({
      file,
      weight: statSync(path.join(folder, file)).size,
    }));
    expect(weights.length).toBeGreaterThanOrEqual(docs.length);
    expect(weights.filter(({ weight }) => weight > 25 * KB)).toEqual([]);
  });

  it('no document to download is over 150 KB', () => {
    const documents = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.pdf'),
    );
    expect(documents.filter((file) => statSync(path.join('build', file)).size > 150 * KB)).toEqual([]);
  });

  it.each(siteApiReference.publishedFiles)('%s, made from the contract, keeps its budget', (file) => {
    const budget = /^openapi\./.test(file) ? 500 * KB : 60 * KB;
    expect(statSync(path.join('build', file)).size).toBeLessThan(budget);
  });

  it('no font is shipped', () => {
    const files = readdirSync('build', { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.(woff2?|ttf|otf|eot)$/.test(file))).toEqual([]);
  });
});
