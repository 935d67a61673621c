// Which terms each section has, how much it speaks of them, and where: all that ranking needs to know of the pages.
import { eachChunk, type Token } from '../shared/analyse';
import { placeInQuestion, placeInText } from '../shared/format';
import { type Settings, settings } from '../shared/settings';
import type { IndexedSection, Page } from './sections';
import { TermPostings } from './termPostings';

type Field = keyof Settings['fields'];
const FIELDS = Object.keys(settings.fields) as Field[];

export type ReadTerms = {
  readonly postings: ReadonlyMap<string, TermPostings>;
  readonly sectionCount: number;
  /** Every word of the pages and of the questions, folded, with the form to show. */
  readonly writtenForms: ReadonlyMap<string, string>;
};

/** A token, with the postings of its terms at hand: a large site has millions of them. */
type Word = Pick<Token, 'isExact' | 'isStop'> & { readonly postings: readonly TermPostings[] };

class TermReader {
  readonly #postings = new Map<string, TermPostings>();
  #sectionCount = 0;
  readonly #writtenForms = new Map<string, string>();
  /** Those of the section that is being read. */
  #ofSection: TermPostings[] = [];
  /** Of each piece of text met. */
  readonly #words = new Map<readonly Token[], readonly Word[]>();
  readonly #weights: readonly number[];
  readonly #saturation: number;

  constructor({ fields, saturation }: Settings) {
    this.#weights = FIELDS.map((name) => fields[name]);
    this.#saturation = saturation;
  }

  /** BM25 without the length of the fields, which brings nothing. */
  readonly #scoreOf = (counts: readonly number[]): number =>
    counts.reduce(
      (sum, count, field) =>
        count === 0
          ? sum
          : sum + ((this.#weights[field] ?? 0) * count * (this.#saturation + 1)) / (count + this.#saturation),
      0,
    );

  endSection(): void {
    for (const ofTerm of this.#ofSection) ofTerm.endSection(this.#scoreOf);
    this.#ofSection = [];
    this.#sectionCount += 1;
  }

  #postingsOf(term: string): TermPostings {
    const known = this.#postings.get(term) ?? new TermPostings(FIELDS.length);
    this.#postings.set(term, known);
    return known;
  }

  /** Keeps how words are written: with their accents, to be offered to who mistypes them. */
  #learn(tokens: readonly Token[], chunk: string): readonly Word[] {
    const words = tokens.map(({ word, terms, start, end, isExact, isStop }) => {
      const form = chunk.slice(start, end);
      if (!this.#writtenForms.has(word)) this.#writtenForms.set(word, isExact ? form : form.toLowerCase());
      return { isExact, isStop, postings: terms.map((term) => this.#postingsOf(term)) };
    });
    this.#words.set(tokens, words);
    return words;
  }

  result(): ReadTerms {
    // Small words have none.
    const postings = [...this.#postings].filter(([, { count }]) => count > 0);
    return {
      postings: new Map(postings),
      sectionCount: this.#sectionCount,
      writtenForms: this.#writtenForms,
    };
  }

  #read(text: string, read: (word: Word) => void): void {
    eachChunk(text, (tokens, chunk) => {
      for (const word of this.#words.get(tokens) ?? this.#learn(tokens, chunk)) read(word);
    });
  }

  /** `place`: where they all stand, if it matters. */
  #add(field: number, postings: readonly TermPostings[], place?: number): void {
    for (const ofTerm of postings)
      if (ofTerm.add(this.#sectionCount, field, place)) this.#ofSection.push(ofTerm);
  }

  /** Small words are kept in headings only: elsewhere nobody asks for them. */
  line(name: Field, line: number, text: string): void {
    const field = FIELDS.indexOf(name);
    let place = 0;
    this.#read(text, ({ isStop, postings }) => {
      if (line > 0 && isStop) return;
      this.#add(field, postings, placeInText(line, place));
      place += 1;
    });
  }

  /** Where its words stand does not matter. */
  apart(name: Field, text: string): void {
    const field = FIELDS.indexOf(name);
    this.#read(text, ({ isStop, postings }) => {
      if (!isStop) this.#add(field, postings);
    });
  }

  question(number: number, text: string): void {
    const asked = new Set<TermPostings>();
    const field = FIELDS.indexOf('questions');
    const words: Word[] = [];
    this.#read(text, (word) => {
      if (word.isExact || word.isStop) return;
      words.push(word);
      for (const ofTerm of word.postings) asked.add(ofTerm);
    });
    for (const { postings } of words) this.#add(field, postings, placeInQuestion(number, asked.size));
  }
}

/** `above` has the titles over it: of its page, of the section that it is in. */
function readSection(reader: TermReader, section: IndexedSection, above: string): void {
  const { heading, text, aside, isReference, questions } = section;
  reader.line('heading', 0, heading);
  reader.apart('above', above);
  for (const [i, line] of text.split('\n').entries())
    reader.line(isReference ? 'aside' : 'body', i + 1, line);
  reader.apart('aside', aside);
  for (const [i, question] of questions.entries()) reader.question(i, question);
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
  return reader.result();
}
