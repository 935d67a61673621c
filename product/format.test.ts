import { expect, it } from 'vitest';
import { capitalised, frenchDate, frenchNumber } from './format';

it.each([
  [0, '0'],
  [999, '999'],
  [3600, '3 600'],
  [1234567, '1 234 567'],
  [0.95, '0,95'],
])('writes %d as « %s »', (value, text) => {
  expect(frenchNumber(value)).toBe(text);
});

it.each([
  ['2025-10-14', '14 octobre 2025'],
  ['2024-02-06', '6 février 2024'],
  ['2022-07-01', '1er juillet 2022'],
])('writes %s as « %s »', (iso, text) => {
  expect(frenchDate(iso)).toBe(text);
});

it.each(['2025-13-01', '14/10/2025', ''])('refuses « %s » as a date', (text) => {
  expect(() => frenchDate(text)).toThrow('AAAA-MM-JJ');
});

it('gives a capital to an accented first letter too', () => {
  expect(capitalised('étape')).toBe('Étape');
});
