// The first screen of every page is in the first bytes of the answer: a server sends them before it waits for an answer.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createBrotliDecompress } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { servedBytes } from '../servedBytes';

/** Ten packets of the first round trip, less what the connection and the headers take. */
const FIRST_BYTES = 14_000;
/** Of the style sheet, compressed. */
const SHEET = 24 * 1024;

const pages = readdirSync('build', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: readFileSync(path.join('build', file), 'utf8') }));
const blocksOf = (html: string): string[] =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
const LINK = /<link rel="stylesheet" href="[^"]*\/assets\/css\/([\w-]+\.[0-9a-f]{8}\.css)">/g;

const BEGINS_WITH_PARAGRAPH = /\sdata-article=[^>]*>(?:<span[^>]*><\/span>\s*)?<p[\s>]/;

/** What a browser has read of a page when the first bytes of its answer are there. */
function firstPartOf(file: string): Promise<string> {
  const stream = createBrotliDecompress();
  let text = '';
  return new Promise((resolve, reject) => {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    stream.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'Z_BUF_ERROR' ? resolve(text) : reject(error),
    );
    stream.on('end', () => resolve(text));
    stream.end(readFileSync(path.join('build', `${file}.br`)).subarray(0, FIRST_BYTES));
  });
}

it.each(pages)(
  '$file: head, rules, navbar and the beginning of the article come first',
  async ({ file, html }) => {
    const first = await firstPartOf(file);
    const place = html.search(LINK);
    expect(place).toBeGreaterThan(html.indexOf('</h1>'));
    // An article that begins with a paragraph begins on the first screen.
    const begins = BEGINS_WITH_PARAGRAPH.exec(html);
    if (begins) expect(place).toBeGreaterThan(begins.index + begins[0].length);
    expect(first.length).toBeGreaterThanOrEqual(Math.min(place, html.length));
  },
);

it.each(pages)('$file: nothing has to be run or decoded between the rules and the text', ({ html }) => {
  expect(blocksOf(html).join('')).not.toContain('data:image');
  const firstScreen = html.slice(html.indexOf('<style>'), html.search(LINK));
  const scripts = [...firstScreen.matchAll(/<script>(.*?)<\/script>/gs)].filter(
    ([, code = '']) => !code.includes('document.body'),
  );
  expect(scripts).toEqual([]);
});

const EXPECTED = /<link rel="expect" href="#([\w-]+)" blocking="render">/;

it.each(pages)('$file: nothing is drawn before the navbar is whole', ({ html }) => {
  const id = EXPECTED.exec(html.slice(0, html.indexOf('</head>')))?.[1];
  const [start, place] = [html.indexOf('<nav'), html.indexOf(`id="${id}"`)];
  expect(place).toBeGreaterThan(start);
  const rest = html.slice(place, html.indexOf('</nav>', start));
  expect(rest.slice(rest.indexOf('>') + 1).replaceAll(/<[^>]*>/g, '')).toBe('');
});

describe('styles', () => {
  const bytesOf = (name: string): number => servedBytes(path.join('assets/css', name));
  const sheetsOf = (html: string): string[] => [...html.matchAll(LINK)].map(([, name = '']) => name);

  it('are one block of rules in each page, the same for each kind of page: three in all', () => {
    for (const { file, html } of pages) expect([file, blocksOf(html).length]).toEqual([file, 1]);
    expect(new Set(pages.flatMap(({ html }) => blocksOf(html))).size).toBeLessThanOrEqual(3);
  });

  it('are in one sheet for all pages, which browsers keep from the first on', () => {
    const sheets = new Set(pages.flatMap(({ html }) => sheetsOf(html)));
    expect(sheets.size).toBe(1);
    for (const { file, html } of pages) expect([file, sheetsOf(html).length]).toEqual([file, 1]);
    expect(bytesOf([...sheets].join())).toBeLessThan(SHEET);
  });
});
