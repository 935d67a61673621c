// Which terms each section has, how much it speaks of them, and where: all that ranking needs to know of the pages.
import { type Token, tokensOf } from '../shared/analyse';
import { type Posting, placeInQuestion, placeInText, rarityOf } from '../shared/format';
import { type Field, settings } from '../shared/settings';
import type { Page, Section } from './sections';

/** Of a word that is nearly everywhere, only the sections that speak most of it are kept. */
const MOST_POSTINGS = 200;

/** `count`: in how many sections a term is. `postings`: the sections that are kept, in order. */
export type TermPostings = { count: number; postings: Posting[] };

export type ReadTerms = {
  readonly terms: ReadonlyMap<string, TermPostings>;
  /** Every word of the pages and of the questions, folded, with the form to show. */
  readonly writtenForms: ReadonlyMap<string, string>;
};

/** Of sections that speak as much of a term, the first ones. */
function mostTelling(postings: Posting[]): Posting[] {
  if (postings.length <= MOST_POSTINGS) return postings;
  const best = postings.toSorted((a, b) => b.score - a.score).slice(0, MOST_POSTINGS);
  return best.sort((a, b) => a.section - b.section);
}

/** How often each field of a section has a term, and where it stands. */
type Occurrences = { readonly counts: Map<Field, number>; readonly places: number[] };

class SectionReader {
  readonly found = new Map<string, Occurrences>();
  readonly #writtenForms: Map<string, string>;

  constructor(writtenForms: Map<string, string>) {
    this.#writtenForms = writtenForms;
  }

  /** Learns how its words are written, with their accents, to be offered to who mistypes them. */
  #tokensOf(text: string): Token[] {
    const tokens = tokensOf(text);
    for (const { word, start, end, isExact } of tokens) {
      if (this.#writtenForms.has(word)) continue;
      const form = text.slice(start, end);
      this.#writtenForms.set(word, isExact ? form : form.toLowerCase());
    }
    return tokens;
  }

  #add(field: Field, { terms }: Token, place?: number): void {
    for (const term of terms) {
      const { counts, places } = this.found.get(term) ?? { counts: new Map<Field, number>(), places: [] };
      counts.set(field, (counts.get(field) ?? 0) + 1);
      if (place !== undefined && places.at(-1) !== place) places.push(place);
      this.found.set(term, { counts, places });
    }
  }

  /** Line 0 is the heading: only there may somebody ask for small words. */
  readLine(field: Field, line: number, text: string): void {
    const tokens = this.#tokensOf(text).filter(({ isStop }) => line === 0 || !isStop);
    for (const [i, token] of tokens.entries()) this.#add(field, token, placeInText(line, i));
  }

  readWithoutPlaces(field: Field, text: string): void {
    for (const token of this.#tokensOf(text)) if (!token.isStop) this.#add(field, token);
  }

  readQuestion(number: number, text: string): void {
    const tokens = this.#tokensOf(text).filter(({ isExact, isStop }) => !isExact && !isStop);
    const place = placeInQuestion(number, new Set(tokens.flatMap(({ terms }) => terms)).size);
    for (const token of tokens) this.#add('questions', token, place);
  }
}

/** `above`: the titles over the section, of its page and of the section that it is in. */
function occurrencesIn(section: Section, above: string, writtenForms: Map<string, string>) {
  const { heading, text, aside, isReference, questions } = section;
  const reader = new SectionReader(writtenForms);
  reader.readLine('heading', 0, heading);
  reader.readWithoutPlaces('above', above);
  for (const [i, line] of text.split('\n').entries())
    reader.readLine(isReference ? 'aside' : 'body', i + 1, line);
  reader.readWithoutPlaces('aside', aside);
  for (const [i, question] of questions.entries()) reader.readQuestion(i, question);
  return reader.found;
}

/** BM25 without the length of the fields, which brings nothing. */
function scoreOf(counts: ReadonlyMap<Field, number>): number {
  const { fields, saturation } = settings;
  let score = 0;
  for (const [field, weight] of Object.entries(fields) as [Field, number][]) {
    const count = counts.get(field) ?? 0;
    if (count > 0) score += (weight * count * (saturation + 1)) / (count + saturation);
  }
  return score;
}

/**
 * A term is as rare as it is in whole sections: weighed by how rare it is in each field, a word that is everywhere but in
 * headings would be worth more in a heading than any rare word of the text.
 */
function weighByRarity({ count, postings }: TermPostings, sections: number): TermPostings {
  const rarity = rarityOf(count, sections);
  const weighed = mostTelling(postings).map((one) => ({ ...one, score: Math.round(one.score * rarity) }));
  return { count, postings: weighed };
}

export function readTerms(pages: readonly Page[]): ReadTerms {
  const terms = new Map<string, TermPostings>();
  const writtenForms = new Map<string, string>();
  let sectionNumber = 0;
  for (const { title, sections } of pages) {
    let headingAbove = '';
    for (const section of sections) {
      const { level, heading } = section;
      const parent = level === 3 ? headingAbove : '';
      const above = level === 1 ? '' : `${title}\n${parent}`;
      if (level === 2) headingAbove = heading;
      for (const [term, { counts, places }] of occurrencesIn(section, above, writtenForms)) {
        const known = terms.get(term) ?? { count: 0, postings: [] };
        known.count += 1;
        known.postings.push({ section: sectionNumber, score: scoreOf(counts), places });
        // A large site would fill the memory with what is left out in the end.
        if (known.postings.length === 2 * MOST_POSTINGS) known.postings = mostTelling(known.postings);
        terms.set(term, known);
      }
      sectionNumber += 1;
    }
  }
  const weighed = [...terms].map(([term, one]) => [term, weighByRarity(one, sectionNumber)] as const);
  return { terms: new Map(weighed), writtenForms };
}
