// The sections, and all that is known of their words.
import { learnForms, type Token, tokensOf } from '../../shared/analyse';
import { AUDIENCES, type Audience, addressOf, type SearchData } from '../../shared/data';
import { Terms } from './terms';
import { readTheirWords, type TheirWords } from './theirs';
import { Vocabulary } from './vocabulary';

export type Entry = {
  readonly url: string;
  readonly pageUrl: string;
  readonly pageTitle: string;
  readonly audience: Audience;
  readonly heading: string;
  /** The headings above it in the page, the page's title first. */
  readonly path: readonly string[];
  readonly text: string;
  readonly aside: string;
  readonly isSignpost: boolean;
  readonly isReference: boolean;
  /** All its words in order, to find whole phrases: « ␣term␣term␣ ». */
  readonly phrase: string;
  /** The messages and first cells that its lines begin with, as `phrase`. */
  readonly messages: string;
  /** What it quotes, word for word: labels and messages. */
  readonly quotes: ReadonlySet<string>;
  /** Its text as `phrase`, small words left out. */
  readonly content: string;
  /** What its titles and the names in it say. */
  readonly told: ReadonlySet<string>;
  readonly headingTerms: ReadonlySet<string>;
  /** The ways in which readers ask for it. */
  readonly asked: readonly ReadonlySet<string>[];
  /** The lines of its text that have a term, a bit each. */
  readonly lines: ReadonlyMap<string, number>;
};

/** What a line is about: « 409 · case-incomplete · … », « invalid_client : … », or a message between quotes. */
const LINE_NAME = /^(?:«\s[^»]+|(?:\d{3} · )?.*?(?= · |[ \u00A0\u202F]:[ \u00A0\u202F]))/;
/** Longer than that, it is a sentence. */
const LONGEST_NAME = 8;
/** What the reader may have copied from a screen. */
const MESSAGE = /^«\s[^»]+|^.*?(?= · )/;

/** What stands between French quotation marks. */
const QUOTE = /«[^»\n]+/g;

/** Sections added to the index before the browser may answer the reader. */
const BATCH = 8;

export type Corpus = TheirWords & {
  readonly entries: readonly Entry[];
  /** The words of the product's name. */
  readonly name: readonly string[];
  readonly vocabulary: Vocabulary;
  /** A word as the pages write it, accents and all. */
  readonly shown: ReadonlyMap<string, string>;
  /** The pages have it, or people say it for something that they have, or it is no mistyping of ours. */
  readonly knows: (term: string) => boolean;
  readonly has: (term: string) => boolean;
  /** How much each section that has the term speaks of it. */
  readonly scoresOf: (term: string) => ReadonlyMap<number, number>;
  /** How many sections have the term. */
  readonly countOf: (term: string) => number;
  /** How much the term tells one section from the others. */
  readonly rarityOf: (term: string) => number;
};

const writtenForm = (text: string, { start, end, isExact }: Token): string => {
  const form = text.slice(start, end);
  return isExact ? form : form.toLowerCase();
};

/** The lines after that one share its bit. */
const LAST_LINE = 30;
export const bitOfLine = (line: number): number => 1 << Math.min(line, LAST_LINE);

type Line = { readonly text: string; readonly tokens: readonly Token[] };

const linesOf = (text: string): Line[] =>
  text.split('\n').map((line) => ({ text: line, tokens: tokensOf(line) }));

/** Its words up to where the pattern ends. */
function beginning({ text, tokens }: Line, pattern: RegExp): readonly Token[] {
  const end = pattern.exec(text)?.[0].length ?? 0;
  return tokens.slice(0, tokens.findLastIndex((token) => token.end <= end) + 1);
}

