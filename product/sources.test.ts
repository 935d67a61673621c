import { expect, it } from 'vitest';
import { documentAddresses, sources } from './sources';

it('numbers each source once, in order', () => {
  const numbers = sources.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  expect(numbers.filter((number) => !Number.isInteger(number) || number < 1)).toEqual([]);
});

it('gives complete and safe addresses only', () => {
  const addresses = sources.flatMap(({ address }) => address ?? []);
  expect(
    addresses.filter((address) => !URL.canParse(address) || new URL(address).protocol !== 'https:'),
  ).toEqual([]);
});

it('distinguishes the address of a text from the home page of its publisher', () => {
  const documents = new Set(documentAddresses.map(({ number }) => number));
  for (const { number, address } of sources) {
    const hasPath = address !== undefined && new URL(address).pathname.length > 1;
    expect([number, documents.has(number)]).toEqual([number, hasPath]);
  }
});
