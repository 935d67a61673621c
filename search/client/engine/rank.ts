// Which sections answer a question, the best first.
import type { Posting } from '../../shared/format';
import type { Settings } from '../../shared/settings';
import {
  bestLine,
  bestPhrase,
  bestQuestion,
  bitsOf,
  hasSynonymPhrase,
  type MatchedPart,
  type Slots,
} from './evidence';
import type { Question } from './question';
import type { Alternative } from './readings';
import type { SearchIndex } from './searchIndex';

export type Hit = {
  readonly section: number;
  readonly page: number;
  readonly score: number;
  /** The terms to mark in it. */
  readonly terms: ReadonlySet<string>;
};

/** Lines and phrases are looked for in the best sections only. */
const LOOKED_AT = 30;
const BEST_OF_PAGE = 3;
const MOST_RESULTS = 10;
const MOST_OF_PAGE = 3;
/** Below that share of the best, a section only happens to have the word. */
const WORTH_SHOWING = 0.1;

const sum = (numbers: Iterable<number>): number => {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
};

/** What a section has of a question: for each slot, the score of its best alternative. */
class Match {
  readonly scores: number[];
  matchedSlots: Slots = 0;

  constructor(
    readonly section: number,
    slots: number,
  ) {
    this.scores = new Array<number>(slots).fill(0);
  }

  add(slots: readonly number[], score: number): void {
    for (const slot of slots) this.scores[slot] = Math.max(this.scores[slot] ?? 0, score);
    this.matchedSlots |= bitsOf(slots);
  }
}

/** The postings of an alternative in a section: of all its terms, or none. */
function postingsIn(index: SearchIndex, { terms }: Alternative, section: number): Posting[] {
  const postings = terms.flatMap((term) => index.postingsOf(term).get(section) ?? []);
  return postings.length === terms.length ? postings : [];
}

/** Every letter typed goes through all sections that have one of the terms: nothing is kept here but sums. */
function matchesOf(index: SearchIndex, { alternatives, slots: slotCount }: Question): Match[] {
  const matches = new Map<number, Match>();
  for (const alternative of alternatives) {
    const { slots, terms, weight } = alternative;
    const rate = weight / Math.sqrt(slots.length * terms.length);
    const [first = ''] = terms;
    for (const [section, posting] of index.postingsOf(first)) {
      const postings = terms.length > 1 ? postingsIn(index, alternative, section) : undefined;
      if (postings?.length === 0) continue;
      const score = postings ? sum(postings.map((one) => one.score)) : posting.score;
      let match = matches.get(section);
      if (!match) {
        match = new Match(section, slotCount);
        matches.set(section, match);
      }
      match.add(slots, rate * score);
    }
  }
  return [...matches.values()];
}

/** What a section has of the question, alternative by alternative. */
const partsOf = (index: SearchIndex, { alternatives }: Question, section: number): MatchedPart[] =>
  alternatives.flatMap((alternative) => {
    const postings = postingsIn(index, alternative, section);
    return postings.length > 0 ? [{ alternative, postings }] : [];
  });

/** How much each slot says: a rare word more than a common one. */
function weightsOfSlots(index: SearchIndex, { slots, alternatives }: Question): number[] {
  const weights = Array.from({ length: slots }, () => 0);
  for (const { slots: answered, terms, weight } of alternatives) {
    const rarity = Math.max(...terms.map((term) => index.rarityOf(term)));
    for (const slot of answered) weights[slot] = Math.max(weights[slot] ?? 0, rarity * Math.min(1, weight));
  }
  return weights;
}

class Ranking {
  readonly #weights: readonly number[];
  readonly #wholeWeight: number;

  constructor(
    readonly index: SearchIndex,
    readonly question: Question,
    readonly settings: Settings,
  ) {
    this.#weights = weightsOfSlots(index, question);
    this.#wholeWeight = sum(this.#weights) || 1;
  }

  /** The share of the question that these slots are. */
  matchedWeight = (slots: Slots): number => {
    let matched = 0;
    for (const [slot, weight] of this.#weights.entries()) if (slots & (1 << slot)) matched += weight;
    return matched / this.#wholeWeight;
  };

  /** By the words alone. */
  scoreOf(match: Match): number {
    const { index, question, settings } = this;
    const page = index.pageOf(match.section);
    const isOpening = page?.firstSection === match.section && question.words > 1;
    return (
      sum(match.scores) *
      this.matchedWeight(match.matchedSlots) ** settings.coveragePower *
      (isOpening ? settings.openingOfPage : 1)
    );
  }

  bonusOf(section: number, parts: readonly MatchedPart[]): number {
    const { index, question, settings } = this;
    const phrase = bestPhrase(question.phrase, (term) => index.postingsOf(term).get(section));
    return (
      settings.phraseBonus * phrase +
      settings.questionBonus * bestQuestion(parts, this.matchedWeight) ** 2 +
      settings.lineBonus * bestLine(parts, this.matchedWeight) ** 2 +
      (hasSynonymPhrase(parts) ? settings.synonymPhraseBonus : 0)
    );
  }
}

export function rank(index: SearchIndex, question: Question, settings: Settings): Hit[] {
  const ranking = new Ranking(index, question, settings);
  const best = matchesOf(index, question)
    .map((match) => ({ section: match.section, score: ranking.scoreOf(match) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, LOOKED_AT)
    .map((hit) => ({ ...hit, page: index.pageOf(hit.section)?.number ?? 0 }));
  const shares = sharesOfPages(best);
  return best
    .map(({ section, score, page }) => {
      const parts = partsOf(index, question, section);
      const bonus =
        (1 + settings.pageBonus * (shares.get(page) ?? 0)) * (1 + ranking.bonusOf(section, parts));
      const terms = new Set(parts.flatMap(({ alternative }) => alternative.terms));
      return { section, page, terms, score: score * bonus };
    })
    .sort((a, b) => b.score - a.score);
}

/** How well each page answers by its best sections, against the best page. Hits come best first. */
function sharesOfPages(hits: readonly Pick<Hit, 'page' | 'score'>[]): Map<number, number> {
  const scores = new Map<number, number[]>();
  for (const { page, score } of hits) {
    const known = scores.get(page) ?? [];
    if (known.length < BEST_OF_PAGE) scores.set(page, [...known, score]);
  }
  const totals = new Map([...scores].map(([page, ofPage]) => [page, sum(ofPage)]));
  const most = Math.max(...totals.values());
  return new Map([...totals].map(([page, total]) => [page, total / most]));
}

/** A page once, where its best section stands, with those that answer nearly as well: more would hide other pages. */
export function selectHits(hits: readonly Hit[], settings: Settings): Hit[] {
  const least = (hits[0]?.score ?? 0) * WORTH_SHOWING;
  const pages = new Map<number, Hit[]>();
  for (const hit of hits.filter(({ score }) => score >= least)) {
    const shown = pages.get(hit.page) ?? [];
    const isWorthAdding = hit.score >= (shown[0]?.score ?? 0) * settings.otherSectionOfPage;
    if (shown.length < MOST_OF_PAGE && isWorthAdding) shown.push(hit);
    pages.set(hit.page, shown);
  }
  return [...pages.values()].flat().slice(0, MOST_RESULTS);
}
