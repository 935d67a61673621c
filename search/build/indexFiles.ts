// The files of the index, by name: a core that names the others, and these, each small enough to be fetched while a
// reader types. The same pages give the same files.
import { createHash } from 'node:crypto';
import { type Forms, learnForms, stem } from '../shared/analyse';
import {
  CORE_FILE,
  type CoreFile,
  FORMAT,
  fileOf,
  PAGES_PER_TITLES_FILE,
  type Synonym,
  type TermPostings,
  type TextsFile,
  type Title,
  type TitlesFile,
  type WordsFile,
} from '../shared/format';
import type { Page } from './sections';
import type { SynonymEntry } from './synonyms';
import { type ReadTerms, readTerms } from './terms';

/** Before compression: longer files carry words that nobody typed, shorter ones are too many to list in the core. */
const POSTINGS_LENGTH = 6000;
const MOST_POSTINGS_FILES = 500;

const sorted = <Value>(entries: Iterable<readonly [string, Value]>): (readonly [string, Value])[] =>
  [...entries].sort(([a], [b]) => (a < b ? -1 : 1));

/** In alphabetical order, so that one or two files have all the words that complete a beginning. */
function postingsFiles(terms: ReadTerms['terms']): (readonly [string, TermPostings])[][] {
  const entries = sorted(terms);
  const longest = Math.max(POSTINGS_LENGTH, JSON.stringify(entries).length / MOST_POSTINGS_FILES);
  const files: (readonly [string, TermPostings])[][] = [];
  let filled = longest;
  for (const entry of entries) {
    const { length } = JSON.stringify(entry);
    if (filled + length > longest) {
      files.push([]);
      filled = 0;
    }
    files.at(-1)?.push(entry);
    filled += length;
  }
  return files;
}

/** A file for each first letter of words and terms. */
function wordsFiles({ terms, writtenForms }: ReadTerms, synonyms: readonly SynonymEntry[]) {
  const files = new Map<
    string,
    { forms: string[]; counts: Record<string, number>; synonyms: Record<string, Synonym[]> }
  >();
  const fileFor = ([letter = '']: string) => {
    const file = files.get(letter) ?? { forms: [], counts: {}, synonyms: {} };
    files.set(letter, file);
    return file;
  };
  const termsOf = (phrase: string): string[] => phrase.split(' ').map(stem);
  const typedWords = synonyms.map(([typed]) => typed).filter((typed) => !typed.includes(' '));
  const forms = new Map([...typedWords.map((word) => [word, word] as const), ...writtenForms]);
  for (const [word, form] of sorted(forms)) fileFor(word).forms.push(form);
  const counts = new Map(synonyms.flatMap(([typed]) => termsOf(typed)).map((term) => [term, 0]));
  for (const [term, [count]] of terms) counts.set(term, count);
  for (const [term, count] of sorted(counts)) fileFor(term).counts[term] = count;
  const byFirstTerm = new Map<string, Synonym[]>();
  for (const [typed, meant] of synonyms) {
    const [first = '', ...others] = termsOf(typed);
    byFirstTerm.set(first, [...(byFirstTerm.get(first) ?? []), [[first, ...others], meant.map(termsOf)]]);
  }
  for (const [term, ways] of byFirstTerm) fileFor(term).synonyms[term] = ways;
  return sorted(files);
}

function titlesFiles(pages: readonly Page[]): TitlesFile[] {
  const files: Title[][][] = [];
  for (const [i, { sections }] of pages.entries()) {
    if (i % PAGES_PER_TITLES_FILE === 0) files.push([]);
    files.at(-1)?.push(sections.map(({ id, level, heading }) => [id, level, heading]));
  }
  return files;
}

export type Index = {
  readonly pages: readonly Page[];
  readonly synonyms: readonly SynonymEntry[];
  readonly forms: Forms;
};

/** `fixedVersion` replaces the hash of the content in the names of the files. */
export function indexFiles({ pages, synonyms, forms }: Index, fixedVersion?: string): Map<string, string> {
  learnForms(forms);
  const read = readTerms(pages);
  const words = wordsFiles(read, synonyms);
  const postings = postingsFiles(read.terms);
  const core: Omit<CoreFile, 'version'> = {
    format: FORMAT,
    pages: pages.map(({ url, title, audience }) => [url, title, audience]),
    sections: read.sectionCount,
    forms,
    words: words.map(([letter]) => letter).join(''),
    postings: postings.map(([first]) => first?.[0] ?? ''),
  };
  const contents = {
    words: words.map(([, file]): WordsFile => file),
    postings: postings.map((entries) => Object.fromEntries(entries)),
    titles: titlesFiles(pages),
    texts: pages.map(({ sections }): TextsFile => sections.map(({ text }) => text)),
  };
  const kinds = ['words', 'postings', 'titles', 'texts'] as const;
  const version =
    fixedVersion ??
    createHash('sha256')
      .update(JSON.stringify([core, contents]))
      .digest('hex')
      .slice(0, 12);
  return new Map([
    [CORE_FILE, JSON.stringify({ ...core, version } satisfies CoreFile)],
    ...kinds.flatMap((kind) =>
      contents[kind].map((file, i) => [fileOf(version, kind, i), JSON.stringify(file)] as const),
    ),
  ]);
}

/** As pairs, which can be sent from another process as JSON. */
export const indexEntries = (...given: Parameters<typeof indexFiles>) => [...indexFiles(...given)];
