import { expect, it } from 'vitest';
import { documentAddresses, sources } from './sources';

it('addresses are complete and safe, and those of texts are distinguished from home pages of publishers', () => {
  const documents = new Set(documentAddresses.map(({ number }) => number));
  for (const { number, address } of sources) {
    expect(Number.isInteger(number)).toBe(true);
    if (address !== undefined) expect(new URL(address).protocol).toBe('https:');
    const hasPath = address !== undefined && new URL(address).pathname.length > 1;
    expect([number, documents.has(number)]).toEqual([number, hasPath]);
  }
});
