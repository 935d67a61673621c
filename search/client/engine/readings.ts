// What one word of a question may stand for: itself, what it begins, what it was meant to be.
import { queryTokens, stem, type Token } from '../../shared/analyse';
import { settings } from '../../shared/settings';
import type { SearchIndex } from './searchIndex';
import { SHORTEST_CORRECTED } from './wordList';

export type Reading = { readonly term: string; readonly weight: number };

const MOST_COMPLETIONS = 30;

/** Guesses of one word: none is worth more for being rare. */
function levelled(index: SearchIndex, guesses: readonly Reading[]): Reading[] {
  const rarities = guesses.map(({ term }) => index.rarityOf(term));
  const commonest = Math.min(...rarities.filter((rarity) => rarity > 0));
  return guesses.map(({ term, weight }, i) => {
    const rarity = rarities[i] ?? 0;
    return { term, weight: rarity > 0 ? (weight * commonest) / Math.max(rarity, 0.01) : weight };
  });
}

function completionsOf(index: SearchIndex, word: string): Reading[] {
  const list = index.wordsLike(word);
  const longer = list.wordsFrom(word).filter((other) => other !== word);
  const terms = [...new Set(longer.map(stem))].filter(index.has);
  const commonest = terms.sort((a, b) => list.countOf(b) - list.countOf(a)).slice(0, MOST_COMPLETIONS);
  return levelled(
    index,
    commonest.map((term) => ({ term, weight: settings.completion })),
  );
}

/** Letters that a word which sounds the same may begin with: « fotografie », « orodatage », « sertificat ». */
const SAME_SOUND: Readonly<Record<string, string>> = {
  ...{ a: 'h', c: 'sk', e: 'h', f: 'p', g: 'j', i: 'hy', j: 'g', k: 'cq', o: 'h', q: 'ck', s: 'cz', u: 'h' },
  ...{ y: 'i', z: 's' },
};

/** Where to look for a word whose first letter may be wrong: by its sound, or one too many. */
const otherBeginnings = (word: string): string[] => [...(SAME_SOUND[word[0] ?? ''] ?? ''), word[1] ?? ''];

function correctionsOf(index: SearchIndex, word: string): Reading[] {
  for (const beginning of [word, ...otherBeginnings(word)]) {
    const candidates = index.wordsLike(beginning).typoCandidates(word);
    if (candidates.length === 0) continue;
    return levelled(
      index,
      candidates.map((candidate) => ({ term: stem(candidate), weight: settings.typo })),
    );
  }
  return [];
}

/** Of words that nobody writes so and that resemble none of their first letter: other letters to look under. */
export const beginningsToLoad = (index: SearchIndex, query: string): string[] =>
  queryTokens(query)
    .map(({ word }) => word)
    .filter((word) => {
      const list = index.wordsLike(word);
      const isKnown = list.knows(stem(word)) || list.wordsFrom(word).length > 0;
      return word.length >= SHORTEST_CORRECTED && !isKnown && list.typoCandidates(word).length === 0;
    })
    .flatMap(otherBeginnings);

/** Completions of the last word, which may be half typed; corrections of one that nobody writes. */
export function readingsOf(index: SearchIndex, token: Token, isLast: boolean): Reading[] {
  const [whole = token.word] = token.terms;
  const exact = index.wordsLike(whole).knows(whole) ? [{ term: whole, weight: 1 }] : [];
  const longer = isLast && token.word.length > 1 ? completionsOf(index, token.word) : [];
  return exact.length + longer.length > 0 ? [...exact, ...longer] : correctionsOf(index, token.word);
}

const MOST_NEAREST = 5;
const FARTHEST = 4;

function wordsNear(index: SearchIndex, word: string): readonly string[] {
  const list = index.wordsLike(word);
  for (let tolerance = 1; tolerance <= Math.min(FARTHEST, word.length - 1); tolerance++) {
    const near = list.typoCandidates(word, tolerance);
    if (near.length > 0) return near;
  }
  return list.wordsFrom(word.slice(0, 3));
}

/** Where nothing is found: words that pages have and that resemble those typed. */
export function nearestWords(index: SearchIndex, query: string): string[] {
  const forms = new Map<string, string>();
  for (const word of queryTokens(query).flatMap((token) => wordsNear(index, token.word))) {
    // « révoqué » says what « révoquée » would: the first form of each is kept.
    if (index.has(stem(word)) && !forms.has(stem(word)))
      forms.set(stem(word), index.wordsLike(word).writtenForm(word));
  }
  return [...forms.values()].slice(0, MOST_NEAREST);
}
