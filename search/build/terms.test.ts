import { expect, it } from 'vitest';
import type { Section } from './sections';
import { readTerms } from './terms';

const none = { text: '', aside: '', isSignpost: false, isReference: false, questions: [] };

it('of a word that is nearly everywhere, the sections that speak most of it are found, the first ones of those that speak as much', () => {
  const counts = Array.from({ length: 1500 }, (_, section) => 1 + ((section * 7919) % 11));
  const sections = counts.map(
    (count, i): Section => ({ ...none, id: `${i}`, level: 2, heading: 'jardin '.repeat(count) }),
  );
  const best = [...counts.keys()]
    .sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
    .slice(0, 200)
    .sort((a, b) => a - b);
  const [count, ...postings] =
    readTerms([{ url: '/', title: '', audience: '', sections }]).terms.get('jardin') ?? [];
  expect(count).toBe(counts.length);
  expect(postings.map(([section]) => section)).toEqual(best);
});
