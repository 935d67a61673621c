// The styles of a PDF: the tokens, those of its pages, as each has them, then those of a book.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltPage } from './builtPages';

const OF_BOOKS = path.join(__dirname, 'book.css');
/** The build leaves out of the sheets what is always the same. */
const TOKENS = path.join(__dirname, '../../src/css/tokens.css');

/** Each sheet once, in the order that the pages have them in: what one has between two others comes between them. */
export function merged(lists: readonly (readonly string[])[]): string[] {
  const all: string[] = [];
  for (const list of lists) {
    let place = 0;
    for (const sheet of list) {
      const found = all.indexOf(sheet);
      if (found < 0) all.splice(place, 0, sheet);
      place = (found < 0 ? place : found) + 1;
    }
  }
  return all;
}

export function stylesOf(pages: readonly Pick<BuiltPage, 'rules' | 'sheets' | 'article'>[]): string {
  const articles = pages.filter(({ article }) => article);
  const inline = (text: string): string => `<style>${text}</style>`;
  return [
    inline(readFileSync(TOKENS, 'utf8')),
    // Pages of one kind have the same.
    ...[...new Set(articles.flatMap(({ rules }) => rules))].map(inline),
    ...merged(articles.map(({ sheets }) => sheets)).map((sheet) => `<link rel="stylesheet" href="${sheet}">`),
    inline(readFileSync(OF_BOOKS, 'utf8')),
  ].join('');
}
