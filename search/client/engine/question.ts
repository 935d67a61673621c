// What a question asks for: its words, and the terms that may answer each of them.
import { queryTokens, type Token, tokensOf } from '../../shared/analyse';
import { settings } from '../../shared/settings';
import { type Reading, readingsOf } from './readings';
import type { SearchIndex } from './searchIndex';

/** Terms that, all in one section, answer some words of the question. */
export type Alternative = {
  /** The words it answers, by their place in the question. */
  readonly slots: readonly number[];
  readonly terms: readonly string[];
  readonly weight: number;
};

export type Question = {
  readonly wordCount: number;
  readonly alternatives: readonly Alternative[];
};

const MOST_WORDS = 30;

type Place = { readonly slot: number; readonly weight: number };

/** The words whose files must be fetched before the question can be read. */
export const wordsToLoad = (query: string): string[] =>
  tokensOf(query).flatMap(({ word, terms }) => [word, ...terms]);

/** The words of a phrase may have one other between them, or come in another order. */
function placesOfPhrase(
  terms: readonly string[],
  places: ReadonlyMap<string, readonly Place[]>,
): Place[] | undefined {
  const found: Place[] = [];
  for (const term of terms) {
    const place = places.get(term)?.find(({ slot }) => !found.some((taken) => taken.slot === slot));
    if (!place) return undefined;
    found.push(place);
  }
  const slots = found.map(({ slot }) => slot);
  return Math.max(...slots) - Math.min(...slots) <= terms.length ? found : undefined;
}

/** The pages' words for those of readers: for one word, or for a phrase, « marche pas ». */
function synonymsOf(index: SearchIndex, readings: readonly (readonly Reading[])[]): Alternative[] {
  const places = new Map<string, Place[]>();
  readings.forEach((ways, slot) => {
    for (const { term, weight } of ways) {
      places.set(term, [...(places.get(term) ?? []), { slot, weight }]);
    }
  });
  const known = [...places.keys()].flatMap((term) => index.synonyms.get(term) ?? []);
  return known.flatMap(([typed, meant]) => {
    const found = placesOfPhrase(typed, places);
    if (!found) return [];
    const rate = typed.length > 1 ? settings.synonymOfPhrase : settings.otherTerms;
    const weight = found.reduce((product, place) => product * place.weight, rate);
    return meant.map((terms) => ({ slots: found.map(({ slot }) => slot), terms, weight }));
  });
}

/** « Qu'est-ce qu'un… » is all stop words, yet asks for a definition: one more thing to answer. */
function askedInStopWords(index: SearchIndex, all: readonly Token[], slot: number): Alternative[] {
  const stops = all.map(({ terms: [whole = ''], isStop }) => (isStop ? [{ term: whole, weight: 1 }] : []));
  return synonymsOf(index, stops)
    .filter(({ slots }) => slots.length > 1)
    .map(({ terms }) => ({ slots: [slot], terms, weight: settings.otherTerms }));
}

/** A phrase says more than its words, and than what they stand for one by one. */
function lessInPhrase(alternatives: readonly Alternative[]): Alternative[] {
  const inPhrase = new Set(alternatives.flatMap(({ slots }) => (slots.length > 1 ? slots : [])));
  return alternatives.map((alternative) => {
    const isLess = alternative.slots.length === 1 && alternative.slots.some((slot) => inPhrase.has(slot));
    return isLess ? { ...alternative, weight: alternative.weight * settings.wordInPhrase } : alternative;
  });
}

/** `reportId`: `report` and `id`, both. */
const partsOfNames = (index: SearchIndex, tokens: readonly Token[]): Alternative[] =>
  tokens.flatMap(({ terms: [, ...parts] }, slot) => {
    const terms = parts.filter(index.has);
    return terms.length > 1 ? [{ slots: [slot], terms, weight: settings.otherTerms }] : [];
  });

export function readQuestion(index: SearchIndex, query: string): Question {
  const tokens = queryTokens(query).slice(0, MOST_WORDS);
  const readings = tokens.map((token) => readingsOf(index, token, token.end === query.length));
  const words = readings.flatMap((ways, slot) =>
    ways.map(({ term, weight }) => ({ slots: [slot], terms: [term], weight })),
  );
  const synonyms = synonymsOf(index, readings);
  const definitions = askedInStopWords(index, tokensOf(query), tokens.length);
  return {
    wordCount: tokens.length,
    alternatives: [...lessInPhrase([...words, ...synonyms, ...definitions]), ...partsOfNames(index, tokens)],
  };
}
