// What was fetched of the index so far. A file is fetched once; one that did not arrive is asked for again next time.
import { learnForms } from '../../shared/analyse';
import {
  type CoreFile,
  type FileKind,
  fileOf,
  type Posting,
  type PostingsFile,
  rarityOf,
  startsOf,
  type TextsFile,
  type TitlesFile,
  type WordsFile,
} from '../../shared/format';
import { WordList } from './wordList';

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
const NO_WORDS = new WordList();

function unpackPostings([count = 0, ...numbers]: readonly number[]): TermPostings {
  const bySection = new Map<number, Posting>();
  let section = 0;
  for (let i = 0; i < numbers.length; ) {
    const [step = 0, score = 0, placeCount = 0] = numbers.slice(i, i + 3);
    section += step;
    i += 3;
    let place = 0;
    const places = numbers.slice(i, i + placeCount).map((difference) => {
      place += difference;
      return place;
    });
    i += placeCount;
    bySection.set(section, { section, score, places });
  }
  return { count, bySection };
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
  readonly #postings = new Map<string, TermPostings>();
  readonly #firstTerms: readonly string[];
  /** Of the pages. */
  readonly #firstSections: readonly number[];
  readonly #sectionCount: number;
  readonly pages: readonly PageOfIndex[];
  readonly productName: readonly string[];

  constructor(core: CoreFile, read: ReadFile) {
    learnForms(core.forms);
    this.#core = core;
    this.#read = read;
    this.productName = core.productName;
    this.#firstTerms = core.postings.split(' ');
    const lengths = core.pages.map(([, , , sections]) => sections);
    this.#firstSections = startsOf(lengths);
    this.#sectionCount = lengths.reduce((sum, length) => sum + length, 0);
    this.pages = core.pages.map(([url, title, audience], number) => {
      const firstSection = this.#firstSections[number] ?? 0;
      return { number, url, title, audience: core.audiences[audience] ?? '', firstSection };
    });
  }

  /** Whether it arrived. */
  #load(name: string): Promise<boolean> {
    const arrive = async (): Promise<boolean> => {
      try {
        this.#files.set(name, await this.#read(name));
        return true;
      } catch {
        this.#arriving.delete(name);
        return false;
      }
    };
    const arriving = this.#arriving.get(name) ?? arrive();
    this.#arriving.set(name, arriving);
    return arriving;
  }

  async #loadAll(kind: FileKind, numbers: readonly number[]): Promise<boolean> {
    const names = numbers.filter((number) => number >= 0).map((number) => this.#nameOf(kind, number));
    return (await Promise.all(names.map((name) => this.#load(name)))).every(Boolean);
  }

  #nameOf = (kind: FileKind, number: number): string => fileOf(this.#core.version, kind, number);
  #fileOfWord = (word: string): number => this.#core.words.indexOf(word[0] ?? ' ');
  #fileOfTerm = (term: string): number => lastUpTo(this.#firstTerms, term);
  #fileOfTitle = (section: number): number => lastUpTo(this.#core.titles, section);

  #file<File>(kind: FileKind, number: number): File | undefined {
    return this.#files.get(this.#nameOf(kind, number)) as File | undefined;
  }

  /** Each of these says whether everything arrived. */
  loadWords = (words: readonly string[]) => this.#loadAll('words', words.map(this.#fileOfWord));
  loadPostings = (terms: readonly string[]) => this.#loadAll('postings', terms.map(this.#fileOfTerm));
  loadTitles = (sections: readonly number[]) => this.#loadAll('titles', sections.map(this.#fileOfTitle));
  loadTexts = (pages: readonly number[]) => this.#loadAll('texts', pages);

  /** The words that begin with the same letter. */
  wordsLike(word: string): WordList {
    const letter = word[0] ?? ' ';
    const known = this.#wordLists.get(letter);
    const file = known ? undefined : this.#file<WordsFile>('words', this.#fileOfWord(word));
    if (file) this.#wordLists.set(letter, new WordList(file));
    return known ?? this.#wordLists.get(letter) ?? NO_WORDS;
  }

  #postingsOf(term: string): TermPostings {
    const known = this.#postings.get(term);
    if (known) return known;
    const file = this.#file<PostingsFile>('postings', this.#fileOfTerm(term));
    if (!file) return NO_POSTINGS;
    const postings = unpackPostings((Object.hasOwn(file, term) && file[term]) || []);
    this.#postings.set(term, postings);
    return postings;
  }

  postingsOf = (term: string): ReadonlyMap<number, Posting> => this.#postingsOf(term).bySection;

  /** How much a term tells one section from the others; 0 for one that no section has. */
  rarityOf(term: string): number {
    const count = this.#postingsOf(term).count || this.wordsLike(term).countOf(term);
    return count > 0 ? rarityOf(count, this.#sectionCount) : 0;
  }

  has = (term: string): boolean => this.wordsLike(term).countOf(term) > 0;

  pageOf = (section: number): PageOfIndex | undefined => this.pages[lastUpTo(this.#firstSections, section)];

  titleOf(section: number): TitlesFile[number] | undefined {
    const file = this.#fileOfTitle(section);
    return this.#file<TitlesFile>('titles', file)?.[section - (this.#core.titles[file] ?? 0)];
  }

  textOf(section: number): string | undefined {
    const page = this.pageOf(section);
    return page && this.#file<TextsFile>('texts', page.number)?.[section - page.firstSection];
  }
}
