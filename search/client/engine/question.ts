// What a question asks for: its words, and for each the terms that may answer it.
import { queryTokens, stem, type Token, tokensOf } from '../../shared/analyse';
import type { Corpus } from './corpus';
import { type Reading, readingsOf } from './readings';

/** A way to answer some words of the question: all its terms, in one section. */
export type Answer = {
  /** The words it answers, by their place in the question. */
  readonly slots: readonly number[];
  readonly terms: readonly string[];
  readonly weight: number;
};

export type Question = {
  readonly namesApi: boolean;
  /** The words that are names of code, by their place. */
  readonly names: ReadonlySet<number>;
  /** How many words say something. */
  readonly words: number;
  /** What there is to answer: those words, and what small ones ask together. */
  readonly slots: number;
  readonly answers: readonly Answer[];
  /** All words in order, small ones too, for whole phrases. */
  readonly phrase: readonly string[];
  /** The last word may not be finished. */
  readonly isTyping: boolean;
};

const PARTS = 0.68;
const SOME_PARTS = 0.15;
const GLUED = 0.66;
/** A word that says little. */
const LIGHT = 0.4;
/** Our word for theirs: it answers when theirs is nowhere, and helps when it is. */
const SYNONYM_ALONE = 1.15;
const SYNONYM_BESIDE = 0.73;
const SYNONYM_OF_RUN = 0.68;
const WORD_IN_RUN = 0.5;
const MOST_READINGS = 4;
/** Our word for one of a run of theirs. */
const CHAINED = 0.8;

type Place = { readonly slot: number; readonly weight: number; readonly isOurs?: true };

/** Words of theirs that stand together may have one other between them, or come in another order. */
function slotsOfRun(
  words: readonly string[],
  places: ReadonlyMap<string, readonly Place[]>,
): Place[] | undefined {
  const run: Place[] = [];
  for (const word of words) {
    const place = places.get(word)?.find(({ slot }) => !run.some((taken) => taken.slot === slot));
    if (!place) return undefined;
    run.push(place);
  }
  const slots = run.map(({ slot }) => slot);
  return Math.max(...slots) - Math.min(...slots) <= words.length ? run : undefined;
}

