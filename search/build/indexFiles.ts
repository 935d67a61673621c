// The files of the index, by name: a core that names the others, and these, each small enough to be fetched while a
// reader types.
import { createHash } from 'node:crypto';
import { type Forms, learnForms, stem, tokensOf } from '../shared/analyse';
import {
  CORE_FILE,
  type CoreFile,
  type FileKind,
  FORMAT,
  fileOf,
  type Posting,
  type PostingsFile,
  SAME_BEGINNING,
  type TitlesFile,
  type WordsFile,
} from '../shared/format';
import { type Settings, settings } from '../shared/settings';
import { type ReadTerms, readTerms } from './readTerms';
import { scoreTerms } from './scoreTerms';
import type { Page } from './sections';
import { indexSynonyms, type Synonym, type SynonymIndex } from './synonymIndex';

/** With its comma, on average. */
const LENGTH_OF_NUMBER = 3;
/** Before compression. A longer file would hold words that nobody has typed; shorter ones would be too many to name. */
const POSTINGS_LENGTH = 6000;
const MOST_POSTINGS_FILES = 500;
/** Pages are not divided: a title is shown with the one above it. */
const TITLES_PER_FILE = 100;

/** By differences, which are small numbers and compress well. */
function packPostings(count: number, postings: readonly Posting[]): number[] {
  const numbers = [count];
  let lastSection = 0;
  for (const { section, score, places } of postings) {
    numbers.push(section - lastSection, score, places.length);
    lastSection = section;
    let lastPlace = 0;
    for (const place of places) {
      numbers.push(place - lastPlace);
      lastPlace = place;
    }
  }
  return numbers;
}

type PostingsOfFile = { readonly firstTerm: string; readonly file: PostingsFile };

/** In alphabetical order, so that the words that one beginning completes are in one file, or in two. */
function postingsFiles(
  terms: ReadTerms,
  postings: ReadonlyMap<string, readonly Posting[]>,
): PostingsOfFile[] {
  const packed = [...postings]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, ofTerm]) => {
      const numbers = packPostings(terms.postings.get(term)?.count ?? 0, ofTerm);
      return { term, numbers, length: term.length + LENGTH_OF_NUMBER * numbers.length };
    });
  const whole = packed.reduce((sum, { length }) => sum + length, 0);
  const most = Math.max(POSTINGS_LENGTH, whole / MOST_POSTINGS_FILES);
  const files: (PostingsOfFile & { file: Record<string, number[]> })[] = [];
  let filled = most;
  for (const { term, numbers, length } of packed) {
    if (filled + length > most) {
      files.push({ firstTerm: term, file: {} });
      filled = 0;
    }
    const last = files.at(-1);
    if (last) last.file[term] = numbers;
    filled += length;
  }
  return files;
}

function groupByFirstLetter<Item>(
  items: Iterable<Item>,
  termOf: (item: Item) => string,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const letter = termOf(item)[0] ?? '';
    const group = groups.get(letter) ?? [];
    group.push(item);
    groups.set(letter, group);
  }
  return groups;
}

/** By the first letter of words and of terms: what is typed leads to one file. */
function wordsFiles({ postings, writtenForms }: ReadTerms, synonyms: SynonymIndex): Map<string, WordsFile> {
  // Words of readers are completed and corrected too.
  const forms = new Map([...synonyms.typed.map((word) => [word, word] as const), ...writtenForms]);
  const words = groupByFirstLetter([...forms.keys()].sort(), (word) => word);
  const terms = groupByFirstLetter([...postings.keys()].sort(), (term) => term);
  const known = groupByFirstLetter([...synonyms.known].sort(), (term) => term);
  const single = groupByFirstLetter(synonyms.words, ([term]) => term);
  const several = groupByFirstLetter(synonyms.phrases, ([term]) => term);
  const letters = new Set([words, terms, known, single, several].flatMap((group) => [...group.keys()]));
  const left = new Set(postings.keys());
  const counted = (term: string, shown: string): string =>
    left.delete(term) ? `${shown}|${postings.get(term)?.count}` : shown;
  return new Map(
    [...letters].sort().map((letter) => [
      letter,
      {
        words: (words.get(letter) ?? [])
          .map((word) => [word, stem(word), forms.get(word) ?? word] as const)
          .map(([word, term, form]) =>
            term.length >= SAME_BEGINNING && word.startsWith(term.slice(0, SAME_BEGINNING))
              ? counted(term, form)
              : form,
          )
          .join('\n'),
        otherTerms: (terms.get(letter) ?? [])
          .filter((term) => left.has(term))
          .map((term) => counted(term, term))
          .join('\n'),
        synonyms: Object.fromEntries(single.get(letter) ?? []),
        phrases: Object.fromEntries(several.get(letter) ?? []),
        known: (known.get(letter) ?? []).join(' '),
      },
    ]),
  );
}

