// What a question asks for: its words, and for each the terms that may answer it.
import { queryTokens, type Token, tokensOf } from '../../shared/analyse';
import { settings } from '../../shared/settings';
import { type Alternative, type Reading, readingsOf } from './readings';
import type { SearchIndex } from './searchIndex';
import { synonymsOfPhrases, synonymsOfWords } from './synonyms';

export type Question = {
  readonly wordCount: number;
  /** How many things there are to answer: the words, and what small ones ask together. */
  readonly slotCount: number;
  readonly alternatives: readonly Alternative[];
  /** The likeliest term of each word, in order, for phrases. */
  readonly phrase: readonly string[];
};

/** A set of the things to answer is a number, a bit each. */
const MOST_WORDS = 30;

/** The words whose files must be fetched before the question can be read. */
export const wordsToLoad = (query: string): string[] =>
  tokensOf(query).flatMap(({ word, terms }) => [word, ...terms]);

/** « Qu'est-ce qu'un… » is all small words, yet asks for a definition: one more thing to answer. */
function askedInSmallWords(index: SearchIndex, all: readonly Token[], slot: number): Alternative[] {
  const small = all.map(({ terms: [whole = ''], isStop }) => (isStop ? [{ term: whole, weight: 1 }] : []));
  return synonymsOfPhrases(index, small)
    .filter(({ slots }) => slots.length > 1)
    .map(({ terms }) => ({ slots: [slot], terms, weight: settings.synonymOfKnown }));
}

/** « preuve numérique mot de passe » asks about the password. */
function withoutProductName(tokens: readonly Token[], name: readonly string[]): readonly Token[] {
  const at = tokens.findIndex((_, i) => name.every((term, j) => tokens[i + j]?.terms[0] === term));
  return at < 0 || tokens.length === name.length ? tokens : tokens.toSpliced(at, name.length);
}

/** The same terms may come in several ways: the likeliest counts. */
function withoutRepeats(alternatives: readonly Alternative[]): Alternative[] {
  const best = new Map<string, Alternative>();
  for (const alternative of alternatives) {
    const key = `${alternative.slots} ${alternative.terms}`;
    if (alternative.weight > (best.get(key)?.weight ?? 0)) best.set(key, alternative);
  }
  return [...best.values()];
}

/** A phrase says more than its words, and than what they stand for one by one. */
function lessInPhrase(alternatives: readonly Alternative[]): Alternative[] {
  const inPhrase = new Set(alternatives.flatMap(({ slots }) => (slots.length > 1 ? slots : [])));
  return alternatives.map((alternative) => {
    const [slot = 0, ...others] = alternative.slots;
    return others.length === 0 && inPhrase.has(slot)
      ? { ...alternative, weight: alternative.weight * settings.wordInPhrase }
      : alternative;
  });
}

/** `reportId`: `report` and `id`, both. */
const partsOf = (index: SearchIndex, tokens: readonly Token[]): Alternative[] =>
  tokens.flatMap(({ terms: [, ...ofName] }, slot) => {
    const terms = ofName.filter((term) => index.has(term));
    return terms.length > 1 ? [{ slots: [slot], terms, weight: settings.partsOfName }] : [];
  });

export function readQuestion(index: SearchIndex, query: string): Question {
  const tokens = withoutProductName(queryTokens(query), index.productName).slice(0, MOST_WORDS);
  const readings = tokens.map((token) => readingsOf(index, token, token.end === query.length));
  // As typed first, for the words that only stand in a phrase.
  const typed = readings.map((ways, i): Reading[] => {
    const [term = ''] = tokens[i]?.terms ?? [];
    return [{ term, weight: 1 }, ...ways.filter((way) => way.term !== term)];
  });
  const words = readings.flatMap((ways, slot) =>
    ways.map(({ term, weight }) => ({ slots: [slot], terms: [term], weight })),
  );
  const synonyms = [
    ...synonymsOfWords(index, typed),
    ...synonymsOfPhrases(index, typed),
    ...askedInSmallWords(index, tokensOf(query), tokens.length),
  ];
  return {
    wordCount: tokens.length,
    slotCount: tokens.length + 1,
    alternatives: withoutRepeats([...lessInPhrase([...words, ...synonyms]), ...partsOf(index, tokens)]),
    phrase: readings.map((ways, i) => ways[0]?.term ?? tokens[i]?.terms[0] ?? ''),
  };
}
