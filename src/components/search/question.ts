// What a question asks for: its words, and for each the terms that may answer it.
import { queryTokens, stem, type Token, tokensOf } from '../../../plugins/search/analyse';
import type { Corpus } from './corpus';

/** A way to answer some words of the question: all its terms, in one section. */
export type Answer = {
  /** The words it answers, by their place in the question. */
  readonly slots: readonly number[];
  readonly terms: readonly string[];
  readonly weight: number;
};

export type Question = {
  /** It has a name of code, or speaks of the API. */
  readonly isTechnical: boolean;
  /** How many words say something. */
  readonly words: number;
  /** What there is to answer: those words, and what small ones ask together. */
  readonly slots: number;
  readonly answers: readonly Answer[];
  /** All words in order, small ones too, for whole phrases. */
  readonly phrase: readonly string[];
};

const EXACT_NAME = 1.6;
const PARTS = 0.5;
const SOME_PARTS = 0.15;
const COMPLETED = 0.85;
const MENDED = [1, 0.95, 0.8] as const;
const GLUED = 1.2;
/** Our word for theirs: nearly as good when theirs is nowhere, a help when it is. */
const SYNONYM_ALONE = 0.85;
const SYNONYM_BESIDE = 0.4;
const SYNONYM_OF_RUN = 1;
const WORD_IN_RUN = 0.5;
const LONGEST_SYNONYM = 4;
const MOST_COMPLETIONS = 40;

type Reading = { readonly term: string; readonly weight: number };

/** Completions and mended words are guesses of one word: none is worth more for being rare. */
function levelled(corpus: Corpus, guesses: readonly Reading[]): Reading[] {
  const rarities = guesses.map(({ term }) => corpus.rarityOf(term));
  const commonest = Math.min(...rarities);
  return guesses.map(({ term, weight }, i) => ({
    term,
    weight: weight * (commonest / Math.max(rarities[i] ?? 0, commonest, 0.01)),
  }));
}

function completions(corpus: Corpus, word: string): Reading[] {
  const best = new Map<string, number>();
  for (const longer of corpus.vocabulary.startingWith(word).slice(0, MOST_COMPLETIONS)) {
    if (longer === word) continue;
    const term = stem(longer);
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
    near.map(({ term, distance }) => ({ term, weight: MENDED[distance] ?? 0 })),
  );
}

/** The terms that one word of the question may stand for. */
function readingsOf(corpus: Corpus, token: Token, isLast: boolean): Reading[] {
  const [whole = token.word] = token.terms;
  const isKnown = corpus.has(whole) || corpus.synonyms.has(whole);
  const exact = isKnown ? [{ term: whole, weight: token.isExact ? EXACT_NAME : 1 }] : [];
  const longer = isLast && token.word.length > 1 ? completions(corpus, token.word) : [];
  if (exact.length > 0 || longer.length > 0) return [...exact, ...longer];
  const hasKnownParts = token.terms.slice(1).some(corpus.has);
  return token.isExact && hasKnownParts ? [] : mended(corpus, token, isLast);
}

/** Our words for a run of theirs. A run says more than its words: « marche pas » is no way to work. */
function synonymsOf(corpus: Corpus, runs: readonly (readonly Reading[])[], first = 0): Answer[] {
  const answers: Answer[] = [];
  for (let from = 0; from < runs.length; from++) {
    let starts: readonly Reading[] = [{ term: '', weight: 1 }];
    for (let to = from; to < Math.min(runs.length, from + LONGEST_SYNONYM); to++) {
      // Completions are too many to guess from: the first readings are the word itself, or its mends.
      const next = runs[to]?.slice(0, 4) ?? [];
      starts = starts.flatMap((start) =>
        next.map(({ term, weight }) => ({
          term: start.term ? `${start.term} ${term}` : term,
          weight: start.weight * Math.min(weight, 1),
        })),
      );
      const slots = Array.from({ length: to - from + 1 }, (_, i) => first + from + i);
      for (const { term, weight } of starts) {
        const rate = slots.length > 1 ? SYNONYM_OF_RUN : corpus.has(term) ? SYNONYM_BESIDE : SYNONYM_ALONE;
        for (const terms of corpus.synonyms.get(term) ?? [])
          answers.push({ slots, terms, weight: weight * rate });
      }
    }
  }
  return answers;
}

/** « Qu'est-ce qu'un… » is all small words, yet asks for a definition: one more thing to answer. */
function askedInSmallWords(corpus: Corpus, query: string, slot: number): Answer[] {
  const words = tokensOf(query).map(({ terms: [whole = ''], isStop }) =>
    isStop ? [{ term: whole, weight: 1 }] : [],
  );
  return synonymsOf(corpus, words)
    .filter(({ slots }) => slots.length > 1)
    .map(({ terms }) => ({ slots: [slot], terms, weight: SYNONYM_BESIDE }));
}

/** « web hook », « step full »: two words that the pages write as one. */
function gluedWords(corpus: Corpus, tokens: readonly Token[]): Answer[] {
  return tokens.slice(1).flatMap((second, i) => {
    const first = tokens[i];
    const term = stem(`${first?.word}${second.word}`);
    return corpus.has(term) ? [{ slots: [i, i + 1], terms: [term], weight: GLUED }] : [];
  });
}

export function readQuestion(corpus: Corpus, query: string): Question {
  const tokens = queryTokens(query);
  const isTyping = /[\p{L}\p{N}]$/u.test(query);
  const readings = tokens.map((token, i) => readingsOf(corpus, token, isTyping && i === tokens.length - 1));
  // As typed first, for the words that only stand in a run.
  const runs = readings.map((ways, i) => {
    const [typed = ''] = tokens[i]?.terms ?? [];
    return [{ term: typed, weight: 1 }, ...ways.filter(({ term }) => term !== typed)];
  });
  const synonyms = [...synonymsOf(corpus, runs), ...askedInSmallWords(corpus, query, tokens.length)];
  const inRun = new Set(synonyms.flatMap(({ slots }) => (slots.length > 1 ? slots : [])));
  const answers: Answer[] = readings.flatMap((ways, slot) =>
    ways.map(({ term, weight }) => ({
      slots: [slot],
      terms: [term],
      weight: inRun.has(slot) ? weight * WORD_IN_RUN : weight,
    })),
  );
  tokens.forEach(({ terms: [, ...parts] }, slot) => {
    const known = parts.filter(corpus.has);
    if (known.length > 1) answers.push({ slots: [slot], terms: known, weight: PARTS });
    for (const part of known) answers.push({ slots: [slot], terms: [part], weight: SOME_PARTS });
  });
  answers.push(...gluedWords(corpus, tokens), ...synonyms);
  const mends = new Map(tokens.map(({ word }, i) => [word, readings[i]?.[0]?.term]));
  return {
    words: tokens.length,
    isTechnical: tokens.some(({ isExact, terms: [whole = ''] }) => isExact || whole === 'api'),
    slots: tokens.length + 1,
    answers,
    phrase: tokensOf(query).map(({ word, terms: [whole = ''] }) => mends.get(word) ?? whole),
  };
}