type TitlesOfFile = { readonly firstSection: number; readonly titles: TitlesFile };

function titlesFiles(pages: readonly Page[]): TitlesOfFile[] {
  const files: (TitlesOfFile & { titles: TitlesFile[number][] })[] = [];
  let sections = 0;
  for (const page of pages) {
    let last = files.at(-1);
    if (!last || last.titles.length >= TITLES_PER_FILE) {
      last = { firstSection: sections, titles: [] };
      files.push(last);
    }
    last.titles.push(...page.sections.map(({ id, level, heading }) => [id, level, heading] as const));
    sections += page.sections.length;
  }
  return files;
}

export type Index = {
  readonly pages: readonly Page[];
  readonly productName: string;
  readonly synonyms: readonly Synonym[];
  readonly forms: Forms;
};

type Options = {
  /** In the place of the sum of the content. */
  readonly version?: string;
  readonly settings?: Settings;
};

const sumOf = (texts: readonly string[]): string =>
  texts
    .reduce((hash, text) => hash.update(text), createHash('sha256'))
    .digest('hex')
    .slice(0, 12);

/** All of the core but the version, which is known last. */
const coreOf = (
  { pages, productName, forms }: Index,
  words: ReadonlyMap<string, WordsFile>,
  postings: readonly PostingsOfFile[],
  titles: readonly TitlesOfFile[],
): Omit<CoreFile, 'version'> => {
  const audiences = [...new Set(pages.map(({ audience }) => audience))];
  return {
    format: FORMAT,
    audiences,
    pages: pages.map((page) => [
      page.url,
      page.title,
      audiences.indexOf(page.audience),
      page.sections.length,
    ]),
    productName: tokensOf(productName).map(({ terms: [whole = ''] }) => whole),
    forms,
    words: [...words.keys()].join(''),
    postings: postings.map(({ firstTerm }) => firstTerm).join(' '),
    titles: titles.map(({ firstSection }) => firstSection),
  };
};

/** As pairs, which JSON can say. */
export const indexEntries = (index: Index, options: Options): [string, string][] => [
  ...indexFiles(index, options),
];

/** The same index gives the same files. */
export function indexFiles(index: Index, options: Options = {}): Map<string, string> {
  const { pages, synonyms, forms } = index;
  learnForms(forms);
  const terms = readTerms(pages, options.settings ?? settings);
  const postings = postingsFiles(terms, scoreTerms(terms));
  const words = wordsFiles(
    terms,
    indexSynonyms(synonyms, (term) => terms.postings.has(term)),
  );
  const titles = titlesFiles(pages);
  const core = coreOf(index, words, postings, titles);
  const contents: Readonly<Record<FileKind, readonly unknown[]>> = {
    words: [...words.values()],
    postings: postings.map(({ file }) => file),
    titles: titles.map((file) => file.titles),
    texts: pages.map(({ sections }) => sections.map(({ text }) => text)),
  };
  const files = (Object.keys(contents) as FileKind[]).flatMap((kind) =>
    contents[kind].map((content, number) => ({ kind, number, text: JSON.stringify(content) })),
  );
  const version = options.version ?? sumOf([JSON.stringify(core), ...files.map(({ text }) => text)]);
  return new Map([
    [CORE_FILE, JSON.stringify({ ...core, version } satisfies CoreFile)],
    ...files.map(({ kind, number, text }) => [fileOf(version, kind, number), text] as const),
  ]);
}
