// The line of a section that answers best, and the words to mark in it.
import { type Token, tokensOf } from '../../shared/analyse';
import type { Hit } from './rank';
import type { SearchIndex } from './searchIndex';

/** From a letter to the one after the last. */
export type Range = readonly [start: number, end: number];
export type Marked = { readonly text: string; readonly marks: readonly Range[] };

const LONGEST = 180;

/** The terms of a word that the question asks for. */
const askedIn = ({ isStop, terms }: Token, { terms: asked }: Hit): string[] =>
  isStop ? [] : terms.filter((term) => asked.has(term));

/** The places of the words that the question asks for. */
export const marksIn = (text: string, hit: Hit): Range[] =>
  tokensOf(text)
    .filter((token) => askedIn(token, hit).length > 0)
    .map(({ start, end }) => [start, end]);

/** How much words say of what is asked, each term once. */
function worthOf(index: SearchIndex, hit: Hit, tokens: readonly Token[]): number {
  const terms = new Set(tokens.flatMap((token) => askedIn(token, hit)));
  return [...terms].reduce((sum, term) => sum + index.rarityOf(term), 0);
}

function best<Value>(values: readonly Value[], worth: (value: Value) => number): Value | undefined {
  const worths = values.map(worth);
  return values[worths.indexOf(Math.max(...worths))];
}

/** The best line, cut between two words around the place that says most of what is asked. */
export function excerptOf(index: SearchIndex, hit: Hit, text: string): Marked {
  const line = best(text.split('\n'), (one) => worthOf(index, hit, tokensOf(one))) ?? '';
  if (line.length <= LONGEST) return { text: line, marks: marksIn(line, hit) };
  const asked = tokensOf(line).filter((token) => askedIn(token, hit).length > 0);
  const place = best(asked, ({ start }) =>
    worthOf(
      index,
      hit,
      asked.filter((token) => token.start >= start && token.end - start <= LONGEST * 0.8),
    ),
  );
  // A few words before, so that the first one marked is read in its sentence.
  const wanted = Math.max(0, (place?.start ?? 0) - LONGEST * 0.15);
  const from = wanted === 0 ? 0 : line.indexOf(' ', wanted) + 1;
  const lastSpace = line.lastIndexOf(' ', from + LONGEST);
  // A line without spaces is cut anywhere.
  const cut = lastSpace > from ? lastSpace : from + LONGEST;
  const end = from + LONGEST >= line.length ? line.length : cut;
  const shown = `${from > 0 ? '… ' : ''}${line.slice(from, end)}${end < line.length ? ' …' : ''}`;
  return { text: shown, marks: marksIn(shown, hit) };
}
