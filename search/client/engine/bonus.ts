// What a section that has the words of a question is worth beyond having them: how they stand in it.
import { bitOfLine, type Entry } from './corpus';
import type { Question } from './question';

const PHRASE_BONUS = 1.35;
/** The question is a message that a line of the section explains. */
const MESSAGE_BONUS = 2;
const SHORTEST_MESSAGE = 3;
/** The question is what the section quotes from a screen. */
const QUOTE_BONUS = 0.68;
/** Several words of ours for theirs, side by side. */
const SYNONYM_BONUS = 0.5;
const HEADING_BONUS = 0.37;
/** Readers are known to ask for the section so. */
const ASKED_BONUS = 1.35;
/** The words stand together, in one sentence or row. */
const LINE_BONUS = 0.5;
/** The question is the title of the page. */
const TITLE = 2;
/** It is a word of that title, and nothing more: the page is where to begin. */
const WORD_OF_TITLE = 2;

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

/** How far the heading, or a way to ask for the section, says what the question asks, and nothing else. */
function namedShare({ answers }: Question, said: ReadonlySet<string>, rarities: readonly number[]): number {
  const slots = new Set<number>();
  const terms = new Set<string>();
  for (const answer of answers) {
    if (!answer.terms.every((term) => said.has(term))) continue;
    for (const slot of answer.slots) slots.add(slot);
    for (const term of answer.terms) terms.add(term);
  }
  const asked = rarities.reduce((total, rarity) => total + rarity, 0) || 1;
  const told = [...slots].reduce((total, slot) => total + (rarities[slot] ?? 0), 0);
  return (told / asked) * (0.5 + (0.5 * terms.size) / said.size);
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

/** What its score is multiplied by: 1 or more. */
export function bonusOf(question: Question, entry: Entry, rarities: readonly number[]): number {
  const asked = question.phrase.join(' ');
  const named = namedShare(question, entry.headingTerms, rarities);
  const isMessage = question.phrase.length >= SHORTEST_MESSAGE && entry.messages.includes(` ${asked} `);
  const isSaid = question.answers.some(
    ({ terms }) => terms.length > 1 && entry.content.includes(` ${terms.join(' ')} `),
  );
  const isTop = entry.path.length === 0 && !entry.isSignpost;
  const isTitle = isTop && question.words > 1 && named > 0.99;
  const bonus =
    PHRASE_BONUS * longestRun(question, entry.phrase) +
    HEADING_BONUS * named +
    ASKED_BONUS * Math.max(0, ...entry.asked.map((way) => namedShare(question, way, rarities))) ** 2 +
    LINE_BONUS * bestLine(question, entry, rarities) ** 2 +
    (isMessage ? MESSAGE_BONUS : 0) +
    (entry.quotes.has(asked) ? QUOTE_BONUS : 0) +
    (isSaid ? SYNONYM_BONUS : 0);
  const isInTitle = isTop && question.words === 1 && named > 0;
  return (1 + bonus) * (isTitle ? TITLE : isInTitle ? 1 + WORD_OF_TITLE * named ** 2 : 1);
}
