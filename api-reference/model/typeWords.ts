// The type of a schema in French words.
import { isList, isObject, type Json, type JsonObject } from '../../lib/json';
import { type FlatSchema, flatten } from './schema';
import { asList } from './values';
import { code, frenchList } from './words';

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

const BASE64 = word('texte en base64', 'textes en base64');
const WEB_ADDRESS = word('adresse web', 'adresses web');

const FORMATS: Readonly<Record<string, Word>> = {
  'date-time': word('date et heure', 'dates et heures'),
  date: word('date'),
  time: word('heure'),
  duration: word('durée'),
  uri: WEB_ADDRESS,
  url: WEB_ADDRESS,
  'uri-reference': word('chemin ou adresse web', 'chemins ou adresses web'),
  email: word('adresse e-mail', 'adresses e-mail'),
  uuid: invariable('UUID'),
  binary: word('fichier'),
  byte: BASE64,
  base64: BASE64,
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
const UUID = /^\^\S*\{8\}-\S*\{4\}-\S*\{4\}-\S*\{4\}-\S*\{12\}\S*\$$/;

/** The name of what a pattern describes, where it has one. */
export function patternWord(pattern: Json | undefined): Word | undefined {
  if (typeof pattern !== 'string') return undefined;
  if (UUID.test(pattern)) return invariable('UUID');
  const { prefixes, characters } = PREFIXED.exec(pattern)?.groups ?? {};
  if (!prefixes) return undefined;
  const forms = frenchList(prefixes.split('|').map((prefix) => code(`${prefix}_…`)));
  const noun = characters === IDENTIFIER_CHARACTERS ? 'identifiant' : 'texte';
  return word(`${noun} ${forms}`, `${noun}s ${forms}`);
}

function jsonType(value: Json): string {
  if (value === null) return 'null';
  if (isList(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** The types that a schema names, or that its other keywords imply. */
export function typesOf(keywords: JsonObject): string[] {
  const { type, properties, additionalProperties, patternProperties, items, prefixItems } = keywords;
  if (typeof type === 'string') return [type];
  if (isList(type)) return type.map(String);
  if (properties || patternProperties || isObject(additionalProperties)) return ['object'];
  if (items || prefixItems) return ['array'];
  const values = keywords.const !== undefined ? [keywords.const] : asList(keywords.enum);
  if (values.length > 0) return [...new Set(values.map(jsonType))];
  return keywords.pattern || keywords.maxLength || keywords.format ? ['string'] : [];
}

function textWord({ format, pattern, contentMediaType, contentEncoding }: JsonObject): Word {
  const known = patternWord(pattern);
  if (known) return known;
  if (typeof format === 'string')
    return FORMATS[format] ?? word(`texte (${code(format)})`, `textes (${code(format)})`);
  if (contentEncoding === 'base64') return BASE64;
  return word(contentMediaType ? 'fichier' : 'texte');
}

/** « objet `A` ou `B` », not « objet `A` ou objet `B` ». */
function joinedTypes(words: readonly string[]): string {
  const [noun] = /^objets? (?=`)/.exec(words[0] ?? '') ?? [];
  const isShared = noun !== undefined && words.every((each) => each.startsWith(noun));
  const distinct = [...new Set(isShared ? words.map((each) => each.slice(noun.length)) : words)];
  return `${isShared ? noun : ''}${frenchList(distinct)}`;
}

const eachForm = (words: readonly Word[], join: (forms: readonly string[]) => string): Word => ({
  one: join(words.map(({ one }) => one)),
  many: join(words.map(({ many }) => many)),
});

const elided = (noun: string): string => (/^[aeiouyéèêh]/i.test(noun) ? `d'${noun}` : `de ${noun}`);

export function typeWords(document: JsonObject, flat: FlatSchema): Word {
  const { keywords, name, isRecursive, alternatives, trail } = flat;
  const wordsOf = (schema: Json): Word => typeWords(document, flatten(document, schema, trail));
  if (isRecursive && name) return word(`même objet que ${code(name)}`, `objets ${code(name)} déjà décrits`);
  if (isRecursive) return word('même objet que plus haut', 'objets déjà décrits');
  const types = typesOf(keywords);
  if (types.length === 0) {
    const words = alternatives.flatMap(({ members }) => members.map(wordsOf));
    if (words.length === 0) return word('valeur de tout type', 'valeurs de tout type');
    return eachForm(words, joinedTypes);
  }
  const words = types.map((type): Word => {
    if (type === 'string') return textWord(keywords);
    if (type === 'object' && name) return word(`objet ${code(name)}`, `objets ${code(name)}`);
    if (type !== 'array') return TYPES[type] ?? invariable(code(type));
    if (isList(keywords.prefixItems)) return word('liste ordonnée', 'listes ordonnées');
    if (keywords.items === undefined || keywords.items === true) return word('liste');
    const { many } = wordsOf(keywords.items);
    return word(`liste ${elided(many)}`, `listes ${elided(many)}`);
  });
  return eachForm(words, (forms) => frenchList(forms));
}
