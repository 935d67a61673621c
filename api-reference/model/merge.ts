// Merges the keywords of two schemas that a value must both follow: of two limits, the narrower one applies.
import type { Json, JsonObject } from '../../lib/json';
import { asList, asObject, textsIn } from './values';

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

function commonTypes(one: Json, other: Json): Json {
  const [all, allowed] = [[one].flat(), [other].flat()];
  const isIn = (types: readonly Json[], type: Json): boolean =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  const common = new Set([...all, ...allowed].filter((type) => isIn(all, type) && isIn(allowed, type)));
  const [first = other, ...rest] = common;
  return rest.length > 0 ? [first, ...rest] : first;
}

/** Other fields are allowed only if both schemas allow them. */
function narrowerOthers(one: Json, other: Json): Json {
  if (one === false || other === false) return false;
  return other === true ? one : other;
}

/** Undefined where the second value takes the place of the first. */
type Merge = (one: Json, other: Json) => Json | undefined;

const chosen =
  (choose: (one: number, other: number) => number): Merge =>
  (one, other) =>
    typeof one === 'number' && typeof other === 'number' ? choose(one, other) : undefined;

function commonValues(one: Json, other: Json): Json | undefined {
  const common = asList(other).filter((value) => asList(one).includes(value));
  return common.length > 0 ? common : undefined;
}

const eachOf = (keys: readonly string[], merge: Merge): [string, Merge][] => keys.map((key) => [key, merge]);

const MERGES: ReadonlyMap<string, Merge> = new Map([
  ['properties', (one, other) => mergedProperties(asObject(one), asObject(other))],
  ['required', (one, other) => [...new Set([...textsIn(one), ...textsIn(other)])]],
  ['type', commonTypes],
  ['enum', commonValues],
  ...eachOf(['additionalProperties', 'unevaluatedProperties'], narrowerOthers),
  ...eachOf(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'], chosen(Math.min)),
  ...eachOf(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'], chosen(Math.max)),
]);

export function mergedKeywords(base: JsonObject, over: JsonObject): JsonObject {
  const shared = Object.entries(over).flatMap(([key, other]): [string, Json][] => {
    const one = Object.hasOwn(base, key) ? base[key] : undefined;
    const merged = one === undefined ? undefined : MERGES.get(key)?.(one, other);
    return merged === undefined ? [] : [[key, merged]];
  });
  return { ...base, ...over, ...Object.fromEntries(shared) };
}
