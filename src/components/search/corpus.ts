// The sections, in MiniSearch: how much each speaks of a term.
import MiniSearch from 'minisearch';
import { stem, type Token, tokensOf } from '../../../plugins/search/analyse';
import { AUDIENCES, type Audience, type SearchData, type Synonym } from '../../../plugins/search/data';
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
  /** Its text as `phrase`, small words left out. */
  readonly content: string;
  /** What its titles and the names in it say. */
  readonly told: ReadonlySet<string>;
  readonly headingTerms: ReadonlySet<string>;
  /** The lines of its text that have a term, a bit each. */
  readonly lines: ReadonlyMap<string, number>;
};

const WEIGHTS = {
  heading: 4.32,
  page: 2.92,
  parent: 1.62,
  lead: 0.44,
  names: 1.11,
  body: 1.82,
  reference: 0.5,
  aside: 0.47,
};
/** The library's own constants: how fast a term said again stops counting, how much a long text weighs it down. */
const SATURATION = { k: 1.2, b: 0.52, d: 0.5 };
type Field = keyof typeof WEIGHTS;
type Document = { readonly id: number } & Readonly<Record<Field, string>>;

/** The first line says what the section is about. */
const LEAD = /^[^\n]*/;
/** What a line is about: « 409 · case-incomplete · … », « invalid_client : … », or a message between quotes. */
const LINE_NAME = /^(?:«\s[^»\n]+|(?:\d{3} · )?[^\n]*?(?= · |[ \u00A0\u202F]:[ \u00A0\u202F]))/gm;
/** Longer than that, it is a sentence. */
const LONGEST_NAME = 8;
/** What the reader may have copied from a screen. */
const MESSAGE = /^«\s[^»\n]+|^[^\n]*?(?= · )/gm;

/** Sections added to the index before the browser may answer the reader. */
const BATCH = 8;

export type Corpus = {
  readonly entries: readonly Entry[];
  readonly vocabulary: Vocabulary;
  /** A word as the pages write it, accents and all. */
  readonly shown: ReadonlyMap<string, string>;
  /** For each word of theirs (a term), the phrases of ours (terms). */
  readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** The same for several words of theirs. */
  readonly phrases: readonly Synonym[];
  readonly has: (term: string) => boolean;
  /** How much each section that has the term speaks of it. */
  readonly scoresOf: (term: string) => ReadonlyMap<number, number>;
  /** How much the term tells one section from the others. */
  readonly rarityOf: (term: string) => number;
};

const none: ReadonlyMap<number, number> = new Map();

const writtenForm = (text: string, { start, end, isExact }: Token): string => {
  const form = text.slice(start, end);
  return isExact ? form : form.toLowerCase();
};

/** The lines after that one are taken for one. */
const LAST_LINE = 30;

function linesByTerm(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  text.split('\n').forEach((line, i) => {
    const bit = 1 << Math.min(i, LAST_LINE);
    for (const { terms } of tokensOf(line)) {
      for (const term of terms) lines.set(term, (lines.get(term) ?? 0) | bit);
    }
  });
  return lines;
}

