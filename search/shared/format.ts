// The files of the index, which the build writes and the browser reads.
import type { Forms } from './analyse';

/** The core, read first. Its name never changes; `version` names the folder of the other files, by a hash of their content. */
export const CORE_FILE = 'search-index.json';
/** To be raised when the files change: pages that were opened before cannot read the new ones. */
export const FORMAT = 2;

export type FileKind = 'words' | 'postings' | 'titles' | 'texts';
export const fileOf = (version: string, kind: FileKind, number: number): string =>
  `assets/search/${version}/${kind}-${number}.json`;

export type CoreFile = {
  readonly format: number;
  readonly version: string;
  readonly pages: readonly CorePage[];
  /** Number of sections. */
  readonly sections: number;
  readonly forms: Forms;
  /** The first letter of each file of words. */
  readonly words: string;
  /** The first term of each file of postings, in order. */
  readonly postings: readonly string[];
};
export type CorePage = readonly [url: string, title: string, audience: string];

/** The number of a section is made of that of its page and of its place there. */
const MOST_SECTIONS_OF_PAGE = 1000;
export const sectionNumber = (page: number, place: number): number => page * MOST_SECTIONS_OF_PAGE + place;
export const pageOf = (section: number): number => Math.floor(section / MOST_SECTIONS_OF_PAGE);
export const placeOf = (section: number): number => section % MOST_SECTIONS_OF_PAGE;

/** The words of one first letter, to complete and correct what is typed, and their synonyms. */
export type WordsFile = {
  /** As the pages write them, in the order of their folded forms. */
  readonly forms: readonly string[];
  /** How many sections have each term; 0 for one that only readers use. */
  readonly counts: Readonly<Record<string, number>>;
  /** By their first term. */
  readonly synonyms: Readonly<Record<string, readonly Synonym[]>>;
};
/** One term of readers or several, and the terms of the pages for them. */
export type Synonym = readonly [typed: readonly string[], meant: readonly (readonly string[])[]];

/** How many sections have the term, then those with the best scores. */
export type TermPostings = readonly [count: number, ...postings: (readonly [section: number, ...Posting])[]];
/** The score of a section for a term, then the readers' questions that have it. */
export type Posting = readonly [score: number, ...questions: number[]];
export type PostingsFile = Readonly<Record<string, TermPostings>>;

/** The code of a readers' question is made of its number in the section and of how many terms it has. */
const MOST_TERMS_OF_QUESTION = 31;
export const questionCode = (number: number, terms: number): number =>
  number * (MOST_TERMS_OF_QUESTION + 1) + Math.min(terms, MOST_TERMS_OF_QUESTION);
export const termsOfQuestion = (code: number): number => code % (MOST_TERMS_OF_QUESTION + 1);

export const PAGES_PER_TITLES_FILE = 8;
export type TitlesFile = readonly (readonly Title[])[];
export type Title = readonly [id: string, level: number, heading: string];
/** The text of each section of a page, a line for each paragraph, item or row. */
export type TextsFile = readonly string[];

/** How much a term tells one section from the others: the fewer of them have it, the more. */
export const rarityOf = (count: number, sections: number): number =>
  Math.log(1 + (sections - count + 0.5) / (count + 0.5));
