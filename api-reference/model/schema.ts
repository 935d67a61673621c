// A schema in one piece: references followed, `allOf` merged, and `null` taken out of its types and values.
import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  lookUp,
  pointerKeys,
  pointerOfRef,
} from '../../lib/json';

/** The members of a `oneOf` or `anyOf`. */
export type Alternatives = {
  readonly members: readonly Json[];
  readonly discriminator: JsonObject | undefined;
};

/** Groups of fields of which one must be there: a `oneOf` or `anyOf` whose members only say `required`. */
export type Choice = { readonly isExactlyOne: boolean; readonly groups: readonly (readonly string[])[] };

export type FlatSchema = {
  readonly keywords: JsonObject;
  readonly nullable: boolean;
  /** Its name under `components/schemas`, if it has one. */
  readonly name: string | undefined;
  /** The references followed to get here: meeting one again is a recursion. */
  readonly trail: readonly string[];
  readonly alternatives: readonly Alternatives[];
  readonly choices: readonly Choice[];
  /** The schema is inside itself: it is described already, further up. */
  readonly isRecursive: boolean;
};

/** `flatten` resolves these, or leaves them out: the descriptions of the contract tell conditions (`if`, `not`…). */
const COMPOSITION_KEYWORDS = [
  '$ref',
  'allOf',
  'oneOf',
  'anyOf',
  'if',
  'then',
  'else',
  'not',
  'nullable',
  'discriminator',
];

export const textsIn = (value: Json | undefined): string[] =>
  isList(value) ? value.filter((item) => typeof item === 'string') : [];

const listIn = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);

const nameAt = (pointer: string): string | undefined =>
  pointer.startsWith('/components/schemas/') ? pointerKeys(pointer)[2] : undefined;

const isNullOnly = (schema: Json): boolean =>
  isObject(schema) &&
  (schema.type === 'null' ||
    schema.const === null ||
    (isList(schema.enum) && schema.enum.every((value) => value === null)));

/** The names in `{ required: [caseId] }`; undefined for a schema that says anything else. */
function requiredGroup(schema: Json): string[] | undefined {
  if (!isObject(schema)) return undefined;
  const { required, properties, type, ...rest } = schema;
  const names = textsIn(required);
  const isBare = Object.values(isObject(properties) ? properties : {}).every((field) => field === true);
  const saysMore = Object.keys(rest).length > 0 || (type !== undefined && type !== 'object');
  return names.length > 0 && isBare && !saysMore ? names : undefined;
}

/** A field that both schemas describe must follow both. */
function mergedProperties(one: Json | undefined, other: Json | undefined): JsonObject {
  const merged: Record<string, Json> = { ...(isObject(one) ? one : {}) };
  for (const [name, schema] of Object.entries(isObject(other) ? other : {})) {
    const known = merged[name];
    if (known === undefined || known === true) merged[name] = schema;
    else if (schema !== true) merged[name] = { allOf: [known, schema] };
  }
  return merged;
}

function mergedKeywords(base: JsonObject, over: JsonObject): JsonObject {
  const merged: Record<string, Json> = { ...base, ...over };
  if (base.properties && over.properties) {
    merged.properties = mergedProperties(base.properties, over.properties);
  }
  if (base.required && over.required) {
    merged.required = [...new Set([...textsIn(base.required), ...textsIn(over.required)])];
  }
  return merged;
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

const recursiveSchema = (
  schema: JsonObject,
  name: string | undefined,
  trail: readonly string[],
): FlatSchema => ({
  ...ownKeywords(schema),
  name,
  trail,
  alternatives: [],
  choices: [],
  isRecursive: true,
});

export function flatten(
  document: JsonObject,
  schema: Json | undefined,
  trail: readonly string[] = [],
): FlatSchema {
  if (!isObject(schema)) {
    return {
      keywords: {},
      nullable: false,
      name: undefined,
      trail,
      alternatives: [],
      choices: [],
      isRecursive: false,
    };
  }
  const { keywords: own, nullable: ownNullable } = ownKeywords(schema);
  let nullable = ownNullable;
  const bases: FlatSchema[] = [];
  const alternatives: Alternatives[] = [];
  const choices: Choice[] = [];

  if (typeof schema.$ref === 'string') {
    const pointer = pointerOfRef(schema.$ref);
    const name = nameAt(pointer);
    if (trail.includes(pointer)) return recursiveSchema(schema, name, trail);
    const target = flatten(document, lookUp(document, pointer), [...trail, pointer]);
    bases.push({ ...target, name: name ?? target.name });
  }
  for (const member of listIn(schema.allOf)) {
    const base = flatten(document, member, trail);
    // A schema that lists itself in its `allOf` adds nothing.
    if (!base.isRecursive) bases.push(base);
  }
  for (const kind of ['oneOf', 'anyOf']) {
    const all = listIn(schema[kind]);
    const members = all.filter((member) => !isNullOnly(member));
    nullable ||= members.length < all.length;
    const groups = members.map(requiredGroup).filter((group) => group !== undefined);
    const [first] = members;
    if (members.length === 1 && first !== undefined) {
      const base = flatten(document, first, trail);
      if (base.isRecursive) {
        return {
          ...recursiveSchema(schema, base.name, trail),
          keywords: mergedKeywords(base.keywords, own),
          nullable,
        };
      }
      bases.push(base);
    } else if (members.length > 0 && groups.length === members.length) {
      choices.push({ isExactlyOne: kind === 'oneOf', groups });
    } else if (members.length > 0) {
      alternatives.push({
        members,
        discriminator: isObject(schema.discriminator) ? schema.discriminator : undefined,
      });
    }
  }

  const named = bases.filter(({ name }) => name !== undefined);
  // Without a description of its own, a schema takes the first one of those that it is made of.
  const description =
    own.description ?? bases.find(({ keywords }) => keywords.description)?.keywords.description;
  const keywords = [...bases.map((base) => base.keywords), own].reduce(mergedKeywords, {});
  return {
    keywords: description === undefined ? keywords : { ...keywords, description },
    nullable:
      nullable || (own.type === undefined && bases.length > 0 && bases.every((base) => base.nullable)),
    name: named.length === 1 && !schema.properties ? named[0]?.name : undefined,
    trail: [...new Set([...trail, ...bases.flatMap((base) => base.trail)])],
    alternatives: [...bases.flatMap((base) => base.alternatives), ...alternatives],
    choices: [...bases.flatMap((base) => base.choices), ...choices],
    isRecursive: false,
  };
}
