// The files of the index that have been fetched. Each is fetched once; one that failed is fetched again next time.
import { learnForms, tokensOf } from '../../shared/analyse';
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
  type Synonym,
  type TextsFile,
  type Title,
  type TitlesFile,
  type WordsFile,
} from '../../shared/format';

/** Fetches a file by its name from the root of the site, and parses it. */
export type ReadFile = (name: string) => Promise<unknown>;

export class SearchIndex {
  readonly #fetches = new Map<string, Promise<boolean>>();
  /** For each first letter, the folded words and the way that pages write them. */
  readonly #words = new Map<string, ReadonlyMap<string, string>>();
  /** How many sections have each term; 0 for a term that only readers use. */
  readonly counts = new Map<string, number>();
  /** Readers' words, by their first term. */
  readonly synonyms = new Map<string, readonly Synonym[]>();
  /** The sections that have each term. */
  readonly postings = new Map<string, ReadonlyMap<number, Posting>>();
  /** By the number of their page. */
  readonly titles = new Map<number, readonly Title[]>();
  readonly #texts = new Map<number, readonly string[]>();

  constructor(
    readonly core: CoreFile,
    readonly read: ReadFile,
  ) {
    learnForms(core.forms);
  }

  /** Returns whether the file arrived. */
  async #fetch<File>(name: string, keep: (file: File) => void): Promise<boolean> {
    try {
      keep((await this.read(name)) as File);
      return true;
    } catch {
      this.#fetches.delete(name);
      return false;
    }
  }

  /** Returns whether all of the files arrived. */
  async #load<File>(kind: FileKind, numbers: readonly number[], keep: (file: File, number: number) => void) {
    const fetches = numbers
      .filter((number) => number >= 0)
      .map((number) => {
        const name = fileOf(this.core.version, kind, number);
        const fetched = this.#fetches.get(name) ?? this.#fetch<File>(name, (file) => keep(file, number));
        this.#fetches.set(name, fetched);
        return fetched;
      });
    return (await Promise.all(fetches)).every(Boolean);
  }

  loadWords(words: readonly string[]): Promise<boolean> {
    const numbers = words.map(([letter = ' ']) => this.core.words.indexOf(letter));
    return this.#load<WordsFile>('words', numbers, ({ forms, counts, synonyms }, number) => {
      const words = forms.map((form) => [tokensOf(form)[0]?.word ?? '', form] as const);
      this.#words.set(this.core.words[number] ?? '', new Map(words));
      for (const [term, count] of Object.entries(counts)) this.counts.set(term, count);
      for (const [term, known] of Object.entries(synonyms)) this.synonyms.set(term, known);
    });
  }

  loadPostings(terms: readonly string[]): Promise<boolean> {
    const numbers = terms.map((term) => this.core.postings.findLastIndex((first) => first <= term));
    return this.#load<PostingsFile>('postings', numbers, (file) => {
      for (const [term, [count, ...postings]] of Object.entries(file)) {
        this.counts.set(term, count);
        this.postings.set(term, new Map(postings.map(([section, ...posting]) => [section, posting])));
      }
    });
  }

  loadTitles(pages: readonly number[]): Promise<boolean> {
    const numbers = pages.map((page) => Math.floor(page / PAGES_PER_TITLES_FILE));
    return this.#load<TitlesFile>('titles', numbers, (file, number) => {
      for (const [i, titles] of file.entries()) this.titles.set(number * PAGES_PER_TITLES_FILE + i, titles);
    });
  }

  loadTexts(pages: readonly number[]): Promise<boolean> {
    return this.#load<TextsFile>('texts', pages, (texts, page) => this.#texts.set(page, texts));
  }

  /** The words that begin with the same letter. */
  wordsLike = ([letter = ' ']: string): string[] => [...(this.#words.get(letter)?.keys() ?? [])];

  wordsFrom = (beginning: string): string[] =>
    this.wordsLike(beginning).filter((word) => word.startsWith(beginning));

  /** With its accents, as the pages write it. */
  writtenForm = (word: string): string => this.#words.get(word[0] ?? ' ')?.get(word) ?? word;

  has = (term: string): boolean => this.countOf(term) > 0;

  countOf = (term: string): number => this.counts.get(term) ?? 0;

  /** How much a term tells one section from the others; 0 for one that no section has. */
  rarityOf = (term: string): number =>
    this.has(term) ? rarityOf(this.countOf(term), this.core.sections) : 0;

  textOf = (section: number): string | undefined => this.#texts.get(pageOf(section))?.[placeOf(section)];
}
