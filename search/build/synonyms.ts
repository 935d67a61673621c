// Other people's words for ours, as search sees words: from the glossary of the site, and from its lists.
import { queryTokens } from '../shared/analyse';
import type { Synonym } from './synonymIndex';

const phraseOf = (text: string): string[] => queryTokens(text).map(({ word }) => word);

/** « effacer|jeter photo|image » stands for four ways to say it. */
export function waysToSay(theirs: string): string[] {
  const [first = '', ...others] = theirs.split(' ');
  const ends = others.length > 0 ? waysToSay(others.join(' ')).map((end) => ` ${end}`) : [''];
  return first.split('|').flatMap((word) => ends.map((end) => `${word}${end}`));
}

/** « sign-on » may be typed in two words. */
const spellingsOf = (theirs: string): string[] =>
  [...new Set([theirs, theirs.replaceAll('-', ' ')])].map((spelling) => phraseOf(spelling).join(' '));

/** « rpt_… » is the start of a value, and « role: "operator" » a field with its value: no word of a question. */
const isName = (apiName: string): boolean => /^[\w.-]+$/.test(apiName);

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

function wordsOfGlossary({ term, english, apiNames, banned }: Term): [theirs: string, ours: string[]][] {
  const others = [
    ...(english ? [english] : []),
    ...banned.map(({ word }) => word),
    ...apiNames.filter(isName).flatMap((name) => [name, ...name.split('.').slice(-1)]),
  ];
  return others.map((other) => [other, [term]]);
}

/** Deterministic: in the order of the sources, one entry for all of their words that have the same words of ours. */
export function synonymTable(sources: SynonymSources): Synonym[] {
  const pairs: [theirs: string, ours: readonly string[]][] = [
    ...sources.terms.flatMap(wordsOfGlossary),
    ...Object.entries(sources.readerWords),
    ...sources.equivalentWords.flatMap((family) =>
      family.map((one): [string, string[]] => [one, family.filter((other) => other !== one)]),
    ),
  ];
  const targetsOf = new Map<string, Set<string>>();
  for (const [theirs, ours] of pairs) {
    for (const key of waysToSay(theirs).flatMap(spellingsOf)) {
      const targets = targetsOf.get(key) ?? new Set();
      for (const target of ours.map((words) => phraseOf(words).join(' '))) {
        if (target !== '' && target !== key) targets.add(target);
      }
      if (key !== '' && targets.size > 0) targetsOf.set(key, targets);
    }
  }
  const table = new Map<string, Synonym & { theirs: string[] }>();
  for (const [key, targets] of targetsOf) {
    const ours = [...targets];
    const entry = table.get(ours.join('|')) ?? { theirs: [], ours };
    entry.theirs.push(key);
    table.set(ours.join('|'), entry);
  }
  return [...table.values()];
}
