// The lists of questions that people ask, in families, each with the sections that answer it; and how well they are
// answered. Those of questions.tsv are read while search is tuned. Those of unread.tsv were written by somebody who did
// not know the engine, and nobody reads them: they say how it fares with questions that it has never seen.
import { readFileSync } from 'node:fs';
import type { Page } from '../../search/build/sections';

export type AskedQuestion = {
  /** File and line. */
  readonly at: string;
  readonly family: string;
  readonly question: string;
  readonly wanted: readonly string[];
};
export type Outcome = AskedQuestion & { readonly place: number; readonly instead: readonly string[] };

export const LISTS = { read: 'tests/search/questions.tsv', unread: 'tests/search/unread.tsv' } as const;
export const FIRST_PLACES = [1, 3, 5] as const;

export const readQuestions = (file: string): AskedQuestion[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line, i) => {
      const [family = '', question = '', sections = ''] = line.split('\t');
      return { at: `${file}:${i + 2}`, family, question, wanted: sections.split(' ') };
    });

/** Every address of the site; for a section of level 3, that of the section around it. */
export type Addresses = ReadonlyMap<string, string>;

export function addressesIn(pages: readonly Page[]): Addresses {
  const addresses = new Map<string, string>();
  for (const { url, sections } of pages) {
    let above = '';
    for (const { id, level } of sections) {
      if (level === 2) above = id;
      addresses.set(id ? `${url}#${id}` : url, level === 3 ? `${url}#${above}` : '');
    }
  }
  return addresses;
}

/** An address without a section stands for the whole page, and a section for those under it. */
const isRight = (addresses: Addresses, url: string, wanted: string): boolean =>
  url === wanted || addresses.get(url) === wanted || (!wanted.includes('#') && url.split('#')[0] === wanted);

/** Where the first right answer stands among the addresses of the results, from 0. */
export function outcomeOf(asked: AskedQuestion, urls: readonly string[], addresses: Addresses): Outcome {
  const place = urls.findIndex((url) => asked.wanted.some((wanted) => isRight(addresses, url, wanted)));
  return { ...asked, place: place < 0 ? Infinity : place, instead: urls.slice(0, 2) };
}

/** In per cent. Of no question at all, none is missed. */
export const shareWithin = (outcomes: readonly Outcome[], places: number): number =>
  100 - (100 * outcomes.filter(({ place }) => place >= places).length) / Math.max(1, outcomes.length);
