// What a word is, for search: the same for what is indexed and for what is typed. Pure, for Node and the browser.
import { stemmer } from '@orama/stemmers/french';

export type Token = {
  /** Where it stands in the text, elided article left out. */
  readonly start: number;
  readonly end: number;
  /** The word itself: lower case, no accent, no separator inside. */
  readonly word: string;
  /** The word's stem, then those of its parts if it has any: `reportId` gives reportid, report, id. */
  readonly terms: readonly string[];
  /** A name of code, a number or a reference: its spelling counts. */
  readonly isExact: boolean;
  /** It says nothing of the subject: « le », « est-ce ». */
  readonly isStop: boolean;
};

/** Words held together by a sign and no space, and numbers grouped by three. */
const CHUNK =
  /(?<![\p{L}\p{N}])\d{1,3}(?:[ \u00A0\u202F]\d{3})+(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+(?:(?:['’ʼ\-‑_:./@{}[\]?=&]+|(?<=\p{N}),(?=\p{N}))[\p{L}\p{M}\p{N}]+)*/gu;
const ELISION = /^(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|presqu)['’ʼ](?=[\p{L}\p{N}])/iu;
const APOSTROPHE = /['’ʼ]/;
const PART = /[\p{L}\p{M}\p{N}]+/gu;
const CAMEL = /(?<=\p{Ll})(?=\p{Lu})/u;
const NUMBER = /^\p{N}[\p{N}.,:/\u0020\u00A0\u202F]*$/u;
/** Signs that only code puts inside a word; a hyphen may be French. */
const CODE_SIGN = /[_:/@{}[\]?=&.]/;
/** Written with an apostrophe or not at all. */
const WHOLE_WORDS = /^(?:aujourd|prud|quelqu(?=['’ʼ]une?$))['’ʼ]/i;
/** Longer than that, nobody types it whole: an address, a token. */
const LONGEST_WHOLE = 40;

/** One word in several spellings. */
const SPELLINGS: Readonly<Record<string, string>> = {
  email: 'email',
  emails: 'email',
  mail: 'email',
  mails: 'email',
};

/** Words of the question that say nothing of its subject. They count when there is nothing else. */
const STOP_WORDS = new Set(
  `a ai as au aux avec avoir c ca ce ces cet cette ceci cela chez ci comment d dans de des devant doit dois du elle elles en entre es
  est et etre eux faire fait faut il ils j je l la le les leur leurs lui m ma mais me mes moi mon n ne nos notre nous
  on ont or ou par peut peux plus pour pourquoi puis qu quand que quel quelle quelles quels qui quoi quelqu s sa savoir se ses si
  soi son sont suis sur t ta te tes toi ton trouver tu un  une vers veut veux vos votre vous y pourrait dont lequel laquelle
  the of to is how in an and my`
    .split(/\s+/)
    .filter(Boolean),
);

const ASCII = /^[a-z\d]*$/;
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  return lower
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’ʼ]/g, "'")
    .replace(/[\u00A0\u202F]/g, ' ');
}

/** Words that the stemmer would take for others: a « fichier » is no « fiche », « données » is not « donner ». */
const stems = new Map([
  ['donnee', 'donnee'],
  ['donnees', 'donnee'],
  ['fichier', 'fichier'],
  ['fichiers', 'fichier'],
]);

/**
 * Snowball reads accents that are no longer there: what it would have seen in them is done around it. « révoquées »,
 * « révoquer » and « révocation » have one stem; so have « vérifier » and « vérification », « horodater » and
 * « horodatage ».
 */
export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const spelled = SPELLINGS[word] ?? word;
  const result = /^[a-z]{4,}$/.test(spelled)
    ? stemmer(spelled.replace(/ee?s?$/, 'e'))
        .replace(/(?<=.{6})ag$|(?<=c)ag$/, '')
        .replace(/qu$/, 'c')
        .replace(/(?<=.{3})[iy]$/, '')
    : spelled;
  stems.set(word, result);
  return result;
}

function tokenOf(chunk: string, start: number): Token {
  const place = { start, end: start + chunk.length };
  if (NUMBER.test(chunk)) {
    const word = fold(chunk).replaceAll(',', '.').replaceAll(' ', '');
    const parts = (word.match(/\d{2,}/g) ?? []).filter((part) => part !== word);
    return { ...place, word, terms: [word, ...parts], isExact: true, isStop: false };
  }
  const parts = WHOLE_WORDS.test(chunk) ? [chunk] : (chunk.match(PART) ?? []);
  const pieces = parts.flatMap((part) => (CAMEL.test(part) ? [part, ...part.split(CAMEL)] : [part]));
  const word = parts.map(fold).join('').replaceAll("'", '');
  // A letter alone is no part: the « e » of e-mail.
  const ofPieces = pieces.length > 1 ? pieces.map(fold).filter((piece) => piece.length > 1) : [];
  const whole = word.length <= LONGEST_WHOLE || ofPieces.length === 0 ? [word] : [];
  return {
    ...place,
    word,
    terms: [...new Set([...whole, ...(SPELLINGS[word] ? [] : ofPieces)].map(stem))],
    isExact: CODE_SIGN.test(chunk) || /\d/.test(word) || CAMEL.test(chunk) || parts.length > 2,
    isStop: parts.every((part) => STOP_WORDS.has(fold(part))),
  };
}

/** « qu'est-ce » and « l'API » without their elided word; « aujourd'hui » whole. */
function tokensOfChunk(chunk: string, start = 0): Token[] {
  if (WHOLE_WORDS.test(chunk)) return [tokenOf(chunk, start)];
  const elided = ELISION.exec(chunk)?.[0].length ?? 0;
  const rest = chunk.slice(elided);
  const apostrophe = rest.search(APOSTROPHE);
  if (apostrophe < 0) return [tokenOf(rest, start + elided)];
  const after = apostrophe + 1;
  return [
    tokenOf(rest.slice(0, apostrophe), start + elided),
    ...tokensOfChunk(rest.slice(after), start + elided + after),
  ].filter(({ word }) => word !== '');
}

const chunks = new Map<string, readonly Token[]>();

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) {
    // The same words come again and again.
    const known = chunks.get(chunk) ?? tokensOfChunk(chunk);
    chunks.set(chunk, known);
    for (const token of known) {
      tokens.push({ ...token, start: index + token.start, end: index + token.end });
    }
  }
  return tokens;
}

export const termsOf = (text: string): string[] => tokensOf(text).flatMap(({ terms }) => terms);

/** What a question is about: its words, but for those that say nothing when others do. */
export function queryTokens(query: string): Token[] {
  const tokens = tokensOf(query);
  const telling = tokens.filter((token) => !token.isStop);
  return telling.length > 0 ? telling : tokens;
}
