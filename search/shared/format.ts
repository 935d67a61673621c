// The files that the build writes and the browser reads.
import type { Forms } from './analyse';

/** Read first. Its name never changes; it names the folder of the others, which is a hash of all that is in them. */
export const CORE_FILE = 'search-index.json';
/** Raised with each change of the files: a page that was opened before cannot read them. */
export const FORMAT = 2;

export type FileKind = 'words' | 'postings' | 'titles' | 'texts';
export const fileOf = (version: string, kind: FileKind, number: number): string =>
  `assets/search/${version}/${kind}-${number}.json`;

export type CoreFile = {
  readonly format: number;
  readonly version: string;
  readonly pages: readonly CorePage[];
  /** How many there are. */
  readonly sections: number;
  readonly forms: Forms;
  /** The first letter of the words of each file. */
  readonly words: string;
  /** The first term of each file of postings, in order. */
  readonly postings: readonly string[];
};
export type CorePage = readonly [url: string, title: string, audience: string];

/** A section is a number: that of its page, and its place in that page. */
const MOST_SECTIONS_OF_PAGE = 1000;
export const sectionNumber = (page: number, place: number): number => page * MOST_SECTIONS_OF_PAGE + place;
export const pageOf = (section: number): number => Math.floor(section / MOST_SECTIONS_OF_PAGE);
export const placeOf = (section: number): number => section % MOST_SECTIONS_OF_PAGE;

/** Of one first letter: the words to complete and correct, and what they stand for. */
export type WordsFile = {
  /** As the pages write them, in the order of their folded forms. */
  readonly forms: readonly string[];
  /** How many sections have each term; 0 for one that is right although no page has it. */
  readonly counts: Readonly<Record<string, number>>;
  /** For terms that readers use, by the first of them. */
  readonly synonyms: Readonly<Record<string, readonly Synonym[]>>;
};
/** One term of theirs or several, and each way in which pages say it. */
export type Synonym = readonly [theirs: readonly string[], ours: readonly (readonly string[])[]];

/** How many sections have the term, then those that speak most of it. */
export type TermPostings = readonly [count: number, ...postings: (readonly [section: number, ...Posting])[]];
/** How much a section speaks of a term, then the questions of readers that have it. */
export type Posting = readonly [score: number, ...questions: number[]];
export type PostingsFile = Readonly<Record<string, TermPostings>>;

/** A question of readers: its number in the section, and how many terms it has. */
const MOST_TERMS_OF_QUESTION = 31;
export const questionCode = (number: number, terms: number): number =>
  number * (MOST_TERMS_OF_QUESTION + 1) + Math.min(terms, MOST_TERMS_OF_QUESTION);
export const termsOfQuestion = (code: number): number => code % (MOST_TERMS_OF_QUESTION + 1);

/** Of some pages: a title is shown with the one above it. */
export const PAGES_PER_TITLES_FILE = 8;
export type TitlesFile = readonly (readonly Title[])[];
export type Title = readonly [id: string, level: number, heading: string];
/** Of a page: the text of each section, a line for each paragraph, item or row. */
export type TextsFile = readonly string[];

/** How much a term tells one section from the others: the fewer of them have it, the more. */
export const rarityOf = (count: number, sections: number): number =>
  Math.log(1 + (sections - count + 0.5) / (count + 0.5));
