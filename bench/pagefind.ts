// npx tsx bench/pagefind.ts: how well Pagefind, with its defaults, answers the questions of the tests over the sections
// that our own search has, and what its reader downloads. The site must be built (another file of pages is given after
// the command). Pagefind is not a dependency: it is installed for the measure, with npm install --no-save.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium, type JSHandle, type Page as Tab } from '@playwright/test';
import { findChromium } from '../scripts/chromium';
import type { Section as IndexedSection, Page } from '../search/build/sections';
import {
  type Addresses,
  type AskedQuestion,
  addressesIn,
  FIRST_PLACES,
  LISTS,
  outcomeOf,
  readQuestions,
  shareWithin,
} from '../tests/search/questions';

/** A string for TypeScript, which would look for the package otherwise. */
const PACKAGE: string = 'pagefind';
const VERSION = '1.6.0';
const RESULTS = 10;
/** One question out of so many is asked by a reader who has nothing in the cache, to weigh what is fetched. */
const ONE_OUT_OF = 40;

const CONFIGURATIONS = [
  { name: 'Titre, texte et à-côtés', withQuestions: false },
  { name: 'Les mêmes, et les questions des lecteurs', withQuestions: true },
] as const;

type Answer<T> = Promise<T & { readonly errors: readonly string[] }>;
type Index = {
  addCustomRecord(record: {
    url: string;
    content: string;
    language: string;
    meta: Record<string, string>;
  }): Answer<object>;
  writeFiles(options: { outputPath: string }): Answer<object>;
};
/** What is used of the package in Node. */
type Indexer = {
  createIndex(options: { forceLanguage: string }): Answer<{ readonly index?: Index }>;
  close(): Promise<unknown>;
};
/** What is used of pagefind.js in the browser. */
type Found = { readonly results: readonly { data(): Promise<{ readonly url: string }> }[] };
type Searcher = { search(question: string): Promise<Found> };

type Reader = { readonly tab: Tab; readonly pagefind: JSHandle<Searcher> };
/** A folder on an address, and the files asked of it since `forget`, in bytes of Brotli. */
type Served = { readonly server: Server; readonly origin: string; forget(): void; weight(): number };
type Weights = { readonly toSearch: number; readonly toShow: number };

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} Ko`;

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0;
}

async function loadIndexer(): Promise<Indexer | undefined> {
  try {
    return (await import(PACKAGE)) as Indexer;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** Pagefind reports its errors instead of throwing them: a section left out would pass for one that is never found. */
function must<T extends { readonly errors: readonly string[] }>(answer: T): T {
  if (answer.errors.length > 0) throw new Error(answer.errors.join('\n'));
  return answer;
}

const contentOf = (section: IndexedSection, withQuestions: boolean): string =>
  [section.heading, section.text, section.aside, ...(withQuestions ? section.questions : [])].join('\n');

async function writeIndex(
  indexer: Indexer,
  pages: readonly Page[],
  withQuestions: boolean,
  folder: string,
): Promise<void> {
  const { index } = must(await indexer.createIndex({ forceLanguage: 'fr' }));
  if (!index) throw new Error("Pagefind n'a pas créé d'index.");
  for (const { url, sections } of pages) {
    for (const section of sections) {
      const record = {
        url: section.id ? `${url}#${section.id}` : url,
        content: contentOf(section, withQuestions),
        language: 'fr',
        meta: { title: section.heading },
      };
      must(await index.addCustomRecord(record));
    }
  }
  must(await index.writeFiles({ outputPath: folder }));
}

function checkVersion(folder: string): void {
  const { version } = JSON.parse(readFileSync(path.join(folder, 'pagefind-entry.json'), 'utf8'));
  if (version !== VERSION) console.log(`Attention : Pagefind ${version}, et non ${VERSION}.`);
}

async function serve(folder: string): Promise<Served> {
  // Compressing takes longer than answering: each file once.
  const sizes = new Map<string, number>();
  const fetched = new Set<string>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    // The page stands for one of the site, which the reader has already: it is not weighed.
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html').end('<!doctype html><html lang="fr"></html>');
      return;
    }
    try {
      const file = readFileSync(path.join(folder, pathname));
      fetched.add(pathname);
      if (!sizes.has(pathname)) sizes.set(pathname, brotliCompressSync(file).length);
      // A browser runs no script that does not say what it is.
      const type = pathname.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
      response.setHeader('content-type', type).end(file);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    forget: () => fetched.clear(),
    weight: () => [...fetched].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0),
  };
}

/** Each tab has a cache of its own. */
async function openReader(browser: Browser, origin: string): Promise<Reader> {
  const tab = await browser.newPage();
  await tab.goto(origin);
  // In a string: tsx rewrites the imports that it sees, and the browser would not understand them.
  const pagefind = (await tab.evaluateHandle("import('/pagefind.js')")) as JSHandle<Searcher>;
  return { tab, pagefind };
}

