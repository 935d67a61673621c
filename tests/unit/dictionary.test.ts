import { describe, expect, it } from 'vitest';
import wording from '../../i18n/fr/interface.json';
import { englishPatterns, englishWording, SAME_IN_FRENCH } from '../dictionary';

const french = new Map(Object.entries(wording).map(([key, { message }]) => [key, message]));
const placeholders = (message = '') => [...message.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

describe('the French dictionary', () => {
  it('has every text that the theme can show, blog, pagination and tags included', () => {
    expect([...englishWording.keys()].filter((key) => !french.has(key))).toEqual([]);
    expect(englishWording.size).toBeGreaterThan(75);
  });

  it('has a text in English only where the French one is the same', () => {
    const same = [...englishWording]
      .filter(([key, message]) => french.get(key)?.toLowerCase() === message.toLowerCase())
      .map(([key]) => key);
    expect(same.sort()).toEqual(Object.keys(SAME_IN_FRENCH).sort());
  });

  it('keeps the placeholders of each text', () => {
    for (const [key, message] of englishWording)
      expect([key, placeholders(french.get(key))]).toEqual([key, placeholders(message)]);
  });

  it('has no text for a key that neither the theme nor the site uses', () => {
    const unknown = [...french.keys()].filter((key) => !englishWording.has(key) && !key.startsWith('site.'));
    expect(unknown).toEqual([]);
  });
});

it.each([
  ['system mode', true],
  ['Direct link to Objectif', true],
  [' (opens in new tab)', true],
  ['Lien direct vers Objectif', false],
  ['Danger', false],
])('« %s » is a name of the English interface: %s', (text, isEnglish) => {
  expect(englishPatterns.some((pattern) => pattern.test(text))).toBe(isEnglish);
});
