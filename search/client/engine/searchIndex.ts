// What was fetched of the index so far. A file is fetched once; one that did not arrive is asked for again next time.
import { learnForms } from '../../shared/analyse';
import {
  type CoreFile,
  type FileKind,
  fileOf,
  type Posting,
  type PostingsFile,
  rarityOf,
  type TextsFile,
  type TitlesFile,
  type WordsFile,
} from '../../shared/format';
import { EMPTY_WORD_LIST, WordList } from './wordList';

/** The content of a file, by its name from the root of the site; it fails when the file does not arrive. */
export type ReadFile = (name: string) => Promise<unknown>;

export type PageOfIndex = {
  readonly number: number;
  readonly url: string;
  readonly title: string;
  readonly audience: string;
  readonly firstSection: number;
};

type TermPostings = { readonly count: number; readonly bySection: ReadonlyMap<number, Posting> };
const NO_POSTINGS: TermPostings = { count: 0, bySection: new Map() };

function unpackPostings(numbers: readonly number[]): TermPostings {
  const bySection = new Map<number, Posting>();
  let section = 0;
  for (let i = 1; i < numbers.length; ) {
    section += numbers[i] ?? 0;
    const score = numbers[i + 1] ?? 0;
    const end = i + 3 + (numbers[i + 2] ?? 0);
    const places: number[] = [];
    let place = 0;
    for (i += 3; i < end; i++) {
      place += numbers[i] ?? 0;
      places.push(place);
    }
    bySection.set(section, { section, score, places });
  }
  return { count: numbers[0] ?? 0, bySection };
}

/** The number of the last of these, in order, that does not come after the one looked for. */
function lastUpTo<Value>(ordered: readonly Value[], looked: Value): number {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle] ?? looked) <= looked) low = middle + 1;
    else high = middle;
  }
  return Math.max(low - 1, 0);
}

export class SearchIndex {
  readonly #core: CoreFile;
  readonly #read: ReadFile;
  readonly #arriving = new Map<string, Promise<boolean>>();
  readonly #files = new Map<string, unknown>();
  readonly #wordLists = new Map<string, WordList>();
  readonly #unpacked = new Map<string, TermPostings>();
  readonly #firstTerms: readonly string[];
  readonly #firstSections: readonly number[];
  readonly pages: readonly PageOfIndex[];
  readonly productName: readonly string[];
  readonly sectionCount: number;

  constructor(core: CoreFile, read: ReadFile) {
    learnForms(core.forms);
    this.#core = core;
    this.#read = read;
    this.productName = core.productName;
    this.#firstTerms = core.postings.split(' ');
    let firstSection = 0;
    this.pages = core.pages.map(([url, title, audience, sections], number) => {
      const page = { number, url, title, audience: core.audiences[audience] ?? '', firstSection };
      firstSection += sections;
      return page;
    });
    this.#firstSections = this.pages.map((page) => page.firstSection);
    this.sectionCount = firstSection;
  }

  /** Whether it arrived. */
  #load(kind: FileKind, number: number): Promise<boolean> {
    const name = fileOf(this.#core.version, kind, number);
    const known = this.#arriving.get(name);
    if (known) return known;
    const arriving = this.#read(name).then(
      (file) => {
        this.#files.set(name, file);
        return true;
      },
      () => {
        this.#arriving.delete(name);
        return false;
      },
    );
    this.#arriving.set(name, arriving);
    return arriving;
  }

  async #loadAll(kind: FileKind, numbers: readonly number[]): Promise<boolean> {
    const loads = [...new Set(numbers)].map((number) => this.#load(kind, number));
    return (await Promise.all(loads)).every(Boolean);
  }

  #file<File>(kind: FileKind, number: number): File | undefined {
    return this.#files.get(fileOf(this.#core.version, kind, number)) as File | undefined;
  }

  /** Each of these says whether everything arrived. */
  loadWords(words: readonly string[]): Promise<boolean> {
    const numbers = words.map((word) => this.#core.words.indexOf(word[0] ?? ' '));
    return this.#loadAll(
      'words',
      numbers.filter((number) => number >= 0),
    );
  }

  loadPostings(terms: readonly string[]): Promise<boolean> {
    return this.#loadAll(
      'postings',
      terms.map((term) => lastUpTo(this.#firstTerms, term)),
    );
  }

  loadTitles(sections: readonly number[]): Promise<boolean> {
    return this.#loadAll(
      'titles',
      sections.map((section) => lastUpTo(this.#core.titles, section)),
    );
  }

  loadTexts(pages: readonly number[]): Promise<boolean> {
    return this.#loadAll('texts', pages);
  }

  /** The words that begin with the same letter. */
  wordsLike(word: string): WordList {
    const letter = word[0] ?? ' ';
    const known = this.#wordLists.get(letter);
    if (known) return known;
    const file = this.#file<WordsFile>('words', this.#core.words.indexOf(letter));
    if (!file) return EMPTY_WORD_LIST;
    const list = new WordList(file);
    this.#wordLists.set(letter, list);
    return list;
  }

  #postingsOf(term: string): TermPostings {
    const known = this.#unpacked.get(term);
    if (known) return known;
    const file = this.#file<PostingsFile>('postings', lastUpTo(this.#firstTerms, term));
    if (!file) return NO_POSTINGS;
    const unpacked = Object.hasOwn(file, term) ? unpackPostings(file[term] ?? []) : NO_POSTINGS;
    this.#unpacked.set(term, unpacked);
    return unpacked;
  }

  postingsOf(term: string): ReadonlyMap<number, Posting> {
    return this.#postingsOf(term).bySection;
  }

  /** How much a term tells one section from the others; 0 for one that no section has. */
  rarityOf(term: string): number {
    const count = this.#postingsOf(term).count || this.wordsLike(term).countOf(term);
    return count > 0 ? rarityOf(count, this.sectionCount) : 0;
  }

  has(term: string): boolean {
    return this.wordsLike(term).countOf(term) > 0;
  }

  pageOf(section: number): PageOfIndex | undefined {
    return this.pages[lastUpTo(this.#firstSections, section)];
  }

  titleOf(section: number): TitlesFile[number] | undefined {
    const file = lastUpTo(this.#core.titles, section);
    return this.#file<TitlesFile>('titles', file)?.[section - (this.#core.titles[file] ?? 0)];
  }

  textOf(section: number): string | undefined {
    const page = this.pageOf(section);
    return page && this.#file<TextsFile>('texts', page.number)?.[section - page.firstSection];
  }
}
