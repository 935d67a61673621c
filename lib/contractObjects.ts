// Every object of a contract, and what is asked of all of them: their references, and what pages do not show of them.
import { isList, isObject, type Json, type JsonObject, pointTo } from './json';

/** These keywords hold data, as extensions do: what looks like a reference in it is none. */
const DATA_KEYWORDS = ['example', 'value', 'default', 'enum', 'const'];
/** `examples` holds data in a schema, where it is a list. */
const isData = (key: string, value: Json): boolean =>
  DATA_KEYWORDS.includes(key) || key.startsWith('x-') || (key === 'examples' && isList(value));

/** The keys of these maps are names chosen by the author, and their values schemas. */
const SCHEMA_MAPS = ['properties', 'patternProperties', 'schemas', '$defs'];
/** The keys of these too: one may be called `$ref` or `example`. */
const MAPS = [
  ...SCHEMA_MAPS,
  ...['dependentSchemas', 'definitions', 'parameters', 'examples', 'headers', 'responses', 'requestBodies'],
  ...['securitySchemes', 'links', 'callbacks', 'pathItems', 'paths', 'webhooks', 'content', 'encoding'],
  ...['mapping', 'variables'],
];

type Place = {
  readonly pointer: string;
  readonly isMap: boolean;
  /** Whether it, or what it is in within the same schema, has a description. */
  readonly isDescribed: boolean;
};
export type ContractObject = Place & { readonly value: JsonObject };

const ROOT: Place = { pointer: '', isMap: false, isDescribed: false };

export function* objectsOf(value: Json, { pointer, isMap, isDescribed } = ROOT): Generator<ContractObject> {
  if (isList(value)) {
    for (const [index, item] of value.entries())
      yield* objectsOf(item, { pointer: pointTo(pointer, index), isMap: false, isDescribed });
  }
  if (!isObject(value)) return;
  const described = isDescribed || (!isMap && typeof value.description === 'string');
  if (!isMap) yield { value, pointer, isMap, isDescribed: described };
  for (const [key, item] of Object.entries(value)) {
    if (!isMap && isData(key, item)) continue;
    const isNewSchema = !isMap && (key === 'schema' || SCHEMA_MAPS.includes(key));
    yield* objectsOf(item, {
      pointer: pointTo(pointer, key),
      isMap: !isMap && MAPS.includes(key),
      isDescribed: described && !isNewSchema,
    });
  }
}

export type Reference = { readonly pointer: string; readonly ref: string };

/** Every reference under a value. */
export const referencesIn = (value: Json): Reference[] =>
  [...objectsOf(value)].flatMap(({ value: { $ref }, pointer }) =>
    typeof $ref === 'string' ? [{ pointer: pointTo(pointer, '$ref'), ref: $ref }] : [],
  );
