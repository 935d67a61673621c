import { describe, expect, it } from 'vitest';
import { termEntries } from './glossary';
import { lexicon } from './lexicon';

const allForms = termEntries.flatMap(([, { term, forms }]) => [term, ...forms]);

describe('the glossary', () => {
  it('has keys that a page can type without accents', () => {
    expect(termEntries.filter(([key]) => !/^[a-z][A-Za-z]*$/.test(key))).toEqual([]);
  });

  it('gives a form to one term only', () => {
    expect(new Set(allForms).size).toBe(allForms.length);
  });

  it('never bans a word that is itself a term', () => {
    const forms = new Set(allForms.map((form) => form.toLowerCase()));
    const banned = termEntries.flatMap(([, term]) => term.banned.map(({ word }) => word.toLowerCase()));
    expect(banned.filter((word) => forms.has(word))).toEqual([]);
    expect(new Set(banned).size).toBe(banned.length);
  });

  it('allows a banned word only in passages that contain it', () => {
    const places = termEntries.flatMap(([, term]) =>
      term.banned.flatMap(({ word, allowedIn = [] }) => allowedIn.map((place) => ({ word, place }))),
    );
    expect(places.filter(({ word, place }) => !place.toLowerCase().includes(word))).toEqual([]);
  });

  it('has definitions that start with a capital, end without a full stop, and mark nothing but code', () => {
    const faulty = termEntries.filter(
      ([, { definition }]) =>
        !/^\p{Lu}.*[^.]$/u.test(definition) ||
        definition.includes('*') ||
        definition.split('`').length % 2 === 0,
    );
    expect(faulty.map(([key, { definition }]) => `${key} : ${definition}`)).toEqual([]);
  });

  it('marks what is English in the same way as the lexicon', () => {
    const foreign = termEntries.flatMap(([, { term, english, lang }]) => [
      ...(lang ? [{ word: term, lang }] : []),
      ...(english ? [{ word: english, lang: 'en' }] : []),
    ]);
    const isMarked = ({ word, lang }: (typeof foreign)[number]): boolean =>
      lexicon.some((entry) => entry.word === word && entry.lang === lang);
    expect(foreign.filter((entry) => !isMarked(entry))).toEqual([]);
  });
});

it('the lexicon names each word once', () => {
  const words = lexicon.flatMap(({ word, forms }) => [word, ...forms]);
  expect(new Set(words.map((word) => word.toLowerCase())).size).toBe(words.length);
});
