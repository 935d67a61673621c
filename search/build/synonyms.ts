// Other people's words for ours: from the glossary of the site and from its lists, as search sees words.
import { queryTokens, stem } from '../shared/analyse';
import type { SynonymPhrase } from '../shared/format';

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
export type Synonym = { readonly theirs: string; readonly ours: readonly string[] };

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
export function synonymTable({ terms, readerWords, equivalentWords }: SynonymSources): Synonym[] {
  const pairs: (readonly [theirs: string, ours: readonly string[]])[] = [
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
    .map(([theirs, ours]) => ({ theirs, ours: [...ours] }));
}

export type SynonymIndex = {
  /** For a term of theirs, the phrases of ours. */
  readonly words: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** The same for several terms of theirs, by the first of them. */
  readonly phrases: ReadonlyMap<string, readonly SynonymPhrase[]>;
  /** Terms that stand in phrases: right as they are, also where no page has them. */
  readonly known: ReadonlySet<string>;
  /** The words of theirs that stand alone, as they are typed. */
  readonly typed: readonly string[];
};

const termsOf = (phrase: string): string[] => phrase.split(' ').map(stem);

function append<Value>(map: Map<string, Value[]>, key: string, ...values: readonly Value[]): void {
  map.set(key, [...(map.get(key) ?? []), ...values]);
}

export function indexSynonyms(synonyms: readonly Synonym[], isOurs: (term: string) => boolean): SynonymIndex {
  const isPhrase = ({ theirs }: Synonym): boolean => theirs.includes(' ');
  const alone = synonyms.filter((synonym) => !isPhrase(synonym));
  const words = new Map<string, string[][]>();
  for (const { theirs, ours } of alone) append(words, stem(theirs), ...ours.map(termsOf));
  // « quitter la boîte » is « quitter la société », since both are the organisation.
  const waysToSayTerm = (term: string): string[] => {
    const ours = isOurs(term) ? undefined : words.get(term)?.find(({ length }) => length === 1);
    return [...new Set([term, ...(ours ?? [])])];
  };
  const phrases = new Map<string, SynonymPhrase[]>();
  const known = new Set<string>();
  for (const { theirs, ours } of synonyms.filter(isPhrase)) {
    const terms = termsOf(theirs);
    for (const term of terms) known.add(term);
    const ways = terms.reduce<string[][]>(
      (begun, term) => begun.flatMap((way) => waysToSayTerm(term).map((one) => [...way, one])),
      [[]],
    );
    for (const way of ways) append(phrases, way[0] ?? '', [way, ours.map(termsOf)] as const);
  }
  return { words, phrases, known, typed: alone.map(({ theirs }) => theirs) };
}
