// From what somebody types to what the dialog shows.
import { queryTokens, stem } from '../../shared/analyse';
import type { Audience } from '../../shared/data';
import type { Corpus } from './corpus';
import { excerptOf, headingOf, type Marked } from './excerpt';
import { readQuestion } from './question';
import { type Hit, rank } from './rank';

export type Result = {
  /** Page and section, from the root of the site: `/docs/admin/roles#matrice-des-droits`. The dialog adds its base path. */
  readonly url: string;
  readonly heading: Marked;
  /** The headings above it in the page, the page's title first. Empty for the top of a page. */
  readonly path: readonly string[];
  readonly excerpt: Marked;
};

/** A page and its sections that answer, best first. */
export type PageResults = {
  readonly url: string;
  readonly title: string;
  readonly audience: Audience;
  readonly results: readonly Result[];
};

export type Answered = {
  readonly pages: readonly PageResults[];
  readonly count: number;
  /** Nothing found: the words of the pages nearest to those typed. */
  readonly nearest: readonly string[];
};

const MOST_RESULTS = 10;
/** Below that share of the best, a section only happens to have the word. */
const WORTH_SHOWING = 0.1;
/** A page shows its best section, and up to two others that are worth nearly as much. */
const MOST_OF_PAGE = 3;
const WORTH_ADDING = 0.74;
const MOST_NEAREST = 5;
const FARTHEST = 4;

function nearestWords({ vocabulary, shown }: Corpus, query: string): string[] {
  const words = queryTokens(query).flatMap(({ word }) => {
    for (let tolerance = 1; tolerance <= Math.min(FARTHEST, word.length - 1); tolerance++) {
      const near = vocabulary.near(word, tolerance);
      if (near.length > 0) return near.map((candidate) => candidate.word);
    }
    return vocabulary.startingWith(word.slice(0, 3));
  });
  // One form of each: « révoqué » says what « révoquée » would.
  const forms = new Map([...words].reverse().map((word) => [stem(word), shown.get(word)]));
  return [...forms.values()]
    .reverse()
    .filter((form) => form !== undefined)
    .slice(0, MOST_NEAREST);
}

/** A page once, where its best section stands, with those that answer nearly as well: the others would hide other pages. */
function bestHits(corpus: Corpus, query: string): Hit[] {
  const hits = rank(corpus, readQuestion(corpus, query));
  const least = (hits[0]?.score ?? 0) * WORTH_SHOWING;
  const pages = new Map<string, Hit[]>();
  for (const hit of hits) {
    if (hit.score < least) break;
    const page = pages.get(hit.entry.pageUrl) ?? [];
    if (page.length < MOST_OF_PAGE && hit.score >= (page[0]?.score ?? 0) * WORTH_ADDING) page.push(hit);
    pages.set(hit.entry.pageUrl, page);
  }
  return [...pages.values()].flat().slice(0, MOST_RESULTS);
}

export function answer(corpus: Corpus, query: string): Answered {
  const hits = bestHits(corpus, query);
  const pages: (PageResults & { readonly results: Result[] })[] = [];
  for (const hit of hits) {
    const { url, pageUrl, pageTitle, audience, path } = hit.entry;
    let page = pages.at(-1);
    if (page?.url !== pageUrl) {
      page = { url: pageUrl, title: pageTitle, audience, results: [] };
      pages.push(page);
    }
    page.results.push({ url, heading: headingOf(corpus, hit), path, excerpt: excerptOf(corpus, hit) });
  }
  return { pages, count: hits.length, nearest: hits.length > 0 ? [] : nearestWords(corpus, query) };
}
