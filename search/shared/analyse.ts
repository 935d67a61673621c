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

/** Letters, accents and figures of Latin writing. Named by \p{L}, they would take five times as long to find. */
const LETTER = '0-9A-Za-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02AF\\u0300-\\u036F';
/** Words held together by a sign and no space, and numbers grouped by three. */
const CHUNK = new RegExp(
  `(?<![${LETTER}])\\d{1,3}(?:[ \\u00A0\\u202F]\\d{3})+(?![${LETTER}])|` +
    `[${LETTER}]+(?:(?:['’ʼ\\-‑_:./@{}[\\]?=&]+|(?<=\\d),(?=\\d))[${LETTER}]+)*`,
  'g',
);
const ELISION = /^(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|presqu)['’ʼ](?=[\p{L}\p{N}])/iu;
const APOSTROPHE = /['’ʼ]/;
const PART = /[\p{L}\p{M}\p{N}]+/gu;
const NO_LETTER = /[^\p{L}\p{M}\p{N}]/gu;
/** But for names that are words: « JavaScript » is no « Java ». */
const CAMEL = /(?<=\p{Ll})(?<!(?:Java|Type)(?=Script)|Git(?=Hub)|Test(?=Flight))(?=\p{Lu})/u;
/** « rfc3161 » */
const NUMBERED = /(?<=[a-z]{3})(?=\d{3,}$)/i;
/** What a name is cut at, the widest cut first: a path, a dotted name, a word of it. */
const CUTS = [/[/?=&{}[\]@]+/u, /[.:]+/u, /[-‑_]+/u, CAMEL, NUMBERED] as const;
const NUMBER = /^\p{N}[\p{N}.,:/\u0020\u00A0\u202F]*$/u;
/** Signs that only code puts inside a word; a hyphen may be French. */
const CODE_SIGN = /[_:/@{}[\]?=&.]/;
/** Written with an apostrophe or not at all. */
const WHOLE_WORDS = /^(?:(?:aujourd|prud|quelqu(?=['’ʼ]une?$))['’ʼ]|rendez[-‑]vous$)/i;
/** After a verb: « gardez-vous », « a-t-il », « activez-le ». */
const PRONOUN =
  /(?<=[adeistxz])[-‑](?:t[-‑])?(?:je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|la|les?|lui|leur|y|en)$/i;
/** Longer than that, nobody types it whole: an address, a token. */
const LONGEST_WHOLE = 40;

/** One word in several spellings. */
const SPELLINGS = new Map(['email', 'emails', 'mail', 'mails'].map((spelling) => [spelling, 'email']));

/** Words of the question that say nothing of its subject. They count when there is nothing else. */
const STOP_WORDS = new Set(
  `a ai as au aux avec avoir c ca ce ces cet cette ceci cela chez ci comment d dans de des devant doit dois du elle elles en entre es
  est et etre eux faire fait faut il ils j je l la le les leur leurs lui m ma mais me mes moi mon n ne nos notre nous
  on ont or ou par peut peux plus pour pourquoi puis qu quand que quel quelle quelles quels qui quoi quelqu s sa savoir se ses si
  soi son sont suis sur t ta te tes toi ton trouver tu un  une vers veut veux vos votre vous y pourrait dont lequel laquelle via
  etait etaient ete etes sommes sera seront serait avez avons aura vais va vont ait soit
  the of to is how in an and my for from with not it`
    .split(/\s+/)
    .filter(Boolean),
);

const ASCII = /^[a-z\d]*$/;
function fold(text: string): string {
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

/** Final letters that are no mark of the third person plural: « récent » is not « ils récent ». */
const NOUN_IN_ENT =
  /^(?:.*m|abs|acc|accid|ag|appar|arg|cli|compet|concurr|consci|consequ|cont|dec|d|differ|equival|evid|excell|frequ|gradi|incid|indiffer|inconveni|intellig|ori|par|pati|perman|pertin|preced|pres|presid|prud|quoti|rec|recipi|refer|resid|souv|tal|transpar|urg|v|viol)ent$/;

/**
 * Snowball reads accents that are no longer there, and leaves some endings alone: what it would have seen is put back
 * before it. « photos » is « photo », « dernière » is « dernier », « arrivent » is « arrive ».
 */
const plain = (word: string): string =>
  word
    .replace(/(?<=..(?:o|[cdmnprtv]u|[eo]u|it|er|oi|rai|ion))s$/, '')
    .replace(/(?<=..)ieres?$/, 'ier')
    .replace(/(?<=...[gh])eres?$/, 'er')
    .replace(/(?<=...)ent$/, (ending) => (NOUN_IN_ENT.test(word) ? ending : 'e'))
    .replace(/ee?s?$/, 'e')
    .replace(/(?<=...[nr]d)(?:re|ue?s?)$/, '');

/** « révoquées », « révoquer » and « révocation » have one stem; so have « horodater » and « horodatage », « visible » and « visibilité ». */
function stemByRules(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  return stemmer(plain(word))
    .replace(/(?<=.{6})ag$|(?<=c)ag$/, '')
    .replace(/(?<=..[ai])bilit$/, 'bl')
    .replace(/qu$/, 'c')
    .replace(/(?<=.{3})i$|(?<=..[aou])y$/, '');
}

/** A line for each word: its forms that no rule brings together, and those to keep apart from others. See build/forms.ts. */
export type Forms = { readonly words: string; readonly apart: string };

/** Of each piece of text met, as if it stood alone: a large site has millions of them. */
const tokensOfChunks = new Map<string, readonly Token[]>();
/** The stem of each word met. */
const stems = new Map<string, string>();
/** For each stem of a form, the stem of its word. */
const stemsOfWords = new Map<string, string>();

const linesOf = (text: string): string[][] => text.split(/\n+/).map((line) => line.split(' '));

/** Data, and no part of the script: it comes with the sections, before any of them is read. */
export function learnForms({ words, apart }: Forms): void {
  stems.clear();
  stemsOfWords.clear();
  tokensOfChunks.clear();
  for (const [first = '', ...others] of linesOf(words)) {
    for (const form of others) stemsOfWords.set(stemByRules(form), stemByRules(first));
  }
  for (const [first = '', ...others] of linesOf(apart)) {
    // No rule makes a stem with a full stop.
    for (const form of [first, ...others]) stems.set(form, `${first}.`);
  }
}

export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const byRules = stemByRules(SPELLINGS.get(word) ?? word);
  const result = stemsOfWords.get(byRules) ?? byRules;
  stems.set(word, result);
  return result;
}

/** `share_token.accessed` gives share_token and accessed, then share and token: each may be asked for. */
function piecesOf(chunk: string, [cut, ...others]: readonly RegExp[]): string[] {
  if (!cut) return [];
  const pieces = chunk.split(cut).filter(Boolean);
  return pieces.flatMap((piece) => [
    ...(pieces.length > 1 ? [piece.replaceAll(NO_LETTER, '')] : []),
    ...piecesOf(piece, others),
  ]);
}

function tokenOf(chunk: string, start: number): Token {
  const place = { start, end: start + chunk.length };
  if (NUMBER.test(chunk)) {
    const word = fold(chunk).replaceAll(',', '.').replaceAll(' ', '');
    const parts = (word.match(/\d{2,}/g) ?? []).filter((part) => part !== word);
    return { ...place, word, terms: [word, ...parts], isExact: true, isStop: false };
  }
  const parts = WHOLE_WORDS.test(chunk) ? [chunk] : (chunk.match(PART) ?? []);
  const word = parts
    .map(fold)
    .join('')
    .replace(/['\-‑]/g, '');
  // A letter alone is no part: the « e » of e-mail.
  const ofPieces =
    parts.length > 1 || CAMEL.test(chunk) || NUMBERED.test(chunk)
      ? piecesOf(chunk, CUTS)
          .map(fold)
          .filter((piece) => piece.length > 1)
      : [];
  const whole = word.length <= LONGEST_WHOLE || ofPieces.length === 0 ? [word] : [];
  return {
    ...place,
    word,
    terms: [...new Set([...whole, ...(SPELLINGS.has(word) ? [] : ofPieces)].map(stem))],
    isExact: CODE_SIGN.test(chunk) || /\d/.test(word) || CAMEL.test(chunk) || parts.length > 2,
    isStop: parts.every((part) => STOP_WORDS.has(fold(part))),
  };
}

/** « l'API » without its elided word, « gardez-vous » without its pronoun; « aujourd'hui » and « rendez-vous » whole. */
function tokensOfChunk(whole: string, start = 0): Token[] {
  if (WHOLE_WORDS.test(whole)) return [tokenOf(whole, start)];
  const chunk = whole.replace(PRONOUN, '');
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

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) {
    const known = tokensOfChunks.get(chunk) ?? tokensOfChunk(chunk);
    tokensOfChunks.set(chunk, known);
    for (const token of known) tokens.push({ ...token, start: index + token.start, end: index + token.end });
  }
  return tokens;
}

/** What a question is about: its words, but for those that say nothing when others do. */
export function queryTokens(query: string): Token[] {
  const tokens = tokensOf(query);
  const telling = tokens.filter((token) => !token.isStop);
  return telling.length > 0 ? telling : tokens;
}

/** The word that a written form is: « Réglage » is « reglage ». */
export const foldWord = (form: string): string =>
  // Nearly all forms are letters and figures alone, and fold as quickly as that.
  /^[a-zA-Z\u00C0-\u017F][\da-zA-Z\u00C0-\u017F]*$/.test(form) ? fold(form) : (tokensOf(form)[0]?.word ?? '');
