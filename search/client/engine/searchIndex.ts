// What was fetched of the index so far. A file is fetched once; one that did not arrive is asked for again next time.
import { learnForms } from '../../shared/analyse';
import {
  type CoreFile,
  type FileKind,
  fileOf,
  PAGES_PER_TITLES_FILE,
  type Posting,
  type PostingsFile,
  pageOf,
  placeOf,
  rarityOf,
  type TextsFile,
  type Title,
  type TitlesFile,
  type WordsFile,
} from '../../shared/format';
import { WordList } from './wordList';

/** The content of a file, by its name from the root of the site; it fails when the file does not arrive. */
export type ReadFile = (name: string) => Promise<unknown>;

type Postings = { readonly count: number; readonly bySection: ReadonlyMap<number, Posting> };
const NO_POSTINGS: Postings = { count: 0, bySection: new Map() };
const NO_WORDS = new WordList();

export class SearchIndex {
  readonly core: CoreFile;
  readonly #read: ReadFile;
  readonly #arriving = new Map<string, Promise<boolean>>();
  readonly #files = new Map<string, unknown>();
  readonly #wordLists = new Map<string, WordList>();
  readonly #postings = new Map<string, Postings>();

  constructor(core: CoreFile, read: ReadFile) {
    learnForms(core.forms);
    this.core = core;
    this.#read = read;
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

  #nameOf = (kind: FileKind, number: number): string => fileOf(this.core.version, kind, number);
  #fileOfWord = (word: string): number => this.core.words.indexOf(word[0] ?? ' ');
  #fileOfTerm = (term: string): number => this.core.postings.findLastIndex((first) => first <= term);
  #fileOfTitle = (page: number): number => Math.floor(page / PAGES_PER_TITLES_FILE);

  #file<File>(kind: FileKind, number: number): File | undefined {
    return this.#files.get(this.#nameOf(kind, number)) as File | undefined;
  }

  /** Each of these says whether everything arrived. */
  loadWords = (words: readonly string[]) => this.#loadAll('words', words.map(this.#fileOfWord));
  loadPostings = (terms: readonly string[]) => this.#loadAll('postings', terms.map(this.#fileOfTerm));
  loadTitles = (pages: readonly number[]) => this.#loadAll('titles', pages.map(this.#fileOfTitle));
  loadTexts = (pages: readonly number[]) => this.#loadAll('texts', pages);

  /** The words that begin with the same letter. */
  wordsLike(word: string): WordList {
    const letter = word[0] ?? ' ';
    const known = this.#wordLists.get(letter);
    if (known) return known;
    const file = this.#file<WordsFile>('words', this.#fileOfWord(letter));
    if (!file) return NO_WORDS;
    const list = new WordList(file);
    this.#wordLists.set(letter, list);
    return list;
  }

  #postingsOf(term: string): Postings {
    const known = this.#postings.get(term);
    if (known) return known;
    const file = this.#file<PostingsFile>('postings', this.#fileOfTerm(term));
    if (!file) return NO_POSTINGS;
    const [count, ...sections] = (Object.hasOwn(file, term) && file[term]) || [0];
    const bySection = new Map(sections.map(([section, ...posting]) => [section, posting]));
    this.#postings.set(term, { count, bySection });
    return { count, bySection };
  }

  postingsOf = (term: string): ReadonlyMap<number, Posting> => this.#postingsOf(term).bySection;

  /** How much a term tells one section from the others; 0 for one that no section has. */
  rarityOf(term: string): number {
    const count = this.#postingsOf(term).count || this.wordsLike(term).countOf(term);
    return count > 0 ? rarityOf(count, this.core.sections) : 0;
  }

  has = (term: string): boolean => this.wordsLike(term).countOf(term) > 0;

  /** Of a page; none while they have not arrived. */
  titlesOf = (page: number): readonly Title[] =>
    this.#file<TitlesFile>('titles', this.#fileOfTitle(page))?.[page % PAGES_PER_TITLES_FILE] ?? [];

  textOf = (section: number): string | undefined =>
    this.#file<TextsFile>('texts', pageOf(section))?.[placeOf(section)];
}
