// From what somebody types to what the dialog shows: titles first, excerpts as soon as their texts are there.
import { type CoreFile, pageOf, placeOf } from '../../shared/format';
import { excerptOf, type Marked, marksIn } from './excerpt';
import { readQuestion, wordsToLoad } from './question';
import { type Hit, rank, selectHits } from './rank';
import { beginningsToLoad, nearestWords } from './readings';
import { type ReadFile, SearchIndex } from './searchIndex';

export type Result = {
  readonly url: string;
  readonly heading: Marked;
  /** The headings above it in the page, the page's title first. Empty for the opening of a page. */
  readonly path: readonly string[];
  /** Undefined until its text has arrived. */
  readonly excerpt?: Marked;
  /** What was found in it, as it stands there: to be marked in the page as well. */
  readonly words: readonly string[];
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

/** Of a small site, all titles are fetched at once: the first question does not wait for them. */
const MOST_PAGES_AHEAD = 48;
/** Between two letters: texts are fetched for the results that the reader stops at, not for all on the way there. */
const PAUSE_MS = 120;

export class SearchEngine {
  readonly #index: SearchIndex;
  #asked = 0;

  constructor(core: CoreFile, read: ReadFile) {
    this.#index = new SearchIndex(core, read);
    if (core.pages.length <= MOST_PAGES_AHEAD) void this.#index.loadTitles([...core.pages.keys()]);
  }

  /** Tells the answer once its titles are there, and again with the texts; no more once a newer question is asked. */
  async ask(query: string, tell: (answer: Answer) => void): Promise<void> {
    const index = this.#index;
    this.#asked += 1;
    const asked = this.#asked;
    const isCurrent = (): boolean => asked === this.#asked;
    const hasWords =
      (await index.loadWords(wordsToLoad(query))) && (await index.loadWords(beginningsToLoad(index, query)));
    if (!isCurrent()) return;
    const question = readQuestion(index, query);
    const hasPostings = await index.loadPostings(question.alternatives.flatMap(({ terms }) => terms));
    if (!isCurrent()) return;
    const hits = selectHits(rank(index, question));
    const pages = hits.map(({ page }) => page);
    const hasTitles = await index.loadTitles(pages);
    if (!isCurrent()) return;
    const isComplete = hasWords && hasPostings && hasTitles;
    if (hits.some(({ section }) => index.textOf(section) === undefined)) {
      tell(this.#answer(query, hits, isComplete));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (!isCurrent()) return;
    }
    const hasTexts = await index.loadTexts(pages);
    if (isCurrent()) tell(this.#answer(query, hits, isComplete && hasTexts));
  }

  #answer(query: string, hits: readonly Hit[], isComplete: boolean): Answer {
    const { pages } = this.#index.core;
    return {
      query,
      pages: [...new Set(hits.map(({ page }) => page))].map((page) => {
        const [url = '', title = '', audience = ''] = pages[page] ?? [];
        const ofPage = hits.filter((hit) => hit.page === page);
        return { url, title, audience, results: ofPage.flatMap((hit) => this.#result(hit, url, title)) };
      }),
      count: hits.length,
      nearestWords: hits.length > 0 ? [] : nearestWords(this.#index, query),
      isIncomplete: !isComplete,
    };
  }

  /** None while its title has not arrived. */
  #result(hit: Hit, pageUrl: string, pageTitle: string): Result[] {
    const titles = this.#index.titlesOf(pageOf(hit.section)).slice(0, placeOf(hit.section) + 1);
    const [id, level, heading] = titles.at(-1) ?? ['', 0, ''];
    if (level === 0) return [];
    const [, , above = ''] = (level === 3 && titles.findLast((title) => title[1] === 2)) || [];
    // A heading that begins with the one above it says enough alone.
    const parent = heading.startsWith(above) ? [] : [above];
    const text = this.#index.textOf(hit.section);
    const wordsIn = (part = ''): string[] => marksIn(part, hit).map((range) => part.slice(...range));
    return [
      {
        url: id ? `${pageUrl}#${id}` : pageUrl,
        heading: { text: heading, marks: marksIn(heading, hit) },
        path: level === 1 ? [] : [pageTitle, ...parent],
        excerpt: text === undefined ? undefined : excerptOf(this.#index, hit, text),
        words: [...new Set([heading, text].flatMap(wordsIn))],
      },
    ];
  }
}
