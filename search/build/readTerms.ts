// Which terms each section has, in which fields, and where: all that ranking needs to know of the pages.
import { type Token, tokensOf } from '../shared/analyse';
import { placeInQuestion, placeInText } from '../shared/format';
import { type Settings, settings } from '../shared/settings';
import type { IndexedSection, Page } from './sections';

export type Field = keyof Settings['fields'];
export const FIELDS = Object.keys(settings.fields) as Field[];

/** A term in a section: how often each field has it, and its places in heading, text and readers' questions. */
type Occurrence = { readonly counts: number[]; readonly places: number[] };

export type ReadTerms = {
  /** By term, then by the number of the section. */
  readonly occurrences: ReadonlyMap<string, ReadonlyMap<number, Occurrence>>;
  readonly sectionCount: number;
  /** Every word of the pages and of the questions, folded, with the form to show. */
  readonly writtenForms: ReadonlyMap<string, string>;
};

class TermReader {
  readonly occurrences = new Map<string, Map<number, Occurrence>>();
  sectionCount = 0;
  readonly writtenForms = new Map<string, string>();

  #occurrence(term: string, section: number): Occurrence {
    const sections = this.occurrences.get(term) ?? new Map<number, Occurrence>();
    this.occurrences.set(term, sections);
    const known = sections.get(section) ?? { counts: FIELDS.map(() => 0), places: [] };
    sections.set(section, known);
    return known;
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

  add(section: number, field: Field, terms: readonly string[]): void {
    const at = FIELDS.indexOf(field);
    for (const term of terms) {
      const { counts } = this.#occurrence(term, section);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }

  place(section: number, place: number, terms: readonly string[]): void {
    for (const term of terms) {
      const { places } = this.#occurrence(term, section);
      if (places.at(-1) !== place) places.push(place);
    }
  }

  /** Small words are kept in headings only: elsewhere nobody asks for them. */
  line(section: number, line: number, tokens: readonly Token[]): string[] {
    const telling = tokens.filter(({ isStop }) => line === 0 || !isStop);
    for (const [word, { terms }] of telling.entries()) this.place(section, placeInText(line, word), terms);
    return telling.flatMap(({ terms }) => terms);
  }
}

const tellingTerms = (tokens: readonly Token[]): string[] =>
  tokens.filter(({ isStop }) => !isStop).flatMap(({ terms }) => terms);

/** `above` has the titles over it: of its page, of the section that it is in. */
function readSection(reader: TermReader, number: number, section: IndexedSection, above: string): void {
  const { heading, text, aside, isReference, questions } = section;
  reader.add(number, 'heading', reader.line(number, 0, reader.tokens(heading)));
  reader.add(number, 'above', tellingTerms(reader.tokens(above)));
  const body = text.split('\n').flatMap((line, i) => reader.line(number, i + 1, reader.tokens(line)));
  reader.add(number, isReference ? 'aside' : 'body', body);
  reader.add(number, 'aside', tellingTerms(reader.tokens(aside)));
  const asked = questions.map((question) =>
    tellingTerms(reader.tokens(question).filter(({ isExact }) => !isExact)),
  );
  reader.add(number, 'questions', asked.flat());
  asked.forEach((terms, i) => {
    const different = [...new Set(terms)];
    reader.place(number, placeInQuestion(i, different.length), different);
  });
}

export function readTerms(pages: readonly Page[]): ReadTerms {
  const reader = new TermReader();
  for (const { title, sections } of pages) {
    let headingAbove = '';
    for (const section of sections) {
      const { level, heading } = section;
      if (level === 2) headingAbove = heading;
      const above = level === 1 ? '' : level === 2 ? title : `${title}\n${headingAbove}`;
      readSection(reader, reader.sectionCount, section, above);
      reader.sectionCount += 1;
    }
  }
  return reader;
}
