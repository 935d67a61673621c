// What of a section to show: the line that answers best, its words marked whatever their form.
import { type Token, tokensOf } from '../../../plugins/search/analyse';
import type { Corpus, Entry } from './corpus';
import type { Hit } from './rank';

/** From a letter to the one after the last. */
export type Range = readonly [start: number, end: number];
export type Marked = { readonly text: string; readonly marks: readonly Range[] };

const LONGEST = 180;

const answers = ({ terms }: Token, asked: ReadonlySet<string>): boolean =>
  terms.some((term) => asked.has(term));

export function marked(text: string, asked: ReadonlySet<string>): Marked {
  const marks = tokensOf(text)
    .filter((token) => !token.isStop && answers(token, asked))
    .map(({ start, end }): Range => [start, end]);
  return { text, marks };
}

type Line = { readonly text: string; readonly tokens: readonly Token[] };

/** Cuts around the place where the line answers most, between two words. */
function cut({ text, tokens }: Line, worth: (token: Token) => number): string {
  if (text.length <= LONGEST) return text;
  let best = { at: 0, worth: -1 };
  let first = 0;
  let inside = 0;
  for (const token of tokens) {
    inside += worth(token);
    for (let head = tokens[first]; head && token.end - head.start > LONGEST * 0.8; head = tokens[first]) {
      inside -= worth(head);
      first += 1;
    }
    if (inside > best.worth) best = { at: tokens[first]?.start ?? 0, worth: inside };
  }
  // A few words before, so that the first one marked is read in its sentence.
  const wanted = Math.max(0, best.at - LONGEST * 0.15);
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const end = from + LONGEST >= text.length ? text.length : text.lastIndexOf(' ', from + LONGEST);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
}

const readLines = new WeakMap<Entry, readonly Line[]>();

/** Read once for each section that is ever shown: the next letter typed shows mostly the same. */
function linesOf(entry: Entry): readonly Line[] {
  const known = readLines.get(entry);
  if (known) return known;
  const lines = entry.text.split('\n').map((text) => ({ text, tokens: tokensOf(text) }));
  readLines.set(entry, lines);
  return lines;
}

export function excerptOf(corpus: Corpus, { entry, terms }: Hit): Marked {
  const worth = (token: Token): number =>
    token.isStop
      ? 0
      : token.terms.reduce(
          (most, term) => (terms.has(term) ? Math.max(most, corpus.rarityOf(term)) : most),
          0,
        );
  let best: Line = { text: '', tokens: [] };
  let most = -1;
  for (const line of linesOf(entry)) {
    const seen = new Set<string>();
    let total = 0;
    for (const token of line.tokens) {
      const value = worth(token);
      // The same word twice answers no better.
      if (value === 0 || seen.has(token.word)) continue;
      seen.add(token.word);
      total += value;
    }
    if (total > most) {
      best = line;
      most = total;
    }
  }
  return marked(cut(best, worth), terms);
}
