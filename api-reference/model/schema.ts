// A schema in one piece: references followed, `allOf` merged, and `null` taken out of its types and values.
import {
  isList,
  isObject,
  type Json,
  type JsonObject,
  lookUp,
  pointerKeys,
  pointerOfRef,
  pointTo,
  refTo,
} from '../../lib/json';
import { mergedKeywords, textsIn } from './merge';

export { textsIn };

/** The members of a `oneOf` or `anyOf`, or the schemas that are made from one whose discriminator tells them apart. */
export type Alternatives = {
  readonly kind: 'oneOf' | 'anyOf' | 'derived';
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
  /** The conditions that it sets and that no description tells: `if`, `not`… */
  readonly conditions: readonly string[];
  /** The schema is inside itself: it is described already, further up. */
  readonly isRecursive: boolean;
};

/** Conditions that are not put into words. */
export const CONDITIONS = ['if', 'not', 'dependentSchemas', 'contains', 'propertyNames'] as const;

/** `flatten` resolves these, or leaves them out. */
const COMPOSITION_KEYWORDS = ['$ref', 'allOf', 'oneOf', 'anyOf', 'nullable', 'discriminator'];

/** What only speaks of a schema: beside a reference, it makes no other schema of it. */
const ANNOTATIONS = [
  ...['title', 'summary', 'description', 'example', 'examples', 'default', 'deprecated'],
  ...['readOnly', 'writeOnly', 'externalDocs', 'xml', '$comment'],
];

const isAnnotation = (key: string): boolean => ANNOTATIONS.includes(key) || key.startsWith('x-');

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

const recursiveSchema = (
  schema: JsonObject,
  name: string | undefined,
  trail: readonly string[],
): FlatSchema => ({
  ...EMPTY,
  ...ownKeywords(schema),
  name,
  trail,
  isRecursive: true,
});

/** What flattening a schema gathers. */
type Gathered = {
  readonly bases: FlatSchema[];
  readonly alternatives: Alternatives[];
  readonly choices: Choice[];
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
  const schemas = lookUp(document, '/components/schemas');
  const members = Object.entries(isObject(schemas) ? schemas : {})
    .filter(
      ([, schema]) =>
        isObject(schema) &&
        listIn(schema.allOf).some(
          (member) =>
            isObject(member) && typeof member.$ref === 'string' && pointerOfRef(member.$ref) === pointer,
        ),
    )
    .map(([name]) => ({ $ref: refTo(pointTo('/components/schemas', name)) }))
    .filter(({ $ref }) => !trail.includes(pointerOfRef($ref)));
  return members.length > 0 ? [{ kind: 'derived', members, discriminator: base.discriminator }] : [];
}

/** A schema that takes another one as its base is not any of the schemas derived from that one. */
const asBase = (base: FlatSchema): FlatSchema => ({
  ...base,
  alternatives: base.alternatives.filter(({ kind }) => kind !== 'derived'),
});

function gatherForms(
  document: JsonObject,
  schema: JsonObject,
  kind: 'oneOf' | 'anyOf',
  trail: readonly string[],
  { bases, alternatives, choices }: Gathered,
): void {
  const members = listIn(schema[kind]).filter((member) => !isNullOnly(member));
  const groups = members.map(requiredGroup).filter((group) => group !== undefined);
  const [first] = members;
  if (members.length === 1 && first !== undefined) bases.push(flatten(document, first, trail));
  else if (members.length > 0 && groups.length === members.length) {
    choices.push({ isExactlyOne: kind === 'oneOf', groups });
  } else if (members.length > 0) {
    const discriminator = isObject(schema.discriminator) ? schema.discriminator : undefined;
    alternatives.push({ kind, members, discriminator });
  }
}

/** Whether a form of a `oneOf` or `anyOf` is `null`. */
const hasNullForm = ({ oneOf, anyOf }: JsonObject): boolean =>
  [...listIn(oneOf), ...listIn(anyOf)].some(isNullOnly);

/** The name of the schema that this one is, and not only has for its base. */
function nameOf(schema: JsonObject, { bases, alternatives, choices }: Gathered): string | undefined {
  const saysMore = Object.keys(ownKeywords(schema).keywords).some((key) => !isAnnotation(key));
  const isMore = ({ keywords, name, alternatives: forms, choices: groups }: FlatSchema): boolean =>
    name !== undefined ||
    forms.length + groups.length > 0 ||
    Object.keys(keywords).some((key) => !isAnnotation(key));
  const [base, ...others] = bases.filter(isMore);
  return saysMore || others.length + alternatives.length + choices.length > 0 ? undefined : base?.name;
}

export function flatten(
  document: JsonObject,
  schema: Json | undefined,
  trail: readonly string[] = [],
): FlatSchema {
  if (!isObject(schema)) return { ...EMPTY, trail };
  const { keywords: own, nullable: ownNullable } = ownKeywords(schema);
  const gathered: Gathered = { bases: [], alternatives: [], choices: [] };
  const { bases } = gathered;
  if (typeof schema.$ref === 'string') {
    const target = targetOf(document, schema.$ref, trail);
    if (!target) return recursiveSchema(schema, nameAt(pointerOfRef(schema.$ref)), trail);
    bases.push(target);
  }
  for (const member of listIn(schema.allOf)) {
    const base = flatten(document, member, trail);
    // A schema that lists itself in its `allOf` adds nothing.
    if (!base.isRecursive) bases.push(asBase(base));
  }
  gatherForms(document, schema, 'oneOf', trail, gathered);
  gatherForms(document, schema, 'anyOf', trail, gathered);
  const nullable = ownNullable || hasNullForm(schema);
  const recursive = bases.find((base) => base.isRecursive);
  if (recursive) {
    const keywords = mergedKeywords(recursive.keywords, own);
    return { ...recursiveSchema(schema, recursive.name, trail), keywords, nullable };
  }

  // Without a description of its own, a schema takes the first one of those that it is made of.
  const description =
    own.description ?? bases.find(({ keywords }) => keywords.description)?.keywords.description;
  const keywords = [...bases.map((base) => base.keywords), own].reduce(mergedKeywords, {});
  const conditions = [
    ...CONDITIONS.filter((key) => schema[key] !== undefined),
    ...bases.flatMap((base) => base.conditions),
  ];
  return {
    keywords: description === undefined ? keywords : { ...keywords, description },
    nullable:
      nullable || (own.type === undefined && bases.length > 0 && bases.every((base) => base.nullable)),
    name: nameOf(schema, gathered),
    trail: [...new Set([...trail, ...bases.flatMap((base) => base.trail)])],
    alternatives: [...bases.flatMap((base) => base.alternatives), ...gathered.alternatives],
    choices: [...bases.flatMap((base) => base.choices), ...gathered.choices],
    conditions: description === undefined ? [...new Set(conditions)] : [],
    isRecursive: false,
  };
}
