import { expect, it } from 'vitest';
import { termEntries } from './glossary';
import { lexicon } from './lexicon';

it('no banned word is itself a term, and each is allowed only in passages that contain it', () => {
  const forms = new Set(
    termEntries.flatMap(([, { term, forms }]) => [term, ...forms]).map((form) => form.toLowerCase()),
  );
  for (const { word, allowedIn = [] } of termEntries.flatMap(([, { banned }]) => banned)) {
    expect(forms).not.toContain(word.toLowerCase());
    for (const place of allowedIn) expect(place.toLowerCase()).toContain(word);
  }
});

it('definitions start with a capital, end without a full stop, and mark nothing but code', () => {
  const faulty = termEntries.filter(
    ([, { definition }]) =>
      !/^\p{Lu}.*[^.]$/u.test(definition) ||
      definition.includes('*') ||
      definition.split('`').length % 2 === 0,
  );
  expect(faulty.map(([key, { definition }]) => `${key} : ${definition}`)).toEqual([]);
});

it('what is English is marked in the same way as in the lexicon', () => {
  const foreign = termEntries.flatMap(([, { term, english, lang }]) => [
    ...(lang ? [{ word: term, lang }] : []),
    ...(english ? [{ word: english, lang: 'en' }] : []),
  ]);
  expect(lexicon).toEqual(expect.arrayContaining(foreign.map((entry) => expect.objectContaining(entry))));
});
