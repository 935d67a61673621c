// What of a section to show: the line that answers best, its words marked whatever their form.
import { type Token, tokensOf } from '../../shared/analyse';
import { bitOfLine, type Corpus } from './corpus';
import type { Hit } from './rank';

/** From a letter to the one after the last. */
type Range = readonly [start: number, end: number];
export type Marked = { readonly text: string; readonly marks: readonly Range[] };

const LONGEST = 180;

/** The next letter typed shows mostly the same headings and lines: their words are read once. */
const read = new Map<string, readonly Token[]>();

function wordsIn(text: string): readonly Token[] {
  const known = read.get(text);
  if (known) return known;
  const tokens = tokensOf(text);
  read.set(text, tokens);
  return tokens;
}

/** What the word is worth of what is asked; 0 for those that are not asked for. */
type Worth = (token: Token) => number;

const worthOf =
  ({ rarityOf }: Corpus, { terms: asked }: Hit): Worth =>
  ({ isStop, terms }) => {
    let most = 0;
    if (isStop) return most;
    for (const term of terms) if (asked.has(term)) most = Math.max(most, rarityOf(term));
    return most;
  };

const marksIn = (tokens: readonly Token[], worth: Worth, before = 0, after = Infinity, shift = 0): Range[] =>
  tokens.flatMap((token): Range[] =>
    token.start >= before && token.end <= after && worth(token) > 0
      ? [[token.start + shift, token.end + shift]]
      : [],
  );

export function headingOf(corpus: Corpus, hit: Hit): Marked {
  const { heading } = hit.entry;
  return { text: heading, marks: marksIn(wordsIn(heading), worthOf(corpus, hit)) };
}

/** Where the line answers most: from which letter. */
function bestPlace(tokens: readonly Token[], worth: Worth): number {
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

/** The line that says most of what is asked, each word once; the first of several. */
function bestLine(corpus: Corpus, { entry, terms }: Hit): string {
  const lines = entry.text.split('\n');
  const worth = lines.map(() => 0);
  for (const term of terms) {
    const mask = entry.lines.get(term) ?? 0;
    if (mask === 0) continue;
    const rarity = corpus.rarityOf(term);
    for (let i = 0; i < lines.length; i++) {
      if (mask & bitOfLine(i)) worth[i] = (worth[i] ?? 0) + rarity;
    }
  }
  return lines[worth.indexOf(Math.max(...worth))] ?? '';
}

/** The best line, cut between two words around the place where it answers most. */
export function excerptOf(corpus: Corpus, hit: Hit): Marked {
  const worth = worthOf(corpus, hit);
  const line = bestLine(corpus, hit);
  const tokens = wordsIn(line);
  if (line.length <= LONGEST) return { text: line, marks: marksIn(tokens, worth) };
  // A few words before, so that the first one marked is read in its sentence.
  const wanted = Math.max(0, bestPlace(tokens, worth) - LONGEST * 0.15);
  const from = wanted === 0 ? 0 : line.indexOf(' ', wanted) + 1;
  const end = from + LONGEST >= line.length ? line.length : line.lastIndexOf(' ', from + LONGEST);
  const opening = from > 0 ? '… ' : '';
  return {
    text: `${opening}${line.slice(from, end)}${end < line.length ? ' …' : ''}`,
    marks: marksIn(tokens, worth, from, end, opening.length - from),
  };
}
