// The files that the build writes and the browser reads, and where a word stands in a section.
import type { Forms } from './analyse';

/** Read first. Its name never changes; it names the folder of the others, which is a hash of all that is in them. */
export const CORE_FILE = 'search-index.json';
/** Raised with each change of the files: a page that was opened before cannot read them. */
export const FORMAT = 1;

export type FileKind = 'words' | 'postings' | 'titles' | 'texts';
export const fileOf = (version: string, kind: FileKind, number: number): string =>
  `assets/search/${version}/${kind}-${number}.json`;

export type CoreFile = {
  readonly format: number;
  readonly version: string;
  readonly audiences: readonly string[];
  /** In the order of the sections: those of the first page, of the second… */
  readonly pages: readonly CorePage[];
  /** Its terms. */
  readonly productName: readonly string[];
  readonly forms: Forms;
  /** The first letter of the words of each file. */
  readonly words: string;
  /** The first term of each file of postings, in order, a space between two. */
  readonly postings: string;
  /** The first section of each file of titles. */
  readonly titles: readonly number[];
};
export type CorePage = readonly [url: string, title: string, audience: number, sections: number];

/** A word and its stem begin with the same two letters; of those that do not, the stem is written. */
export const SAME_BEGINNING = 2;

/** Of one first letter: the words to complete and correct, what is known of them, and what they stand for. */
export type WordsFile = {
  /** As the pages write them, a line each, in the order of their folded forms; the first of its stem, with how many sections have that. */
  readonly words: string;
  /** The same for terms that are not found so: « term|count », a line each. */
  readonly otherTerms: string;
  /** For a term that readers use, ours. */
  readonly synonyms: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** The same for several of theirs, by the first. */
  readonly phrases: Readonly<Record<string, readonly SynonymPhrase[]>>;
  /** Terms of those phrases, which may stand in no page: they are not corrected. */
  readonly known: string;
};
export type SynonymPhrase = readonly [theirs: readonly string[], ours: readonly (readonly string[])[]];

/** For each term: how many sections have it, then section, score, number of places, places; sections and places as differences. */
export type PostingsFile = Readonly<Record<string, readonly number[]>>;

export type Posting = {
  readonly section: number;
  readonly score: number;
  readonly places: readonly number[];
};

export type TitlesFile = readonly (readonly [id: string, level: number, heading: string])[];
/** Of a page: the text of each section, a line for each paragraph, item or row. */
export type TextsFile = readonly string[];

/**
 * A place is a number: in the heading (line 0) or the text (lines 1…), the line and how many words stand before it in it,
 * small words left out; or one of the readers' questions, and how many terms it has.
 */
const WORDS_PER_LINE = 64;
const LAST_LINE = 62;
const FIRST_QUESTION = 4096;
const TERMS_PER_QUESTION = 32;

export const placeInText = (line: number, word: number): number =>
  Math.min(line, LAST_LINE) * WORDS_PER_LINE + Math.min(word, WORDS_PER_LINE - 1);
export const placeInQuestion = (question: number, terms: number): number =>
  FIRST_QUESTION + question * TERMS_PER_QUESTION + Math.min(terms, TERMS_PER_QUESTION - 1);

export const isInQuestion = (place: number): boolean => place >= FIRST_QUESTION;
export const lineOf = (place: number): number => Math.floor(place / WORDS_PER_LINE);
export const questionOf = (place: number): number =>
  Math.floor((place - FIRST_QUESTION) / TERMS_PER_QUESTION);
export const termsOfQuestion = (place: number): number => (place - FIRST_QUESTION) % TERMS_PER_QUESTION;

/** How much a term tells one section from the others: the fewer of them have it, the more. */
export const rarityOf = (count: number, sections: number): number =>
  Math.log(1 + (sections - count + 0.5) / (count + 0.5));

/** Where each of some lists begins, when they stand one after the other. */
export function startsOf(lengths: readonly number[]): number[] {
  let next = 0;
  return lengths.map((length) => {
    next += length;
    return next - length;
  });
}
