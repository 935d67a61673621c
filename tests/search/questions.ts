// Lists of questions that people ask, in families, each with the sections that answer it. Those of questions.tsv are read
// while search is tuned. Those of unread.tsv were written by somebody who did not know the engine, and nobody reads them,
// so that they measure how search answers new questions.
import { readFileSync } from 'node:fs';
import type { Page } from '../../search/build/sections';

export type AskedQuestion = {
  /** File and line. */
  readonly at: string;
  readonly family: string;
  readonly question: string;
  readonly wanted: readonly string[];
};
/** `place` is that of the first right answer, from 0; `found` the first addresses of the results. */
export type Outcome = AskedQuestion & { readonly place: number; readonly found: readonly string[] };

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

/** Every address of the site; for a section of level 3, with that of the section around it. */
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

/** A wanted page stands for all of its sections, and a wanted section for those of level 3 in it. */
export function outcomeOf(asked: AskedQuestion, urls: readonly string[], addresses: Addresses): Outcome {
  const place = urls.findIndex((url) =>
    [url, addresses.get(url), url.split('#')[0]].some((one) => one && asked.wanted.includes(one)),
  );
  return { ...asked, place: place < 0 ? Infinity : place, found: urls.slice(0, 2) };
}

/** In per cent. */
export const shareWithin = (outcomes: readonly Outcome[], places: number): number =>
  100 - (100 * outcomes.filter(({ place }) => place >= places).length) / Math.max(1, outcomes.length);
