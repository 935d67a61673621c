// Values of the contract by their type: an empty list or object in place of another type.
import { isList, isObject, type Json, type JsonObject } from '../../lib/json';

export const asList = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);
export const asObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
export const objectsIn = (value: Json | undefined): JsonObject[] => asList(value).filter(isObject);
export const textsIn = (value: Json | undefined): string[] =>
  asList(value).filter((item) => typeof item === 'string');

/** Undefined for an empty text. */
export const asText = (value: Json | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

export const plainText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Pages ask for the same values again and again: each is computed once for each contract. */
export function cachedPerContract<Value>(
  compute: (document: JsonObject) => Value,
): (document: JsonObject) => Value {
  const known = new WeakMap<JsonObject, { readonly value: Value }>();
  return (document) => {
    const found = known.get(document) ?? { value: compute(document) };
    known.set(document, found);
    return found.value;
  };
}
