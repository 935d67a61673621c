// Other people's words for ours: from the glossary of the site and from its lists, as search sees words.
import { queryTokens } from '../shared/analyse';

type Term = {
  readonly term: string;
  readonly english?: string;
  readonly apiNames: readonly string[];
  /** Words that pages do not use for it, and readers may. */
  readonly banned: readonly { readonly word: string }[];
};

export type SynonymSources = {
  readonly terms: readonly Term[];
  /** By a reader's words, those of the pages; `effacer|jeter photo` is two ways to say one thing. */
  readonly readerWords: Readonly<Record<string, readonly string[]>>;
  /** Words of one meaning: each stands for the others. */
  readonly equivalentWords: readonly (readonly string[])[];
};

/** A way in which other people say it, then each of ours: a word or a few, folded. */
export type WordsForOurs = readonly [theirs: string, ours: readonly string[]];

const phraseOf = (text: string): string =>
  queryTokens(text)
    .map(({ word }) => word)
    .join(' ');

/** « effacer|jeter photo|image » stands for four ways to say it. */
function waysToSay(theirs: string): string[] {
  return theirs
    .split(' ')
    .map((word) => word.split('|'))
    .reduce((begun, words) => begun.flatMap((way) => words.map((word) => `${way} ${word}`)), ['']);
}

/** « sign-on » may be typed in two words. */
const spellingsOf = (theirs: string): string[] => [theirs, theirs.replaceAll('-', ' ')].map(phraseOf);

/** « rpt_… » is the start of a value, and « role: "operator" » a field with its value: no word of a question. */
const isName = (apiName: string): boolean => /^[\w.-]+$/.test(apiName);

const namesOf = ({ english, apiNames, banned }: Term): string[] => [
  ...(english ? [english] : []),
  ...banned.map(({ word }) => word),
  ...apiNames.filter(isName).flatMap((name) => [name, ...name.split('.').slice(-1)]),
];

/** Always in the order of the sources. */
export function synonymTable({ terms, readerWords, equivalentWords }: SynonymSources): WordsForOurs[] {
  const pairs: WordsForOurs[] = [
    ...terms.flatMap((term) => namesOf(term).map((name) => [name, [term.term]] as const)),
    ...Object.entries(readerWords),
    ...equivalentWords.flatMap((family) =>
      family.map((one) => [one, family.filter((other) => other !== one)] as const),
    ),
  ];
  const oursByTheirs = new Map<string, Set<string>>();
  for (const [written, ours] of pairs) {
    for (const theirs of waysToSay(written).flatMap(spellingsOf)) {
      const known = oursByTheirs.get(theirs) ?? new Set();
      for (const phrase of ours.map(phraseOf)) if (![theirs, ''].includes(phrase)) known.add(phrase);
      oursByTheirs.set(theirs, known);
    }
  }
  return [...oursByTheirs]
    .filter(([theirs, ours]) => theirs !== '' && ours.size > 0)
    .map(([theirs, ours]) => [theirs, [...ours]]);
}
