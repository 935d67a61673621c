// What of a section to show: the line that answers best, its words marked whatever their form.
import { type Token, tokensOf } from '../../shared/analyse';
import type { Hit } from './rank';
import type { SearchIndex } from './searchIndex';

/** From a letter to the one after the last. */
export type Range = readonly [start: number, end: number];
export type Marked = { readonly text: string; readonly marks: readonly Range[] };

const LONGEST = 180;

/** The terms of a word that are asked for. */
const askedIn = ({ isStop, terms }: Token, asked: ReadonlySet<string>): string[] =>
  isStop ? [] : terms.filter((term) => asked.has(term));

/** The letter of the word from which the line says most in the length of an excerpt. */
function bestStart(tokens: readonly Token[], worthOf: (tokens: readonly Token[]) => number): number {
  let best = { at: 0, worth: 0 };
  for (const { start } of tokens.filter((token) => worthOf([token]) > 0)) {
    const worth = worthOf(
      tokens.filter((token) => token.start >= start && token.end - start <= LONGEST * 0.8),
    );
    if (worth > best.worth) best = { at: start, worth };
  }
  return best.at;
}

/** What was asked for in a text, as it stands there. */
export const marksIn = (text: string, { terms }: Hit): Range[] =>
  tokensOf(text)
    .filter((token) => askedIn(token, terms).length > 0)
    .map(({ start, end }) => [start, end]);

/** The line that says most of what is asked, each word once, cut between two words around the place where it does. */
export function excerptOf(index: SearchIndex, hit: Hit, text: string): Marked {
  const worthOf = (tokens: readonly Token[]): number =>
    [...new Set(tokens.flatMap((token) => askedIn(token, hit.terms)))].reduce(
      (sum, term) => sum + index.rarityOf(term),
      0,
    );
  const lines = text.split('\n').map((line) => ({ line, tokens: tokensOf(line) }));
  const worths = lines.map(({ tokens }) => worthOf(tokens));
  const { line, tokens } = lines[worths.indexOf(Math.max(...worths))] ?? { line: '', tokens: [] };
  if (line.length <= LONGEST) return { text: line, marks: marksIn(line, hit) };
  // A few words before, so that the first one marked is read in its sentence.
  const wanted = Math.max(0, bestStart(tokens, worthOf) - LONGEST * 0.15);
  const from = wanted === 0 ? 0 : line.indexOf(' ', wanted) + 1;
  const end = from + LONGEST >= line.length ? line.length : line.lastIndexOf(' ', from + LONGEST);
  const shown = `${from > 0 ? '… ' : ''}${line.slice(from, end)}${end < line.length ? ' …' : ''}`;
  return { text: shown, marks: marksIn(shown, hit) };
}
