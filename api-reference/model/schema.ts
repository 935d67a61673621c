// Flattens a schema: follows references, merges `allOf`, and removes `null` from its types and values.
import type { Json, JsonObject } from '../../lib/json';
import { isList, isObject, lookUp, pointerKeys, pointerOfRef, pointTo, refTo } from '../../lib/json';
import { mergedKeywords } from './merge';
import { asList, asObject, textsIn } from './values';

/** The members of a `oneOf` or `anyOf`, or the schemas that are made from one whose discriminator tells them apart. */
export type Alternatives = {
  readonly kind: 'oneOf' | 'anyOf' | 'derived';
  readonly members: readonly Json[];
  readonly discriminator: JsonObject | undefined;
};

/** Groups of fields of which one is required: a `oneOf` or `anyOf` whose members have `required` only. */
export type Choice = { readonly isExactlyOne: boolean; readonly groups: readonly (readonly string[])[] };

export type FlatSchema = {
  readonly keywords: JsonObject;
  readonly nullable: boolean;
  /** Its name under `components/schemas`, if it has one. */
  readonly name: string | undefined;
  /** The references followed up to here: one that comes again is a recursion. */
  readonly trail: readonly string[];
  readonly alternatives: readonly Alternatives[];
  readonly choices: readonly Choice[];
  /** `if`, `not`… where it has no description. */
  readonly conditions: readonly string[];
  /** The schema contains itself, and is described further up. */
  readonly isRecursive: boolean;
};

export const CONDITIONS = ['if', 'not', 'dependentSchemas', 'contains', 'propertyNames'] as const;

const COMPOSITION_KEYWORDS = ['$ref', 'allOf', 'oneOf', 'anyOf', 'nullable', 'discriminator'];

/** Beside a reference, these describe the schema and do not change it. */
const ANNOTATIONS = [
  ...['title', 'summary', 'description', 'example', 'examples', 'default', 'deprecated'],
  ...['readOnly', 'writeOnly', 'externalDocs', 'xml', '$comment'],
];

const isAnnotation = (key: string): boolean => ANNOTATIONS.includes(key) || key.startsWith('x-');

const nameAt = (pointer: string): string | undefined =>
  pointer.startsWith('/components/schemas/') ? pointerKeys(pointer)[2] : undefined;

const isNullOnly = (schema: Json): boolean =>
  isObject(schema) &&
  (schema.type === 'null' ||
    schema.const === null ||
    (isList(schema.enum) && schema.enum.every((value) => value === null)));

/** The names in `{ required: [caseId] }`; undefined for a schema that has other keywords. */
function requiredGroup(schema: Json): string[] | undefined {
  if (!isObject(schema)) return undefined;
  const { required, properties, type, ...rest } = schema;
  const names = textsIn(required);
  const isBare = Object.values(asObject(properties)).every((field) => field === true);
  const hasOther = Object.keys(rest).length > 0 || (type !== undefined && type !== 'object');
  return names.length > 0 && isBare && !hasOther ? names : undefined;
}

/** The schema's own keywords, without `null` among its types and values. */
function ownKeywords(schema: JsonObject): { keywords: JsonObject; nullable: boolean } {
  const keywords: Record<string, Json> = Object.fromEntries(
    Object.entries(schema).filter(([key]) => !COMPOSITION_KEYWORDS.includes(key)),
  );
  let nullable = schema.nullable === true;
  if (isList(schema.type)) {
    const types = schema.type.filter((type) => type !== 'null');
    nullable ||= types.length < schema.type.length;
    keywords.type = types.length === 1 ? (types[0] ?? 'null') : types;
  }
  if (isList(schema.enum) && schema.enum.includes(null)) {
    nullable = true;
    keywords.enum = schema.enum.filter((value) => value !== null);
  }
  return { keywords, nullable };
}

const EMPTY: FlatSchema = {
  keywords: {},
  nullable: false,
  name: undefined,
  trail: [],
  alternatives: [],
  choices: [],
  conditions: [],
  isRecursive: false,
};

/** The target of a `$ref`; undefined where it leads back to where it comes from. */
function targetOf(document: JsonObject, ref: string, trail: readonly string[]): FlatSchema | undefined {
  const pointer = pointerOfRef(ref);
  if (trail.includes(pointer)) return undefined;
  const target = flatten(document, lookUp(document, pointer), [...trail, pointer]);
  const derived = derivedFrom(document, pointer, trail);
  return {
    ...target,
    name: nameAt(pointer) ?? target.name,
    alternatives: [...target.alternatives, ...derived],
  };
}

/** The named schemas that have this one in their `allOf`, where its discriminator tells them apart. */
function derivedFrom(document: JsonObject, pointer: string, trail: readonly string[]): Alternatives[] {
  const base = lookUp(document, pointer);
  if (!isObject(base) || !isObject(base.discriminator) || base.oneOf || base.anyOf) return [];
  const isBase = (member: Json): boolean =>
    isObject(member) && typeof member.$ref === 'string' && pointerOfRef(member.$ref) === pointer;
  const members = Object.entries(asObject(lookUp(document, '/components/schemas')))
    .filter(([, schema]) => asList(asObject(schema).allOf).some(isBase))
    .map(([name]) => pointTo('/components/schemas', name))
    .filter((member) => !trail.includes(member))
    .map((member) => ({ $ref: refTo(member) }));
  return members.length > 0 ? [{ kind: 'derived', members, discriminator: base.discriminator }] : [];
}

