// What a question asks for: its words, and for each the terms that may answer it.
import { queryTokens, type Token, tokensOf } from '../../shared/analyse';
import { settings } from '../../shared/settings';
import { type Reading, readingsOf } from './readings';
import type { SearchIndex } from './searchIndex';

/** A way to answer some words of the question: all its terms, in one section. */
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

type Readings = readonly (readonly Reading[])[];
type Place = { readonly slot: number; readonly weight: number };

/** The words whose files must be fetched before the question can be read. */
export const wordsToLoad = (query: string): string[] =>
  tokensOf(query).flatMap(({ word, terms }) => [word, ...terms]);

/** Words of a phrase of theirs may have one other between them, or come in another order. */
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

/** Our words for those of readers: of one, or of several that say more together than each: « marche pas » is no way to work. */
function synonymsOf(index: SearchIndex, readings: Readings): Alternative[] {
  const places = new Map<string, Place[]>();
  readings.forEach((ways, slot) => {
    for (const { term, weight } of ways) {
      places.set(term, [...(places.get(term) ?? []), { slot, weight }]);
    }
  });
  return [...places.keys()].flatMap((term) => {
    const rateOfWord = index.has(term) ? settings.synonymOfKnown : settings.synonymOfUnknown;
    return index
      .wordsLike(term)
      .synonymsFrom(term)
      .flatMap(([theirs, ours]) => {
        const found = placesOfPhrase(theirs, places);
        if (!found) return [];
        const rate = theirs.length > 1 ? settings.synonymOfPhrase : rateOfWord;
        const weight = found.reduce((product, place) => product * place.weight, rate);
        return ours.map((terms) => ({ slots: found.map(({ slot }) => slot), terms, weight }));
      });
  });
}

/** « Qu'est-ce qu'un… » is all small words, yet asks for a definition: one more thing to answer. */
function askedInSmallWords(index: SearchIndex, all: readonly Token[], slot: number): Alternative[] {
  const small = all.map(({ terms: [whole = ''], isStop }) => (isStop ? [{ term: whole, weight: 1 }] : []));
  return synonymsOf(index, small)
    .filter(({ slots }) => slots.length > 1)
    .map(({ terms }) => ({ slots: [slot], terms, weight: settings.synonymOfKnown }));
}

/** A phrase says more than its words, and than what they stand for one by one. */
function lessInPhrase(alternatives: readonly Alternative[]): Alternative[] {
  const inPhrase = new Set(alternatives.flatMap(({ slots }) => (slots.length > 1 ? slots : [])));
  return alternatives.map((alternative) => {
    const [slot = 0, ...others] = alternative.slots;
    const isLess = others.length === 0 && inPhrase.has(slot);
    return isLess ? { ...alternative, weight: alternative.weight * settings.wordInPhrase } : alternative;
  });
}

/** `reportId`: `report` and `id`, both. */
const partsOfNames = (index: SearchIndex, tokens: readonly Token[]): Alternative[] =>
  tokens.flatMap(({ terms: [, ...ofName] }, slot) => {
    const terms = ofName.filter((term) => index.has(term));
    return terms.length > 1 ? [{ slots: [slot], terms, weight: settings.partsOfName }] : [];
  });

export function readQuestion(index: SearchIndex, query: string): Question {
  const tokens = queryTokens(query).slice(0, MOST_WORDS);
  const readings = tokens.map((token) => readingsOf(index, token, token.end === query.length));
  const words = readings.flatMap((ways, slot) =>
    ways.map(({ term, weight }) => ({ slots: [slot], terms: [term], weight })),
  );
  const synonyms = [
    ...synonymsOf(index, readings),
    ...askedInSmallWords(index, tokensOf(query), tokens.length),
  ];
  return {
    wordCount: tokens.length,
    alternatives: [...lessInPhrase([...words, ...synonyms]), ...partsOfNames(index, tokens)],
  };
}
