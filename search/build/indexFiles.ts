// The files of the index, by name: a core that names the others, and these, each small enough to be fetched while a
// reader types. The same pages give the same files.
import { createHash } from 'node:crypto';
import { type Forms, learnForms, stem, tokensOf } from '../shared/analyse';
import {
  CORE_FILE,
  type CoreFile,
  type FileKind,
  FORMAT,
  fileOf,
  SAME_BEGINNING,
  type SynonymPhrase,
  startsOf,
  type TitlesFile,
  type WordsFile,
} from '../shared/format';
import type { Page } from './sections';
import { indexSynonyms, type Synonym, type SynonymIndex } from './synonyms';
import { type ReadTerms, readTerms, type TermPostings } from './terms';

/** With its comma, on average. */
const LENGTH_OF_NUMBER = 3;
/** Before compression. A longer file would hold words that nobody has typed; shorter ones would be too many to name. */
const POSTINGS_LENGTH = 6000;
const MOST_POSTINGS_FILES = 500;
/** Pages are not divided: a title is shown with the one above it. */
const TITLES_PER_FILE = 100;

const inOrder = <Value>(map: ReadonlyMap<string, Value>): [string, Value][] =>
  [...map].sort(([a], [b]) => (a < b ? -1 : 1));

const differencesOf = (numbers: readonly number[]): number[] =>
  numbers.map((number, i) => number - (numbers[i - 1] ?? 0));

/** Sections and places are differences: small numbers, which compress well. */
function packPostings({ count, postings }: TermPostings): number[] {
  const steps = differencesOf(postings.map(({ section }) => section));
  return [
    count,
    ...postings.flatMap(({ score, places }, i) => [
      steps[i] ?? 0,
      score,
      places.length,
      ...differencesOf(places),
    ]),
  ];
}

/** In alphabetical order, so that the words that one beginning completes are in one file, or in two. */
function postingsFiles(terms: ReadTerms['terms']): Map<string, number[]>[] {
  const packed = inOrder(terms).map(([term, ofTerm]) => {
    const numbers = packPostings(ofTerm);
    return { term, numbers, length: term.length + LENGTH_OF_NUMBER * numbers.length };
  });
  const wholeLength = packed.reduce((sum, { length }) => sum + length, 0);
  const most = Math.max(POSTINGS_LENGTH, wholeLength / MOST_POSTINGS_FILES);
  const files: Map<string, number[]>[] = [];
  let filled = most;
  for (const { term, numbers, length } of packed) {
    if (filled + length > most) {
      files.push(new Map());
      filled = 0;
    }
    files.at(-1)?.set(term, numbers);
    filled += length;
  }
  return files;
}

type Letter = {
  readonly words: string[];
  readonly otherTerms: string[];
  readonly synonyms: [string, readonly (readonly string[])[]][];
  readonly phrases: [string, readonly SynonymPhrase[]][];
  readonly known: string[];
};

/** By the first letter of words and of terms: what is typed leads to one file. */
function wordsFiles({ terms, writtenForms }: ReadTerms, synonyms: SynonymIndex): Map<string, WordsFile> {
  const letters = new Map<string, Letter>();
  const letterOf = (text: string): Letter => {
    const first = text[0] ?? '';
    const empty = { words: [], otherTerms: [], synonyms: [], phrases: [], known: [] };
    const letter = letters.get(first) ?? empty;
    letters.set(first, letter);
    return letter;
  };
  const uncounted = new Map(terms);
  // Words of readers are completed and corrected too.
  const forms = new Map([...synonyms.typed.map((word) => [word, word] as const), ...writtenForms]);
  for (const [word, form] of inOrder(forms)) {
    const term = stem(word);
    const count = uncounted.get(term)?.count;
    const isFoundByWord = term.length >= SAME_BEGINNING && word.startsWith(term.slice(0, SAME_BEGINNING));
    const isCounted = isFoundByWord && uncounted.delete(term);
    letterOf(word).words.push(isCounted ? `${form}|${count}` : form);
  }
  for (const [term, { count }] of inOrder(uncounted)) letterOf(term).otherTerms.push(`${term}|${count}`);
  for (const entry of synonyms.words) letterOf(entry[0]).synonyms.push(entry);
  for (const entry of synonyms.phrases) letterOf(entry[0]).phrases.push(entry);
  for (const term of [...synonyms.known].sort()) letterOf(term).known.push(term);
  return new Map(
    inOrder(letters).map(([first, { words, otherTerms, synonyms: single, phrases, known }]) => [
      first,
      {
        words: words.join('\n'),
        otherTerms: otherTerms.join('\n'),
        synonyms: Object.fromEntries(single),
        phrases: Object.fromEntries(phrases),
        known: known.join(' '),
      },
    ]),
  );
}

function titlesFiles(pages: readonly Page[]): TitlesFile[] {
  const files: TitlesFile[number][][] = [];
  for (const { sections } of pages) {
    if ((files.at(-1)?.length ?? TITLES_PER_FILE) >= TITLES_PER_FILE) files.push([]);
    files.at(-1)?.push(...sections.map(({ id, level, heading }) => [id, level, heading] as const));
  }
  return files;
}

export type Index = {
  readonly pages: readonly Page[];
  readonly productName: string;
  readonly synonyms: readonly Synonym[];
  readonly forms: Forms;
};

/** `fixedVersion` stands in the names of the files in the place of a hash of what is in them. */
export function indexFiles(index: Index, fixedVersion?: string): Map<string, string> {
  const { pages, productName, synonyms, forms } = index;
  learnForms(forms);
  const read = readTerms(pages);
  const words = wordsFiles(
    read,
    indexSynonyms(synonyms, (term) => read.terms.has(term)),
  );
  const postings = postingsFiles(read.terms);
  const titles = titlesFiles(pages);
  const contents = {
    words: [...words.values()],
    postings: postings.map((file) => Object.fromEntries(file)),
    titles,
    texts: pages.map(({ sections }) => sections.map(({ text }) => text)),
  };
  const audiences = [...new Set(pages.map(({ audience }) => audience))];
  const core: Omit<CoreFile, 'version'> = {
    format: FORMAT,
    audiences,
    pages: pages.map(({ url, title, audience, sections }) => [
      url,
      title,
      audiences.indexOf(audience),
      sections.length,
    ]),
    productName: tokensOf(productName).map(({ terms: [whole = ''] }) => whole),
    forms,
    words: [...words.keys()].join(''),
    postings: postings.map((file) => [...file.keys()][0]).join(' '),
    titles: startsOf(titles.map(({ length }) => length)),
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
