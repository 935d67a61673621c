// A schema in French words: its type, and its limits. Texts are Markdown, typed plain.

import { isList, isObject, type Json, type JsonObject } from '../../lib/json';
import { frenchNumber } from '../../product/format';
import { type FlatSchema, flatten } from './schema';

/** Code between as many backticks as its text needs. */
export function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 || /^ | $/.test(text) ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

/** A value as it is typed: a text without its quotes, unless it is empty. */
export const codeOf = (value: Json): string =>
  code(typeof value === 'string' && value !== '' ? value : JSON.stringify(value));

/** « a, b ou c ». */
export function listed(items: readonly string[], last = 'ou'): string {
  const start = items.slice(0, -1).join(', ');
  return start ? `${start} ${last} ${items.at(-1)}` : items.join('');
}

type Word = { readonly one: string; readonly many: string };

const word = (one: string, many = `${one}s`): Word => ({ one, many });
const same = (text: string): Word => word(text, text);

const TYPES: Readonly<Record<string, Word>> = {
  string: word('texte'),
  integer: word('entier'),
  number: word('nombre'),
  boolean: word('booléen'),
  object: word('objet'),
  null: same('`null`'),
};

const FORMATS: Readonly<Record<string, Word>> = {
  'date-time': word('date et heure', 'dates et heures'),
  date: word('date'),
  time: word('heure'),
  duration: word('durée'),
  uri: word('adresse web', 'adresses web'),
  url: word('adresse web', 'adresses web'),
  'uri-reference': word('chemin ou adresse web', 'chemins ou adresses web'),
  email: word('adresse e-mail', 'adresses e-mail'),
  uuid: same('UUID'),
  binary: word('fichier'),
  byte: word('texte en base64', 'textes en base64'),
  base64: word('texte en base64', 'textes en base64'),
  password: word('mot de passe', 'mots de passe'),
  hostname: word("nom d'hôte", "noms d'hôte"),
  ipv4: word('adresse IPv4', 'adresses IPv4'),
  ipv6: word('adresse IPv6', 'adresses IPv6'),
  'json-pointer': word('pointeur JSON', 'pointeurs JSON'),
};

/** `^case_[…]{26}$`, or `^(cert|case)_[…]{26}$`: a text that a prefix tells apart. */
const PREFIXED = /^\^\(?(?<prefixes>[a-z]+(?:\|[a-z]+)*)\)?_\[(?<signs>[^\]]+)\]\{\d+\}\$$/;
const IDENTIFIER_SIGNS = '0-9A-HJKMNP-TV-Z';

/** Five runs of hexadecimal signs. */
const UUID = /^\^\S*\{8\}-\S*\{4\}-\S*\{4\}-\S*\{4\}-\S*\{12\}\S*\$$/;

/** What a pattern means, where a reader knows it by a name. */
const patternWord = (pattern: Json | undefined): Word | undefined => {
  if (typeof pattern !== 'string') return undefined;
  if (UUID.test(pattern)) return same('UUID');
  const { prefixes, signs } = PREFIXED.exec(pattern)?.groups ?? {};
  if (!prefixes) return undefined;
  const forms = listed(prefixes.split('|').map((prefix) => code(`${prefix}_…`)));
  return signs === IDENTIFIER_SIGNS
    ? word(`identifiant ${forms}`, `identifiants ${forms}`)
    : word(`texte ${forms}`, `textes ${forms}`);
};

const elided = (noun: string): string => (/^[aeiouyéèêh]/i.test(noun) ? `d'${noun}` : `de ${noun}`);

const isNumeric = (type: string): boolean => type === 'integer' || type === 'number';

/** The types that a schema names, or lets guess by its other keywords. */
export function typesOf({
  type,
  properties,
  additionalProperties,
  patternProperties,
  items,
  prefixItems,
  ...rest
}: JsonObject): string[] {
  if (typeof type === 'string') return [type];
  if (isList(type)) return type.map(String);
  if (properties || patternProperties || isObject(additionalProperties)) return ['object'];
  if (items || prefixItems) return ['array'];
  const values = rest.const !== undefined ? [rest.const] : isList(rest.enum) ? rest.enum : [];
  if (values.length > 0) return [...new Set(values.map(jsonType))];
  if (rest.pattern || rest.maxLength || rest.format) return ['string'];
  return [];
}

