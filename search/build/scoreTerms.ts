// How much each section speaks of a term, among all sections.
import { type Posting, rarityOf } from '../shared/format';
import type { ReadTerms } from './readTerms';

/**
 * The postings of each term. A term is as rare as it is in whole sections: weighed by how rare it is in each field, a word
 * that is everywhere but in headings would be worth more in a heading than any rare word of the text.
 */
export const scoreTerms = ({ postings, sectionCount }: ReadTerms): Map<string, Posting[]> =>
  new Map(
    [...postings].map(([term, ofTerm]) => {
      const rarity = rarityOf(ofTerm.count, sectionCount);
      return [term, ofTerm.mostTelling().map((one) => ({ ...one, score: Math.round(one.score * rarity) }))];
    }),
  );
