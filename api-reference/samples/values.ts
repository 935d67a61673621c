// The values that samples send: the contract's examples, or else values made from its schemas.
import { isList, isObject, type Json, type JsonObject } from '../../lib/json';
import { childrenOf, type Part } from '../../lib/openapi';
import { generatedValue } from '../model/generate';
import { plainText } from '../model/values';

export type Pair = readonly [name: string, value: string];

/** The first example; undefined where there is none. */
export const givenExample = (document: JsonObject, part: Part): Json | undefined =>
  part.value.example ?? childrenOf(document, part, 'examples')[0]?.[1].value.value;

/** The first example, or else a value made from the schema. */
export function exampleIn(document: JsonObject, part: Part): Json {
  const given = givenExample(document, part);
  if (given !== undefined && given !== '') return given;
  const { schema } = part.value;
  return isObject(schema) ? (generatedValue(document, schema, 'request') ?? null) : 'valeur';
}

/** A list repeats its name; an object gives `name[key]` for each of its fields. */
export function pairsOf(name: string, value: Json): Pair[] {
  if (isList(value)) return value.map((item) => [name, plainText(item)]);
  if (!isObject(value)) return [[name, plainText(value)]];
  return Object.entries(value).map(([key, item]) => [`${name}[${key}]`, plainText(item)]);
}

/** An address may stand between double quotes in a terminal, where `!` calls the history. */
export const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
