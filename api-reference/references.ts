// The references of a contract. What looks like one inside data, such as an example or an extension, is none.
import { isList, isObject, type Json, pointTo } from '../lib/json';

export type Reference = { readonly pointer: string; readonly ref: string };

/** These keywords hold data. `examples` does in a schema, where it is a list. */
const DATA_KEYWORDS = ['example', 'value', 'default', 'enum', 'const'];
const isData = (key: string, value: Json): boolean =>
  DATA_KEYWORDS.includes(key) || key.startsWith('x-') || (key === 'examples' && isList(value));

/** These keywords hold a map whose keys are names chosen by the author: one may be called `$ref` or `example`. */
const MAP_KEYWORDS = [
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'],
  ...['schemas', 'parameters', 'examples', 'headers', 'responses', 'requestBodies', 'securitySchemes'],
  ...['links', 'callbacks', 'pathItems', 'paths', 'webhooks', 'content', 'encoding', 'mapping', 'variables'],
];

/** Every reference under a value. */
export function* referencesIn(value: Json, pointer = '', isMap = false): Generator<Reference> {
  if (isList(value)) {
    for (const [index, item] of value.entries()) yield* referencesIn(item, pointTo(pointer, index));
  }
  if (!isObject(value)) return;
  if (!isMap && typeof value.$ref === 'string') yield { pointer: pointTo(pointer, '$ref'), ref: value.$ref };
  for (const [key, item] of Object.entries(value)) {
    if (isMap || !isData(key, item))
      yield* referencesIn(item, pointTo(pointer, key), !isMap && MAP_KEYWORDS.includes(key));
  }
}
