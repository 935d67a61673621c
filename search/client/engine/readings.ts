// What one word of a question may stand for: itself, what it begins, what it was meant to be.
import { stem, type Token } from '../../shared/analyse';
import type { Corpus } from './corpus';

export type Reading = { readonly term: string; readonly weight: number };

const EXACT_NAME = 1.6;
const COMPLETED = 0.63;
/** A first letter is seldom mistyped: « banque » is no « manque ». */
const OTHER_FIRST_LETTER = 0.6;
/** A guess, and then what it stands for: « interne » is no « internet », which would be « réseau ». */
const MENDED_INTO_THEIRS = 0.6;
const MOST_COMPLETIONS = 12;
const MOST_LETTERS = 16;
const MENDED = [1, 0.95, 0.8] as const;

/** Completions and mended words are guesses of one word: none is worth more for being rare. */
function levelled(corpus: Corpus, guesses: readonly Reading[]): Reading[] {
  const rarities = guesses.map(({ term }) => corpus.rarityOf(term));
  const commonest = Math.min(...rarities);
  return guesses.map(({ term, weight }, i) => ({
    term,
    weight: weight * (commonest / Math.max(rarities[i] ?? 0, commonest, 0.01)),
  }));
}

function completions(corpus: Corpus, word: string, isWhole: boolean): Reading[] {
  const best = new Map<string, number>();
  // Nobody types an address to its end.
  const most = word.length + MOST_LETTERS;
  const longerWords = corpus.vocabulary
    .startingWith(word)
    .filter((longer) => longer !== word && longer.length <= most);
  const ours = longerWords.filter((longer) => corpus.has(stem(longer)));
  // Theirs only where the pages have none; and « photos » may be all that is asked.
  const likely = ours.length > 0 || isWhole ? ours : longerWords;
  // The commonest: what few sections speak of is seldom meant.
  const commonest = likely
    .map((longer) => ({ longer, term: stem(longer) }))
    .sort((a, b) => corpus.countOf(b.term) - corpus.countOf(a.term));
  for (const { longer, term } of commonest.slice(0, MOST_COMPLETIONS)) {
    const weight = COMPLETED * (0.6 + (0.4 * word.length) / longer.length);
    best.set(term, Math.max(best.get(term) ?? 0, weight));
  }
  return levelled(
    corpus,
    [...best].map(([term, weight]) => ({ term, weight })),
  );
}

function mended(corpus: Corpus, { word }: Token, isLast: boolean): Reading[] {
  const whole = corpus.vocabulary.near(word);
  const near = whole.length > 0 || !isLast ? whole : corpus.vocabulary.startingNear(word);
  return levelled(
    corpus,
    near.map((candidate) => ({
      term: candidate.term,
      weight:
        (MENDED[candidate.distance] ?? 0) *
        (candidate.word[0] === word[0] ? 1 : OTHER_FIRST_LETTER) *
        (corpus.has(candidate.term) ? 1 : MENDED_INTO_THEIRS),
    })),
  );
}

/** The terms that one word of the question may stand for. */
export function readingsOf(corpus: Corpus, token: Token, isLast: boolean): Reading[] {
  const [whole = token.word] = token.terms;
  const exact = corpus.knows(whole) ? [{ term: whole, weight: token.isExact ? EXACT_NAME : 1 }] : [];
  const longer = isLast && token.word.length > 1 ? completions(corpus, token.word, exact.length > 0) : [];
  if (exact.length > 0 || longer.length > 0) return [...exact, ...longer];
  return mended(corpus, token, isLast);
}
