// What one word of a question may stand for: itself, what it begins, what it was meant to be.
import { queryTokens, stem, type Token } from '../../shared/analyse';
import type { Settings } from '../../shared/settings';
import type { SearchIndex } from './searchIndex';
import { type Candidate, SHORTEST_CORRECTED } from './wordList';

/** A way to answer some words of the question: all its terms, in one section. */
export type Alternative = {
  /** The words it answers, by their place in the question. */
  readonly slots: readonly number[];
  readonly terms: readonly string[];
  readonly weight: number;
};

export type Reading = { readonly term: string; readonly weight: number };

const MOST_COMPLETIONS = 30;
/** Nobody types an address to its end. */
const MOST_LETTERS_COMPLETED = 16;

/** Guesses of one word: none is worth more for being rare. */
function levelled(index: SearchIndex, guesses: readonly Reading[]): Reading[] {
  const rarities = guesses.map(({ term }) => index.rarityOf(term) || Number.POSITIVE_INFINITY);
  const commonest = Math.min(...rarities);
  return guesses.map(({ term, weight }, i) => {
    const rarity = rarities[i] ?? commonest;
    return { term, weight: Number.isFinite(rarity) ? (weight * commonest) / Math.max(rarity, 0.01) : weight };
  });
}

function completionsOf(index: SearchIndex, word: string, isWhole: boolean, settings: Settings): Reading[] {
  const list = index.wordsLike(word);
  const longer = list
    .completionsOf(word, MOST_COMPLETIONS)
    .filter((other) => other !== word && other.length <= word.length + MOST_LETTERS_COMPLETED)
    .map((other) => ({ term: stem(other), length: other.length }));
  const ours = longer.filter(({ term }) => index.has(term));
  // Other people's words only where the pages have none; and « photos » may be all that is asked.
  const likely = ours.length > 0 || isWhole ? ours : longer;
  const best = new Map<string, number>();
  const commonest = likely.toSorted((a, b) => list.countOf(b.term) - list.countOf(a.term));
  for (const { term, length } of commonest.slice(0, MOST_COMPLETIONS)) {
    const weight = settings.completion * (0.6 + (0.4 * word.length) / length);
    best.set(term, Math.max(best.get(term) ?? 0, weight));
  }
  return levelled(
    index,
    [...best].map(([term, weight]) => ({ term, weight })),
  );
}

/** Letters that a word which sounds the same may begin with: « fotografie », « orodatage », « sertificat ». */
const SAME_SOUND: Readonly<Record<string, string>> = {
  ...{ a: 'h', c: 'sk', e: 'h', f: 'p', g: 'j', i: 'hy', j: 'g', k: 'cq', o: 'h', q: 'ck', s: 'cz', u: 'h' },
  ...{ y: 'i', z: 's' },
};

/** Where to look for a word whose first letter may be wrong: by its sound, or one too many. */
const otherBeginnings = (word: string): string[] => [...(SAME_SOUND[word[0] ?? ''] ?? ''), word[1] ?? ''];

function correctionsOf(index: SearchIndex, word: string, settings: Settings): Reading[] {
  const candidates = [word, ...otherBeginnings(word)].reduce<readonly Candidate[]>(
    (found, beginning) => (found.length > 0 ? found : index.wordsLike(beginning).typoCandidates(word)),
    [],
  );
  return levelled(
    index,
    candidates.map((candidate) => ({ term: stem(candidate.word), weight: settings.typo })),
  );
}

/** Of words that nobody writes so and that resemble none of their first letter: other letters to look under. */
export const beginningsToLoad = (index: SearchIndex, query: string): string[] =>
  queryTokens(query)
    .map(({ word }) => word)
    .filter((word) => {
      const list = index.wordsLike(word);
      const isKnown = list.knows(stem(word)) || list.hasWordFrom(word);
      return word.length >= SHORTEST_CORRECTED && !isKnown && list.typoCandidates(word).length === 0;
    })
    .flatMap(otherBeginnings);

/** Completions of the last word, which may be half typed; corrections of one that nobody writes. */
export function readingsOf(index: SearchIndex, token: Token, isLast: boolean, settings: Settings): Reading[] {
  const [whole = token.word] = token.terms;
  const exact = index.wordsLike(whole).knows(whole) ? [{ term: whole, weight: 1 }] : [];
  const longer =
    isLast && token.word.length > 1 ? completionsOf(index, token.word, exact.length > 0, settings) : [];
  return exact.length + longer.length > 0
    ? [...exact, ...longer]
    : correctionsOf(index, token.word, settings);
}
