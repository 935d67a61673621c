import { expect, it } from 'vitest';
import { escapeRegExp } from './escapeRegExp';

const finds = (text: string, page: string): boolean => new RegExp(escapeRegExp(text), 'u').test(page);

it('finds a text to the letter, whatever signs are in it', () => {
  for (const text of ['Position (± 14 m)', 'Mot de passe oublié ?', '{Organisation}', 'a.b|c^d$[e]*+\\']) {
    expect(finds(text, `« ${text} »`)).toBe(true);
  }
});

it('takes none of its signs for more than themselves', () => {
  expect(finds('2.3.0', '2x3y0')).toBe(false);
  expect(finds('oublié ?', 'oublié')).toBe(false);
});
