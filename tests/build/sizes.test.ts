// Weights are promises to the reader on a phone: each has its limit here.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { docs } from '../routes';

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

const SCRIPTS = 'build/assets/js';

/** The script of that name (`search-dialog`) and all that is fetched with it. */
function scriptsFetchedFor(name: string): string[] {
  const files = readdirSync(SCRIPTS);
  const textOf = (start: string): string =>
    readFileSync(path.join(SCRIPTS, files.find((file) => file.startsWith(start)) ?? start), 'utf8');
  const id = new RegExp(`(\\d+):"${name}"`).exec(textOf('runtime~main.'))?.[1];
  // `Promise.all([n.e("12"), n.e("34")])`, or `n.e("34")` when nothing comes with it.
  const fetched = files
    .map((file) => textOf(file))
    .flatMap((text) => [...text.matchAll(/(?:\w+\.e\("\d+"\),?)+/g)].map(([calls]) => calls))
    .find((calls) => calls.includes(`"${id}"`));
  const ids = [...(fetched ?? '').matchAll(/"(\d+)"/g)].map(([, one]) => (one === id ? name : one));
  if (!ids.includes(name)) throw new Error(`Nothing fetches the script ${name}`);
  // The style sheet, which every page has, is among them and has no script.
  return files.filter((file) => ids.includes(file.split('.')[0]));
}

const brotli = (scripts: readonly string[]): number =>
  scripts.reduce(
    (total, file) => total + brotliCompressSync(readFileSync(path.join(SCRIPTS, file))).length,
    0,
  );

describe('search', () => {
  const dialog = scriptsFetchedFor('search-dialog');
  const sections = scriptsFetchedFor('search-sections');

  it('its dialog, engine and library are under 20 KB together, compressed', () => {
    // The library is a script of its own: one alone would mean that it was missed.
    expect(dialog.some((file) => readFileSync(path.join(SCRIPTS, file), 'utf8').includes('MiniSearch'))).toBe(
      true,
    );
    expect(brotli(dialog)).toBeLessThan(20 * KB);
  });

  it('what it looks through is under 130 KB, compressed', () => {
    expect(brotli(sections)).toBeLessThan(130 * KB);
  });

  it('no page fetches any of it up front', () => {
    const pages = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    expect(pages.length).toBeGreaterThan(20);
    const early = pages.filter((page) => {
      const html = readFileSync(path.join('build', page), 'utf8');
      return [...dialog, ...sections].some((script) => html.includes(script));
    });
    expect(early).toEqual([]);
  });
});

describe('weights', () => {
  it("the home page's own script is under 3 KB, compressed", () => {
    expect(compressed(scriptOf('/'))).toBeLessThan(3 * KB);
  });

  it('an API page has no heavier script than the other pages, give or take 2 KB', () => {
    const weights = docs.map(({ path: route }) => ({
      isApi: route.startsWith('/docs/api/'),
      weight: compressed(scriptOf(route === '/docs' ? '/docs/' : route)),
    }));
    const heaviest = (isApi: boolean) =>
      Math.max(...weights.filter((page) => page.isApi === isApi).map(({ weight }) => weight));
    expect(weights.filter(({ isApi }) => isApi)).not.toEqual([]);
    expect(heaviest(true)).toBeLessThan(heaviest(false) + 2 * KB);
    // What the contract says is not shipped a second time: it is in the page.
    expect(heaviest(true)).toBeLessThan(14 * KB);
  });

  it('no picture is over 30 KB', () => {
    const pictures = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(svg|png|jpe?g|webp|avif|gif|ico)$/.test(file),
    );
    expect(pictures.length).toBeGreaterThan(5);
    const heavy = pictures.filter((file) => statSync(path.join('build', file)).size > 30 * KB);
    expect(heavy).toEqual([]);
  });

  it('no font is shipped', () => {
    const files = readdirSync('build', { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /\.(woff2?|ttf|otf|eot)$/.test(file))).toEqual([]);
  });
});
