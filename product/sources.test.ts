import { expect, it } from 'vitest';
import { documentAddresses, sources } from './sources';

const OFFICIAL =
  /^https:\/\/((eur-lex|data)\.europa\.eu|(www\.)?legifrance\.gouv\.fr|rfc-editor\.org|manpages\.debian\.org|cnil\.fr|interior\.gob\.es|developer\.(android|apple)\.com|spec\.c2pa\.org|github\.com\/standard-webhooks)(\/|$)/;

it('numbers each source once, in order', () => {
  const numbers = sources.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  expect(numbers[0]).toBe(1);
  expect(numbers.at(-1)).toBe(46);
});

it('leaves out the press, the secondary figures and the market news (10, 26, 42)', () => {
  expect(sources.filter(({ number }) => [10, 26, 42].includes(number))).toEqual([]);
  expect(sources).toHaveLength(43);
});

it('gives addresses of publishers only', () => {
  const addresses = sources.flatMap(({ address }) => address ?? []);
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.filter((address) => !OFFICIAL.test(address) || !URL.canParse(address))).toEqual([]);
});

it('distinguishes the address of a text from the home page of its publisher', () => {
  const numbers = documentAddresses.map(({ number }) => number);
  expect(numbers).toEqual(expect.arrayContaining([1, 2, 3, 11, 40]));
  expect(numbers).not.toContain(4);
});
