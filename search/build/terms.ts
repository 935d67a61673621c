// For each term, the sections that have it and their scores: all that the ranking needs to know of the pages.
import { type Token, tokensOf } from '../shared/analyse';
import { questionCode, rarityOf, sectionNumber, type TermPostings } from '../shared/format';
import { type Field, settings } from '../shared/settings';
import type { Page, Section } from './sections';

/** Of a very common word, only the sections with the best scores are kept. */
const MOST_SECTIONS = 200;

export type ReadTerms = {
  readonly terms: ReadonlyMap<string, TermPostings>;
  /** The words of pages and questions, folded, and the form to show. */
  readonly writtenForms: ReadonlyMap<string, string>;
  readonly sectionCount: number;
};

/** What a section has of one term. `questions` are codes of the readers' questions that have it. */
type Occurrences = { readonly counts: Map<Field, number>; readonly questions: Set<number> };

/** `above`: the titles over the section, of its page and of the section around it. */
function occurrencesIn(section: Section, above: string, read: (text: string) => Token[]) {
  const found = new Map<string, Occurrences>();
  const add = (field: Field, tokens: readonly Token[], question?: number): void => {
    const all = tokens.flatMap(({ terms }) => terms);
    for (const term of all) {
      const { counts, questions } = found.get(term) ?? { counts: new Map(), questions: new Set() };
      found.set(term, { counts, questions });
      counts.set(field, (counts.get(field) ?? 0) + 1);
      if (question !== undefined) questions.add(questionCode(question, new Set(all).size));
    }
  };
  const withoutStops = (text: string): Token[] => read(text).filter(({ isStop }) => !isStop);
  // Stop words count in headings only. A heading is also the first question of its section.
  add('heading', read(section.heading), 0);
  add('above', withoutStops(above));
  add(section.isReference ? 'aside' : 'body', withoutStops(section.text));
  add('aside', withoutStops(section.aside));
  for (const [i, question] of section.questions.entries()) {
    const tokens = withoutStops(question).filter(({ isExact }) => !isExact);
    add('questions', tokens, i + 1);
  }
  return found;
}

/** BM25 over the fields. Their length is left out, because it changes nothing in the results. */
function scoreOf(counts: ReadonlyMap<Field, number>): number {
  const { fields, saturation } = settings;
  return [...counts]
    .map(([field, count]) => (fields[field] * count * (saturation + 1)) / (count + saturation))
    .reduce((sum, score) => sum + score, 0);
}

/** A section with a term. */
type Found = { readonly section: number; readonly score: number; readonly questions: ReadonlySet<number> };

/**
 * The rarity of a term is that of whole sections, not of each field: a word that is everywhere but in headings would
 * otherwise count more in a heading than any rare word.
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
