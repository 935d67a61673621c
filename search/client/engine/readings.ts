// The terms that one typed word may stand for: its own, those of words that begin with it, and those of corrections.
import { queryTokens, stem, type Token } from '../../shared/analyse';
import { settings } from '../../shared/settings';
import type { SearchIndex } from './searchIndex';
import { corrections, SHORTEST_CORRECTED } from './spelling';

export type Reading = { readonly term: string; readonly weight: number };

const MOST_COMPLETIONS = 30;

/** The terms of words that begin so. A rare one must not count more than a common one, because it is a guess. */
function completionsOf(index: SearchIndex, beginning: string): Reading[] {
  const longer = index.wordsFrom(beginning).filter((word) => word !== beginning);
  const terms = [...new Set(longer.map(stem))].filter(index.has);
  const commonest = terms.sort((a, b) => index.countOf(b) - index.countOf(a)).slice(0, MOST_COMPLETIONS);
  const least = Math.min(...commonest.map(index.rarityOf));
  return commonest.map((term) => ({
    term,
    weight: (settings.completion * least) / Math.max(index.rarityOf(term), 0.01),
  }));
}

/** First letters that sound the same: « fotografie », « orodatage », « sertificat ». */
const SAME_SOUND: Readonly<Record<string, string>> = {
  ...{ a: 'h', c: 'sk', e: 'h', f: 'p', g: 'j', i: 'hy', j: 'g', k: 'cq', o: 'h', q: 'ck', s: 'cz', u: 'h' },
  ...{ y: 'i', z: 's' },
};

/** Other letters that the word may begin with: one that sounds the same, or the second letter if the first was typed by mistake. */
const otherBeginnings = (word: string): string[] => [...(SAME_SOUND[word[0] ?? ''] ?? ''), word[1] ?? ''];

function correctionsOf(index: SearchIndex, word: string): Reading[] {
  for (const beginning of [word, ...otherBeginnings(word)]) {
    const found = corrections(index.wordsLike(beginning), word);
    if (found.length > 0) return found.map((other) => ({ term: stem(other), weight: 1 }));
  }
  return [];
}

/** For words with no match under their first letter: the other letters whose words have to be fetched. */
export const beginningsToLoad = (index: SearchIndex, query: string): string[] =>
  queryTokens(query)
    .map(({ word }) => word)
    .filter(
      (word) =>
        word.length >= SHORTEST_CORRECTED &&
        !index.counts.has(stem(word)) &&
        index.wordsFrom(word).length === 0 &&
        corrections(index.wordsLike(word), word).length === 0,
    )
    .flatMap(otherBeginnings);

/** The last word may be half typed; only a word that nobody writes is corrected. */
export function readingsOf(index: SearchIndex, token: Token, isLast: boolean): Reading[] {
  const [whole = token.word] = token.terms;
  const exact = index.counts.has(whole) ? [{ term: whole, weight: 1 }] : [];
  const longer = isLast && token.word.length > 1 ? completionsOf(index, token.word) : [];
  return exact.length + longer.length > 0 ? [...exact, ...longer] : correctionsOf(index, token.word);
}

const MOST_NEAREST = 5;
const FARTHEST = 4;

function wordsNear(index: SearchIndex, word: string): readonly string[] {
  for (let most = 1; most <= Math.min(FARTHEST, word.length - 1); most++) {
    const near = corrections(index.wordsLike(word), word, most);
    if (near.length > 0) return near;
  }
  return index.wordsFrom(word.slice(0, 3));
}

/** Where nothing is found: words of the pages that resemble those typed, one form of each. */
export function nearestWords(index: SearchIndex, query: string): string[] {
  const forms = new Map<string, string>();
  for (const word of queryTokens(query).flatMap((token) => wordsNear(index, token.word))) {
    const term = stem(word);
    if (index.has(term) && !forms.has(term)) forms.set(term, index.writtenForm(word));
  }
  return [...forms.values()].slice(0, MOST_NEAREST);
}
