// French typography, from plainly typed text: the one place that knows its rules.

const NARROW = '\u202F';
const NO_BREAK = '\u00A0';

type Rule = {
  /** Matches exactly the characters that change; what must stand around them is looked at, not matched. */
  readonly find: RegExp;
  readonly put: string;
  /** Not inside an address, a file name, an identifier. */
  readonly proseOnly?: true;
};

const UNITS =
  'To|Go|Mo|[Kk]o|Gio|Mio|Kio|km|cm|mm|µm|m|kg|g|min|ms|µs|s|h|[GMk]?Hz|px|ppp|dpi|%|‰|€|\\$|°C|°';
const DURATIONS = 'secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?';
const MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const ELISIONS = '[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu';
const WORD_END = '[\\p{L}\\d»”)]';
const WORD_OVER = '[.,…]*(?:[\\s»”")\\]]|$)';
const SPACED = `[ ${NO_BREAK}${NARROW}]`;

// The first rule that changes a character wins.
const RULES: readonly Rule[] = [
  // « Bonjour »
  { find: /(?<=«)[ \t\n]+/gu, put: NO_BREAK },
  { find: /[ \t\n]+(?=»)/gu, put: NO_BREAK },
  { find: /«(?=[^\s»])/gu, put: `«${NO_BREAK}` },
  { find: /(?<=[^\s«])»/gu, put: `${NO_BREAK}»` },

  // Prêt ? Partez ! But neither « ;) » nor « != ».
  { find: new RegExp(`[ \\t\\n]+(?=[!?]+${WORD_OVER})`, 'gu'), put: NARROW },
  {
    find: new RegExp(`(?<=${WORD_END})!(?=[!?]*${WORD_OVER})`, 'gu'),
    put: `${NARROW}!`,
    proseOnly: true,
  },
  {
    find: new RegExp(`(?<=${WORD_END})\\?(?=[!?]*${WORD_OVER})`, 'gu'),
    put: `${NARROW}?`,
    proseOnly: true,
  },
  { find: /[ \t\n]+(?=;(?:[\s»]|$))/gu, put: NARROW },
  { find: new RegExp(`(?<=${WORD_END});(?=[\\s»]|$)`, 'gu'), put: `${NARROW};`, proseOnly: true },
  { find: /[ \t\n]+(?=:(?:[\s»]|$))/gu, put: NO_BREAK },
  { find: /[ \t\n]+(?=—)/gu, put: NO_BREAK },

  // aujourd'hui, l'« API », d'1 m
  { find: /(?<=\p{L})'(?=\p{L})/gu, put: '’', proseOnly: true },
  {
    find: new RegExp(
      `(?<=(?:^|[\\s«»])[(\\["“]*(?:${ELISIONS}))'(?=[\\p{L}\\d«“"(\\[{])(?![^\\s«»]*@)`,
      'giu',
    ),
    put: '’',
  },
  { find: /(?<![./\\])\.\.\.(?![./\\\p{L}\d_([{$])/gu, put: '…', proseOnly: true },

  // 12 000, but neither 01 23 45 67 89 nor « en 2025 300 personnes »
  {
    find: new RegExp(
      `(?<=(?<![\\p{L}\\d_.,:/]|\\p{L}-|\\d${SPACED})\\d{1,3}(?:${SPACED}\\d{3})*) ` +
        `(?=\\d{3}(?:${SPACED}\\d{3})*(?![\\p{L}\\d_]|${SPACED}\\d))`,
      'gu',
    ),
    put: NARROW,
  },
  {
    find: new RegExp(`(?<=\\d) (?=(?:${UNITS}|${DURATIONS})(?![\\p{L}\\d_'’]|-\\p{L}))`, 'gu'),
    put: NO_BREAK,
  },
  { find: /(?<=\d[ \u00A0]h) (?=\d{1,2}(?!\d))/gu, put: NO_BREAK },
  { find: /(?<=(?<!\p{L})[nN][°º]) (?=[\p{L}\d])/gu, put: NO_BREAK },
  { find: /(?<=(?<![\p{L}\d])(?:art|pp?|fig|chap|al|[LRD])\.) (?=\d)/giu, put: NO_BREAK },
  { find: /(?<=[§±≤≥≈]) (?=\d)/gu, put: NO_BREAK },
  { find: new RegExp(`(?<=(?<!\\d)\\d{1,2}(?:er)?) (?=(?:${MONTHS})(?!\\p{L}))`, 'giu'), put: NO_BREAK },
  { find: /(?<=(?<![\p{L}\d])(?:MM?\.|Mmes?|Mlles?|Dr)) (?=\p{Lu})/gu, put: NO_BREAK },
];

const WORD = /[^\s«»]+/gu;
/** https://…, a@b.fr, C:\, a_b, a=b, #b, &nbsp;, <b>, {b}, cases:write, index.html, /docs, --help */
const CODE_LIKE = /[@\\_=#|`{}<>]|&\w+;|\S:\S|\p{L}\.\p{L}|^(?:\.{0,2}\/|--)/u;

type Edit = { readonly start: number; readonly end: number; readonly put: string };

function editsOf(text: string): Edit[] {
  const codeLike = [...text.matchAll(WORD)]
    .filter(([word]) => CODE_LIKE.test(word))
    .map(({ index, 0: word }) => ({ start: index, end: index + word.length }));
  const edits: Edit[] = [];
  for (const { find, put, proseOnly } of RULES) {
    for (const { index: start, 0: found } of text.matchAll(find)) {
      const end = start + found.length;
      const overlaps = (other: { start: number; end: number }) => start < other.end && other.start < end;
      if (proseOnly && codeLike.some(overlaps)) continue;
      if (!edits.some(overlaps)) edits.push({ start, end, put });
    }
  }
  return edits.sort((a, b) => a.start - b.start);
}

/**
 * The typographic form of each part of one sentence, as emphasis, links and code cut it. A change that two parts
 * share (the space of `<b>a </b> ?`) is written in the first of them.
 */
export function frenchTypographyOfParts(parts: readonly string[]): string[] {
  const edits = editsOf(parts.join(''));
  let partEnd = 0;
  return parts.map((part) => {
    const partStart = partEnd;
    partEnd += part.length;
    let written = '';
    let position = partStart;
    for (const { start, end, put } of edits) {
      if (end <= partStart || start >= partEnd) continue;
      written += part.slice(position - partStart, Math.max(start, partStart) - partStart);
      if (start >= partStart) written += put;
      position = Math.min(end, partEnd);
    }
    return written + part.slice(position - partStart);
  });
}

/** The typographic form of a text; the context is what stands right before and after it in the sentence. */
export function frenchTypography(text: string, { before = '', after = '' } = {}): string {
  const [, written = ''] = frenchTypographyOfParts([before, text, after]);
  return written;
}
