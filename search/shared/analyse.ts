// Cuts texts and questions into words, and stems them, in the build and in the browser.
import { stemmer } from '@orama/stemmers/french';

export type Token = {
  /** Its place in the text, without its elided article. */
  readonly start: number;
  readonly end: number;
  /** Folded: lower case, without accents and separators. */
  readonly word: string;
  /** Its stem, then those of its parts: `reportId` gives reportid, report, id. */
  readonly terms: readonly string[];
  /** A name of code, a number or a reference. */
  readonly isExact: boolean;
  /** A stop word: « le », « est-ce ». */
  readonly isStop: boolean;
};

/** Letters, accents and digits of Latin writing; \p{L} is five times as slow. */
const LETTER = '0-9A-Za-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02AF\\u0300-\\u036F';
/** Numbers with their digits grouped by three, and words joined by signs. */
const CHUNK = new RegExp(
  `(?<![${LETTER}])\\d{1,3}(?:[ \\u00A0\\u202F]\\d{3})+(?![${LETTER}])|` +
    `[${LETTER}]+(?:(?:['’ʼ\\-‑_:./@{}[\\]?=&]+|(?<=\\d),(?=\\d))[${LETTER}]+)*`,
  'g',
);
const ELISION = /^(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|presqu)['’ʼ](?=[\p{L}\p{N}])/iu;
const APOSTROPHE = /['’ʼ]/;
const PART = /[\p{L}\p{M}\p{N}]+/gu;
const NO_LETTER = /[^\p{L}\p{M}\p{N}]/gu;
/** Some names stay whole: « JavaScript » is not « Java ». */
const CAMEL = /(?<=\p{Ll})(?<!(?:Java|Type)(?=Script)|Git(?=Hub)|Test(?=Flight))(?=\p{Lu})/u;
/** « rfc3161 » */
const NUMBERED = /(?<=[a-z]{3})(?=\d{3,}$)/i;
/** Where names are cut: paths first, then dotted names, then their words. */
const CUTS = [/[/?=&{}[\]@]+/u, /[.:]+/u, /[-‑_]+/u, CAMEL, NUMBERED] as const;
const NUMBER = /^\p{N}[\p{N}.,:/\u0020\u00A0\u202F]*$/u;
/** Signs inside words of code only; a hyphen may be French. */
const CODE_SIGN = /[_:/@{}[\]?=&.]/;
/** Never cut at their apostrophe or hyphen. */
const WHOLE_WORDS = /^(?:(?:aujourd|prud|quelqu(?=['’ʼ]une?$))['’ʼ]|rendez[-‑]vous$)/i;
/** After a verb: « gardez-vous », « a-t-il », « activez-le ». */
const PRONOUN =
  /(?<=[adeistxz])[-‑](?:t[-‑])?(?:je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|la|les?|lui|leur|y|en)$/i;

/** They only count in a question that has no other words. */
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

const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’ʼ]/g, "'")
    .replace(/[\u00A0\u202F]/g, ' ');

/** Words whose « ent » is not the ending of a verb. */
const NOUN_IN_ENT =
  /^(?:.*m|abs|acc|accid|ag|appar|arg|cli|compet|concurr|consci|consequ|cont|dec|d|differ|equival|evid|excell|frequ|gradi|incid|indiffer|inconveni|intellig|ori|par|pati|perman|pertin|preced|pres|presid|prud|quoti|rec|recipi|refer|resid|souv|tal|transpar|urg|v|viol)ent$/;

/** Endings that Snowball misses, partly because accents are gone: « photos », « dernière », « arrivent ». */
const plain = (word: string): string =>
  word
    .replace(/(?<=..(?:o|[cdmnprtv]u|[eo]u|it|er|oi|rai|ion))s$/, '')
    .replace(/(?<=..)ieres?$/, 'ier')
    .replace(/(?<=...[gh])eres?$/, 'er')
    .replace(/(?<=...)ent$/, (ending) => (NOUN_IN_ENT.test(word) ? ending : 'e'))
    .replace(/ee?s?$/, 'e')
    .replace(/(?<=...[nr]d)(?:re|ue?s?)$/, '');

/** One stem for « révoquer » and « révocation », « horodater » and « horodatage », « visible » and « visibilité ». */
function stemByRules(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  return stemmer(plain(word))
    .replace(/(?<=.{6})ag$|(?<=c)ag$/, '')
    .replace(/(?<=..[ai])bilit$/, 'bl')
    .replace(/qu$/, 'c')
    .replace(/(?<=.{3})i$|(?<=..[aou])y$/, '');
}

/** Lists of forms, a line for each word: see build/forms.ts. */
export type Forms = { readonly words: string; readonly apart: string };

/** A cache: a large site has millions of words. */
const tokensOfChunks = new Map<string, readonly Token[]>();
/** A cache, which begins with the words of formsApart.txt. */
const stems = new Map<string, string>();
/** By the stem of a form, the stem of its word. */
const stemsOfWords = new Map<string, string>();

const linesOf = (text: string): string[][] => text.split(/\n+/).map((line) => line.split(' '));

/** To be called before any text is read; the browser gets the lists with the core of the index. */
export function learnForms({ words, apart }: Forms): void {
  stems.clear();
  stemsOfWords.clear();
  tokensOfChunks.clear();
  for (const [first = '', ...others] of linesOf(words)) {
    for (const form of others) stemsOfWords.set(stemByRules(form), stemByRules(first));
  }
  for (const [first = '', ...others] of linesOf(apart)) {
    // The full stop keeps it apart from all stems that rules make.
    for (const form of [first, ...others]) stems.set(form, `${first}.`);
  }
}

export function stem(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const byRules = stemByRules(word);
  const result = stemsOfWords.get(byRules) ?? byRules;
  stems.set(word, result);
  return result;
}

/** `share_token.accessed` gives share_token, share, token and accessed. */
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
  const word = fold(chunk).replaceAll(NO_LETTER, '');
  const isWhole = WHOLE_WORDS.test(chunk);
  const parts = isWhole ? [chunk] : (chunk.match(PART) ?? []);
  // Single letters are left out, as the « e » of e-mail.
  const pieces = (isWhole ? [] : piecesOf(chunk, CUTS).map(fold)).filter((piece) => piece.length > 1);
  return {
    ...place,
    word,
    terms: [...new Set([word, ...pieces].map(stem))],
    isExact: CODE_SIGN.test(chunk) || /\d/.test(word) || CAMEL.test(chunk),
    isStop: parts.every((part) => STOP_WORDS.has(fold(part))),
  };
}

/** Cuts « l'API » after its article and « gardez-vous » before its pronoun; keeps « aujourd'hui » and « rendez-vous » whole. */
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

/** The words of a question, without its stop words if it has others. */
export function queryTokens(query: string): Token[] {
  const tokens = tokensOf(query);
  const telling = tokens.filter((token) => !token.isStop);
  return telling.length > 0 ? telling : tokens;
}
