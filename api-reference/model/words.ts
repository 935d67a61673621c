// The type and the limits of a schema in French words, as Markdown with plain spaces: the build sets the typography.

import { isList, isObject, type Json, type JsonObject } from '../../lib/json';
import { type FlatSchema, flatten } from './schema';
import type { EnumValue } from './types';

/** Inline code in Markdown, between as many backticks as its text needs. */
export function code(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 || /^ | $/.test(text) ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`;
}

/** A JSON value as inline code: a text without its quotes, unless it is empty. */
export const codeOf = (value: Json): string =>
  code(typeof value === 'string' && value !== '' ? value : JSON.stringify(value));

/** « a, b ou c ». */
export function frenchList(items: readonly string[], last = 'ou'): string {
  const start = items.slice(0, -1).join(', ');
  return start ? `${start} ${last} ${items.at(-1)}` : items.join('');
}

/** 3600 → « 3 600 ». */
export const frenchNumber = (value: number): string =>
  value.toLocaleString('fr', { maximumFractionDigits: 20 }).replace(/\s/g, ' ');

/** A noun in the singular and in the plural. */
type Word = { readonly one: string; readonly many: string };

const word = (one: string, many = `${one}s`): Word => ({ one, many });
const invariable = (text: string): Word => word(text, text);

const TYPES: Readonly<Record<string, Word>> = {
  string: word('texte'),
  integer: word('entier'),
  number: word('nombre'),
  boolean: word('booléen'),
  object: word('objet'),
  null: invariable('`null`'),
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
  uuid: invariable('UUID'),
  binary: word('fichier'),
  byte: word('texte en base64', 'textes en base64'),
  base64: word('texte en base64', 'textes en base64'),
  password: word('mot de passe', 'mots de passe'),
  hostname: word("nom d'hôte", "noms d'hôte"),
  ipv4: word('adresse IPv4', 'adresses IPv4'),
  ipv6: word('adresse IPv6', 'adresses IPv6'),
  'json-pointer': word('pointeur JSON', 'pointeurs JSON'),
};

/** The pattern of a text with a prefix: `^case_[…]{26}$`, or `^(cert|case)_[…]{26}$`. */
const PREFIXED = /^\^\(?(?<prefixes>[a-z]+(?:\|[a-z]+)*)\)?_\[(?<characters>[^\]]+)\]\{\d+\}\$$/;
/** Crockford's base 32, of which the product makes its identifiers. */
const IDENTIFIER_CHARACTERS = '0-9A-HJKMNP-TV-Z';

/** The pattern of a UUID: five groups of hexadecimal digits. */
const UUID = /^\^\S*\{8\}-\S*\{4\}-\S*\{4\}-\S*\{4\}-\S*\{12\}\S*\$$/;

/** The name of what a pattern describes, where it has one. */
const patternWord = (pattern: Json | undefined): Word | undefined => {
  if (typeof pattern !== 'string') return undefined;
  if (UUID.test(pattern)) return invariable('UUID');
  const { prefixes, characters } = PREFIXED.exec(pattern)?.groups ?? {};
  if (!prefixes) return undefined;
  const forms = frenchList(prefixes.split('|').map((prefix) => code(`${prefix}_…`)));
  return characters === IDENTIFIER_CHARACTERS
    ? word(`identifiant ${forms}`, `identifiants ${forms}`)
    : word(`texte ${forms}`, `textes ${forms}`);
};

/** « de nombres », « d'entiers ». */
const elided = (noun: string): string => (/^[aeiouyéèêh]/i.test(noun) ? `d'${noun}` : `de ${noun}`);

const isNumeric = (type: string): boolean => type === 'integer' || type === 'number';

/** The types that a schema names, or that its other keywords imply. */
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
function joinedTypes(words: readonly string[]): string {
  const [noun] = /^objets? (?=`)/.exec(words[0] ?? '') ?? [];
  const isShared = noun !== undefined && words.every((each) => each.startsWith(noun));
  const distinct = [...new Set(isShared ? words.map((each) => each.slice(noun.length)) : words)];
  return `${isShared ? noun : ''}${frenchList(distinct)}`;
}

/** The type of a schema. */
export function typeWords(document: JsonObject, flat: FlatSchema): Word {
  const { keywords, name, isRecursive, alternatives, trail } = flat;
  if (isRecursive) {
    return name
      ? word(`même objet que ${code(name)}`, `objets ${code(name)} déjà décrits`)
      : word('même objet que plus haut', 'objets déjà décrits');
  }
  const types = typesOf(keywords);
  if (types.length === 0 && alternatives.length > 0) {
    const words = alternatives.flatMap(({ members }) =>
      members.map((member) => typeWords(document, flatten(document, member, trail))),
    );
    return {
      one: joinedTypes(words.map(({ one }) => one)),
      many: joinedTypes(words.map(({ many }) => many)),
    };
  }
  if (types.length === 0) return word('valeur de tout type', 'valeurs de tout type');
  const words = types.map((type): Word => {
    if (type === 'string') return textWord(keywords);
    if (type === 'object' && name) return word(`objet ${code(name)}`, `objets ${code(name)}`);
    if (type !== 'array') return TYPES[type] ?? invariable(code(type));
    if (isList(keywords.prefixItems)) return word('liste ordonnée', 'listes ordonnées');
    if (keywords.items === undefined || keywords.items === true) return word('liste');
    const { many } = typeWords(document, flatten(document, keywords.items, trail));
    return word(`liste ${elided(many)}`, `listes ${elided(many)}`);
  });
  return { one: frenchList(words.map(({ one }) => one)), many: frenchList(words.map(({ many }) => many)) };
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

/** With a minus sign, since a line may break after a hyphen. */
const boundText = (value: number): string => frenchNumber(value).replace(/^-/, '−');

/** OpenAPI 3.0 says `exclusiveMinimum: true` beside `minimum`; 3.1 gives the bound itself. */
function boundWords({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonObject): string[] {
  const above = numberIn(exclusiveMinimum) ?? (exclusiveMinimum === true ? numberIn(minimum) : undefined);
  const below = numberIn(exclusiveMaximum) ?? (exclusiveMaximum === true ? numberIn(maximum) : undefined);
  const min = above === undefined ? numberIn(minimum) : undefined;
  const max = below === undefined ? numberIn(maximum) : undefined;
  if (min !== undefined && max !== undefined) return [`de ${boundText(min)} à ${boundText(max)}`];
  return [
    ...(above === undefined ? [] : [`plus de ${boundText(above)}`]),
    ...(min === undefined ? [] : [`${boundText(min)} au moins`]),
    ...(below === undefined ? [] : [`moins de ${boundText(below)}`]),
    ...(max === undefined ? [] : [`${boundText(max)} au plus`]),
  ];
}

/** A description that names every value also explains them: they need no list. */
const namesAllValues = (description: Json | undefined, values: readonly Json[]): boolean =>
  typeof description === 'string' && values.every((value) => description.includes(codeOf(value)));

/** The meaning of each value: a map, or a list in the order of the values. */
const MEANINGS = ['x-enumDescriptions', 'x-enum-descriptions'];
/** More values than this are told in a list. */
const MAX_INLINE_VALUES = 5;

function meaningOf(meanings: Json | undefined, value: Json, index: number): string | undefined {
  const found = isList(meanings) ? meanings[index] : isObject(meanings) ? meanings[String(value)] : undefined;
  return typeof found === 'string' && found.trim() !== '' ? found : undefined;
}

/** The values that are told in a list, each with its meaning where the contract gives it. */
export function listedValues(keywords: JsonObject): EnumValue[] {
  const { enum: values } = keywords;
  if (!isList(values) || values.length < 2) return [];
  const meanings = MEANINGS.map((key) => keywords[key]).find((each) => each !== undefined);
  const listed = values.map((value, index) => ({ value, meaning: meaningOf(meanings, value, index) }));
  if (listed.some(({ meaning }) => meaning !== undefined)) return listed;
  return values.length > MAX_INLINE_VALUES && !namesAllValues(keywords.description, values) ? listed : [];
}

const isToldInline = (keywords: JsonObject, values: readonly Json[]): boolean =>
  listedValues(keywords).length === 0 && !namesAllValues(keywords.description, values);

/** How a field is written in XML, where its name alone does not show it. */
function xmlWords({ xml }: JsonObject): string[] {
  if (!isObject(xml)) return [];
  const name = typeof xml.name === 'string' ? xml.name : undefined;
  if (xml.attribute === true) return [`en XML : attribut${name ? ` ${code(name)}` : ''}`];
  const words = [
    ...(name ? [`élément ${code(name)}`] : []),
    ...(xml.wrapped === true ? ['liste dans un élément'] : []),
  ];
  return words.length > 0 ? [`en XML : ${words.join(', ')}`] : [];
}

/** The limits of a schema: its length, its bounds, its values, its default. */
export function limitsOf(keywords: JsonObject): string[] {
  const { pattern, enum: values, default: fallback } = keywords;
  const constant = isList(values) && values.length === 1 ? values[0] : keywords.const;
  const hasType = (test: (type: string) => boolean): boolean => typesOf(keywords).some(test);
  return [
    ...(constant === undefined ? [] : [`toujours ${codeOf(constant)}`]),
    ...(isList(values) && values.length > 1 && isToldInline(keywords, values)
      ? [`valeurs : ${frenchList(values.map(codeOf))}`]
      : []),
    ...(hasType((type) => type === 'string')
      ? sizeWords(numberIn(keywords.minLength), numberIn(keywords.maxLength), 'caractère')
      : []),
    ...(hasType(isNumeric) ? boundWords(keywords) : []),
    ...(typeof keywords.multipleOf === 'number' ? [`multiple de ${frenchNumber(keywords.multipleOf)}`] : []),
    ...sizeWords(numberIn(keywords.minItems), numberIn(keywords.maxItems), 'élément'),
    ...(keywords.uniqueItems === true ? ['sans doublon'] : []),
    ...sizeWords(numberIn(keywords.minProperties), numberIn(keywords.maxProperties), 'clé'),
    ...(typeof pattern === 'string' && !patternWord(pattern) ? [`format : ${code(pattern)}`] : []),
    ...(fallback === undefined ? [] : [`par défaut : ${codeOf(fallback)}`]),
    ...xmlWords(keywords),
  ];
}
