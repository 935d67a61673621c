// The index that the build writes, and its weight.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
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
const filesIn = (folder: string): string[] =>
  readdirSync(path.join('build', folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    path.posix.join(folder, ...name.split(path.sep)),
  );

it('each section of each page is indexed once, and nothing else', () => {
  const headings = [...docs, ...categories].flatMap(({ path: route }) => [
    route,
    ...elementsIn(pageAt(route).find('main'))
      .filter(({ tagName, properties }) => /^h[234]$/.test(tagName) && properties.id)
      .map(({ properties }) => `${route}#${properties.id}`),
  ]);
  const indexed = readPages().flatMap(({ url, sections }) =>
    sections.map(({ id }) => (id ? `${url}#${id}` : url)),
  );
  expect(indexed.toSorted()).toEqual(headings.toSorted());
});

it('an unlisted page is not indexed', () => {
  const urls = [...addressesIn(readPages(`.fixture/site/.docusaurus/${PAGES_FILE}`)).keys()];
  expect(urls).toContain('/docs/titres');
  expect(urls.filter((url) => url.includes('non_repertoriee'))).toEqual([]);
});

it('the same pages give the same files, and no other file is beside them', () => {
  const made = indexFiles(siteIndex());
  const built = [CORE_FILE, ...filesIn('assets/search').filter((name) => name.endsWith('.json'))];
  expect(built.toSorted()).toEqual([...made.keys()].toSorted());
  expect(built.filter((name) => readBuilt(name) !== made.get(name))).toEqual([]);
});

const weightOf = (names: Iterable<string>): number =>
  [...new Set(names)].reduce((sum, name) => sum + servedBytes(name), 0);

const SCRIPTS = filesIn('assets/js').filter((name) => /\/search-(?:dialog|worker)\.\w+\.js$/.test(name));

it('no page asks for files of the search before somebody searches', () => {
  const pages = filesIn('').filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThanOrEqual(routes.length);
  const early = pages.filter((page) =>
    [CORE_FILE, ...SCRIPTS].some((file) => readBuilt(page).includes(file)),
  );
  expect(early).toEqual([]);
});

it('the scripts of the search weigh less than 20 KB', () => {
  expect(SCRIPTS).toHaveLength(2);
  expect(weightOf(SCRIPTS)).toBeLessThan(20 * KB);
});

/** The weight of what a first question fetches: until its titles are shown, then with the excerpts. */
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

it('for half of the questions, a first search fetches less than 45 KB for its titles and 90 KB in all', async () => {
  const weights: number[][] = [];
  for (const { question } of readQuestions(LISTS.read).filter((_, i) => i % 40 === 0)) {
    weights.push(await weightsOf(question));
  }
  expect(median(weights.map(([titles = 0]) => titles))).toBeLessThan(45 * KB);
  expect(median(weights.map((all) => all.at(-1) ?? 0))).toBeLessThan(90 * KB);
});
