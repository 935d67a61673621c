// Finds what the rules on the contract look at: its objects, texts, properties and strings.

import { isList, isObject, type Json, type JsonObject, lookUp, pointTo } from '../../lib/json';
import type { Part } from '../../lib/openapi';

type LocatedText = { readonly pointer: string; readonly text: string };

/** Beside `enum`: what each value means. */
export const MEANINGS = 'x-enumDescriptions';

/** Keywords that hold values, not descriptions or schemas. */
const DATA_KEYWORDS = ['example', 'examples', 'enum', 'required', 'const', 'default', MEANINGS];

function* walk(value: Json, pointer: string, isMapOfNames: boolean): Generator<Part> {
  if (isList(value)) {
    for (const [index, item] of value.entries()) yield* walk(item, pointTo(pointer, index), false);
  } else if (isObject(value)) {
    if (!isMapOfNames) yield { value, pointer };
    for (const [key, item] of Object.entries(value)) {
      if (!isMapOfNames && DATA_KEYWORDS.includes(key)) continue;
      // The keys of `properties` are names: a property may be called `description` or `required`.
      yield* walk(item, pointTo(pointer, key), !isMapOfNames && key === 'properties');
    }
  }
}

/** Every object of the contract, without examples and other values. */
export const partsOf = (document: JsonObject): Part[] => [...walk(document, '', false)];

/** What a schema says of each of its values. */
export function meaningsOf(schema: JsonObject): ReadonlyMap<string, string> {
  const meanings = schema[MEANINGS];
  return new Map(
    Object.entries(isObject(meanings) ? meanings : {}).map(([value, text]) => [value, String(text)]),
  );
}

/** Every text that a reader is shown. */
export const textsOf = (document: JsonObject): LocatedText[] => [
  ...partsOf(document).flatMap(({ value, pointer }) =>
    [...meaningsOf(value)].map(([name, text]) => ({
      pointer: pointTo(pointTo(pointer, MEANINGS), name),
      text,
    })),
  ),
  ...partsOf(document).flatMap(({ value, pointer }) =>
    ['summary', 'description'].flatMap((key) => {
      const text = value[key];
      return typeof text === 'string' ? [{ pointer: pointTo(pointer, key), text }] : [];
    }),
  ),
  ...scopesOf(document),
];

export function scopesOf(document: JsonObject): LocatedText[] {
  const pointer = '/components/securitySchemes/accessToken/flows/clientCredentials/scopes';
  const scopes = lookUp(document, pointer);
  return Object.entries(isObject(scopes) ? scopes : {}).map(([name, text]) => ({
    pointer: pointTo(pointer, name),
    text: String(text),
  }));
}

type Property = Part & { readonly name: string };

/** Each property where it is defined; `if` and `then` only name it again. */
export const propertiesOf = (document: JsonObject): Property[] =>
  partsOf(document).flatMap(({ value, pointer }) => {
    if (/\/(?:if|then)(?:\/|$)/.test(pointer) || !isObject(value.properties)) return [];
    const properties = pointTo(pointer, 'properties');
    return Object.entries(value.properties).flatMap(([name, schema]) =>
      isObject(schema) ? [{ name, value: schema, pointer: pointTo(properties, name) }] : [],
    );
  });

/** Every string of the document, examples included. */
export function stringsOf(value: Json, pointer = ''): LocatedText[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (isList(value)) return value.flatMap((item, index) => stringsOf(item, pointTo(pointer, index)));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => stringsOf(item, pointTo(pointer, key)));
}
