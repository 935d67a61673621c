// How much each section speaks of a term, among all sections.
import { type Posting, rarityOf } from '../shared/format';
import type { ReadTerms } from './readTerms';

/** Of a word that is nearly everywhere, only the sections that speak most of it are worth their bytes. */
const MOST_POSTINGS = 200;

/**
 * The postings of each term. A term is as rare as it is in whole sections: weighed by how rare it is in each field, a word
 * that is everywhere but in headings would be worth more in a heading than any rare word of the text.
 */
export const scoreTerms = ({ postings, sectionCount }: ReadTerms): Map<string, Posting[]> =>
  new Map(
    [...postings].map(([term, ofTerm]) => {
      const rarity = rarityOf(ofTerm.length, sectionCount);
      return [term, mostTelling(ofTerm.map((one) => ({ ...one, score: Math.round(one.score * rarity) })))];
    }),
  );

function mostTelling(postings: Posting[]): Posting[] {
  if (postings.length <= MOST_POSTINGS) return postings;
  const kept = new Set(postings.toSorted((a, b) => b.score - a.score).slice(0, MOST_POSTINGS));
  return postings.filter((posting) => kept.has(posting));
}
