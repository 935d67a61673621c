// From what somebody types to what the dialog shows: titles first, excerpts as soon as their texts are there.
import { queryTokens, tokensOf } from '../../shared/analyse';
import { type CoreFile, FORMAT } from '../../shared/format';
import { excerptOf, type Marked, markedHeading, type Range } from './excerpt';
import { readQuestion, wordsToLoad } from './question';
import { type Hit, rank, selectHits } from './rank';
import { beginningsToLoad, nearestWords } from './readings';
import { type PageOfIndex, type ReadFile, SearchIndex } from './searchIndex';

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

export class SearchEngine {
  readonly #index: SearchIndex;

  constructor(core: CoreFile, read: ReadFile) {
    if (core.format !== FORMAT) throw new NewerVersion();
    this.#index = new SearchIndex(core, read);
    // Of a small site, all titles are fetched at once: the first question does not wait for them.
    if (core.titles.length <= MOST_TITLES_AHEAD) void this.#index.loadTitles(core.titles);
  }

  /** Tells the answer once its titles are there, and again with the texts; no more once a newer question is asked. */
  async ask(query: string, isCurrent: () => boolean, tell: (answer: Answer) => void): Promise<void> {
    const index = this.#index;
    const hasWords =
      (await index.loadWords(wordsToLoad(query))) && (await index.loadWords(beginningsToLoad(index, query)));
    if (!isCurrent()) return;
    const question = readQuestion(index, query);
    const hasPostings = await index.loadPostings(question.alternatives.flatMap(({ terms }) => terms));
    if (!isCurrent()) return;
    const hits = selectHits(rank(index, question));
    const hasTitles = await index.loadTitles(hits.map(({ section }) => section));
    if (!isCurrent()) return;
    const isComplete = hasWords && hasPostings && hasTitles;
    if (hits.some(({ section }) => index.textOf(section) === undefined)) {
      tell(this.#answer(query, hits, isComplete));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (!isCurrent()) return;
    }
    const hasTexts = await index.loadTexts(hits.map(({ page }) => page));
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
    const pages = new Set(hits.flatMap(({ page }) => this.#index.pages[page] ?? []));
    return {
      query,
      pages: [...pages].map((page) => ({
        url: page.url,
        title: page.title,
        audience: page.audience,
        results: hits.filter((hit) => hit.page === page.number).flatMap((hit) => this.#result(hit, page)),
      })),
      count: hits.length,
      nearestWords: hits.length > 0 ? [] : nearestWords(this.#index, query),
      isIncomplete: !isComplete,
    };
  }

  /** None while its title has not arrived. */
  #result(hit: Hit, page: PageOfIndex): Result[] {
    const index = this.#index;
    const found = index.titleOf(hit.section);
    if (!found) return [];
    const [id, level, heading] = found;
    const text = index.textOf(hit.section);
    const above = level === 3 ? this.#headingAbove(hit.section) : '';
    // A heading that begins with the one above it says enough alone.
    const parent = heading.startsWith(above) ? [] : [above];
    return [
      {
        url: id ? `${page.url}#${id}` : page.url,
        heading: markedHeading(index, hit, heading),
        path: level === 1 ? [] : [page.title, ...parent],
        excerpt: text === undefined ? undefined : excerptOf(index, hit, text),
        terms: [...hit.terms],
      },
    ];
  }

  /** Of the section of level 2 around it; empty where there is none. */
  #headingAbove(section: number): string {
    const [, level, heading] = this.#index.titleOf(section - 1) ?? [];
    if (level === 3) return this.#headingAbove(section - 1);
    return level === 2 && heading ? heading : '';
  }
}
