// What a good section has beside the words: all of them in one line, side by side, or as readers are known to ask.
import { isInQuestion, lineOf, type Posting, questionOf, termsOfQuestion } from '../../shared/format';
import { longestPhrase, standSideBySide } from './phrases';
import type { Alternative } from './readings';

/** A set of slots of the question, a bit each. */
export type Slots = number;
export const bitsOf = (slots: readonly number[]): Slots =>
  slots.reduce((bits, slot) => bits | (1 << slot), 0);

/** An alternative that a section has, with the postings of its terms there. */
export type MatchedPart = { readonly alternative: Alternative; readonly postings: readonly Posting[] };

/** The share of the question's weight that some of its slots have. */
export type MatchedWeight = (slots: Slots) => number;

/** The line that has most of the question. What the heading has goes with every line. */
export function bestLine(parts: readonly MatchedPart[], matchedWeight: MatchedWeight): number {
  const slotsOfLine = new Map<number, Slots>();
  let slotsOfHeading: Slots = 0;
  for (const { alternative, postings } of parts) {
    const bits = bitsOf(alternative.slots);
    const below = postings
      .map(({ places }) => new Set(places.filter((place) => !isInQuestion(place)).map(lineOf)))
      .filter((lines) => !lines.has(0));
    if (below.length === 0) slotsOfHeading |= bits;
    const [first = new Set<number>(), ...others] = below;
    for (const line of first) {
      if (others.every((lines) => lines.has(line)))
        slotsOfLine.set(line, (slotsOfLine.get(line) ?? 0) | bits);
    }
  }
  const lines = [...new Set(slotsOfLine.values())];
  return Math.max(
    matchedWeight(slotsOfHeading),
    ...lines.map((slots) => matchedWeight(slots | slotsOfHeading)),
  );
}

/** The places that all postings have: questions of readers with all the terms. */
function commonQuestions(postings: readonly Posting[]): number[] {
  const [first, ...others] = postings;
  return (first?.places ?? []).filter(
    (place) => isInQuestion(place) && others.every(({ places }) => places.includes(place)),
  );
}

/** The readers' question that is nearest to this one: it has much of it, and little else. */
export function bestQuestion(parts: readonly MatchedPart[], matchedWeight: MatchedWeight): number {
  const matched = new Map<number, { slots: Slots; terms: number; readonly length: number }>();
  for (const { alternative, postings } of parts) {
    const bits = bitsOf(alternative.slots);
    for (const place of commonQuestions(postings)) {
      const known = matched.get(questionOf(place)) ?? { slots: 0, terms: 0, length: termsOfQuestion(place) };
      known.slots |= bits;
      known.terms += postings.length;
      matched.set(questionOf(place), known);
    }
  }
  return Math.max(
    0,
    ...[...matched.values()].map(
      ({ slots, terms, length }) => matchedWeight(slots) * (0.5 + (0.5 * Math.min(terms, length)) / length),
    ),
  );
}

export const hasSynonymPhrase = (parts: readonly MatchedPart[]): boolean =>
  parts.some(({ postings }) => postings.length > 1 && standSideBySide(postings.map(({ places }) => places)));

/** `terms` are the likeliest of each word of the question, in order. */
export const bestPhrase = (
  terms: readonly string[],
  postingOf: (term: string) => Posting | undefined,
): number => longestPhrase(terms.map((term) => postingOf(term)?.places ?? []));
