// The examples of a body: those of the contract or, without any, one made from the schema.
import { sample } from 'openapi-sampler';
import { isList, type Json, type JsonObject } from '../../lib/json';
import { childrenOf, type Part } from '../../lib/openapi';
import type { Direction } from './fields';
import { flatten } from './schema';
import type { Example } from './types';

/** A value made from the schema by openapi-sampler. */
export function generatedValue(
  document: JsonObject,
  schema: Json | undefined,
  direction: Direction,
): Json | undefined {
  if (schema === undefined) return undefined;
  try {
    return sample(
      schema,
      { quiet: true, skipReadOnly: direction === 'request', skipWriteOnly: direction === 'response' },
      document,
    );
  } catch {
    // openapi-sampler does not know every schema that the pages can show: the page then goes without an example.
    return undefined;
  }
}

/** The examples that the contract gives. */
export function givenExamples(document: JsonObject, part: Part): Example[] {
  const named = childrenOf(document, part, 'examples').flatMap(
    ([
      ,
      {
        value: { summary, value },
      },
    ]): Example[] =>
      value === undefined
        ? []
        : [{ summary: typeof summary === 'string' ? summary : undefined, value, isGenerated: false }],
  );
  if (named.length > 0) return named;
  const { keywords } = flatten(document, part.value.schema);
  const lone =
    part.value.example ?? keywords.example ?? (isList(keywords.examples) ? keywords.examples[0] : undefined);
  return lone === undefined ? [] : [{ summary: undefined, value: lone, isGenerated: false }];
}

export function examplesOf(document: JsonObject, media: Part, direction: Direction): Example[] {
  const given = givenExamples(document, media);
  if (given.length > 0) return given;
  const value = generatedValue(document, media.value.schema, direction);
  return value === undefined || value === null ? [] : [{ summary: undefined, value, isGenerated: true }];
}
