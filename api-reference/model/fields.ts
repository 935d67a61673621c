// The fields of a schema as a tree. The tree is finite even where the schema refers to itself.
import { isList, isObject, type Json, type JsonObject, lookUp } from '../../lib/json';
import { schemasReachedFrom } from './reach';
import { type Alternatives, type Choice, type FlatSchema, flatten, textsIn } from './schema';
import type { Field, Presence, Variant } from './types';
import { code, frenchList, limitsOf, typesOf, typeWords } from './words';

/** A request leaves out read-only fields, a response leaves out write-only ones. */
export type Direction = 'request' | 'response' | 'both';

type Context = {
  readonly document: JsonObject;
  readonly direction: Direction;
  readonly trail: readonly string[];
  readonly depth: number;
};

/** Fields nested deeper are not listed: the name of their schema is enough. */
const MAX_DEPTH = 8;

/** What the place that uses a schema says of it. */
type FieldUse = Pick<Field, 'name' | 'isNamed' | 'presence'>;

const isShown = ({ readOnly, writeOnly }: JsonObject, direction: Direction): boolean =>
  !(direction === 'request' && readOnly === true) && !(direction === 'response' && writeOnly === true);

const isInChoice = (choices: readonly Choice[], name: string): boolean =>
  choices.some(({ groups }) => groups.some((group) => group.includes(name)));

function presenceOf({ keywords, choices }: FlatSchema, name: string): Presence {
  if (textsIn(keywords.required).includes(name)) return 'required';
  return isInChoice(choices, name) ? 'one-of' : 'optional';
}

const choiceRule = ({ isExactlyOne, groups }: Choice): string => {
  const options = groups.map((names) => frenchList(names.map(code), 'et'));
  return `${isExactlyOne ? 'Exactement un' : 'Au moins un'} de ces champs : ${frenchList(options)}.`;
};

function propertyFields(flat: FlatSchema, context: Context): Field[] {
  const { properties, patternProperties, additionalProperties } = flat.keywords;
  const named = Object.entries(isObject(properties) ? properties : {})
    .filter(([, schema]) => schema !== false)
    .filter(([, schema]) =>
      isShown(flatten(context.document, schema, flat.trail).keywords, context.direction),
    )
    .map(([name, schema]) =>
      fieldOf(schema, { name, isNamed: true, presence: presenceOf(flat, name) }, context),
    );
  const unnamed = (name: string, schema: Json): Field =>
    fieldOf(schema, { name, isNamed: false, presence: 'optional' }, context);
  const patterned = Object.entries(isObject(patternProperties) ? patternProperties : {}).map(
    ([pattern, schema]) => unnamed(`chaque clé de la forme ${code(pattern)}`, schema),
  );
  const others = named.length + patterned.length > 0 ? 'toute autre clé' : 'chaque clé';
  return [
    ...named,
    ...patterned,
    ...(isObject(additionalProperties) ? [unnamed(others, additionalProperties)] : []),
  ];
}

/** The fields of an object or of the items of a list, and their variants when there are several. */
function contentOf(flat: FlatSchema, context: Context): Pick<Field, 'children' | 'variants' | 'rules'> {
  const { items, prefixItems } = flat.keywords;
  const inside = { ...context, trail: flat.trail, depth: context.depth + 1 };
  if (flat.isRecursive || context.depth >= MAX_DEPTH) return { children: [], variants: [], rules: [] };
  if (isList(prefixItems)) {
    const children = prefixItems.map((schema, index) =>
      fieldOf(schema, { name: `élément ${index + 1}`, isNamed: false, presence: 'required' }, inside),
    );
    return { children, variants: [], rules: [] };
  }
  if (typesOf(flat.keywords).includes('array') && isObject(items)) {
    return contentOf(flatten(context.document, items, flat.trail), inside);
  }
  const variants = flat.alternatives.flatMap((each) => variantsOf(each, inside));
  const saysMore = variants.some(
    ({ field: { children, variants: inner, limits } }) => children.length + inner.length + limits.length > 0,
  );
  return {
    children: propertyFields(flat, inside),
    variants: saysMore ? variants : [],
    rules: flat.choices.map(choiceRule),
  };
}

