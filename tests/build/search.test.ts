// What search looks through is what the build wrote.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGES_FILE } from '../../search/build';
import { indexFiles } from '../../search/build/indexFiles';
import { SearchEngine } from '../../search/client/engine/engine';
import { CORE_FILE } from '../../search/shared/format';
import { elementsIn, pageAt } from '../builtSite';
import { categories, docs, routes } from '../routes';
import { addressesIn, LISTS, readQuestions } from '../search/questions';
import { readPages, siteIndex } from '../search/site';
import { servedBytes } from '../servedBytes';

const KB = 1024;
const readBuilt = (name: string): string => readFileSync(path.join('build', name), 'utf8');

describe('the sections', () => {
  const addresses = [...addressesIn(readPages()).keys()];
  const known = new Set(addresses);

  it.each([...docs, ...categories])('of $path are those of its headings', ({ path: route }) => {
    const headings = elementsIn(pageAt(route).find('main')).filter(
      ({ tagName, properties }) => /^h[23]$/.test(tagName) && properties.id,
    );
    const urls = headings.map(({ properties }) => `${route}#${properties.id}`);
    expect([route, ...urls].filter((url) => !known.has(url))).toEqual([]);
  });

  it('are of pages that exist, and none is there twice', () => {
    const routes = new Set([...docs, ...categories].map(({ path: route }) => route));
    expect(addresses.filter((url) => !routes.has(url.split('#')[0] ?? ''))).toEqual([]);
    const all = readPages().flatMap(({ url, sections }) => sections.map(({ id }) => `${url}#${id}`));
    expect(all.length).toBe(known.size);
  });
});

it('an unlisted page is in no result', () => {
  const urls = [...addressesIn(readPages(`.fixture/site/.docusaurus/${PAGES_FILE}`)).keys()];
  expect(urls).toContain('/docs/titres');
  expect(urls.filter((url) => url.includes('non_repertoriee'))).toEqual([]);
});

it('the index is the same bytes each time it is made, and nothing else is beside it', () => {
  const written = readdirSync('build/assets/search', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => `assets/search/${name.split(path.sep).join('/')}`);
  const built = [CORE_FILE, ...written].map((name) => [name, readBuilt(name)] as const);
  expect(new Map(built)).toEqual(indexFiles(siteIndex()));
});

const weightOf = (names: Iterable<string>): number =>
  [...new Set(names)].reduce((sum, name) => sum + servedBytes(name), 0);

const scriptNamed = (name: string): string =>
  `assets/js/${readdirSync('build/assets/js').find((file) => file.startsWith(`${name}.`))}`;
const SCRIPTS = ['search-dialog', 'search-worker'].map(scriptNamed);

/** What a first question fetches, typed whole: until its titles are shown, then with the excerpts. */
async function weightsOf(question: string): Promise<number[]> {
  const fetched = [...SCRIPTS];
  const read = (name: string) => {
    fetched.push(name);
    return JSON.parse(readBuilt(name));
  };
  const engine = new SearchEngine(read(CORE_FILE), async (name) => read(name));
  const weights: number[] = [];
  await engine.ask(question, () => weights.push(weightOf(fetched)));
  return weights;
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

describe('a first search', () => {
  it('fetches nothing before somebody searches', () => {
    const pages = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    expect(pages.length).toBeGreaterThanOrEqual(routes.length);
    const named = [CORE_FILE, ...SCRIPTS];
    const early = pages.filter((page) => named.some((file) => readBuilt(page).includes(file)));
    expect(early).toEqual([]);
  });

  it('fetches less than 20 KB of scripts', () => {
    expect(weightOf(SCRIPTS)).toBeLessThan(20 * KB);
  });

  it('fetches little: for half of the questions, 45 KB for the titles and 90 KB in all', async () => {
    const questions = readQuestions(LISTS.read).filter((_, i) => i % 40 === 0);
    const weights: number[][] = [];
    for (const { question } of questions) weights.push(await weightsOf(question));
    expect(median(weights.map(([titles = 0]) => titles))).toBeLessThan(45 * KB);
    expect(median(weights.map((told) => told.at(-1) ?? 0))).toBeLessThan(90 * KB);
  });
});
