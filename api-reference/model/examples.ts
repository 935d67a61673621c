// The examples of a body or a parameter: those of the contract or, without any, one made from the schema.
import { sample } from 'openapi-sampler';
import { isList, isObject, type Json, type JsonObject, lookUp, pointerOfRef, pointTo } from '../../lib/json';
import { childrenOf, type Part } from '../../lib/openapi';
import { isShown } from './fields';
import { isForm, isJson } from './mediaTypes';
import { type Alternatives, discriminatorValues, type FlatSchema, flatten } from './schema';
import type { Direction, Example } from './types';
import { typesOf } from './typeWords';
import { listIn, objectIn, objectsIn } from './values';

type Context = {
  readonly document: JsonObject;
  readonly direction: Direction;
  readonly trail: readonly string[];
  readonly depth: number;
};

/** What is nested deeper is left out. */
const MAX_DEPTH = 6;

const givenValue = (keywords: JsonObject): Json | undefined => {
  const { const: constant, example, examples, default: fallback, enum: values } = keywords;
  return [constant, example, listIn(examples)[0], fallback, listIn(values)[0]].find(
    (value) => value !== undefined,
  );
};

/** With the value of the discriminator that selects its schema. */
function discriminated(
  value: JsonObject,
  discriminator: JsonObject,
  member: Json,
  name?: string,
): JsonObject {
  const [selected] = discriminatorValues(discriminator, member, name);
  const property = discriminator.propertyName;
  return selected === undefined || typeof property !== 'string' ? value : { ...value, [property]: selected };
}

/** A schema that has another one in its `allOf` is selected by the discriminator of that one. */
function withBaseDiscriminators(value: JsonObject, { name }: FlatSchema, document: JsonObject): JsonObject {
  if (name === undefined) return value;
  const pointer = pointTo('/components/schemas', name);
  return objectsIn(objectIn(lookUp(document, pointer)).allOf).reduce((known, { $ref }) => {
    const { discriminator } = objectIn(
      typeof $ref === 'string' ? lookUp(document, pointerOfRef($ref)) : undefined,
    );
    return isObject(discriminator)
      ? discriminated(known, discriminator, { $ref: `#${pointer}` }, name)
      : known;
  }, value);
}

/** Of fields of which one must be there, the first. */
const isChosen = ({ choices }: FlatSchema, name: string): boolean =>
  choices.every(
    ({ groups: [first = [], ...others] }) => first.includes(name) || !others.flat().includes(name),
  );

function propertiesOf(flat: FlatSchema, context: Context): [string, Json][] {
  const { properties, additionalProperties } = flat.keywords;
  const { document, direction } = context;
  const named = Object.entries(objectIn(properties)).filter(
    ([name, schema]) =>
      schema !== false &&
      isChosen(flat, name) &&
      isShown(flatten(document, schema, flat.trail).keywords, direction),
  );
  const all =
    named.length === 0 && isObject(additionalProperties) ? [['clé', additionalProperties] as const] : named;
  return all.flatMap(([name, schema]): [string, Json][] => {
    const value = sampleOf(schema, context);
    return value === undefined ? [] : [[name, value]];
  });
}

/** The value of the first form. */
function formOf(
  { members: [member = null], discriminator }: Alternatives,
  context: Context,
): Json | undefined {
  const value = sampleOf(member, context);
  if (!isObject(value) || !discriminator) return value;
  return discriminated(value, discriminator, member, flatten(context.document, member, context.trail).name);
}

/** Texts that are shorter to read than those of openapi-sampler, and addresses that nobody has. */
const TEXTS: Readonly<Record<string, string>> = {
  undefined: 'texte',
  uri: 'https://exemple.example',
  url: 'https://exemple.example',
  email: 'personne@exemple.example',
  hostname: 'exemple.example',
};

function scalarOf(keywords: JsonObject, type: string): Json | undefined {
  const { format, pattern, minLength, maxLength } = keywords;
  const isFree = pattern === undefined && minLength === undefined && maxLength === undefined;
  const text = TEXTS[String(format)];
  if (type === 'string' && isFree && text !== undefined) return text;
  try {
    return sample({ ...keywords, type }, { quiet: true });
  } catch {
    // openapi-sampler does not know every pattern.
    return undefined;
  }
}

function sampleOf(schema: Json | undefined, context: Context): Json | undefined {
  const { document, depth } = context;
  const flat = flatten(document, schema, context.trail);
  const given = givenValue(flat.keywords);
  if (given !== undefined) return given;
  if (flat.isRecursive || depth > MAX_DEPTH) return undefined;
  const inside = { ...context, trail: flat.trail, depth: depth + 1 };
  const { items, prefixItems } = flat.keywords;
  const [type] = typesOf(flat.keywords);
  if (type === 'array') {
    const schemas = isList(prefixItems) ? prefixItems : isObject(items) ? [items] : [];
    return schemas.map((each) => sampleOf(each, inside)).filter((value) => value !== undefined);
  }
  if (type !== undefined && type !== 'object') return scalarOf(flat.keywords, type);
  const forms = flat.alternatives.map((each) => formOf(each, inside)).filter((form) => form !== undefined);
  const plainForm = forms.find((form) => !isObject(form));
  if (plainForm !== undefined) return plainForm;
  if (type === undefined && flat.alternatives.length === 0) return undefined;
  const own = withBaseDiscriminators(Object.fromEntries(propertiesOf(flat, inside)), flat, document);
  return Object.assign({}, own, ...forms);
}

export const generatedValue = (
  document: JsonObject,
  schema: Json | undefined,
  direction: Direction,
): Json | undefined => sampleOf(schema, { document, direction, trail: [], depth: 0 });

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