/** « si `kind` vaut `cat` »: the value of the discriminator that selects this member. */
function discriminatorCondition(
  discriminator: JsonObject | undefined,
  member: Json,
  name: string | undefined,
): string | undefined {
  const property = discriminator?.propertyName;
  if (typeof property !== 'string') return undefined;
  const mapping = isObject(discriminator?.mapping) ? discriminator.mapping : {};
  const ref = isObject(member) ? member.$ref : undefined;
  // The target of a mapping is a reference, or the name of a schema.
  const values = Object.entries(mapping)
    .filter(([, target]) => target === ref || target === name)
    .map(([value]) => value);
  const known = values.length > 0 ? values : name ? [name] : [];
  return known.length > 0 ? `si ${code(property)} vaut ${frenchList(known.map(code))}` : undefined;
}

function variantsOf({ members, discriminator }: Alternatives, context: Context): Variant[] {
  return members.map((member, index) => {
    const flat = flatten(context.document, member, context.trail);
    const title = flat.keywords.title;
    const name = flat.name ? code(flat.name) : typeof title === 'string' ? title : `Forme ${index + 1}`;
    return {
      name,
      when: discriminatorCondition(discriminator, member, flat.name),
      field: fieldOf(member, { name, isNamed: false, presence: 'optional' }, context),
    };
  });
}

/** The schema of the items of a list, where there is one. */
const itemOf = (flat: FlatSchema, document: JsonObject): FlatSchema | undefined =>
  isObject(flat.keywords.items) ? flatten(document, flat.keywords.items, flat.trail) : undefined;

/** The limits of the items of a list, which are told with those of the list. */
function itemLimits(flat: FlatSchema, description: string | undefined, document: JsonObject): string[] {
  const item = itemOf(flat, document);
  if (!item || item.isRecursive) return [];
  const limits = [
    ...limitsOf({ ...item.keywords, description: description ?? '' }),
    ...itemLimits(item, description, document),
    ...(item.nullable ? ['`null` permis'] : []),
  ];
  return limits.length > 0 ? [`chaque élément : ${limits.join(', ')}`] : [];
}

const exampleIn = ({ example, examples }: JsonObject): Json | undefined =>
  example ?? (isList(examples) ? examples[0] : undefined);

const textIn = (value: Json | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** A list takes the description of its items where it has none, and adds it to its own where the items are an enum. */
function descriptionOf(flat: FlatSchema, document: JsonObject): string | undefined {
  const own = textIn(flat.keywords.description) ?? textIn(flat.keywords.title);
  const item = itemOf(flat, document);
  const ofItem = textIn(item?.keywords.description);
  if (!own) return ofItem;
  return ofItem && item?.keywords.enum ? `${own} ${ofItem}` : own;
}

function fieldOf(schema: Json | undefined, use: FieldUse, context: Context): Field {
  const { document, direction } = context;
  const flat = flatten(document, schema, context.trail);
  const { keywords } = flat;
  const description = descriptionOf(flat, document);
  const isReadOnly = keywords.readOnly === true && direction === 'both';
  const isWriteOnly = keywords.writeOnly === true && direction === 'both';
  return {
    ...use,
    type: typeWords(document, flat).one,
    nullable: flat.nullable,
    remarks: [
      ...(keywords.deprecated === true ? ['obsolète'] : []),
      ...(isReadOnly ? ['en lecture seule'] : []),
      ...(isWriteOnly ? ['en écriture seule'] : []),
    ],
    limits: flat.isRecursive ? [] : [...limitsOf(keywords), ...itemLimits(flat, description, document)],
    description,
    example: exampleIn(keywords),
    schema: flat.name,
    ...contentOf(flat, context),
  };
}

/** The field at the root of a body, a parameter or a named schema. */
export const rootField = (
  document: JsonObject,
  schema: Json | undefined,
  direction: Direction,
  use: FieldUse = { name: '', isNamed: false, presence: 'required' },
): Field => fieldOf(schema, use, { document, direction, trail: [], depth: 0 });

export function schemaField(document: JsonObject, name: string): Field {
  const schema = { $ref: `#/components/schemas/${encodeURIComponent(name)}` };
  return rootField(document, schema, directionOf(document, name));
}

/** Whether a schema is used in requests only, in responses only, or in both. */
export function directionOf(document: JsonObject, name: string): Direction {
  const sent = schemasReachedFrom(document, 'requestBody');
  const received = schemasReachedFrom(document, 'responses');
  if (sent.has(name) === received.has(name)) return 'both';
  return sent.has(name) ? 'request' : 'response';
}

export function schemaNames(document: JsonObject): string[] {
  const schemas = lookUp(document, '/components/schemas');
  return Object.keys(isObject(schemas) ? schemas : {});
}
