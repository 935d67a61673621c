// The examples of a body or a parameter: those of the contract or, without any, one made from the schema.
import { sample } from 'openapi-sampler';
import { objectsOf } from '../../lib/contractObjects';
import { isObject, type Json, type JsonObject, lookUp, refTo } from '../../lib/json';
import { childrenOf, type Part } from '../../lib/openapi';
import { isForm, isJson } from './mediaTypes';
import { discriminatorValues, flatten } from './schema';
import type { Direction, Example } from './types';
import { asList, asObject, cachedPerContract } from './values';

/**
 * openapi-sampler does not follow discriminators: in this copy, each named schema that one selects has the value that
 * selects it, and their base has that of the first.
 */
const withDiscriminatorValues = cachedPerContract((document): JsonObject => {
  const schemas: Record<string, Json> = { ...asObject(lookUp(document, '/components/schemas')) };
  const setValue = (name: string | undefined, property: string, value: Json | undefined): void => {
    if (name === undefined || value === undefined) return;
    schemas[name] = { allOf: [schemas[name] ?? {}, { properties: { [property]: { const: value } } }] };
  };
  for (const { value, pointer } of objectsOf(document)) {
    if (!isObject(value.discriminator)) continue;
    const base = flatten(document, { $ref: refTo(pointer) });
    for (const { members, discriminator } of base.alternatives) {
      const property = String(discriminator?.propertyName);
      const selected = members.map((member) => {
        const { name } = flatten(document, member);
        const [first] = discriminatorValues(discriminator ?? {}, member, name);
        return { name, first };
      });
      setValue(base.name, property, selected[0]?.first);
      for (const { name, first } of selected) setValue(name, property, first);
    }
  }
  return { ...document, components: { ...asObject(document.components), schemas } };
});

/** A value made from the schema; undefined where openapi-sampler cannot make one, as for some patterns. */
export function generatedValue(
  document: JsonObject,
  schema: Json | undefined,
  direction: Direction,
): Json | undefined {
  const isSent = direction === 'request';
  const options = { quiet: true, skipReadOnly: isSent, skipWriteOnly: !isSent, maxSampleDepth: 7 };
  try {
    const value = sample(schema ?? {}, options, withDiscriminatorValues(document));
    return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
  } catch {
    return undefined;
  }
}

export function givenExamples(document: JsonObject, part: Part): Example[] {
  const named = childrenOf(document, part, 'examples').flatMap(([, { value: example }]): Example[] => {
    const { summary, value } = example;
    const isText = typeof summary === 'string';
    return value === undefined ? [] : [{ summary: isText ? summary : undefined, value, isGenerated: false }];
  });
  if (named.length > 0) return named;
  const { keywords } = flatten(document, part.value.schema);
  const lone = part.value.example ?? keywords.example ?? asList(keywords.examples)[0];
  return lone === undefined ? [] : [{ summary: undefined, value: lone, isGenerated: false }];
}

export const isBinary = (document: JsonObject, media: Part): boolean =>
  flatten(document, media.value.schema).keywords.format === 'binary';

/** Without an example in the contract, one is made for JSON and forms, whose text follows from a value. */
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