/** Our words for theirs. Several say more together than each: « marche pas » is no way to work. */
function synonymsOf(corpus: Corpus, readings: readonly (readonly Reading[])[]): Answer[] {
  const places = new Map<string, Place[]>();
  const place = (term: string, where: Place): void => {
    places.set(term, [...(places.get(term) ?? []), where]);
  };
  readings.forEach((ways, slot) => {
    // Completions are too many to guess from: the first readings are the word itself, or its mends.
    for (const { term, weight } of ways.slice(0, MOST_READINGS)) {
      place(term, { slot, weight: Math.min(weight, 1) });
      // « vieux portable » is « vieux téléphone ».
      for (const [ours = '', ...others] of corpus.synonyms.get(term) ?? []) {
        if (others.length === 0) place(ours, { slot, weight: CHAINED * Math.min(weight, 1), isOurs: true });
      }
    }
  });
  const alone = [...places].flatMap(([term, found]) => {
    const rate = corpus.has(term) ? SYNONYM_BESIDE : SYNONYM_ALONE;
    return (corpus.synonyms.get(term) ?? []).flatMap((terms) =>
      found.flatMap(({ slot, weight, isOurs }) =>
        isOurs ? [] : [{ slots: [slot], terms, weight: weight * rate }],
      ),
    );
  });
  const begun = [...places.keys()].flatMap((term) => corpus.phrases.get(term) ?? []);
  const together = begun.flatMap(({ theirs, ours }) => {
    const run = slotsOfRun(theirs, places);
    if (!run) return [];
    const weight = run.reduce((product, place) => product * place.weight, SYNONYM_OF_RUN);
    return ours.map((terms) => ({ slots: run.map(({ slot }) => slot), terms, weight }));
  });
  return [...alone, ...together];
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

/** « web hook », « report not ready »: two or three words that the pages write as one, small ones too. */
function gluedWords(corpus: Corpus, all: readonly Token[], tokens: readonly Token[]): Answer[] {
  return all.flatMap((_, from) =>
    [2, 3].flatMap((count) => {
      const glued = all.slice(from, from + count);
      const slots = glued.flatMap(({ start }) => {
        const slot = tokens.findIndex((token) => token.start === start);
        return slot < 0 ? [] : [slot];
      });
      if (glued.length < count || slots.length === 0) return [];
      const word = glued.map(({ word }) => word).join('');
      const term = stem(word);
      const found = corpus.has(term)
        ? [term]
        : from + count === all.length
          ? corpus.vocabulary.startingWith(word).slice(0, MOST_READINGS).map(stem)
          : [];
      return found.map((one) => ({ slots, terms: [one], weight: GLUED }));
    }),
  );
}

/** The same words may be ours for several of theirs: the likeliest counts. */
function withoutRepeats(answers: readonly Answer[]): Answer[] {
  const best = new Map<string, Answer>();
  for (const answer of answers) {
    const key = `${answer.slots} ${answer.terms}`;
    if (answer.weight > (best.get(key)?.weight ?? 0)) best.set(key, answer);
  }
  return [...best.values()];
}

/** « preuve numérique mot de passe » asks about the password. */
function withoutName(tokens: readonly Token[], name: readonly string[]): readonly Token[] {
  const at = tokens.findIndex((_, i) => name.every((word, j) => tokens[i + j]?.word === word));
  return at < 0 || tokens.length === name.length ? tokens : tokens.toSpliced(at, name.length);
}

export function readQuestion(corpus: Corpus, query: string): Question {
  const tokens = withoutName(queryTokens(query), corpus.name);
  const all = tokensOf(query);
  const readings = tokens.map((token) => readingsOf(corpus, token, token.end === query.length));
  // As typed first, for the words that only stand in a run.
  const runs = readings.map((ways, i) => {
    const [typed = ''] = tokens[i]?.terms ?? [];
    return [{ term: typed, weight: 1 }, ...ways.filter(({ term }) => term !== typed)];
  });
  const synonyms = [...synonymsOf(corpus, runs), ...askedInSmallWords(corpus, query, tokens.length)];
  const inRun = new Set(synonyms.flatMap(({ slots }) => (slots.length > 1 ? slots : [])));
  const words = readings.flatMap((ways, slot) =>
    ways.map(({ term, weight }) => ({
      slots: [slot],
      terms: [term],
      weight: tokens[slot]?.isLight ? weight * LIGHT : weight,
    })),
  );
  // A run says more than its words and what they stand for one by one.
  const answers: Answer[] = [...words, ...synonyms].map((answer) => {
    const [slot = 0, ...others] = answer.slots;
    const isOneOfRun = others.length === 0 && inRun.has(slot);
    return isOneOfRun ? { ...answer, weight: answer.weight * WORD_IN_RUN } : answer;
  });
  tokens.forEach(({ terms: [, ...parts] }, slot) => {
    const known = parts.filter(corpus.has);
    if (known.length > 1) answers.push({ slots: [slot], terms: known, weight: PARTS });
    for (const part of known) answers.push({ slots: [slot], terms: [part], weight: SOME_PARTS });
  });
  answers.push(...gluedWords(corpus, all, tokens));
  const mends = new Map(tokens.map(({ word }, i) => [word, readings[i]?.[0]?.term]));
  return {
    words: tokens.length,
    namesApi: tokens.some(({ word }) => word === 'api'),
    names: new Set(tokens.flatMap(({ isExact }, slot) => (isExact ? [slot] : []))),
    slots: tokens.length + 1,
    answers: withoutRepeats(answers),
    isTyping: all.at(-1)?.end === query.length,
    phrase: all.map(({ word, terms: [whole = ''] }) => mends.get(word) ?? whole),
  };
}
