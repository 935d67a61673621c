// Other people's words for ours, as search sees words: from the glossary, and from product/synonyms.ts.
import { type Term, termEntries } from '../../product/glossary';
import { families, otherWords } from '../../product/synonyms';
import { queryTokens } from './analyse';
import type { Synonym } from './data';

const phraseOf = (text: string): string[] => queryTokens(text).map(({ word }) => word);

/** « sign-on » may be typed in two words. */
const spellingsOf = (theirs: string): string[][] =>
  [...new Set([theirs, theirs.replaceAll('-', ' ')])].map(phraseOf);

/** « rpt_… » is the start of a value, and « role: "operator" » a field with its value: no word of a question. */
const isName = (apiName: string): boolean => /^[\w.-]+$/.test(apiName);

function wordsOfGlossary({ term, english, apiNames, banned }: Term): [theirs: string, ours: string][] {
  const others = [
    ...(english ? [english] : []),
    ...banned.map(({ word }) => word),
    ...apiNames.filter(isName).flatMap((name) => [name, ...name.split('.').slice(-1)]),
  ];
  return others.map((other) => [other, term]);
}

/** Deterministic: in the order of the sources, one entry for each of their words. */
export function synonymTable(): Synonym[] {
  const pairs: [theirs: string, ours: string][] = [
    ...termEntries.flatMap(([, term]) => wordsOfGlossary(term)),
    ...otherWords
      .flatMap(Object.entries)
      .flatMap(([theirs, ours]: [string, readonly string[]]) =>
        ours.map((word): [string, string] => [theirs, word]),
      ),
    ...families.flatMap((family) =>
      family.flatMap((one) =>
        family.filter((other) => other !== one).map((other): [string, string] => [one, other]),
      ),
    ),
  ];
  const table = new Map<string, Map<string, string[]>>();
  for (const [theirs, ours] of pairs) {
    const target = phraseOf(ours);
    for (const key of spellingsOf(theirs).map((words) => words.join(' '))) {
      if (key === '' || target.length === 0 || key === target.join(' ')) continue;
      const targets = table.get(key) ?? new Map<string, string[]>();
      targets.set(target.join(' '), target);
      table.set(key, targets);
    }
  }
  return [...table].map(([key, targets]) => ({ theirs: key.split(' '), ours: [...targets.values()] }));
}
