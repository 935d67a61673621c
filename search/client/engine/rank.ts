// Which sections answer a question, the best first.
import { type Posting, pageOf, placeOf, termsOfQuestion } from '../../shared/format';
import { settings } from '../../shared/settings';
import type { Alternative, Question } from './question';
import type { SearchIndex } from './searchIndex';

export type Hit = {
  readonly section: number;
  readonly page: number;
  readonly score: number;
  /** The terms to mark in it. */
  readonly terms: ReadonlySet<string>;
};

/** Readers' questions are compared in the best sections only. */
const COMPARED = 30;
const BEST_OF_PAGE = 3;
const MOST_RESULTS = 10;
const MOST_OF_PAGE = 3;
/** Below that share of the best score, a section only mentions the word. */
const WORTH_SHOWING = 0.1;

/** An alternative that a section has, with the postings of its terms there. */
type Match = { readonly alternative: Alternative; readonly postings: readonly Posting[] };

/** The share of the question's weight that some of its words have. */
type ShareOf = (slots: Iterable<number>) => number;

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

/** An alternative counts in a section that has all of its terms. */
function matchesBySection(index: SearchIndex, { alternatives }: Question): Map<number, Match[]> {
  const sections = new Map<number, Match[]>();
  for (const alternative of alternatives) {
    const found = alternative.terms.map((term) => index.postings.get(term));
    for (const section of found[0]?.keys() ?? []) {
      const postings = found.map((ofTerm) => ofTerm?.get(section)).filter((posting) => posting !== undefined);
      if (postings.length < found.length) continue;
      sections.set(section, [...(sections.get(section) ?? []), { alternative, postings }]);
    }
  }
  return sections;
}

/** Keeps the larger of two values. */
function raise(values: Map<number, number>, key: number, value: number): void {
  values.set(key, Math.max(values.get(key) ?? 0, value));
}

/** For each word that a section answers, the score of its best alternative. */
function scoresOfWords(matches: readonly Match[]): Map<number, number> {
  const scores = new Map<number, number>();
  for (const { alternative, postings } of matches) {
    const { slots, terms, weight } = alternative;
    const score = (weight / Math.sqrt(slots.length * terms.length)) * sum(postings.map(([one]) => one));
    for (const slot of slots) raise(scores, slot, score);
  }
  return scores;
}

/** A rare word weighs more than a common one. */
function weigh(index: SearchIndex, { alternatives }: Question): ShareOf {
  const weights = new Map<number, number>();
  for (const { slots, terms, weight } of alternatives) {
    const rarity = Math.max(...terms.map(index.rarityOf));
    for (const slot of slots) raise(weights, slot, rarity * weight);
  }
  const whole = sum(weights.values()) || 1;
  return (slots) => sum([...new Set(slots)].map((slot) => weights.get(slot) ?? 0)) / whole;
}

/** How near the nearest readers' question is: it has much of this one, and few other words. */
function nearestQuestion(matches: readonly Match[], shareOf: ShareOf): number {
  const matched = new Map<number, { slots: number[]; terms: number }>();
  for (const { alternative, postings } of matches) {
    const [first = [], ...others] = postings.map(([, ...questions]) => questions);
    for (const question of first.filter((one) => others.every((other) => other.includes(one)))) {
      const { slots, terms } = matched.get(question) ?? { slots: [], terms: 0 };
      matched.set(question, { slots: [...slots, ...alternative.slots], terms: terms + postings.length });
    }
  }
  const shares = [...matched].map(([question, { slots, terms }]) => {
    const length = termsOfQuestion(question);
    return shareOf(slots) * (0.5 + (0.5 * Math.min(terms, length)) / length);
  });
  return Math.max(0, ...shares);
}

/** How well the best sections of each page answer, as a share of the best page. Hits come best first. */
function sharesOfPages(hits: readonly Pick<Hit, 'page' | 'score'>[]): Map<number, number> {
  const scores = new Map<number, number[]>();
  for (const { page, score } of hits) scores.set(page, [...(scores.get(page) ?? []), score]);
  const totals = [...scores].map(([page, ofPage]) => [page, sum(ofPage.slice(0, BEST_OF_PAGE))] as const);
  const most = Math.max(...totals.map(([, total]) => total));
  return new Map(totals.map(([page, total]) => [page, total / most]));
}

export function rank(index: SearchIndex, question: Question): Hit[] {
  const shareOf = weigh(index, question);
  const best = [...matchesBySection(index, question)]
    .map(([section, matches]) => {
      const scores = scoresOfWords(matches);
      const coverage = shareOf(scores.keys()) ** settings.coveragePower;
      const isOpening = placeOf(section) === 0 && question.wordCount > 1;
      const score = sum(scores.values()) * coverage * (isOpening ? settings.openingOfPage : 1);
      return { section, page: pageOf(section), matches, score };
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, COMPARED);
  const shares = sharesOfPages(best);
  return best
    .map(({ section, page, matches, score }) => {
      const ofPage = 1 + settings.pageBonus * (shares.get(page) ?? 0);
      const bonus = 1 + settings.questionBonus * nearestQuestion(matches, shareOf) ** 2;
      const terms = new Set(matches.flatMap(({ alternative }) => alternative.terms));
      return { section, page, terms, score: score * ofPage * bonus };
    })
    .sort((a, b) => b.score - a.score);
}

/** Groups hits by page, at the place of its best; its other sections are shown only if they answer nearly as well. */
export function selectHits(hits: readonly Hit[]): Hit[] {
  const least = (hits[0]?.score ?? 0) * WORTH_SHOWING;
  const pages = new Map<number, Hit[]>();
  for (const hit of hits.filter(({ score }) => score >= least)) {
    const shown = pages.get(hit.page) ?? [];
    const isWorthAdding = hit.score >= (shown[0]?.score ?? 0) * settings.otherSectionOfPage;
    if (shown.length < MOST_OF_PAGE && isWorthAdding) pages.set(hit.page, [...shown, hit]);
  }
  return [...pages.values()].flat().slice(0, MOST_RESULTS);
}
