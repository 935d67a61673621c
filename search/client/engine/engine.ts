// From what somebody types to what the dialog shows: titles first, excerpts as soon as their texts are there.
import { queryTokens, tokensOf } from '../../shared/analyse';
import { type CoreFile, FORMAT } from '../../shared/format';
import { settings as ownSettings, type Settings } from '../../shared/settings';
import { excerptOf, type Marked, markedHeading, type Range } from './excerpt';
import { nearestWords } from './nearestWords';
import { readQuestion, wordsToLoad } from './question';
import { type Hit, rank, selectHits } from './rank';
import { beginningsToLoad } from './readings';
import { type ReadFile, SearchIndex } from './searchIndex';

export type Result = {
  readonly url: string;
  readonly heading: Marked;
  /** The headings above it in the page, the page's title first. Empty for the opening of a page. */
  readonly path: readonly string[];
  /** Undefined until its text has arrived. */
  readonly excerpt?: Marked;
  /** What was found in it: to be marked in the page as well. */
  readonly terms: readonly string[];
};

/** A page and its sections that answer, best first. */
export type PageResults = {
  readonly url: string;
  readonly title: string;
  readonly audience: string;
  readonly results: readonly Result[];
};

export type Answer = {
  readonly query: string;
  readonly pages: readonly PageResults[];
  readonly count: number;
  /** Where nothing is found: words of the pages that resemble those typed. */
  readonly nearestWords: readonly string[];
  /** A file did not arrive: there may be better answers. */
  readonly isIncomplete: boolean;
};

const MOST_TITLES_AHEAD = 6;
/** Between two letters: texts are fetched for the results that the reader stops at, not for all on the way there. */
const PAUSE_MS = 120;

/** The site has a newer version, which this page cannot read: it has to be loaded again. */
export class NewerVersion extends Error {}

type Found = { readonly hits: readonly Hit[]; readonly isComplete: boolean };

export class SearchEngine {
  readonly #index: SearchIndex;
  readonly #settings: Settings;

  constructor(index: SearchIndex, settings: Settings) {
    this.#index = index;
    this.#settings = settings;
  }

  static open(core: CoreFile, read: ReadFile, settings: Settings = ownSettings): SearchEngine {
    if (core.format !== FORMAT) throw new NewerVersion();
    const index = new SearchIndex(core, read);
    // Of a small site, all titles are fetched at once: the first question does not wait for them.
    if (core.titles.length <= MOST_TITLES_AHEAD) void index.loadTitles(core.titles);
    return new SearchEngine(index, settings);
  }

  /** The best sections; none once a newer question is asked. */
  async #find(query: string, isCurrent: () => boolean): Promise<Found | undefined> {
    const index = this.#index;
    const words = wordsToLoad(query);
    const hasWords =
      (await index.loadWords(words)) && (await index.loadWords(beginningsToLoad(index, query)));
    if (!isCurrent()) return undefined;
    const question = readQuestion(index, query, this.#settings);
    const hasPostings = await index.loadPostings(question.alternatives.flatMap(({ terms }) => terms));
    if (!isCurrent()) return undefined;
    const hits = selectHits(rank(index, question, this.#settings), this.#settings);
    const hasTitles = await index.loadTitles(hits.map(({ section }) => section));
    return isCurrent() ? { hits, isComplete: hasWords && hasPostings && hasTitles } : undefined;
  }

  /** Tells the answer once its titles are there, and again with the texts; no more once a newer question is asked. */
  async ask(query: string, isCurrent: () => boolean, tell: (answer: Answer) => void): Promise<void> {
    const found = await this.#find(query, isCurrent);
    if (!found) return;
    const { hits, isComplete } = found;
    if (hits.some(({ section }) => this.#index.textOf(section) === undefined)) {
      tell(this.#answer(query, hits, isComplete));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (!isCurrent()) return;
    }
    const hasTexts = await this.#index.loadTexts(hits.map(({ page }) => page));
    if (isCurrent()) tell(this.#answer(query, hits, isComplete && hasTexts));
  }

  /** Where the words asked for, or these terms, stand in each of some texts. */
  marksIn(texts: readonly string[], query: string, terms: readonly string[]): Range[][] {
    const asked = new Set([...terms, ...queryTokens(query).flatMap((token) => token.terms)]);
    return texts.map((text) =>
      tokensOf(text)
        .filter((token) => !token.isStop && token.terms.some((term) => asked.has(term)))
        .map(({ start, end }) => [start, end]),
    );
  }

  #answer(query: string, hits: readonly Hit[], isComplete: boolean): Answer {
    const pages = new Map<number, Hit[]>();
    for (const hit of hits) pages.set(hit.page, [...(pages.get(hit.page) ?? []), hit]);
    return {
      query,
      pages: [...pages].flatMap(([number, ofPage]) => this.#pageResults(number, ofPage)),
      count: hits.length,
      nearestWords: hits.length > 0 ? [] : nearestWords(this.#index, query),
      isIncomplete: !isComplete,
    };
  }

  #pageResults(number: number, hits: readonly Hit[]): PageResults[] {
    const page = this.#index.pages[number];
    if (!page) return [];
    const { url, title, audience } = page;
    return [{ url, title, audience, results: hits.flatMap((hit) => this.#result(hit, url, title)) }];
  }

  #result(hit: Hit, pageUrl: string, pageTitle: string): Result[] {
    const index = this.#index;
    const found = index.titleOf(hit.section);
    if (!found) return [];
    const [id, level, heading] = found;
    const text = index.textOf(hit.section);
    const above = level === 3 ? this.#headingAbove(hit.section) : undefined;
    // A heading that begins with the one above it says enough alone.
    const parent = above && !heading.startsWith(above) ? above : undefined;
    return [
      {
        url: id ? `${pageUrl}#${id}` : pageUrl,
        heading: markedHeading(index, hit, heading),
        path: level === 1 ? [] : [pageTitle, ...(parent ? [parent] : [])],
        excerpt: text === undefined ? undefined : excerptOf(index, hit, text),
        terms: [...hit.terms],
      },
    ];
  }

  #headingAbove(section: number): string | undefined {
    for (let before = section - 1; before >= 0; before--) {
      const [, level, heading] = this.#index.titleOf(before) ?? [];
      if (level === undefined || level < 3) return level === 2 ? heading : undefined;
    }
    return undefined;
  }
}
