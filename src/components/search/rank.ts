// Which sections answer a question, the best first.
import type { Corpus, Entry } from './corpus';
import type { Answer, Question } from './question';

export type Hit = {
  readonly entry: Entry;
  readonly score: number;
  /** The terms to mark in it. */
  readonly terms: ReadonlySet<string>;
};

/** A section that answers half of the question is worth a quarter. */
const COVERAGE_POWER = 2;
const PHRASE_BONUS = 1;
const HEADING_BONUS = 0.5;
/** For a word alone, the top of a page is where to begin. */
const TOP_BONUS = 1.4;
const SIGNPOST = 0.5;
/** Phrases are looked for in the best sections only. */
const LOOKED_AT = 40;

type Found = { readonly scores: Float64Array; readonly terms: Set<string> };

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

/** The longest run of the question's words that stands in the section, as a share of the question. */
function longestRun(phrase: readonly string[], text: string): number {
  let longest = 1;
  for (let from = 0; from + longest < phrase.length; from++) {
    // Only a longer run than the one at hand is worth looking for.
    while (text.includes(` ${phrase.slice(from, from + longest + 1).join(' ')} `)) {
      longest += 1;
      if (from + longest >= phrase.length) break;
    }
  }
  return longest > 1 ? longest / phrase.length : 0;
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

/** How far the heading says what the question asks, and nothing else. */
function namedShare({ answers }: Question, { headingTerms }: Entry, rarities: readonly number[]): number {
  const slots = new Set<number>();
  const terms = new Set<string>();
  for (const answer of answers) {
    if (!answer.terms.every((term) => headingTerms.has(term))) continue;
    for (const slot of answer.slots) slots.add(slot);
    for (const term of answer.terms) terms.add(term);
  }
  const asked = rarities.reduce((total, rarity) => total + rarity, 0) || 1;
  const told = [...slots].reduce((total, slot) => total + (rarities[slot] ?? 0), 0);
  return (told / asked) * (0.5 + (0.5 * terms.size) / headingTerms.size);
}

export function rank(corpus: Corpus, question: Question): Hit[] {
  const found = new Map<number, Found>();
  for (const answer of question.answers) {
    for (const [section, score] of scoresOf(corpus, answer)) {
      const known = found.get(section) ?? { scores: new Float64Array(question.slots), terms: new Set() };
      found.set(section, known);
      for (const slot of answer.slots) {
        known.scores[slot] = Math.max(known.scores[slot] ?? 0, score / answer.slots.length);
      }
      for (const term of answer.terms) known.terms.add(term);
    }
  }
  const rarities = rarityOfSlots(corpus, question);
  const whole = rarities.reduce((total, rarity) => total + rarity, 0) || 1;
  const hits = [...found].flatMap(([section, { scores, terms }]): Hit[] => {
    const entry = corpus.entries[section];
    if (!entry) return [];
    const covered = rarities.reduce((total, rarity, slot) => total + (scores[slot] ? rarity : 0), 0) / whole;
    const sum = scores.reduce((total, score) => total + score, 0);
    const score =
      sum *
      covered ** COVERAGE_POWER *
      (entry.isSignpost ? SIGNPOST : entry.path.length === 0 && question.words === 1 ? TOP_BONUS : 1);
    return [{ entry, score, terms }];
  });
  return hits
    .sort((a, b) => b.score - a.score)
    .slice(0, LOOKED_AT)
    .map((hit) => {
      const run = longestRun(question.phrase, hit.entry.phrase);
      const named = namedShare(question, hit.entry, rarities);
      return { ...hit, score: hit.score * (1 + PHRASE_BONUS * run ** 2 + HEADING_BONUS * named) };
    })
    .sort((a, b) => b.score - a.score);
}
