// npx tsx bench/search.ts: what search costs, for the site and for sites made by this script. See README.md.
import { brotliCompressSync } from 'node:zlib';
import { type Index, indexFiles } from '../search/build/indexFiles';
import type { Page } from '../search/build/sections';
import { SearchEngine } from '../search/client/engine/engine';
import { CORE_FILE } from '../search/shared/format';
import { siteIndex } from '../tests/search/site';
import { questions } from './questions';

/** A phone of the middle range, as the developer tools of browsers imitate it. */
const SLOWDOWN = 4;

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} Ko`;
const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;
const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) * share)] ?? 0;

/** Text that compresses and spreads like ours: lines of the real pages, in another order, some words renamed. */
function manyPages(pages: readonly Page[], wanted: number): Page[] {
  let seed = 1;
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const varied = (line: string): string =>
    line
      .split(' ')
      .map((word) =>
        word.length > 6 && random(8) === 0 ? `${word.slice(0, -2)}${random(400).toString(36)}` : word,
      )
      .join(' ');
  const lines = pages.flatMap(({ sections }) => sections.flatMap(({ text }) => text.split('\n')));
  return Array.from({ length: wanted }, (_, number) => {
    const page = pages[number % pages.length] ?? pages[0];
    if (!page) throw new Error('The site has no page.');
    return {
      ...page,
      url: `/docs/page-${number}`,
      title: varied(page.title),
      sections: page.sections.map((section) => ({
        ...section,
        heading: varied(section.heading),
        text: section.text.replace(/[^\n]+/g, () => varied(lines[random(lines.length)] ?? '')),
        questions: section.questions.map(varied),
      })),
    };
  });
}

function openEngine(files: ReadonlyMap<string, string>, fetched: Set<string>): SearchEngine {
  const read = (file: string) => {
    fetched.add(file);
    return JSON.parse(files.get(file) ?? '');
  };
  return new SearchEngine(read(CORE_FILE), async (file) => read(file));
}

/** Until the titles are there: the excerpts come after a pause. */
const ask = (engine: SearchEngine, query: string): Promise<void> =>
  new Promise((resolve) => {
    let isTold = false;
    void engine.ask(
      query,
      () => !isTold,
      () => {
        isTold = true;
        resolve();
      },
    );
  });

/** The bytes of each question for a reader who comes to search. */
async function weightsOf(files: ReadonlyMap<string, string>): Promise<number[]> {
  const known = new Map<string, number>();
  const weightOf = (file: string): number => {
    const weight = known.get(file) ?? brotliCompressSync(files.get(file) ?? '').length;
    known.set(file, weight);
    return weight;
  };
  const weights: number[] = [];
  for (const question of questions) {
    const fetched = new Set<string>();
    await ask(openEngine(files, fetched), question);
    weights.push([...fetched].reduce((sum, file) => sum + weightOf(file), 0));
  }
  return weights;
}

/** The time of each letter, for a reader who goes on searching: files are fetched once. */
async function timesOf(files: ReadonlyMap<string, string>): Promise<number[]> {
  const engine = openEngine(files, new Set());
  const times: number[] = [];
  for (const question of questions) {
    // A letter alone asks for nothing yet.
    for (let end = 2; end <= question.length; end++) {
      const start = performance.now();
      await ask(engine, question.slice(0, end));
      times.push(performance.now() - start);
    }
  }
  return times;
}

async function measure(name: string, index: Index): Promise<void> {
  const began = performance.now();
  const files = indexFiles(index);
  const made = performance.now() - began;
  const weights = await weightsOf(files);
  const times = await timesOf(files);
  console.log(
    [
      `\n${name} : ${index.pages.length} pages, ${index.pages.flatMap(({ sections }) => sections).length} sections`,
      `  index                 ${files.size} fichiers, fait en ${(made / 1000).toFixed(1)} s`,
      `  noyau                 ${kilobytes(brotliCompressSync(files.get(CORE_FILE) ?? '').length)}`,
      `  une question, titres  médiane ${kilobytes(quantile(weights, 0.5))}, 95 % sous ${kilobytes(quantile(weights, 0.95))}`,
      `  une lettre            médiane ${milliseconds(quantile(times, 0.5))}, 95 % sous ${milliseconds(quantile(times, 0.95))} ; ${SLOWDOWN} fois plus lent : ${milliseconds(SLOWDOWN * quantile(times, 0.95))}`,
    ].join('\n'),
  );
}

async function main(): Promise<void> {
  const index = siteIndex();
  await measure('Le site', index);
  for (const count of [100, 1000])
    await measure('Pages fabriquées', { ...index, pages: manyPages(index.pages, count) });
}

void main();
