// Which sections answer a question, the best first.
import type { Posting } from '../../shared/format';
import { settings } from '../../shared/settings';
import {
  bestLine,
  bestQuestion,
  bitsOf,
  hasSynonymPhrase,
  longestPhrase,
  type MatchedPart,
  type MatchedWeight,
  type Slots,
} from './evidence';
import type { Question } from './question';
import type { Alternative } from './readings';
import type { SearchIndex } from './searchIndex';

export type Hit = {
  readonly section: number;
  /** Its number. */
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

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The postings of an alternative in a section: of all its terms, or none. */
function postingsIn(index: SearchIndex, { terms }: Alternative, section: number): Posting[] {
  const postings = terms.flatMap((term) => index.postingsOf(term).get(section) ?? []);
  return postings.length === terms.length ? postings : [];
}

/** What a section has of a question: for each slot, the score of its best alternative. */
type Match = { readonly section: number; readonly scores: number[]; slots: Slots };

function matchesOf(index: SearchIndex, { alternatives, slotCount }: Question): Match[] {
  const matches = new Map<number, Match>();
  for (const alternative of alternatives) {
    const { slots, terms, weight } = alternative;
    const rate = weight / Math.sqrt(slots.length * terms.length);
    for (const section of index.postingsOf(terms[0] ?? '').keys()) {
      const postings = postingsIn(index, alternative, section);
      if (postings.length === 0) continue;
      const score = rate * sum(postings.map((posting) => posting.score));
      const match = matches.get(section) ?? { section, scores: new Array(slotCount).fill(0), slots: 0 };
      for (const slot of slots) match.scores[slot] = Math.max(match.scores[slot] ?? 0, score);
      match.slots |= bitsOf(slots);
      matches.set(section, match);
    }
  }
  return [...matches.values()];
}

/** What a section has of the question, alternative by alternative. */
const partsOf = (index: SearchIndex, { alternatives }: Question, section: number): MatchedPart[] =>
  alternatives
    .map((alternative) => ({ alternative, postings: postingsIn(index, alternative, section) }))
    .filter(({ postings }) => postings.length > 0);

/** How much each slot says, a rare word more than a common one; then, of some slots, their share of the question. */
function weigh(index: SearchIndex, { slotCount, alternatives }: Question): MatchedWeight {
  const weights = new Array<number>(slotCount).fill(0);
  for (const { slots, terms, weight } of alternatives) {
    const rarity = Math.max(...terms.map((term) => index.rarityOf(term)));
    for (const slot of slots) weights[slot] = Math.max(weights[slot] ?? 0, rarity * Math.min(1, weight));
  }
  const whole = sum(weights) || 1;
  return (slots: Slots) => sum(weights.filter((_, slot) => slots & (1 << slot))) / whole;
}

/** How well each page answers by its best sections, against the best page. Hits come best first. */
function sharesOfPages(hits: readonly Pick<Hit, 'page' | 'score'>[]): Map<number, number> {
  const scores = new Map<number, number[]>();
  for (const { page, score } of hits) scores.set(page, [...(scores.get(page) ?? []), score]);
  const totals = [...scores].map(([page, ofPage]) => [page, sum(ofPage.slice(0, BEST_OF_PAGE))] as const);
  const most = Math.max(...totals.map(([, total]) => total));
  return new Map(totals.map(([page, total]) => [page, total / most]));
}

export function rank(index: SearchIndex, question: Question): Hit[] {
  const matchedWeight = weigh(index, question);
  const scoreByWords = ({ section, scores, slots }: Match): number => {
    const isOpening = index.pageOf(section)?.firstSection === section && question.wordCount > 1;
    const coverage = matchedWeight(slots) ** settings.coveragePower;
    return sum(scores) * coverage * (isOpening ? settings.openingOfPage : 1);
  };
  /** What a section has beside the words, as a share of what these are worth. */
  const bonusOf = (section: number, parts: readonly MatchedPart[]): number => {
    const places = question.phrase.map((term) => index.postingsOf(term).get(section)?.places ?? []);
    return (
      settings.phraseBonus * longestPhrase(places) +
      settings.questionBonus * bestQuestion(parts, matchedWeight) ** 2 +
      settings.lineBonus * bestLine(parts, matchedWeight) ** 2 +
      (hasSynonymPhrase(parts) ? settings.synonymPhraseBonus : 0)
    );
  };
  const best = matchesOf(index, question)
    .map((match) => ({ section: match.section, score: scoreByWords(match) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, LOOKED_AT)
    .map((hit) => ({ ...hit, page: index.pageOf(hit.section)?.number ?? 0 }));
  const shares = sharesOfPages(best);
  return best
    .map(({ section, score, page }) => {
      const parts = partsOf(index, question, section);
      const ofPage = 1 + settings.pageBonus * (shares.get(page) ?? 0);
      const bonus = 1 + bonusOf(section, parts);
      const terms = new Set(parts.flatMap(({ alternative }) => alternative.terms));
      return { section, page, terms, score: score * (ofPage * bonus) };
    })
    .sort((a, b) => b.score - a.score);
}

/** A page once, where its best section stands, with those that answer nearly as well: more would hide other pages. */
export function selectHits(hits: readonly Hit[]): Hit[] {
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
