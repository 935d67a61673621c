// What of a section to show: the line that answers best, its words marked whatever their form.
import { type Token, tokensOf } from '../../shared/analyse';
import { linesOf } from './evidence';
import type { Hit } from './rank';
import type { SearchIndex } from './searchIndex';

/** From a letter to the one after the last. */
export type Range = readonly [start: number, end: number];
export type Marked = { readonly text: string; readonly marks: readonly Range[] };

const LONGEST = 180;

/** How much a word is worth of what is asked; 0 for those that are not asked for. */
type Worth = (token: Token) => number;

const worthOf =
  (index: SearchIndex, { terms: asked }: Hit): Worth =>
  ({ isStop, terms }) =>
    isStop ? 0 : Math.max(0, ...terms.filter((term) => asked.has(term)).map((term) => index.rarityOf(term)));

const marksIn = (tokens: readonly Token[], worth: Worth): Range[] =>
  tokens.filter((token) => worth(token) > 0).map(({ start, end }) => [start, end]);

export const markedHeading = (index: SearchIndex, hit: Hit, heading: string): Marked => ({
  text: heading,
  marks: marksIn(tokensOf(heading), worthOf(index, hit)),
});

/** The line of the text that says most of what is asked, each word once; the first of several. */
function bestLine(index: SearchIndex, { section, terms }: Hit, lines: readonly string[]): string {
  const worth = new Map<number, number>();
  for (const term of terms) {
    const places = index.postingsOf(term).get(section)?.places ?? [];
    for (const line of linesOf(places)) worth.set(line, (worth.get(line) ?? 0) + index.rarityOf(term));
  }
  // Line 0 is the heading.
  const numbers = lines.map((_, i) => worth.get(i + 1) ?? 0);
  return lines[numbers.indexOf(Math.max(...numbers))] ?? '';
}

/** The letter from which the line says most in the length of an excerpt. */
function bestStart(tokens: readonly Token[], worth: Worth): number {
  const worths = tokens.map(worth);
  let best = { at: 0, worth: -1 };
  let first = 0;
  let inside = 0;
  tokens.forEach((token, i) => {
    inside += worths[i] ?? 0;
    for (let head = tokens[first]; head && token.end - head.start > LONGEST * 0.8; head = tokens[first]) {
      inside -= worths[first] ?? 0;
      first += 1;
    }
    if (inside > best.worth) best = { at: tokens[first]?.start ?? 0, worth: inside };
  });
  return best.at;
}

/** The best line, cut between two words around the place where it says most. */
export function excerptOf(index: SearchIndex, hit: Hit, text: string): Marked {
  const worth = worthOf(index, hit);
  const line = bestLine(index, hit, text.split('\n'));
  const tokens = tokensOf(line);
  if (line.length <= LONGEST) return { text: line, marks: marksIn(tokens, worth) };
  // A few words before, so that the first one marked is read in its sentence.
  const wanted = Math.max(0, bestStart(tokens, worth) - LONGEST * 0.15);
  const from = wanted === 0 ? 0 : line.indexOf(' ', wanted) + 1;
  const end = from + LONGEST >= line.length ? line.length : line.lastIndexOf(' ', from + LONGEST);
  const opening = from > 0 ? '… ' : '';
  const shift = opening.length - from;
  const inside = tokens.filter((token) => token.start >= from && token.end <= end);
  return {
    text: `${opening}${line.slice(from, end)}${end < line.length ? ' …' : ''}`,
    marks: marksIn(inside, worth).map(([start, stop]) => [start + shift, stop + shift]),
  };
}
