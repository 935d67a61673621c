import { expect, it } from 'vitest';
import { TermPostings } from './termPostings';

/** Of sections that have a term so often. */
function postingsOf(counts: readonly number[]): TermPostings {
  const postings = new TermPostings(1);
  for (const [section, count] of counts.entries()) {
    for (let place = 0; place < count; place += 1) postings.add(section, 0, place);
    postings.endSection(([score = 0]) => score);
  }
  return postings;
}

it('keeps the sections that speak most of a term, in their order; of those that speak as much of it, the first ones', () => {
  const counts = Array.from({ length: 1500 }, (_, section) => 1 + ((section * 7919) % 11));
  const best = counts
    .map((score, section) => ({ section, score, places: Array.from({ length: score }, (_, place) => place) }))
    .sort((a, b) => b.score - a.score || a.section - b.section)
    .slice(0, 200)
    .sort((a, b) => a.section - b.section);
  const postings = postingsOf(counts);
  expect(postings.mostTelling()).toEqual(best);
  expect(postings.count).toBe(counts.length);
});

it('says which section is met for the first time, and where a term stands once for each place', () => {
  const postings = new TermPostings(2);
  expect([3, 3, 4].map((section) => postings.add(section, 1, 7))).toEqual([true, false, true]);
  postings.endSection(([first = 0, second = 0]) => 10 * first + second);
  expect(postings.mostTelling()).toEqual([{ section: 4, score: 1, places: [7] }]);
});
