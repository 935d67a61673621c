// The first screen of every page is in the first bytes of the answer, which a server sends without waiting for a reply.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createBrotliDecompress } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pagesIn } from '../builtSite';
import { servedBytes } from '../servedBytes';

/** Ten packets of the first round trip, without the bytes of the connection and the headers. */
const FIRST_BYTES = 14_000;
/** Compressed. */
const MOST_SHEET_BYTES = 24 * 1024;

const blocksOf = (html: string): string[] =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
const LINK = /<link rel="stylesheet" href="[^"]*\/assets\/css\/([\w-]+\.[0-9a-f]{8}\.css)">/g;
const pages = pagesIn();

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

describe.each(pages)('$file', ({ file, html }) => {
  it('begins with head, rules, navbar and the beginning of the article', async () => {
    const first = await firstPartOf(file);
    const place = html.search(LINK);
    expect(place).toBeGreaterThan(html.indexOf('</h1>'));
    // An article that begins with a paragraph begins on the first screen.
    const begins = BEGINS_WITH_PARAGRAPH.exec(html);
    if (begins) expect(place).toBeGreaterThan(begins.index + begins[0].length);
    expect(first.length).toBeGreaterThanOrEqual(Math.min(place, html.length));
  });

  it('has nothing to run or decode between the rules and the text', () => {
    expect(blocksOf(html).join('')).not.toContain('data:image');
    const firstScreen = html.slice(html.indexOf('<style>'), html.search(LINK));
    const scripts = [...firstScreen.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) => code);
    expect(scripts.filter((code) => !code.includes('document.body'))).toEqual([]);
  });

  it('is drawn when the navbar is whole', () => {
    const head = html.slice(0, html.indexOf('</head>'));
    const id = /<link rel="expect" href="#([\w-]+)" blocking="render">/.exec(head)?.[1];
    const [start, place] = [html.indexOf('<nav'), html.indexOf(`id="${id}"`)];
    expect(place).toBeGreaterThan(start);
    const rest = html.slice(place, html.indexOf('</nav>', start));
    expect(rest.slice(rest.indexOf('>') + 1).replaceAll(/<[^>]*>/g, '')).toBe('');
  });

  it('has one block of rules and one style sheet', () => {
    expect([blocksOf(html), [...html.matchAll(LINK)]].map(({ length }) => length)).toEqual([1, 1]);
  });
});

it('pages have one of at most three blocks of rules', () => {
  expect(new Set(pages.flatMap(({ html }) => blocksOf(html))).size).toBeLessThanOrEqual(3);
});

it('all pages have the same style sheet, which browsers keep', () => {
  const sheets = new Set(pages.flatMap(({ html }) => [...html.matchAll(LINK)]).map(([, name]) => name));
  expect(sheets.size).toBe(1);
  expect(servedBytes(path.join('assets/css', [...sheets].join()))).toBeLessThan(MOST_SHEET_BYTES);
});
