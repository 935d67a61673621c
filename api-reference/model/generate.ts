// A value made from a schema, for a body or a parameter to which the contract gives no example.
import { sample } from 'openapi-sampler';
import { isList, isObject, type Json, type JsonObject, lookUp, pointerOfRef, pointTo } from '../../lib/json';
import { discriminatorValues } from './discriminator';
import type { Direction } from './fields';
import { type Alternatives, type FlatSchema, flatten } from './schema';
import { typesOf } from './words';

type Context = {
  readonly document: JsonObject;
  readonly direction: Direction;
  readonly trail: readonly string[];
  readonly depth: number;
};

/** What is nested deeper is left out. */
const MAX_DEPTH = 6;

const givenValue = ({
  const: constant,
  example,
  examples,
  default: fallback,
  enum: values,
}: JsonObject): Json | undefined =>
  [
    constant,
    example,
    isList(examples) ? examples[0] : undefined,
    fallback,
    isList(values) ? values[0] : undefined,
  ].find((value) => value !== undefined);

function discriminated(
  value: JsonObject,
  discriminator: JsonObject,
  ref: Json | undefined,
  name: string | undefined,
): JsonObject {
  const [selected] = discriminatorValues(discriminator, ref, name);
  const property = discriminator.propertyName;
  return selected === undefined || typeof property !== 'string' ? value : { ...value, [property]: selected };
}

/** A schema that has another one in its `allOf` is selected by the discriminator of that one. */
function withBaseDiscriminators(
  value: JsonObject,
  name: string | undefined,
  document: JsonObject,
): JsonObject {
  const schema = name === undefined ? undefined : lookUp(document, pointTo('/components/schemas', name));
  const members = isObject(schema) && isList(schema.allOf) ? schema.allOf : [];
  return members.reduce<JsonObject>((known, member) => {
    const ref = isObject(member) ? member.$ref : undefined;
    const base = typeof ref === 'string' ? lookUp(document, pointerOfRef(ref)) : undefined;
    if (!isObject(base) || !isObject(base.discriminator)) return known;
    return discriminated(known, base.discriminator, `#/components/schemas/${name}`, name);
  }, value);
}

const isSent = ({ readOnly, writeOnly }: JsonObject, direction: Direction): boolean =>
  !(direction === 'request' && readOnly === true) && !(direction === 'response' && writeOnly === true);

/** Of fields of which one must be there, the first. */
function isChosen({ choices }: FlatSchema, name: string): boolean {
  return choices.every(
    ({ groups: [first = [], ...others] }) => first.includes(name) || !others.flat().includes(name),
  );
}

function propertiesOf(flat: FlatSchema, context: Context): [string, Json][] {
  const { properties, additionalProperties } = flat.keywords;
  const named = Object.entries(isObject(properties) ? properties : {}).filter(
    ([name, schema]) =>
      schema !== false &&
      isChosen(flat, name) &&
      isSent(flatten(context.document, schema, flat.trail).keywords, context.direction),
  );
  const all =
    named.length === 0 && isObject(additionalProperties) ? [['clé', additionalProperties] as const] : named;
  return all.flatMap(([name, schema]): [string, Json][] => {
    const value = sampleOf(schema, context);
    return value === undefined ? [] : [[name, value]];
  });
}

/** The value of the first form. */
function formOf({ members, discriminator }: Alternatives, context: Context): Json | undefined {
  const [member] = members;
  const value = sampleOf(member, context);
  if (!isObject(value) || !discriminator) return value;
  const name = flatten(context.document, member, context.trail).name;
  return discriminated(value, discriminator, isObject(member) ? member.$ref : undefined, name);
}

function listOf(flat: FlatSchema, context: Context): Json {
  const { items, prefixItems } = flat.keywords;
  const schemas = isList(prefixItems) ? prefixItems : isObject(items) ? [items] : [];
  return schemas.map((schema) => sampleOf(schema, context)).filter((value) => value !== undefined);
}

/** Texts that are shorter to read than those of openapi-sampler, and addresses that nobody has. */
const TEXTS: Readonly<Record<string, string>> = {
  uri: 'https://exemple.example',
  url: 'https://exemple.example',
  email: 'personne@exemple.example',
  hostname: 'exemple.example',
};

function plainText({ format, pattern, minLength, maxLength }: JsonObject): string | undefined {
  if (pattern !== undefined || minLength !== undefined || maxLength !== undefined) return undefined;
  return format === undefined ? 'texte' : TEXTS[String(format)];
}

function scalarOf(keywords: JsonObject, type: string): Json | undefined {
  const text = type === 'string' ? plainText(keywords) : undefined;
  if (text !== undefined) return text;
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
  const [type] = typesOf(flat.keywords);
  if (type === 'array') return listOf(flat, inside);
  const forms = flat.alternatives.map((each) => formOf(each, inside));
  if (type !== undefined && type !== 'object') return scalarOf(flat.keywords, type);
  const [plainForm] = forms.filter((form) => form !== undefined && !isObject(form));
  if (plainForm !== undefined) return plainForm;
  if (type === undefined && forms.length === 0) return undefined;
  const own = Object.fromEntries(propertiesOf(flat, inside));
  const ofForms = forms.flatMap((form) => Object.entries(isObject(form) ? form : {}));
  return { ...withBaseDiscriminators(own, flat.name, document), ...Object.fromEntries(ofForms) };
}

export const generatedValue = (
  document: JsonObject,
  schema: Json | undefined,
  direction: Direction,
): Json | undefined => sampleOf(schema, { document, direction, trail: [], depth: 0 });
