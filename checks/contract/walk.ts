// Finds the texts, properties and strings of the contract.
import { objectsOf } from '../../lib/contractObjects';
import { isList, isObject, type Json, type JsonObject, lookUp, pointTo } from '../../lib/json';
import type { Part } from '../../lib/openapi';

type LocatedText = { readonly pointer: string; readonly text: string };

/** Beside `enum`: what each value means. */
export const MEANINGS = 'x-enumDescriptions';

const namedTexts = (map: Json | undefined, pointer: string): (LocatedText & { readonly name: string })[] =>
  Object.entries(isObject(map) ? map : {}).map(([name, text]) => ({
    name,
    pointer: pointTo(pointer, name),
    text: String(text),
  }));

export const meaningsOf = (schema: JsonObject): ReadonlyMap<string, string> =>
  new Map(namedTexts(schema[MEANINGS], '').map(({ name, text }) => [name, text]));

const SCOPES = '/components/securitySchemes/accessToken/flows/clientCredentials/scopes';
export const scopesOf = (document: JsonObject) => namedTexts(lookUp(document, SCOPES), SCOPES);

/** Every text that readers see. */
export const textsOf = (document: JsonObject): LocatedText[] => [
  ...objectsOf(document).flatMap(({ value, pointer }) => [
    ...namedTexts(value[MEANINGS], pointTo(pointer, MEANINGS)),
    ...['summary', 'description'].flatMap((key) => stringsOf(value[key] ?? null, pointTo(pointer, key))),
  ]),
  ...scopesOf(document),
];

type Property = Part & { readonly name: string };

/** Each property where it is defined; `if` and `then` only name it again. */
export const propertiesOf = (document: JsonObject): Property[] =>
  objectsOf(document).flatMap(({ value: { properties }, pointer }) => {
    if (/\/(?:if|then)(?:\/|$)/.test(pointer) || !isObject(properties)) return [];
    return Object.entries(properties).flatMap(([name, value]) =>
      isObject(value) ? { name, value, pointer: pointTo(pointTo(pointer, 'properties'), name) } : [],
    );
  });

/** Every string of the document, examples included. */
export function stringsOf(value: Json, pointer = ''): LocatedText[] {
  if (typeof value === 'string') return [{ pointer, text: value }];
  if (!isList(value) && !isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => stringsOf(item, pointTo(pointer, key)));
}
