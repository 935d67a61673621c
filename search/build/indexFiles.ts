// The files of the index, by name: a core that names the others, and these, each small enough to be fetched while a
// reader types. The same pages give the same files.
import { createHash } from 'node:crypto';
import { type Forms, learnForms, stem } from '../shared/analyse';
import {
  CORE_FILE,
  type CoreFile,
  type FileKind,
  FORMAT,
  fileOf,
  PAGES_PER_TITLES_FILE,
  type Synonym,
  type TermPostings,
  type TitlesFile,
  type WordsFile,
} from '../shared/format';
import type { Page } from './sections';
import type { WordsForOurs } from './synonyms';
import { type ReadTerms, readTerms } from './terms';

/** Before compression. A longer file would hold words that nobody has typed; shorter ones would be too many to name. */
const POSTINGS_LENGTH = 6000;
const MOST_POSTINGS_FILES = 500;

const inOrder = <Value>(entries: Iterable<readonly [string, Value]>): (readonly [string, Value])[] =>
  [...entries].sort(([a], [b]) => (a < b ? -1 : 1));

/** In alphabetical order, so that the words that one beginning completes are in one file, or in two. */
function postingsFiles(terms: ReadTerms['terms']): [string, TermPostings][][] {
  const ordered = inOrder(terms);
  const most = Math.max(POSTINGS_LENGTH, JSON.stringify(ordered).length / MOST_POSTINGS_FILES);
  const files: [string, TermPostings][][] = [];
  let filled = most;
  for (const [term, postings] of ordered) {
    const { length } = JSON.stringify([term, postings]);
    if (filled + length > most) {
      files.push([]);
      filled = 0;
    }
    files.at(-1)?.push([term, postings]);
    filled += length;
  }
  return files;
}

type Letter = { forms: string[]; counts: [string, number][]; synonyms: Map<string, Synonym[]> };

/** By the first letter of words and of terms: what is typed leads to one file. */
function wordsFiles({ terms, writtenForms }: ReadTerms, synonyms: readonly WordsForOurs[]) {
  const letters = new Map<string, Letter>();
  const letterOf = ([first = '']: string): Letter => {
    const letter = letters.get(first) ?? { forms: [], counts: [], synonyms: new Map() };
    letters.set(first, letter);
    return letter;
  };
  const termsOf = (phrase: string): string[] => phrase.split(' ').map(stem);
  // Words of readers are completed and corrected too.
  const typed = synonyms.map(([theirs]) => theirs).filter((theirs) => !theirs.includes(' '));
  const forms = new Map([...typed.map((word) => [word, word] as const), ...writtenForms]);
  for (const [word, form] of inOrder(forms)) letterOf(word).forms.push(form);
  const counts = new Map<string, number>();
  for (const [theirs] of synonyms) for (const term of termsOf(theirs)) counts.set(term, 0);
  for (const [term, [count]] of terms) counts.set(term, count);
  for (const [term, count] of inOrder(counts)) letterOf(term).counts.push([term, count]);
  for (const [theirs, ours] of synonyms) {
    const [first = '', ...others] = termsOf(theirs);
    const { synonyms: known } = letterOf(first);
    known.set(first, [...(known.get(first) ?? []), [[first, ...others], ours.map(termsOf)]]);
  }
  return inOrder(letters).map(([first, letter]) => {
    const counted = Object.fromEntries(letter.counts);
    const file = { forms: letter.forms, counts: counted, synonyms: Object.fromEntries(letter.synonyms) };
    return [first, file satisfies WordsFile] as const;
  });
}

function titlesFiles(pages: readonly Page[]): TitlesFile[] {
  const titles = pages.map(({ sections }) =>
    sections.map(({ id, level, heading }) => [id, level, heading] as const),
  );
  const count = Math.ceil(titles.length / PAGES_PER_TITLES_FILE);
  return Array.from({ length: count }, (_, file) =>
    titles.slice(file * PAGES_PER_TITLES_FILE, (file + 1) * PAGES_PER_TITLES_FILE),
  );
}

export type Index = {
  readonly pages: readonly Page[];
  readonly synonyms: readonly WordsForOurs[];
  readonly forms: Forms;
};

/** `fixedVersion` stands in the names of the files in the place of a hash of what is in them. */
export function indexFiles(index: Index, fixedVersion?: string): Map<string, string> {
  const { pages, synonyms, forms } = index;
  learnForms(forms);
  const read = readTerms(pages);
  const words = wordsFiles(read, synonyms);
  const postings = postingsFiles(read.terms);
  const contents = {
    words: words.map(([, file]) => file),
    postings: postings.map((file) => Object.fromEntries(file)),
    titles: titlesFiles(pages),
    texts: pages.map(({ sections }) => sections.map(({ text }) => text)),
  };
  const core: Omit<CoreFile, 'version'> = {
    format: FORMAT,
    pages: pages.map(({ url, title, audience }) => [url, title, audience]),
    sections: read.sectionCount,
    forms,
    words: words.map(([first]) => first).join(''),
    postings: postings.map(([first]) => first?.[0] ?? ''),
  };
  const files = (Object.keys(contents) as FileKind[]).flatMap((kind) =>
    contents[kind].map((content, number) => ({ kind, number, text: JSON.stringify(content) })),
  );
  const hash = createHash('sha256').update(JSON.stringify(core));
  for (const { text } of files) hash.update(text);
  const version = fixedVersion ?? hash.digest('hex').slice(0, 12);
  return new Map([
    [CORE_FILE, JSON.stringify({ ...core, version } satisfies CoreFile)],
    ...files.map(({ kind, number, text }) => [fileOf(version, kind, number), text] as const),
  ]);
}

/** The same as pairs, which JSON can say. */
export const indexEntries = (...given: Parameters<typeof indexFiles>) => [...indexFiles(...given)];
