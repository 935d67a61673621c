import { queryTokens, stem } from '../../shared/analyse';
import type { SearchIndex } from './searchIndex';

const MOST_WORDS = 5;
const FARTHEST = 4;

function wordsNear(index: SearchIndex, word: string): string[] {
  const list = index.wordsLike(word);
  for (let tolerance = 1; tolerance <= Math.min(FARTHEST, word.length - 1); tolerance++) {
    const near = list.typoCandidates(word, tolerance);
    if (near.length > 0) return near.map((candidate) => candidate.word);
  }
  return list.completionsOf(word.slice(0, 3), MOST_WORDS);
}

/** Where nothing is found: words that pages have and that resemble those typed, one form of each. */
export function nearestWords(index: SearchIndex, query: string): string[] {
  const words = queryTokens(query)
    .flatMap(({ word }) => wordsNear(index, word))
    .filter((word) => index.has(stem(word)));
  // « révoqué » says what « révoquée » would: the first form of each is kept.
  const forms = new Map(words.toReversed().map((word) => [stem(word), word]));
  return [...forms.values()]
    .toReversed()
    .map((word) => index.wordsLike(word).writtenForm(word) ?? word)
    .slice(0, MOST_WORDS);
}
