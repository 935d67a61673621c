// npx tsx bench/search.ts: what search costs, today and at 1,000 pages. See README.md for how to read it.
import { brotliCompressSync } from 'node:zlib';
import MiniSearch from 'minisearch';
import { build, transformWithEsbuild } from 'vite';
import { answer } from '../search/client/engine/answer';
import { buildCorpus } from '../search/client/engine/corpus';
import { termsOf } from '../search/shared/analyse';
import type { PackedPage, SearchData } from '../search/shared/data';
import { readSiteData } from '../tests/search/site';
import { questions } from './questions';

/** A phone of the middle range, as the developer tools of browsers imitate it. */
const SLOWDOWN = 4;
const FRAME = 16;
/** Typed letter by letter to warm the engine, as a first search does: plain words, a fault, a name of the API. */
const WARMING = ['mot de passe oublié', 'verifer un certificta', 'file-hash-mismatch'];

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} Ko`;
const brotli = (text: string): number => brotliCompressSync(text).length;
const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;
}

/** Text that compresses and spreads like ours: paragraphs of the real pages, in another order, some words renamed. */
function manyPages({ pages, asked, ...others }: SearchData, wanted: number): SearchData {
  let seed = 1;
  const random = (below: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const lines = pages.flatMap(([, , , sections]) => sections.flatMap(([, , , text]) => text.split('\n')));
  const varied = (line: string): string =>
    line
      .split(' ')
      .map((word) =>
        word.length > 6 && random(8) === 0 ? `${word.slice(0, -2)}${random(400).toString(36)}` : word,
      )
      .join(' ');
  const made = Array.from({ length: wanted }, (_, number): PackedPage => {
    const [, title, audience, sections] = pages[number % pages.length] ?? ['', '', 0, []];
    return [
      `/docs/page-${number}`,
      varied(title),
      audience,
      sections.map(([id, level, heading, text, aside, flags]) => [
        id,
        level,
        varied(heading),
        text
          .split('\n')
          .map(() => varied(lines[random(lines.length)] ?? ''))
          .join('\n'),
        aside,
        flags,
      ]),
    ];
  });
  const questions = asked.split('\n\n');
  const questionsOf = pages.map(([, , , sections]) =>
    sections.map(() => varied(questions.shift() ?? '')).join('\n\n'),
  );
  return {
    ...others,
    pages: made,
    asked: made.map((_, number) => questionsOf[number % pages.length] ?? '').join('\n\n'),
  };
}

const typed = (query: string): string[] => Array.from(query, (_, i) => query.slice(0, i + 1));

async function measure(name: string, data: SearchData): Promise<void> {
  const json = JSON.stringify(data);
  const began = performance.now();
  let longest = 0;
  let batchBegan = began;
  const corpus = await buildCorpus(data, async () => {
    longest = Math.max(longest, performance.now() - batchBegan);
    batchBegan = performance.now();
  });
  const built = performance.now() - began;
  const timeOf = (query: string): number => {
    const start = performance.now();
    answer(corpus, query);
    return performance.now() - start;
  };
  const first = WARMING.flatMap(typed).map(timeOf);
  // Each once: what the engine remembers of a word is of no help the first time it is typed.
  const times = questions.flatMap(typed).map(timeOf);
  console.log(
    [
      `\n${name} : ${data.pages.length} pages, ${corpus.entries.length} sections`,
      `  textes                    ${kilobytes(json.length)}, ${kilobytes(brotli(json))} en Brotli`,
      `  mise en index             ${milliseconds(built)} en tout, ${milliseconds(longest)} d'un trait au plus`,
      `  première frappe, au pire  ${milliseconds(Math.max(...first))}`,
      `  une frappe                médiane ${milliseconds(quantile(times, 0.5))}, 95 % sous ${milliseconds(quantile(times, 0.95))}`,
      `  à ${SLOWDOWN} fois plus lent       95 % sous ${milliseconds(SLOWDOWN * quantile(times, 0.95))} (une image : ${FRAME} ms)`,
    ].join('\n'),
  );
}

/** The other way: the index made at build time. The texts are needed with it, for the excerpts. */
function serialised({ pages }: SearchData): number {
  const index = new MiniSearch({
    fields: ['heading', 'text', 'aside'],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  index.addAll(
    pages.flatMap(([url, , , sections]) =>
      sections.map(([id, , heading, text, aside]) => ({ id: `${url}#${id}`, heading, text, aside })),
    ),
  );
  return brotli(JSON.stringify(index));
}

async function scriptSize(): Promise<number> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'search/client/engine/index.ts', formats: ['es'] },
      rollupOptions: { external: /^@generated\// },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  // A library keeps its line breaks: what the site ships does not.
  const scripts = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : []));
  const small = await Promise.all(
    scripts.map((code) => transformWithEsbuild(code, 'engine.js', { minify: true })),
  );
  return small.reduce((sum, { code }) => sum + brotli(code), 0);
}

async function main(): Promise<void> {
  const data = await readSiteData();
  console.log(`Moteur, analyseur et MiniSearch : ${kilobytes(await scriptSize())} en Brotli`);
  console.log(
    `Index préparé à la construction, textes non compris : ${kilobytes(serialised(data))} en Brotli`,
  );
  await measure('Le site', data);
  await measure('Pages fabriquées', manyPages(data, 100));
  await measure('Pages fabriquées', manyPages(data, 1_000));
}

void main();