function jsonType(value: Json): string {
  if (value === null) return 'null';
  if (isList(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function textWord({ format, pattern, contentMediaType, contentEncoding }: JsonObject): Word {
  const known = patternWord(pattern);
  if (known) return known;
  if (typeof format === 'string') {
    return FORMATS[format] ?? word(`texte (${code(format)})`, `textes (${code(format)})`);
  }
  if (contentEncoding === 'base64') return word('texte en base64', 'textes en base64');
  return contentMediaType ? word('fichier') : word('texte');
}

/** « objet `A` ou `B` », not « objet `A` ou objet `B` ». */
function joined(words: readonly string[]): string {
  const [noun] = /^objets? (?=`)/.exec(words[0] ?? '') ?? [];
  const isShared = noun !== undefined && words.every((each) => each.startsWith(noun));
  const distinct = [...new Set(isShared ? words.map((each) => each.slice(noun.length)) : words)];
  return `${isShared ? noun : ''}${listed(distinct)}`;
}

export function wordsOf(document: JsonObject, flat: FlatSchema): Word {
  const { keywords, name, repeats, alternatives, trail } = flat;
  if (repeats) {
    return name
      ? word(`même objet que ${code(name)}`, `objets ${code(name)} déjà décrits`)
      : word('même objet que plus haut', 'objets déjà décrits');
  }
  const types = typesOf(keywords);
  if (types.length === 0 && alternatives.length > 0) {
    const words = alternatives.flatMap(({ members }) =>
      members.map((member) => wordsOf(document, flatten(document, member, trail))),
    );
    return { one: joined(words.map(({ one }) => one)), many: joined(words.map(({ many }) => many)) };
  }
  if (types.length === 0) return word('valeur de tout type', 'valeurs de tout type');
  const words = types.map((type): Word => {
    if (type === 'string') return textWord(keywords);
    if (type === 'object' && name) return word(`objet ${code(name)}`, `objets ${code(name)}`);
    if (type !== 'array') return TYPES[type] ?? same(code(type));
    if (isList(keywords.prefixItems)) return word('liste ordonnée', 'listes ordonnées');
    if (keywords.items === undefined || keywords.items === true) return word('liste');
    const { many } = wordsOf(document, flatten(document, keywords.items, trail));
    return word(`liste ${elided(many)}`, `listes ${elided(many)}`);
  });
  return { one: listed(words.map(({ one }) => one)), many: listed(words.map(({ many }) => many)) };
}

const numberIn = (value: Json | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;

const counted = (count: number, noun: string): string =>
  `${frenchNumber(count)} ${count < 2 ? noun : `${noun}s`}`;

/** « de 2 à 20 éléments », « 64 caractères au plus », « 1 élément au moins ». */
function sizeWords(min: number | undefined, max: number | undefined, noun: string): string[] {
  if (min !== undefined && max !== undefined) {
    return min === max ? [counted(max, noun)] : [`de ${frenchNumber(min)} à ${counted(max, noun)}`];
  }
  if (max !== undefined) return [`${counted(max, noun)} au plus`];
  return min === undefined || min === 0 ? [] : [`${counted(min, noun)} au moins`];
}

/** A true minus sign: a hyphen could be cut from its number. */
const bound = (value: number): string => frenchNumber(value).replace(/^-/, '−');

/** OpenAPI 3.0 says `exclusiveMinimum: true` beside `minimum`; 3.1 gives the bound itself. */
function boundWords({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonObject): string[] {
  const above = numberIn(exclusiveMinimum) ?? (exclusiveMinimum === true ? numberIn(minimum) : undefined);
  const below = numberIn(exclusiveMaximum) ?? (exclusiveMaximum === true ? numberIn(maximum) : undefined);
  const min = above === undefined ? numberIn(minimum) : undefined;
  const max = below === undefined ? numberIn(maximum) : undefined;
  if (min !== undefined && max !== undefined) return [`de ${bound(min)} à ${bound(max)}`];
  return [
    ...(above === undefined ? [] : [`plus de ${bound(above)}`]),
    ...(min === undefined ? [] : [`${bound(min)} au moins`]),
    ...(below === undefined ? [] : [`moins de ${bound(below)}`]),
    ...(max === undefined ? [] : [`${bound(max)} au plus`]),
  ];
}

/** A description that names every value also says what each means. */
const namesAll = (description: Json | undefined, values: readonly Json[]): boolean =>
  typeof description === 'string' && values.every((value) => description.includes(codeOf(value)));

export function limitsOf(keywords: JsonObject): string[] {
  const { pattern, enum: values, default: fallback } = keywords;
  const constant = isList(values) && values.length === 1 ? values[0] : keywords.const;
  const isTyped = (test: (type: string) => boolean): boolean => typesOf(keywords).some(test);
  return [
    ...(constant === undefined ? [] : [`toujours ${codeOf(constant)}`]),
    ...(isList(values) && values.length > 1 && !namesAll(keywords.description, values)
      ? [`valeurs : ${listed(values.map(codeOf))}`]
      : []),
    ...(isTyped((type) => type === 'string')
      ? sizeWords(numberIn(keywords.minLength), numberIn(keywords.maxLength), 'caractère')
      : []),
    ...(isTyped(isNumeric) ? boundWords(keywords) : []),
    ...(typeof keywords.multipleOf === 'number' ? [`multiple de ${frenchNumber(keywords.multipleOf)}`] : []),
    ...sizeWords(numberIn(keywords.minItems), numberIn(keywords.maxItems), 'élément'),
    ...(keywords.uniqueItems === true ? ['sans doublon'] : []),
    ...sizeWords(numberIn(keywords.minProperties), numberIn(keywords.maxProperties), 'clé'),
    ...(typeof pattern === 'string' && !patternWord(pattern) ? [`format : ${code(pattern)}`] : []),
    ...(fallback === undefined ? [] : [`par défaut : ${codeOf(fallback)}`]),
  ];
}
