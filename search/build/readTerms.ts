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
  /** Those of the section that is being read. */
  #ofSection = new Map<string, Occurrence>();

  #occurrence(term: string): Occurrence {
    let known = this.#ofSection.get(term);
    if (!known) {
      known = { counts: FIELDS.map(() => 0), places: [] };
      this.#ofSection.set(term, known);
    }
    return known;
  }

  endSection(): void {
    for (const [term, occurrence] of this.#ofSection) {
      const sections = this.occurrences.get(term);
      if (sections) sections.set(this.sectionCount, occurrence);
      else this.occurrences.set(term, new Map([[this.sectionCount, occurrence]]));
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

export function readTerms(pages: readonly Page[]): ReadTerms {
  const reader = new TermReader();
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
