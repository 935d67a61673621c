// What a good section has beside the words: all of them in one line, side by side, or as readers are known to ask.
import { isInQuestion, lineOf, type Posting, questionOf, termsOfQuestion } from '../../shared/format';
import type { Alternative } from './readings';

/** A set of slots of the question, a bit each. */
export type Slots = number;
export const bitsOf = (slots: readonly number[]): Slots =>
  slots.reduce((bits, slot) => bits | (1 << slot), 0);

/** An alternative that a section has, with the postings of its terms there. */
export type MatchedPart = { readonly alternative: Alternative; readonly postings: readonly Posting[] };

/** The share of the question's weight that some of its slots have. */
export type MatchedWeight = (slots: Slots) => number;

export const linesOf = (places: readonly number[]): Set<number> =>
  new Set(places.filter((place) => !isInQuestion(place)).map(lineOf));

/** The line that has most of the question. What the heading has goes with every line. */
export function bestLine(parts: readonly MatchedPart[], matchedWeight: MatchedWeight): number {
  const slotsOfLine = new Map<number, Slots>();
  let slotsOfHeading: Slots = 0;
  for (const { alternative, postings } of parts) {
    const bits = bitsOf(alternative.slots);
    const below = postings.map(({ places }) => linesOf(places)).filter((lines) => !lines.has(0));
    if (below.length === 0) slotsOfHeading |= bits;
    for (const line of below[0] ?? []) {
      if (below.every((lines) => lines.has(line))) slotsOfLine.set(line, (slotsOfLine.get(line) ?? 0) | bits);
    }
  }
  const lines = [0, ...new Set(slotsOfLine.values())];
  return Math.max(...lines.map((slots) => matchedWeight(slots | slotsOfHeading)));
}

/** The readers' question that is nearest to this one: it has much of it, and little else. */
export function bestQuestion(parts: readonly MatchedPart[], matchedWeight: MatchedWeight): number {
  const matched = new Map<number, { slots: Slots; terms: number; readonly length: number }>();
  for (const { alternative, postings } of parts) {
    const places = postings[0]?.places.filter(isInQuestion) ?? [];
    for (const place of places.filter((one) => postings.every((other) => other.places.includes(one)))) {
      const known = matched.get(questionOf(place)) ?? { slots: 0, terms: 0, length: termsOfQuestion(place) };
      known.slots |= bitsOf(alternative.slots);
      known.terms += postings.length;
      matched.set(questionOf(place), known);
    }
  }
  const shares = [...matched.values()].map(
    ({ slots, terms, length }) => matchedWeight(slots) * (0.5 + (0.5 * Math.min(terms, length)) / length),
  );
  return Math.max(0, ...shares);
}

/** How many words, from the first of them on, follow each other from a place on. */
function lengthFrom(words: readonly (readonly number[])[], place: number): number {
  const end = words.findIndex((places, i) => !places.includes(place + i));
  return end < 0 ? words.length : end;
}

export const hasSynonymPhrase = (parts: readonly MatchedPart[]): boolean =>
  parts.some(({ postings }) => {
    const words = postings.map(({ places }) => places);
    const places = words[0]?.filter((place) => !isInQuestion(place)) ?? [];
    return words.length > 1 && places.some((place) => lengthFrom(words, place) === words.length);
  });

/** The longest run of the question's words, by its share of the question: a long one is no accident. */
export function longestPhrase(words: readonly (readonly number[])[]): number {
  const lengths = words.flatMap((places, from) =>
    places.filter((place) => !isInQuestion(place)).map((place) => lengthFrom(words.slice(from), place)),
  );
  const longest = Math.max(0, ...lengths);
  return longest > 1 ? (longest / words.length) ** 2 * Math.log2(longest) : 0;
}
