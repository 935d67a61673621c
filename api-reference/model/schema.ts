// A schema as a reader sees it: references followed, `allOf` merged, `null` told apart from the types.
import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  lookUp,
  pointerKeys,
  pointerOfRef,
} from '../../lib/json';

export type Alternatives = {
  readonly members: readonly Json[];
  readonly discriminator: JsonObject | undefined;
};

/** Groups of fields of which one must be there: `oneOf` and `anyOf` that only say « required ». */
export type Choice = { readonly exactly: boolean; readonly groups: readonly (readonly string[])[] };

export type FlatSchema = {
  readonly keywords: JsonObject;
  readonly nullable: boolean;
  /** Its name among the schemas of the contract. */
  readonly name: string | undefined;
  /** The references followed to get here: meeting one again is a recursion. */
  readonly trail: readonly string[];
  readonly alternatives: readonly Alternatives[];
  readonly choices: readonly Choice[];
  /** The schema is one that is being described already. */
  readonly repeats: boolean;
};

/** Conditions are told by the descriptions, where they are told. */
const UNTOLD = ['$ref', 'allOf', 'oneOf', 'anyOf', 'if', 'then', 'else', 'not', 'nullable', 'discriminator'];

export const textsIn = (value: Json | undefined): string[] =>
  isList(value) ? value.filter((item) => typeof item === 'string') : [];

const listIn = (value: Json | undefined): readonly Json[] => (isList(value) ? value : []);

const nameAt = (pointer: string): string | undefined =>
  pointer.startsWith('/components/schemas/') ? pointerKeys(pointer)[2] : undefined;

const isNullOnly = (schema: Json): boolean =>
  isObject(schema) &&
  (schema.type === 'null' ||
    schema.const === null ||
    (isList(schema.enum) && schema.enum.every((v) => v === null)));

/** `{ required: [caseId] }`, with nothing on what the fields hold. */
function groupOf(schema: Json): string[] | undefined {
  if (!isObject(schema)) return undefined;
  const { required, properties, type, ...rest } = schema;
  const names = textsIn(required);
  const isBare = Object.values(isObject(properties) ? properties : {}).every((field) => field === true);
  const saysMore = Object.keys(rest).length > 0 || (type !== undefined && type !== 'object');
  return names.length > 0 && isBare && !saysMore ? names : undefined;
}

/** A field that both describe must follow both. */
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
    Object.entries(schema).filter(([key]) => !UNTOLD.includes(key)),
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

const repeated = (schema: JsonObject, name: string | undefined, trail: readonly string[]): FlatSchema => ({
  ...ownKeywords(schema),
  name,
  trail,
  alternatives: [],
  choices: [],
  repeats: true,
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
      repeats: false,
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
    if (trail.includes(pointer)) return repeated(schema, name, trail);
    const target = flatten(document, lookUp(document, pointer), [...trail, pointer]);
    bases.push({ ...target, name: name ?? target.name });
  }
  for (const member of listIn(schema.allOf)) {
    const base = flatten(document, member, trail);
    // A schema that is part of itself adds nothing.
    if (!base.repeats) bases.push(base);
  }
  for (const kind of ['oneOf', 'anyOf']) {
    const all = listIn(schema[kind]);
    const members = all.filter((member) => !isNullOnly(member));
    nullable ||= members.length < all.length;
    const groups = members.map(groupOf).filter((group) => group !== undefined);
    const [first] = members;
    if (members.length === 1 && first !== undefined) {
      const base = flatten(document, first, trail);
      if (base.repeats) {
        return {
          ...repeated(schema, base.name, trail),
          keywords: mergedKeywords(base.keywords, own),
          nullable,
        };
      }
      bases.push(base);
    } else if (members.length > 0 && groups.length === members.length) {
      choices.push({ exactly: kind === 'oneOf', groups });
    } else if (members.length > 0) {
      alternatives.push({
        members,
        discriminator: isObject(schema.discriminator) ? schema.discriminator : undefined,
      });
    }
  }

  const named = bases.filter(({ name }) => name !== undefined);
  // Of several descriptions without one of its own, the first is what the schema is.
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
    repeats: false,
  };
}
