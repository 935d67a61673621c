// Which sections answer a question, the best first.
import { bonusOf } from './bonus';
import type { Corpus, Entry } from './corpus';
import type { Answer, Question } from './question';

export type Hit = {
  readonly entry: Entry;
  readonly score: number;
  /** The terms to mark in it. */
  readonly terms: ReadonlySet<string>;
};

/** A section that answers half of the question is worth less than half of one that answers it all. */
const COVERAGE_POWER = 1.26;
/** The page that answers best by its best sections lends weight to each of them. */
const PAGE_BONUS = 0.3;
const BEST_OF_PAGE = 3;
/** Several words are answered by a section of a page and not by its top, unless they are its title. */
const TOP_IN_MANY = 0.44;
const SIGNPOST = 0.5;
/** A list of fields has the words of many questions, and answers those that name one of them. */
const REFERENCE = 0.5;
/** Who names the API wants its pages. */
const ELSE_THAN_API = 0.6;
/** Phrases are looked for in the best sections only. */
const LOOKED_AT = 30;

type Found = { readonly scores: Float64Array; readonly terms: Set<string>; readonly named: Set<number> };

function scoresOf(corpus: Corpus, { terms, weight, slots }: Answer): Map<number, number> {
  const [first, ...others] = terms.map(corpus.scoresOf);
  const scores = new Map<number, number>();
  for (const [section, score] of first ?? []) {
    const all = others.map((other) => other.get(section) ?? 0);
    if (all.includes(0)) continue;
    const sum = all.reduce((total, one) => total + one, score);
    scores.set(section, (weight * sum * Math.sqrt(slots.length)) / Math.sqrt(terms.length));
  }
  return scores;
}

function rarityOfSlots(corpus: Corpus, { slots, answers }: Question): number[] {
  const rarities = Array.from({ length: slots }, () => 0);
  for (const answer of answers) {
    const rarity = Math.max(...answer.terms.map((term) => (corpus.has(term) ? corpus.rarityOf(term) : 0)));
    for (const slot of answer.slots) {
      rarities[slot] = Math.max(rarities[slot] ?? 0, rarity * Math.min(1, answer.weight));
    }
  }
  return rarities;
}

/** All that it has of the question are names that it explains, or one of them is a name of code. */
const isAboutNames = ({ names }: Question, scores: Float64Array, named: ReadonlySet<number>): boolean =>
  [...named].some((slot) => names.has(slot)) || scores.every((score, slot) => score === 0 || named.has(slot));

function placeFactor({ words }: Question, { isSignpost, path }: Entry): number {
  if (isSignpost) return SIGNPOST;
  return path.length === 0 && words > 1 ? TOP_IN_MANY : 1;
}

const audienceFactor = ({ namesApi }: Question, { audience }: Entry): number =>
  namesApi && audience !== 'API' ? ELSE_THAN_API : 1;

/** How well each page answers, against the best. Hits come best first. */
function pageShares(hits: readonly Hit[]): Map<string, number> {
  const totals = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const { entry, score } of hits) {
    const count = counts.get(entry.pageUrl) ?? 0;
    if (count >= BEST_OF_PAGE) continue;
    counts.set(entry.pageUrl, count + 1);
    totals.set(entry.pageUrl, (totals.get(entry.pageUrl) ?? 0) + score);
  }
  const most = Math.max(...totals.values());
  return new Map([...totals].map(([url, total]) => [url, total / most]));
}

export function rank(corpus: Corpus, question: Question): Hit[] {
  const found = new Map<number, Found>();
  for (const answer of question.answers) {
    for (const [section, score] of scoresOf(corpus, answer)) {
      const known = found.get(section) ?? {
        scores: new Float64Array(question.slots),
        terms: new Set(),
        named: new Set(),
      };
      const told = corpus.entries[section]?.told;
      const isNamed = answer.terms.every((term) => told?.has(term));
      found.set(section, known);
      for (const slot of answer.slots) {
        if (isNamed) known.named.add(slot);
        known.scores[slot] = Math.max(known.scores[slot] ?? 0, score / answer.slots.length);
      }
      for (const term of answer.terms) known.terms.add(term);
    }
  }
  const rarities = rarityOfSlots(corpus, question);
  const whole = rarities.reduce((total, rarity) => total + rarity, 0) || 1;
  const hits = [...found].flatMap(([section, { scores, terms, named }]): Hit[] => {
    const entry = corpus.entries[section];
    if (!entry) return [];
    const covered = rarities.reduce((total, rarity, slot) => total + (scores[slot] ? rarity : 0), 0) / whole;
    const sum = scores.reduce((total, score) => total + score, 0);
    const score =
      sum *
      covered ** COVERAGE_POWER *
      (entry.isReference && !isAboutNames(question, scores, named) ? REFERENCE : 1) *
      audienceFactor(question, entry) *
      placeFactor(question, entry);
    return [{ entry, score, terms }];
  });
  const best = hits.sort((a, b) => b.score - a.score).slice(0, LOOKED_AT);
  const pages = pageShares(best);
  return best
    .map((hit) => {
      const page = 1 + PAGE_BONUS * (pages.get(hit.entry.pageUrl) ?? 0);
      return { ...hit, score: hit.score * page * bonusOf(question, hit.entry, rarities) };
    })
    .sort((a, b) => b.score - a.score);
}