function linesByTerm(lines: readonly Line[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  lines.forEach(({ tokens }, i) => {
    const bit = bitOfLine(i);
    for (const { terms } of tokens) for (const term of terms) found.set(term, (found.get(term) ?? 0) | bit);
  });
  return found;
}

const termsIn = (tokens: readonly Token[]): string[] => tokens.flatMap(({ terms }) => terms);
const wholesIn = (tokens: readonly Token[]): string => tokens.map(({ terms: [whole] }) => whole).join(' ');

/** Reads the data, a batch at a time; `rest` lets the browser breathe between two. */
export async function buildCorpus(data: SearchData, rest: () => Promise<void>): Promise<Corpus> {
  learnForms(data.forms);
  const shown = new Map<string, string>();
  const asked = data.asked.split('\n\n');
  const askedWords = new Set<string>();
  const terms = new Terms();
  const entries: Entry[] = [];
  const read = (text: string): Line[] => {
    const lines = linesOf(text);
    for (const line of lines) {
      for (const token of line.tokens) {
        if (!shown.has(token.word)) shown.set(token.word, writtenForm(line.text, token));
      }
    }
    return lines;
  };
  const readLine = (text: string): readonly Token[] => read(text).flatMap(({ tokens }) => tokens);
  for (const [pageUrl, pageTitle, audience, sections] of data.pages) {
    let parent = '';
    const page = termsIn(readLine(pageTitle));
    for (const [id, level, heading, text, aside, flags] of sections) {
      const above = level === 3 ? parent : '';
      if (level === 2) parent = heading;
      const title = readLine(heading);
      const over = termsIn(readLine(above));
      const lines = read(text);
      const body = lines.flatMap(({ tokens }) => tokens);
      const around = readLine(aside);
      const isReference = flags === 2;
      const names = lines.flatMap((line) => {
        const tokens = beginning(line, LINE_NAME);
        if (tokens.length > LONGEST_NAME) return [];
        // In prose, only names of code: an ordinary word there is one of the text.
        return tokens
          .filter((token) => isReference || token.isExact || token.terms.length > 1)
          .map(({ terms: [whole = ''] }) => whole);
      });
      const messages = isReference ? [] : lines.map((line) => wholesIn(beginning(line, MESSAGE)));
      const questions = linesOf(asked[entries.length] ?? '').filter(({ text }) => text !== '');
      for (const { tokens } of questions) for (const { word } of tokens) askedWords.add(word);
      terms.add({
        heading: termsIn(title),
        page: level === 1 ? [] : page,
        parent: over,
        // The first line says what the section is about.
        lead: isReference ? [] : termsIn(lines[0]?.tokens ?? []),
        names,
        body: isReference ? [] : termsIn(body),
        reference: isReference ? termsIn(body) : [],
        aside: termsIn(around),
        asked: questions.flatMap(({ tokens }) => termsIn(tokens)),
      });
      entries.push({
        url: addressOf(pageUrl, id),
        pageUrl,
        pageTitle,
        audience: AUDIENCES[audience] ?? 'Introduction',
        heading,
        path: [...(level === 1 ? [] : [pageTitle]), ...(above ? [above] : [])],
        text,
        aside,
        isSignpost: flags === 1,
        isReference,
        messages: ` ${messages.filter(Boolean).join(' | ')} `,
        quotes: new Set((text.match(QUOTE) ?? []).map((quote) => wholesIn(tokensOf(quote)))),
        content: ` ${wholesIn(body.filter(({ isStop }) => !isStop))} `,
        phrase: ` ${[title, body, around].map(wholesIn).join(' | ')} `,
        headingTerms: new Set(termsIn(title)),
        asked: questions.map(({ tokens }) => new Set(termsIn(tokens))),
        lines: linesByTerm(lines),
        told: new Set([...names, ...termsIn(title), ...page, ...over]),
      });
      if (entries.length % BATCH === 0) await rest();
    }
  }

  const has = (term: string): boolean => terms.has(term);
  const theirs = readTheirWords(data, has);
  return {
    ...theirs,
    entries,
    name: tokensOf(data.name).map(({ word }) => word),
    vocabulary: new Vocabulary([...shown.keys(), ...askedWords, ...theirs.words]),
    shown,
    has,
    knows: (term) => has(term) || theirs.synonyms.has(term) || theirs.others.has(term),
    scoresOf: (term) => terms.scoresOf(term),
    countOf: (term) => terms.countOf(term),
    rarityOf: (term) => terms.rarityOf(term),
  };
}
