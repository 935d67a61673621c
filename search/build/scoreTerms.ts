// How much each section speaks of a term, field by field: BM25 without the length of the fields, which brings nothing.
import { type Posting, rarityOf } from '../shared/format';
import type { Settings } from '../shared/settings';
import { FIELDS, type ReadTerms } from './readTerms';

/** Of a word that is nearly everywhere, only the sections that speak most of it are worth their bytes. */
const MOST_POSTINGS = 200;

/**
 * The postings of each term. A term is as rare as it is in whole sections: weighed by how rare it is in each field, a word
 * that is everywhere but in headings would be worth more in a heading than any rare word of the text.
 */
export function scoreTerms(
  { occurrences, sectionCount }: ReadTerms,
  { fields, saturation }: Settings,
): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>();
  for (const [term, sections] of occurrences) {
    const rarity = rarityOf(sections.size, sectionCount);
    const scored = [...sections].map(([section, { counts, places }]): Posting => {
      const score = FIELDS.reduce((sum, name, field) => {
        const count = counts[field] ?? 0;
        return count === 0 ? sum : sum + (fields[name] * count * (saturation + 1)) / (count + saturation);
      }, 0);
      return { section, score: Math.round(score * rarity), places };
    });
    postings.set(term, mostTelling(scored));
  }
  return postings;
}

function mostTelling(postings: Posting[]): Posting[] {
  if (postings.length <= MOST_POSTINGS) return postings;
  const kept = new Set(postings.toSorted((a, b) => b.score - a.score).slice(0, MOST_POSTINGS));
  return postings.filter((posting) => kept.has(posting));
}