/** Reads the data, a batch at a time; `rest` lets the browser breathe between two. */
export async function buildCorpus(data: SearchData, rest: () => Promise<void>): Promise<Corpus> {
  const shown = new Map<string, string>();
  const terms = new Set<string>();
  const entries: Entry[] = [];
  const index = new MiniSearch<Document>({
    fields: Object.keys(WEIGHTS),
    tokenize: (text) => (text === '' ? [] : text.split(' ')),
    processTerm: (term) => term,
  });
  const read = (text: string): { terms: string; phrase: string; content: string } => {
    const tokens = tokensOf(text);
    const all = tokens.flatMap((token) => {
      if (!shown.has(token.word)) shown.set(token.word, writtenForm(text, token));
      return token.terms;
    });
    for (const term of all) terms.add(term);
    const wholes = (some: readonly Token[]): string => some.map((token) => token.terms[0]).join(' ');
    return {
      terms: all.join(' '),
      phrase: wholes(tokens),
      content: wholes(tokens.filter(({ isStop }) => !isStop)),
    };
  };

  for (const [pageUrl, pageTitle, audience, sections] of data.pages) {
    let parent = '';
    const page = read(pageTitle);
    for (const [id, level, heading, text, aside, flags] of sections) {
      const above = level === 3 ? parent : '';
      if (level === 2) parent = heading;
      const title = read(heading);
      const over = read(above);
      const body = read(text);
      const around = read(aside);
      const isReference = flags === 2;
      const names = (text.match(LINE_NAME) ?? []).flatMap((name) => {
        const tokens = tokensOf(name);
        if (tokens.length > LONGEST_NAME) return [];
        // In prose, only names of code: an ordinary word there is one of the text.
        return tokens
          .filter((token) => isReference || token.isExact || token.terms.length > 1)
          .map(({ terms: [whole = ''] }) => whole);
      });
      index.add({
        id: entries.length,
        heading: title.terms,
        page: level === 1 ? '' : page.terms,
        parent: over.terms,
        lead: isReference ? '' : read(LEAD.exec(text)?.[0] ?? '').terms,
        names: names.join(' '),
        body: isReference ? '' : body.terms,
        reference: isReference ? body.terms : '',
        aside: around.terms,
      });
      entries.push({
        url: id ? `${pageUrl}#${id}` : pageUrl,
        pageUrl,
        pageTitle,
        audience: AUDIENCES[audience] ?? 'Introduction',
        heading,
        path: [...(level === 1 ? [] : [pageTitle]), ...(above ? [above] : [])],
        text,
        aside,
        isSignpost: flags === 1,
        isReference,
        messages: isReference
          ? ''
          : ` ${(text.match(MESSAGE) ?? []).map((message) => read(message).phrase).join(' | ')} `,
        content: ` ${body.content} `,
        phrase: ` ${title.phrase} | ${body.phrase} | ${around.phrase} `,
        headingTerms: new Set(title.terms.split(' ')),
        lines: linesByTerm(text),
        told: new Set([...names, ...`${title.terms} ${page.terms} ${over.terms}`.split(' ')]),
      });
      if (entries.length % BATCH === 0) await rest();
    }
  }

  const words = new Set(shown.keys());
  const synonyms = new Map<string, string[][]>();
  const phrases: Synonym[] = [];
  for (const [theirWords, ourPhrases] of data.synonyms) {
    const theirs = theirWords.split(' ').map(stem);
    const ours = ourPhrases.map((phrase) => phrase.split(' ').map(stem));
    const [term = '', ...others] = theirs;
    if (others.length > 0) phrases.push({ theirs, ours });
    else {
      words.add(theirWords);
      synonyms.set(term, [...(synonyms.get(term) ?? []), ...ours]);
    }
  }

  const rarity = (count: number): number => Math.log(1 + (entries.length - count + 0.5) / (count + 0.5));
  const scores = new Map<string, ReadonlyMap<number, number>>();
  /**
   * The library weighs a term by how rare it is in each field: « photo », which is everywhere but in headings, would be
   * worth more in a heading than any rare word of the text. Here a term is as rare as it is in whole sections.
   */
  const scoresOf = (term: string): ReadonlyMap<number, number> => {
    if (!terms.has(term)) return none;
    const known = scores.get(term);
    if (known) return known;
    const map = new Map<number, number>();
    for (const [field, weight] of Object.entries(WEIGHTS)) {
      const found = index.search(term, { tokenize: (whole) => [whole], fields: [field], bm25: SATURATION });
      const unit = weight / rarity(found.length);
      for (const { id, score } of found) map.set(id, (map.get(id) ?? 0) + unit * score);
    }
    const worth = rarity(map.size);
    for (const [id, score] of map) map.set(id, worth * score);
    scores.set(term, map);
    return map;
  };
  return {
    entries,
    vocabulary: new Vocabulary(words),
    shown,
    synonyms,
    phrases,
    has: (term) => terms.has(term),
    scoresOf,
    rarityOf: (term) => rarity(scoresOf(term).size),
  };
}
