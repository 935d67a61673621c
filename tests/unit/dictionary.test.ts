import { describe, expect, it } from 'vitest';
import wording from '../../i18n/fr/interface.json';
import { englishPatterns, englishWording, SAME_IN_FRENCH } from '../dictionary';

const french = new Map(Object.entries(wording).map(([key, { message }]) => [key, message]));
const placeholders = (message: string) => [...message.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

describe('the French dictionary', () => {
  it('knows every text that the theme can show, blog, pagination and tags included', () => {
    expect([...englishWording.keys()].filter((key) => !french.has(key))).toEqual([]);
    expect(englishWording.size).toBeGreaterThan(75);
  });

  it('leaves none of them in English', () => {
    const same = [...englishWording].filter(
      ([key, message]) =>
        french.get(key)?.toLowerCase() === message.toLowerCase() && !(key in SAME_IN_FRENCH),
    );
    expect(same).toEqual([]);
  });

  it('has no exception that is not one', () => {
    const needless = Object.keys(SAME_IN_FRENCH).filter(
      (key) => french.get(key)?.toLowerCase() !== englishWording.get(key)?.toLowerCase(),
    );
    expect(needless).toEqual([]);
  });

  it('keeps the placeholders of each text', () => {
    for (const [key, message] of englishWording) {
      expect([key, placeholders(french.get(key) ?? '')]).toEqual([key, placeholders(message)]);
    }
  });

  it('has no text for a key that neither the theme nor the site uses', () => {
    const unknown = [...french.keys()].filter((key) => !englishWording.has(key) && !key.startsWith('site.'));
    expect(unknown).toEqual([]);
  });

  it('says the words of the error catalogue exactly', () => {
    expect(french.get('theme.NotFound.title')).toBe('Page introuvable');
    expect(french.get('theme.NotFound.p1')).toBe("Nous n'avons pas trouvé ce que vous recherchez.");
    expect(french.get('theme.NotFound.p2')).toMatch(/propriétaire du site .* lien est cassé/);
    expect(french.get('theme.ErrorPageContent.title')).toBe('Cette page a planté.');
    expect(french.get('theme.ErrorPageContent.tryAgain')).toBe('Réessayer');
  });
});

it.each([
  ...['system mode', 'Docs sidebar', 'Direct link to Objectif', ' (opens in new tab)', 'Main'].map(
    (text) => [text, true] as const,
  ),
  ...['mode clair', 'Versions', 'Lien direct vers Objectif', 'Danger'].map((text) => [text, false] as const),
])('the check for English names finds « %s »: %s', (text, isEnglish) => {
  expect(englishPatterns.some((pattern) => pattern.test(text))).toBe(isEnglish);
});
