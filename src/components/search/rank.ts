// Which sections answer a question, the best first.
import { bitOfLine, type Corpus, type Entry } from './corpus';
import type { Answer, Question } from './question';

export type Hit = {
  readonly entry: Entry;
  readonly score: number;
  /** The terms to mark in it. */
  readonly terms: ReadonlySet<string>;
};

/** A section that answers half of the question is worth a quarter. */
const COVERAGE_POWER = 1.26;
const PHRASE_BONUS = 1.35;
/** The question is a message that a line of the section explains. */
const MESSAGE_BONUS = 2;
const SHORTEST_MESSAGE = 3;
/** The question is what the section quotes from a screen. */
const QUOTE_BONUS = 0.68;
/** Several words of ours for theirs, side by side. */
const SYNONYM_BONUS = 0.5;
/** The page that answers best by its best sections lends weight to each of them. */
const PAGE_BONUS = 0.3;
const BEST_OF_PAGE = 3;
const HEADING_BONUS = 0.37;
/** The words stand together, in one sentence or row. */
const LINE_BONUS = 0.5;
/** For a word alone, the top of a page is where to begin. */
const TOP_BONUS = 1.04;
/** For several, one of its sections is. */
const TOP_IN_MANY = 0.44;
/** But if they are its title, it is that page. */
const TITLE = 2;
const SIGNPOST = 0.5;
/** A list of fields has the words of many questions, and answers those that name one of them. */
const REFERENCE = 0.5;
/** Who asks in plain words is seldom a developer. */
const API_IN_PLAIN_WORDS = 0.8;
/** Who names the API wants its pages. */
const ELSE_THAN_API = 0.6;
/** Phrases are looked for in the best sections only. */
const LOOKED_AT = 40;

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

/** The longest run of the question's words that stands in the section, by its share of the question: a long one is no accident. */
function longestRun({ phrase, isTyping }: Question, text: string): number {
  let longest = 1;
  for (let from = 0; from + longest < phrase.length; from++) {
    // The last word may be half typed.
    const end = (to: number): string => (isTyping && to === phrase.length ? '' : ' ');
    // Only a longer run than the one at hand is worth looking for.
    while (text.includes(` ${phrase.slice(from, from + longest + 1).join(' ')}${end(from + longest + 1)}`)) {
      longest += 1;
      if (from + longest >= phrase.length) break;
    }
  }
  return longest > 1 ? (longest / phrase.length) ** 2 * Math.log2(longest) : 0;
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

function audienceFactor({ isTechnical, namesApi }: Question, { audience }: Entry): number {
  if (audience === 'API') return isTechnical ? 1 : API_IN_PLAIN_WORDS;
  return namesApi ? ELSE_THAN_API : 1;
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

const EVERY_LINE = -1;

/** How much of the question the heading and one line answer together, the best line of all. */
function bestLine({ answers, slots }: Question, entry: Entry, rarities: readonly number[]): number {
  const masks = new Int32Array(slots);
  for (const { terms, slots: answered } of answers) {
    let mask = EVERY_LINE;
    for (const term of terms) {
      if (!entry.headingTerms.has(term)) mask &= entry.lines.get(term) ?? 0;
    }
    if (mask !== 0) for (const slot of answered) masks[slot] = (masks[slot] ?? 0) | mask;
  }
  const asked = rarities.reduce((total, rarity) => total + rarity, 0) || 1;
  let best = 0;
  // The last bit is that of many lines.
  for (let bit = 1; bit < bitOfLine(Infinity); bit <<= 1) {
    let told = 0;
    for (let slot = 0; slot < slots; slot++) if ((masks[slot] ?? 0) & bit) told += rarities[slot] ?? 0;
    best = Math.max(best, told);
  }
  return best / asked;
}

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
      (entry.isSignpost
        ? SIGNPOST
        : entry.path.length > 0
          ? 1
          : question.words === 1
            ? TOP_BONUS
            : TOP_IN_MANY);
    return [{ entry, score, terms }];
  });
  const best = hits.sort((a, b) => b.score - a.score).slice(0, LOOKED_AT);
  const pages = pageShares(best);
  const message = question.phrase.length >= SHORTEST_MESSAGE ? ` ${question.phrase.join(' ')} ` : undefined;
  const asked = question.phrase.join(' ');
  const synonyms = question.answers.filter(({ terms }) => terms.length > 1);
  return best
    .map((hit) => {
      const run = longestRun(question, hit.entry.phrase);
      const named = namedShare(question, hit.entry, rarities);
      const isMessage = message !== undefined && hit.entry.messages.includes(message);
      const isSaid = synonyms.some(({ terms }) => hit.entry.content.includes(` ${terms.join(' ')} `));
      const bonus =
        PHRASE_BONUS * run +
        HEADING_BONUS * named +
        LINE_BONUS * bestLine(question, hit.entry, rarities) ** 2 +
        (isMessage ? MESSAGE_BONUS : 0) +
        (hit.entry.quotes.has(asked) ? QUOTE_BONUS : 0) +
        (isSaid ? SYNONYM_BONUS : 0);
      const isTitle =
        hit.entry.path.length === 0 && !hit.entry.isSignpost && question.words > 1 && named > 0.99;
      const page = PAGE_BONUS * (pages.get(hit.entry.pageUrl) ?? 0);
      return { ...hit, score: hit.score * (1 + page) * (1 + bonus) * (isTitle ? TITLE : 1) };
    })
    .sort((a, b) => b.score - a.score);
}
