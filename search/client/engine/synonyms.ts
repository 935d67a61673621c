// Our words for those of readers: one by one, and several that have a meaning together.
import { settings } from '../../shared/settings';
import type { Alternative, Reading } from './readings';
import type { SearchIndex } from './searchIndex';

/** Completions are too many to look for synonyms of all. */
const READINGS_WITH_SYNONYMS = 4;

type Place = { readonly slot: number; readonly weight: number };

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

function placesOf(index: SearchIndex, readings: readonly (readonly Reading[])[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  const put = (term: string, place: Place): void => {
    places.set(term, [...(places.get(term) ?? []), place]);
  };
  readings.forEach((ways, slot) => {
    for (const { term, weight } of ways.slice(0, READINGS_WITH_SYNONYMS)) {
      put(term, { slot, weight });
      // « vieux portable » is « vieux téléphone ».
      for (const [ours = '', ...others] of index.wordsLike(term).synonymsOf(term)) {
        if (others.length === 0) put(ours, { slot, weight: settings.synonymInPhrase * weight });
      }
    }
  });
  return places;
}

/** Ours for one word of theirs. */
export function synonymsOfWords(
  index: SearchIndex,
  readings: readonly (readonly Reading[])[],
): Alternative[] {
  return readings.flatMap((ways, slot) =>
    ways.slice(0, READINGS_WITH_SYNONYMS).flatMap(({ term, weight }) => {
      const ours = index.wordsLike(term).synonymsOf(term);
      if (ours.length === 0) return [];
      const rate = index.has(term) ? settings.synonymOfKnown : settings.synonymOfUnknown;
      return ours.map((terms) => ({ slots: [slot], terms, weight: weight * rate }));
    }),
  );
}

/** Ours for several of theirs, which say more together than each: « marche pas » is no way to work. */
export function synonymsOfPhrases(
  index: SearchIndex,
  readings: readonly (readonly Reading[])[],
): Alternative[] {
  const places = placesOf(index, readings);
  return [...places.keys()]
    .flatMap((term) => index.wordsLike(term).phrasesFrom(term))
    .flatMap(([theirs, ours]) => {
      const found = placesOfPhrase(theirs, places);
      if (!found) return [];
      const weight = found.reduce((product, place) => product * place.weight, settings.synonymOfPhrase);
      return ours.map((terms) => ({ slots: found.map(({ slot }) => slot), terms, weight }));
    });
}
