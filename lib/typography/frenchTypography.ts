// The rules of French typography: no-break spaces, curved apostrophes and ellipses for plainly typed text.

const NARROW_NO_BREAK_SPACE = '\u202F';
const NO_BREAK_SPACE = '\u00A0';

/**
 * The pattern matches only the characters that change: what must be around them is in lookbehinds and lookaheads. In the
 * replacement, `$&` is what it has found. A rule on prose does not apply inside an address, a file name or an identifier.
 */
type Rule = readonly [pattern: RegExp, replacement: string, proseOnly?: 'prose'];

const UNITS =
  'To|Go|Mo|[Kk]o|Gio|Mio|Kio|km|cm|mm|µm|m|kg|g|min|ms|µs|s|h|[GMk]?Hz|px|ppp|dpi|%|‰|€|\\$|°C|°';
const DURATIONS = 'secondes?|minutes?|heures?|jours?|semaines?|mois|ans?|années?';
const MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const ELISIONS = '[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|quelqu';
const WORD_END = '[\\p{L}\\d»”)]';
/** In prose, « ! » and « ? » stand before a space, a closing sign or the end. */
const AFTER_SIGN = '[.,…]*(?:[\\s»”")\\]]|$)';
const ANY_SPACE = `[ ${NO_BREAK_SPACE}${NARROW_NO_BREAK_SPACE}]`;

// Where two rules match the same character, the first one applies.
const RULES: readonly Rule[] = [
  // « Bonjour »
  [/(?<=«)[ \t\n]+/gu, NO_BREAK_SPACE],
  [/[ \t\n]+(?=»)/gu, NO_BREAK_SPACE],
  [/«(?=[^\s»])/gu, `«${NO_BREAK_SPACE}`],
  [/(?<=[^\s«])»/gu, `${NO_BREAK_SPACE}»`],

  // Prêt ? Partez ! But not « ;) » nor « != ».
  [new RegExp(`[ \\t\\n]+(?=[!?]+${AFTER_SIGN})`, 'gu'), NARROW_NO_BREAK_SPACE],
  [new RegExp(`(?<=${WORD_END})[!?](?=[!?]*${AFTER_SIGN})`, 'gu'), `${NARROW_NO_BREAK_SPACE}$&`, 'prose'],
  [/[ \t\n]+(?=;(?:[\s»]|$))/gu, NARROW_NO_BREAK_SPACE],
  [new RegExp(`(?<=${WORD_END});(?=[\\s»]|$)`, 'gu'), `${NARROW_NO_BREAK_SPACE};`, 'prose'],
  [/[ \t\n]+(?=:(?:[\s»]|$))/gu, NO_BREAK_SPACE],
  [/[ \t\n]+(?=—)/gu, NO_BREAK_SPACE],

  // aujourd'hui, l'« API », d'1 m
  [/(?<=\p{L})'(?=\p{L})/gu, '’', 'prose'],
  [
    new RegExp(`(?<=(?:^|[\\s«»])[(\\["“]*(?:${ELISIONS}))'(?=[\\p{L}\\d«“"(\\[{])(?![^\\s«»]*@)`, 'giu'),
    '’',
  ],
  [/(?<![./\\])\.\.\.(?![./\\\p{L}\d_([{$])/gu, '…', 'prose'],

  // 12 000, but neither 01 23 45 67 89 nor « en 2025 300 personnes »
  [
    new RegExp(
      `(?<=(?<![\\p{L}\\d_.,:/]|\\p{L}-|\\d${ANY_SPACE})\\d{1,3}(?:${ANY_SPACE}\\d{3})*) ` +
        `(?=\\d{3}(?:${ANY_SPACE}\\d{3})*(?![\\p{L}\\d_]|${ANY_SPACE}\\d))`,
      'gu',
    ),
    NARROW_NO_BREAK_SPACE,
  ],
  [new RegExp(`(?<=\\d) (?=(?:${UNITS}|${DURATIONS})(?![\\p{L}\\d_'’]|-\\p{L}))`, 'gu'), NO_BREAK_SPACE],
  [/(?<=\d[ \u00A0]h) (?=\d{1,2}(?!\d))/gu, NO_BREAK_SPACE],
  [/(?<=(?<!\p{L})[nN][°º]) (?=[\p{L}\d])/gu, NO_BREAK_SPACE],
  [/(?<=(?<![\p{L}\d])(?:art|pp?|fig|chap|al|[LRD])\.) (?=\d)/giu, NO_BREAK_SPACE],
  [/(?<=[§±≤≥≈]) (?=\d)/gu, NO_BREAK_SPACE],
  [new RegExp(`(?<=(?<!\\d)\\d{1,2}(?:er)?) (?=(?:${MONTHS})(?!\\p{L}))`, 'giu'), NO_BREAK_SPACE],
  [/(?<=(?<![\p{L}\d])(?:MM?\.|Mmes?|Mlles?|Dr)) (?=\p{Lu})/gu, NO_BREAK_SPACE],
];

const WORD = /[^\s«»]+/gu;
/** https://…, a@b.fr, C:\, a_b, a=b, #b, &nbsp;, <b>, {b}, cases:write, index.html, /docs, --help */
const CODE_LIKE = /[@\\_=#|`{}<>]|&\w+;|\S:\S|\p{L}\.\p{L}|^(?:\.{0,2}\/|--)/u;

type Span = { readonly start: number; readonly end: number };
type Edit = Span & { readonly replacement: string };

function editsOf(text: string): Edit[] {
  const codeLike = [...text.matchAll(WORD)]
    .filter(([word]) => CODE_LIKE.test(word))
    .map(({ index, 0: word }) => ({ start: index, end: index + word.length }));
  const edits: Edit[] = [];
  for (const [pattern, replacement, proseOnly] of RULES) {
    for (const { index: start, 0: found } of text.matchAll(pattern)) {
      const end = start + found.length;
      const overlaps = (other: Span) => start < other.end && other.start < end;
      if (proseOnly && codeLike.some(overlaps)) continue;
      if (!edits.some(overlaps)) edits.push({ start, end, replacement: replacement.replace('$&', found) });
    }
  }
  return edits.sort((a, b) => a.start - b.start);
}

/**
 * Applies the rules to a sentence that emphasis, links or code cut into parts. A replacement that spans two parts (the
 * spaces of `<b>a </b> ?`) goes into the first of them.
 */
export function frenchTypographyOfParts(parts: readonly string[]): readonly string[] {
  const edits = editsOf(parts.join(''));
  if (edits.length === 0) return parts;
  let partEnd = 0;
  return parts.map((part) => {
    const partStart = partEnd;
    partEnd += part.length;
    let written = '';
    let position = partStart;
    for (const { start, end, replacement } of edits) {
      if (end <= partStart || start >= partEnd) continue;
      written += part.slice(position - partStart, Math.max(start, partStart) - partStart);
      if (start >= partStart) written += replacement;
      position = Math.min(end, partEnd);
    }
    return written + part.slice(position - partStart);
  });
}

export const frenchTypography = (text: string): string => frenchTypographyOfParts([text]).join('');
