// What a value of the contract is taken for: an empty list or object where it is none.
import { isList, isObject, type Json, type JsonObject } from '../../lib/json';

export const listIn = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);
export const objectIn = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
export const objectsIn = (value: Json | undefined): JsonObject[] => listIn(value).filter(isObject);
export const textsIn = (value: Json | undefined): string[] =>
  listIn(value).filter((item) => typeof item === 'string');

/** A text that says something. */
export const textIn = (value: Json | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** A text as it is, another value as JSON. */
export const plainText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Worked out once for each contract: every page asks again. */
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
