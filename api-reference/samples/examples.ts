// The values of a contract's examples, for samples.
import { sample } from 'openapi-sampler';
import { isList, isObject, type Json, type JsonObject, pointTo } from '../../lib/json';
import { type Part, partAt } from '../../lib/openapi';

export type Pair = readonly [name: string, value: string];

export const SAMPLED = { skipReadOnly: true, quiet: true } as const;

/** The first example; undefined where there is none. */
export function givenExample(document: JsonObject, { value, pointer }: Part): Json | undefined {
  if (value.example !== undefined) return value.example;
  const [name] = Object.keys(isObject(value.examples) ? value.examples : {});
  return name === undefined
    ? undefined
    : partAt(document, pointTo(pointTo(pointer, 'examples'), name))?.value.value;
}

/** The first example, or else a value made from the schema. */
export function exampleIn(document: JsonObject, part: Part): Json {
  const given = givenExample(document, part);
  if (given !== undefined && given !== '') return given;
  if (!isObject(part.value.schema)) return 'valeur';
  const sampled = sample(part.value.schema, SAMPLED, document);
  return JSON.parse(JSON.stringify(sampled ?? null));
}

export const textOf = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** A list repeats its name; an object gives `name[key]` for each of its fields. */
export function pairsOf(name: string, value: Json): Pair[] {
  if (isList(value)) return value.map((item) => [name, textOf(item)]);
  if (isObject(value)) return Object.entries(value).map(([key, item]) => [`${name}[${key}]`, textOf(item)]);
  return [[name, textOf(value)]];
}
