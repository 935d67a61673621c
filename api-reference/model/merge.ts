// The keywords of two schemas that a value must both follow: of two limits, the narrower one holds.
import { isList, isObject, type Json, type JsonObject } from '../../lib/json';
import { textsIn } from './values';

/** A field that both schemas describe must follow both. */
function mergedProperties(one: JsonObject, other: JsonObject): JsonObject {
  const merged = new Map(Object.entries(one));
  for (const [name, schema] of Object.entries(other)) {
    const known = merged.get(name);
    if (known === undefined || known === true) merged.set(name, schema);
    else if (schema !== true) merged.set(name, { allOf: [known, schema] });
  }
  return Object.fromEntries(merged);
}

const LOWEST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const HIGHEST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];

const typesIn = (value: Json): Json[] => (isList(value) ? [...value] : [value]);

/** An integer is a number too. */
function commonTypes(one: Json, other: Json): Json {
  const [all, allowed] = [typesIn(one), typesIn(other)];
  const common = [...all, ...allowed].filter(
    (type) =>
      (all.includes(type) || (type === 'integer' && all.includes('number'))) &&
      (allowed.includes(type) || (type === 'integer' && allowed.includes('number'))),
  );
  const [first, ...rest] = [...new Set(common)];
  return first === undefined ? other : rest.length > 0 ? [first, ...rest] : first;
}

/** No other field is allowed as soon as one of the two forbids them. */
function narrowerOthers(one: Json, other: Json): Json {
  if (one === false || other === false) return false;
  return other === true ? one : other;
}

/** Both values of a keyword in one; undefined where the second takes the place of the first. */
function mergedValue(key: string, one: Json, other: Json): Json | undefined {
  if (key === 'properties' && isObject(one) && isObject(other)) return mergedProperties(one, other);
  if (key === 'required') return [...new Set([...textsIn(one), ...textsIn(other)])];
  if (key === 'type') return commonTypes(one, other);
  if (key === 'enum' && isList(one) && isList(other)) {
    const common = other.filter((value) => one.includes(value));
    return common.length > 0 ? common : undefined;
  }
  if (key === 'additionalProperties' || key === 'unevaluatedProperties') return narrowerOthers(one, other);
  if (typeof one !== 'number' || typeof other !== 'number') return undefined;
  if (LOWEST.includes(key)) return Math.min(one, other);
  return HIGHEST.includes(key) ? Math.max(one, other) : undefined;
}

export function mergedKeywords(base: JsonObject, over: JsonObject): JsonObject {
  const shared = Object.keys(over).flatMap((key): [string, Json][] => {
    const [one, other] = [Object.hasOwn(base, key) ? base[key] : undefined, over[key]];
    const merged = one === undefined || other === undefined ? undefined : mergedValue(key, one, other);
    return merged === undefined ? [] : [[key, merged]];
  });
  return { ...base, ...over, ...Object.fromEntries(shared) };
}