/** A schema that extends a base is none of the other schemas that extend it. */
const asBase = (base: FlatSchema): FlatSchema => ({
  ...base,
  alternatives: base.alternatives.filter(({ kind }) => kind !== 'derived'),
});

function formsOf(
  document: JsonObject,
  schema: JsonObject,
  kind: 'oneOf' | 'anyOf',
  trail: readonly string[],
): Pick<FlatSchema, 'alternatives' | 'choices'> & { readonly bases: FlatSchema[] } {
  const members = asList(schema[kind]).filter((member) => !isNullOnly(member));
  const groups = members.map(requiredGroup).filter((group) => group !== undefined);
  const none = { bases: [], alternatives: [], choices: [] };
  if (members.length === 0) return none;
  if (members.length === 1) return { ...none, bases: [flatten(document, members[0], trail)] };
  if (groups.length === members.length)
    return { ...none, choices: [{ isExactlyOne: kind === 'oneOf', groups }] };
  const discriminator = isObject(schema.discriminator) ? schema.discriminator : undefined;
  return { ...none, alternatives: [{ kind, members, discriminator }] };
}

const hasNullForm = ({ oneOf, anyOf }: JsonObject): boolean =>
  [...asList(oneOf), ...asList(anyOf)].some(isNullOnly);

/** Whether keywords constrain the value, and do not only describe it. */
const isDefinition = (keywords: JsonObject): boolean =>
  Object.keys(keywords).some((key) => !isAnnotation(key));

const hasContent = ({ keywords, name, alternatives, choices }: FlatSchema): boolean =>
  name !== undefined || alternatives.length + choices.length > 0 || isDefinition(keywords);

export function flatten(
  document: JsonObject,
  schema: Json | undefined,
  trail: readonly string[] = [],
): FlatSchema {
  if (!isObject(schema)) return { ...EMPTY, trail };
  const { keywords: own, nullable: ownNullable } = ownKeywords(schema);
  const recursive = { ...EMPTY, keywords: own, nullable: ownNullable, trail, isRecursive: true };
  const ref = typeof schema.$ref === 'string' ? schema.$ref : undefined;
  const target = ref === undefined ? undefined : targetOf(document, ref, trail);
  if (ref !== undefined && !target) return { ...recursive, name: nameAt(pointerOfRef(ref)) };
  const forms = (['oneOf', 'anyOf'] as const).map((kind) => formsOf(document, schema, kind, trail));
  const bases = [
    ...(target ? [target] : []),
    ...asList(schema.allOf)
      .map((member) => flatten(document, member, trail))
      // A schema that lists itself in its `allOf` adds nothing.
      .filter(({ isRecursive }) => !isRecursive)
      .map(asBase),
    ...forms.flatMap((form) => form.bases),
  ];
  const nullable = ownNullable || hasNullForm(schema);
  const loop = bases.find(({ isRecursive }) => isRecursive);
  if (loop) return { ...recursive, keywords: mergedKeywords(loop.keywords, own), name: loop.name, nullable };

  const ownAlternatives = forms.flatMap(({ alternatives }) => alternatives);
  const ownChoices = forms.flatMap(({ choices }) => choices);
  const [base, ...others] = bases.filter(hasContent);
  const isOnlyBase = !isDefinition(own) && others.length + ownAlternatives.length + ownChoices.length === 0;
  // Without a description of its own, a schema takes the first one of its bases.
  const description =
    own.description ?? bases.find(({ keywords }) => keywords.description)?.keywords.description;
  const keywords = [...bases.map((each) => each.keywords), own].reduce(mergedKeywords, {});
  const conditions = [
    ...CONDITIONS.filter((key) => schema[key] !== undefined),
    ...bases.flatMap((each) => each.conditions),
  ];
  return {
    keywords: description === undefined ? keywords : { ...keywords, description },
    nullable:
      nullable || (own.type === undefined && bases.length > 0 && bases.every((each) => each.nullable)),
    name: isOnlyBase ? base?.name : undefined,
    trail: [...new Set([...trail, ...bases.flatMap((each) => each.trail)])],
    alternatives: [...bases.flatMap((each) => each.alternatives), ...ownAlternatives],
    choices: [...bases.flatMap((each) => each.choices), ...ownChoices],
    conditions: description === undefined ? [...new Set(conditions)] : [],
    isRecursive: false,
  };
}

/** The values of the discriminator that select a schema: keys of its mapping, or the name of the schema. */
export function discriminatorValues(
  discriminator: JsonObject,
  member: Json | undefined,
  name: string | undefined,
): string[] {
  const ref = asObject(member).$ref;
  // A mapping names a schema or has a reference to it.
  const values = Object.entries(asObject(discriminator.mapping))
    .filter(([, target]) => target === ref || target === name)
    .map(([value]) => value);
  return values.length > 0 || name === undefined ? values : [name];
}
