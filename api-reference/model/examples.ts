// The examples of a body: those of the contract or, without any, one made from the schema.
import type { JsonObject } from '../../lib/json';
import { childrenOf, type Part } from '../../lib/openapi';
import { generatedValue } from './generate';
import { isForm, isJson } from './mediaTypes';
import { flatten } from './schema';
import type { Direction, Example } from './types';
import { listIn } from './values';

/** The examples that the contract gives. */
export function givenExamples(document: JsonObject, part: Part): Example[] {
  const named = childrenOf(document, part, 'examples').flatMap(([, { value: example }]): Example[] => {
    const { summary, value } = example;
    const isText = typeof summary === 'string';
    return value === undefined ? [] : [{ summary: isText ? summary : undefined, value, isGenerated: false }];
  });
  if (named.length > 0) return named;
  const { keywords } = flatten(document, part.value.schema);
  const lone = part.value.example ?? keywords.example ?? listIn(keywords.examples)[0];
  return lone === undefined ? [] : [{ summary: undefined, value: lone, isGenerated: false }];
}

/** Bytes, whatever they mean: a file. */
export const isBinary = (document: JsonObject, media: Part): boolean =>
  flatten(document, media.value.schema).keywords.format === 'binary';

/** Without an example of the contract, one is made for a body whose text follows from its value: JSON, or a form. */
export function examplesOf(
  document: JsonObject,
  media: Part,
  mediaType: string,
  direction: Direction,
): Example[] {
  const given = givenExamples(document, media);
  const isText = isJson(mediaType) || isForm(mediaType);
  if (given.length > 0 || !isText || isBinary(document, media)) return given;
  const value = generatedValue(document, media.value.schema, direction) ?? null;
  return value === null ? [] : [{ summary: undefined, value, isGenerated: true }];
}
