// Every object of a contract, and every reference.
import { isList, isObject, type Json, type JsonObject, pointTo } from './json';

/** These keywords hold data, as extensions do: a `$ref` in data is no reference. */
const DATA_KEYWORDS = ['example', 'value', 'default', 'enum', 'const'];
/** `examples` holds data in a schema, where it is a list. */
const isData = (key: string, value: Json): boolean =>
  DATA_KEYWORDS.includes(key) || key.startsWith('x-') || (key === 'examples' && isList(value));

/** The keys of these maps are names that the author chose, and their values schemas. */
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

export function objectsOf(value: Json, place = ROOT): ContractObject[] {
  const { pointer, isMap } = place;
  if (isList(value))
    return value.flatMap((item, index) =>
      objectsOf(item, { ...place, pointer: pointTo(pointer, index), isMap: false }),
    );
  if (!isObject(value)) return [];
  const isDescribed = place.isDescribed || (!isMap && typeof value.description === 'string');
  const inner = Object.entries(value).flatMap(([key, item]) => {
    if (!isMap && isData(key, item)) return [];
    const isNewSchema = !isMap && (key === 'schema' || SCHEMA_MAPS.includes(key));
    return objectsOf(item, {
      pointer: pointTo(pointer, key),
      isMap: !isMap && MAPS.includes(key),
      isDescribed: isDescribed && !isNewSchema,
    });
  });
  return isMap ? inner : [{ value, pointer, isMap, isDescribed }, ...inner];
}

export type Reference = { readonly pointer: string; readonly ref: string };

export const referencesIn = (value: Json): Reference[] =>
  objectsOf(value).flatMap(({ value: { $ref }, pointer }) =>
    typeof $ref === 'string' ? [{ pointer: pointTo(pointer, '$ref'), ref: $ref }] : [],
  );
