// Which terms each section has, and how much it speaks of them: all that ranking needs to know of the pages.
import { type Token, tokensOf } from '../shared/analyse';
import { questionCode, rarityOf, sectionNumber, type TermPostings } from '../shared/format';
import { type Field, settings } from '../shared/settings';
import type { Page, Section } from './sections';

/** Of a word that is nearly everywhere, only the sections that speak most of it are kept. */
const MOST_SECTIONS = 200;

export type ReadTerms = {
  readonly terms: ReadonlyMap<string, TermPostings>;
  /** Every word of the pages and of the questions, folded, with the form to show. */
  readonly writtenForms: ReadonlyMap<string, string>;
  readonly sectionCount: number;
};

/** How often each field of a section has a term, and which questions of readers have it. */
type Occurrences = { readonly counts: Map<Field, number>; readonly questions: Set<number> };

/** A section with a term: how much it speaks of it, and the questions of readers that have it. */
type Found = { readonly section: number; readonly score: number; readonly questions: ReadonlySet<number> };

/** `above`: the titles over the section, of its page and of the section that it is in. */
function occurrencesIn(section: Section, above: string, read: (text: string) => Token[]) {
  const found = new Map<string, Occurrences>();
  const add = (field: Field, tokens: readonly Token[], question?: number): void => {
    const all = tokens.flatMap(({ terms }) => terms);
    const code = question === undefined ? undefined : questionCode(question, new Set(all).size);
    for (const term of all) {
      const known = found.get(term) ?? { counts: new Map<Field, number>(), questions: new Set<number>() };
      known.counts.set(field, (known.counts.get(field) ?? 0) + 1);
      if (code !== undefined) known.questions.add(code);
      found.set(term, known);
    }
  };
  const telling = (text: string): Token[] => read(text).filter(({ isStop }) => !isStop);
  // Only in a heading may somebody ask for small words. It is a question too: the first.
  add('heading', read(section.heading), 0);
  add('above', telling(above));
  add(section.isReference ? 'aside' : 'body', telling(section.text));
  add('aside', telling(section.aside));
  for (const [i, question] of section.questions.entries()) {
    const tokens = telling(question).filter(({ isExact }) => !isExact);
    add('questions', tokens, i + 1);
  }
  return found;
}

/** BM25 without the length of the fields, which brings nothing. */
function scoreOf(counts: ReadonlyMap<Field, number>): number {
  const { fields, saturation } = settings;
  const scores = [...counts].map(
    ([field, count]) => (fields[field] * count * (saturation + 1)) / (count + saturation),
  );
  return scores.reduce((sum, score) => sum + score, 0);
}

/**
 * A term is as rare as it is in whole sections: weighed by how rare it is in each field, a word that is everywhere but in
 * headings would be worth more in a heading than any rare word of the text. Of sections that speak as much of it, the
 * first ones are kept.
 */
function postingsOf(found: readonly Found[], sectionCount: number): TermPostings {
  const rarity = rarityOf(found.length, sectionCount);
  const kept = found
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_SECTIONS)
    .sort((a, b) => a.section - b.section);
  const postings = kept.map(
    ({ section, score, questions }) => [section, Math.round(score * rarity), ...questions] as const,
  );
  return [found.length, ...postings];
}

export function readTerms(pages: readonly Page[]): ReadTerms {
  const found = new Map<string, Found[]>();
  const writtenForms = new Map<string, string>();
  /** Learns how words are written, with their accents, to be offered to who mistypes them. */
  const read = (text: string): Token[] => {
    const tokens = tokensOf(text);
    for (const { word, start, end, isExact } of tokens) {
      const form = text.slice(start, end);
      if (!writtenForms.has(word)) writtenForms.set(word, isExact ? form : form.toLowerCase());
    }
    return tokens;
  };
  for (const [page, { title, sections }] of pages.entries()) {
    let headingAbove = '';
    for (const [place, section] of sections.entries()) {
      const { level, heading } = section;
      const above = level === 1 ? '' : `${title}\n${level === 3 ? headingAbove : ''}`;
      if (level === 2) headingAbove = heading;
      for (const [term, { counts, questions }] of occurrencesIn(section, above, read)) {
        const known = found.get(term) ?? [];
        known.push({ section: sectionNumber(page, place), score: scoreOf(counts), questions });
        found.set(term, known);
      }
    }
  }
  const sectionCount = pages.reduce((sum, { sections }) => sum + sections.length, 0);
  const terms = new Map([...found].map(([term, sections]) => [term, postingsOf(sections, sectionCount)]));
  return { terms, writtenForms, sectionCount };
}