const search = ({ tab, pagefind }: Reader, question: string): Promise<JSHandle<Found>> =>
  tab.evaluateHandle(({ pagefind, question }) => pagefind.search(question), { pagefind, question });

const show = (found: JSHandle<Found>): Promise<string[]> =>
  found.evaluate(
    async ({ results }, wanted) =>
      (await Promise.all(results.slice(0, wanted).map((result) => result.data()))).map(({ url }) => url),
    RESULTS,
  );

/**
 * One reader asks everything. What Pagefind has fetched already changes the answer to a question in forty or fifty, for
 * better or worse, and the shares by a point at most; a new reader for each question would take an hour.
 */
async function askAll(reader: Reader, asked: readonly AskedQuestion[]): Promise<string[][]> {
  const answers: string[][] = [];
  for (const { question } of asked) {
    const found = await search(reader, question);
    answers.push(await show(found));
    await found.dispose();
  }
  return answers;
}

/** What a reader's first question makes the browser fetch. */
async function weigh(browser: Browser, served: Served, question: string): Promise<Weights> {
  served.forget();
  const reader = await openReader(browser, served.origin);
  const found = await search(reader, question);
  const toSearch = served.weight();
  await show(found);
  const toShow = served.weight();
  await reader.tab.close();
  return { toSearch, toShow };
}

function report(
  file: string,
  asked: readonly AskedQuestion[],
  answers: string[][],
  addresses: Addresses,
): void {
  const strange = answers.flat().find((url) => !addresses.has(url));
  if (strange) throw new Error(`Pagefind répond une adresse que le site n'a pas : ${strange}`);
  const outcomes = asked.map((one, i) => outcomeOf(one, answers[i] ?? [], addresses));
  const [first, three, five] = FIRST_PLACES.map((places) => `${shareWithin(outcomes, places).toFixed(1)} %`);
  const answerless = answers.filter(({ length }) => length === 0).length;
  const short = answers.filter(({ length }) => length > 0 && length < RESULTS).length;
  console.log(
    [
      `  ${file} : ${asked.length} questions`,
      `    bonne réponse           en premier ${first}, dans les trois premières ${three}, dans les cinq premières ${five}`,
      `    questions sans résultat ${answerless} (et ${short} avec moins de ${RESULTS})`,
    ].join('\n'),
  );
}

function reportWeights(weights: readonly Weights[]): void {
  const toSearch = kilobytes(median(weights.map((weight) => weight.toSearch)));
  const toShow = kilobytes(median(weights.map((weight) => weight.toShow)));
  console.log(
    [
      `    téléchargé en Brotli    ${toSearch} avant la première réponse, ${toShow} avec ses résultats, ${RESULTS} au plus`,
      `                            (médianes de ${weights.length} questions, chacune sans rien en cache)`,
    ].join('\n'),
  );
}

async function measure(browser: Browser, served: Served, addresses: Addresses): Promise<void> {
  const reader = await openReader(browser, served.origin);
  for (const file of Object.values(LISTS)) {
    const asked = readQuestions(file);
    report(file, asked, await askAll(reader, asked), addresses);
    const weights: Weights[] = [];
    for (const { question } of asked.filter((_, i) => i % ONE_OUT_OF === 0)) {
      weights.push(await weigh(browser, served, question));
    }
    reportWeights(weights);
  }
  await reader.tab.close();
}

async function measureIn(folder: string, browser: Browser, addresses: Addresses): Promise<void> {
  const served = await serve(folder);
  try {
    await measure(browser, served, addresses);
  } finally {
    served.server.close();
    served.server.closeAllConnections();
  }
}

async function main(): Promise<void> {
  const indexer = await loadIndexer();
  if (!indexer) {
    console.error(`Pagefind n'est pas installé. Lancez : npm install --no-save ${PACKAGE}@${VERSION}`);
    process.exitCode = 1;
    return;
  }
  const [, , file = '.docusaurus/search/pages.json'] = process.argv;
  const pages: Page[] = JSON.parse(readFileSync(file, 'utf8'));
  const addresses = addressesIn(pages);
  const temporary = mkdtempSync(path.join(tmpdir(), 'pagefind-'));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    for (const [number, { name, withQuestions }] of CONFIGURATIONS.entries()) {
      const folder = path.join(temporary, String(number));
      await writeIndex(indexer, pages, withQuestions, folder);
      if (number === 0) checkVersion(folder);
      console.log(`\n${name} : ${addresses.size} sections`);
      await measureIn(folder, browser, addresses);
    }
  } finally {
    await browser.close();
    await indexer.close();
    rmSync(temporary, { recursive: true, force: true });
  }
}

void main();
