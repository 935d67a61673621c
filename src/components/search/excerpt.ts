// What of a section to show: the line that answers best, its words marked whatever their form.
import { type Token, tokensOf } from '../../../plugins/search/analyse';
import type { Corpus } from './corpus';
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
  for (const { start } of tokens) {
    const inside = tokens.filter((token) => token.start >= start && token.end <= start + LONGEST * 0.8);
    const total = inside.reduce((sum, token) => sum + worth(token), 0);
    if (total > best.worth) best = { at: start, worth: total };
  }
  // A few words before, so that the first one marked is read in its sentence.
  const wanted = Math.max(0, best.at - LONGEST * 0.15);
  const from = wanted === 0 ? 0 : text.indexOf(' ', wanted) + 1;
  const end = from + LONGEST >= text.length ? text.length : text.lastIndexOf(' ', from + LONGEST);
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`;
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
  for (const text of entry.text.split('\n')) {
    const tokens = tokensOf(text);
    // The same word twice answers no better.
    const worths = new Map(tokens.map((token) => [token.terms[0], worth(token)]));
    const total = [...worths.values()].reduce((sum, one) => sum + one, 0);
    if (total > most) {
      best = { text, tokens };
      most = total;
    }
  }
  return marked(cut(best, worth), terms);
}
