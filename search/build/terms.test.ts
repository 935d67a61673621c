import { expect, it } from 'vitest';
import { readTerms } from './terms';

it('of a word in 1,500 sections, the 200 sections that have it most often are indexed, in their order', () => {
  const counts = Array.from({ length: 1500 }, (_, section) => 1 + ((section * 7919) % 11));
  const sections = counts.map((count, i) => ({
    ...{ id: `${i}`, level: 2 as const, heading: 'jardin '.repeat(count), text: '', aside: '' },
    ...{ isSignpost: false, isReference: false, questions: [] },
  }));
  const best = [...counts.keys()]
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
    .slice(0, 200)
    .sort((a, b) => a - b);
  const { terms } = readTerms([{ url: '/', title: '', audience: '', sections }]);
  const [count, ...postings] = terms.get('jardin') ?? [];
  expect(count).toBe(1500);
  expect(postings.map(([section]) => section)).toEqual(best);
});
