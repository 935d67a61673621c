// Which terms each section has, how much it speaks of them, and where: all that ranking needs to know of the pages.
import { type Token, tokensOf } from '../shared/analyse';
import { type Posting, placeInQuestion, placeInText } from '../shared/format';
import { type Settings, settings } from '../shared/settings';
import type { IndexedSection, Page } from './sections';

type Field = keyof Settings['fields'];
const FIELDS = Object.keys(settings.fields) as Field[];

/** A term in a section: how often each field has it, and its places in heading, text and readers' questions. */
type Occurrence = { readonly counts: number[]; readonly places: number[] };

export type ReadTerms = {
  /** The sections that have a term. Its rarity is not in their scores: it is known once all are read. */
  readonly postings: ReadonlyMap<string, readonly Posting[]>;
  readonly sectionCount: number;
  /** Every word of the pages and of the questions, folded, with the form to show. */
  readonly writtenForms: ReadonlyMap<string, string>;
};

class TermReader {
  readonly postings = new Map<string, Posting[]>();
  sectionCount = 0;
  readonly writtenForms = new Map<string, string>();
  /** Those of the section that is being read. */
  #ofSection = new Map<string, Occurrence>();
  readonly #settings: Settings;

  constructor(weights: Settings) {
    this.#settings = weights;
  }

  #occurrence(term: string): Occurrence {
    let known = this.#ofSection.get(term);
    if (!known) {
      known = { counts: FIELDS.map(() => 0), places: [] };
      this.#ofSection.set(term, known);
    }
    return known;
  }

  /** BM25 without the length of the fields, which brings nothing. */
  #scoreOf(counts: readonly number[]): number {
    const { fields, saturation } = this.#settings;
    return FIELDS.reduce((sum, name, field) => {
      const count = counts[field] ?? 0;
      return count === 0 ? sum : sum + (fields[name] * count * (saturation + 1)) / (count + saturation);
    }, 0);
  }

  endSection(): void {
    for (const [term, { counts, places }] of this.#ofSection) {
      const posting = { section: this.sectionCount, score: this.#scoreOf(counts), places };
      const postings = this.postings.get(term);
      if (postings) postings.push(posting);
      else this.postings.set(term, [posting]);
    }
    this.#ofSection = new Map();
    this.sectionCount += 1;
  }

  /** Keeps how words are written: with their accents, to be offered to who mistypes them. */
  tokens(text: string): Token[] {
    const tokens = tokensOf(text);
    for (const { word, start, end, isExact } of tokens) {
      if (this.writtenForms.has(word)) continue;
      const form = text.slice(start, end);
      this.writtenForms.set(word, isExact ? form : form.toLowerCase());
    }
    return tokens;
  }

  /** `place`: where they all stand, if it matters. */
  add(field: Field, terms: readonly string[], place?: number): void {
    const at = FIELDS.indexOf(field);
    for (const term of terms) {
      const { counts, places } = this.#occurrence(term);
      counts[at] = (counts[at] ?? 0) + 1;
      if (place !== undefined && places.at(-1) !== place) places.push(place);
    }
  }

  /** Small words are kept in headings only: elsewhere nobody asks for them. */
  line(field: Field, line: number, text: string): void {
    const telling = this.tokens(text).filter(({ isStop }) => line === 0 || !isStop);
    for (const [word, { terms }] of telling.entries()) this.add(field, terms, placeInText(line, word));
  }
}

const tellingTerms = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ isStop }) => !isStop).flatMap(({ terms }) => terms);

/** `above` has the titles over it: of its page, of the section that it is in. */
function readSection(reader: TermReader, section: IndexedSection, above: string): void {
  const { heading, text, aside, isReference, questions } = section;
  reader.line('heading', 0, heading);
  reader.add('above', tellingTerms(reader.tokens(above)));
  for (const [i, line] of text.split('\n').entries())
    reader.line(isReference ? 'aside' : 'body', i + 1, line);
  reader.add('aside', tellingTerms(reader.tokens(aside)));
  for (const [i, question] of questions.entries()) {
    const terms = tellingTerms(reader.tokens(question).filter(({ isExact }) => !isExact));
    reader.add('questions', terms, placeInQuestion(i, new Set(terms).size));
  }
  reader.endSection();
}

export function readTerms(pages: readonly Page[], weights: Settings): ReadTerms {
  const reader = new TermReader(weights);
  for (const { title, sections } of pages) {
    let headingAbove = '';
    for (const section of sections) {
      const { level, heading } = section;
      if (level === 2) headingAbove = heading;
      const above = level === 1 ? '' : level === 2 ? title : `${title}\n${headingAbove}`;
      readSection(reader, section, above);
    }
  }
  return reader;
}
