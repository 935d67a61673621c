// Readers' words for those of the pages, from the glossary of the site and from its lists of synonyms.
import { queryTokens } from '../shared/analyse';

type Term = {
  readonly term: string;
  readonly english?: string;
  readonly apiNames: readonly string[];
  /** Words that pages must not use for it, but readers may type. */
  readonly banned: readonly { readonly word: string }[];
};

export type SynonymSources = {
  readonly terms: readonly Term[];
  /** The words of the pages, by those of readers; `effacer|jeter photo` stands for two phrases. */
  readonly readerWords: Readonly<Record<string, readonly string[]>>;
  /** Lists of words that stand for one another. */
  readonly equivalentWords: readonly (readonly string[])[];
};

/** Words of readers, then those of the pages: one or several of each, folded. */
export type SynonymEntry = readonly [typed: string, meant: readonly string[]];

const phraseOf = (text: string): string =>
  queryTokens(text)
    .map(({ word }) => word)
    .join(' ');

/** « effacer|jeter photo|image » stands for four phrases. */
function waysToSay(typed: string): string[] {
  return typed
    .split(' ')
    .map((word) => word.split('|'))
    .reduce((begun, words) => begun.flatMap((way) => words.map((word) => `${way} ${word}`)), ['']);
}

/** « sign-on » may be typed in two words. */
const spellingsOf = (typed: string): string[] => [typed, typed.replaceAll('-', ' ')].map(phraseOf);

/** Leaves out « rpt_… », the start of a value, and « role: "operator" », a field with its value. */
const isName = (apiName: string): boolean => /^[\w.-]+$/.test(apiName);

const namesOf = ({ english, apiNames, banned }: Term): string[] => [
  ...(english ? [english] : []),
  ...banned.map(({ word }) => word),
  ...apiNames.filter(isName).flatMap((name) => [name, ...name.split('.').slice(-1)]),
];

export function synonymTable({ terms, readerWords, equivalentWords }: SynonymSources): SynonymEntry[] {
  const pairs: SynonymEntry[] = [
    ...terms.flatMap((term) => namesOf(term).map((name) => [name, [term.term]] as const)),
    ...Object.entries(readerWords),
    ...equivalentWords.flatMap((family) =>
      family.map((one) => [one, family.filter((other) => other !== one)] as const),
    ),
  ];
  const entries = new Map<string, Set<string>>();
  for (const [written, meant] of pairs) {
    for (const typed of waysToSay(written).flatMap(spellingsOf)) {
      const others = meant.map(phraseOf).filter((phrase) => phrase !== typed && phrase !== '');
      if (typed === '' || others.length === 0) continue;
      entries.set(typed, new Set([...(entries.get(typed) ?? []), ...others]));
    }
  }
  return [...entries].map(([typed, meant]) => [typed, [...meant]]);
}
