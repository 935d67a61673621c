// What of a section to show: the line that answers best, its words marked whatever their form.
import { type Token, tokensOf } from '../../../plugins/search/analyse';
import { bitOfLine, type Corpus } from './corpus';
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

export function excerptOf(corpus: Corpus, hit: Hit): Marked {
  const { terms } = hit;
  const worth = (token: Token): number =>
    token.isStop
      ? 0
      : token.terms.reduce(
          (most, term) => (terms.has(term) ? Math.max(most, corpus.rarityOf(term)) : most),
          0,
        );
  const text = bestLine(corpus, hit);
  return marked(cut({ text, tokens: tokensOf(text) }, worth), terms);
}
