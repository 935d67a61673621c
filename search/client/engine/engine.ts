// From what somebody types to the answer that the dialog shows: titles first, then excerpts.
import { type CoreFile, placeOf } from '../../shared/format';
import { excerptOf, type Marked, marksIn } from './excerpt';
import { readQuestion, wordsToLoad } from './question';
import { type Hit, rank, selectHits } from './rank';
import { beginningsToLoad, nearestWords } from './readings';
import { type ReadFile, SearchIndex } from './searchIndex';

export type Result = {
  readonly url: string;
  readonly heading: Marked;
  /** The title of the page, then the heading above. Empty for the opening of a page. */
  readonly path: readonly string[];
  /** Undefined until its text has arrived. */
  readonly excerpt?: Marked;
  /** The words that were found, as the section writes them: to be marked in the page too. */
  readonly words: readonly string[];
};

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
  /** Words of the pages that resemble those typed, where nothing is found. */
  readonly nearestWords: readonly string[];
  /** A file did not arrive, so there may be better answers. */
  readonly isIncomplete: boolean;
};

/** A site with no more pages has all titles fetched at the start, so that no question waits for them. */
const MOST_PAGES_PREFETCHED = 48;
/** Texts are fetched once the reader stops typing for so long. */
const PAUSE_MS = 120;

export class SearchEngine {
  readonly #index: SearchIndex;
  #asked = 0;

  constructor(core: CoreFile, read: ReadFile) {
    this.#index = new SearchIndex(core, read);
    if (core.pages.length <= MOST_PAGES_PREFETCHED) void this.#index.loadTitles([...core.pages.keys()]);
  }

  /** Answers once titles have arrived, and again with the texts; not after a newer question has been asked. */
  async ask(query: string, answer: (answer: Answer) => void): Promise<void> {
    const index = this.#index;
    const asked = ++this.#asked;
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
      answer(this.#answer(query, hits, isComplete));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (!isCurrent()) return;
    }
    const hasTexts = await index.loadTexts(pages);
    if (isCurrent()) answer(this.#answer(query, hits, isComplete && hasTexts));
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

  /** Nothing while its title has not arrived. */
  #result(hit: Hit, pageUrl: string, pageTitle: string): Result[] {
    const place = placeOf(hit.section);
    const titles = this.#index.titles.get(hit.page) ?? [];
    const title = titles[place];
    if (!title) return [];
    const [id, level, heading] = title;
    const [, , above = ''] =
      (level === 3 && titles.slice(0, place).findLast((other) => other[1] === 2)) || [];
    // A heading that begins with the one above it needs no path.
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
