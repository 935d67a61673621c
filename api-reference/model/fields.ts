// The fields of a schema as a tree. The tree is finite even where the schema refers to itself.
import { isList, isObject, type Json, type JsonObject, lookUp, pointTo, refTo } from '../../lib/json';
import { discriminatorValues } from './discriminator';
import { schemasReachedFrom } from './reach';
import { type Alternatives, type Choice, type FlatSchema, flatten, textsIn } from './schema';
import type { EnumValue, Field, Forms, Presence, Variant } from './types';
import { code, frenchList, limitsOf, listedValues, typesOf, typeWords } from './words';

/** A request leaves out read-only fields, a response leaves out write-only ones. */
export type Direction = 'request' | 'response' | 'both';

type Context = {
  readonly document: JsonObject;
  readonly direction: Direction;
  readonly trail: readonly string[];
  readonly depth: number;
  readonly bounds: Bounds;
};

/** How much of a schema is listed. */
type Bounds = { readonly maxDepth: number; count: number };

/** Fields nested deeper are not listed: the name of their schema is enough. */
const MAX_DEPTH = 8;
/** With more fields than this, fewer levels are listed: some contracts nest all their schemas in one another. */
const MAX_FIELDS = 1500;

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
  const typed = [additionalProperties, flat.keywords.unevaluatedProperties].find(isObject);
  return [...named, ...patterned, ...(typed ? [unnamed(others, typed)] : [])];
}

/** Whether an object may have fields beside those that are listed, where the contract says so. */
function othersOf({ keywords }: FlatSchema, hasFields: boolean): string | undefined {
  const others = [keywords.additionalProperties, keywords.unevaluatedProperties];
  if (others.includes(false))
    return hasFields ? "Aucun autre champ n'est permis." : "Aucun champ n'est permis.";
  if (!others.includes(true)) return undefined;
  return hasFields ? "D'autres champs sont permis." : 'Tous les champs sont permis.';
}

/** What the contract asks for beyond the fields that are listed here. */
function rulesOf(flat: FlatSchema): string[] {
  const { properties, required, dependentRequired } = flat.keywords;
  const known = Object.keys(isObject(properties) ? properties : {});
  const alsoRequired = textsIn(required).filter((name) => !known.includes(name));
  const dependent = Object.entries(isObject(dependentRequired) ? dependentRequired : {}).filter(
    ([, names]) => textsIn(names).length > 0,
  );
  return [
    ...flat.choices.map(choiceRule),
    ...(alsoRequired.length > 0 ? [`Ici obligatoire : ${frenchList(alsoRequired.map(code), 'et')}.`] : []),
    ...dependent.map(
      ([name, names]) => `Avec ${code(name)}, il faut aussi ${frenchList(textsIn(names).map(code), 'et')}.`,
    ),
    ...(flat.conditions.length > 0
      ? [
          `Le contrat pose d'autres conditions (${frenchList(flat.conditions.map(code), 'et')}), non détaillées ici.`,
        ]
      : []),
  ];
}

type Content = Pick<Field, 'children' | 'others' | 'forms' | 'rules'>;
const NO_CONTENT: Content = { children: [], others: undefined, forms: [], rules: [] };

/** The elements of a list in which each place has its own schema. */
function tupleContent(flat: FlatSchema, places: readonly Json[], context: Context): Content {
  const { items, minItems } = flat.keywords;
  const needed = typeof minItems === 'number' ? minItems : 0;
  const children = places.map((schema, index) =>
    fieldOf(
      schema,
      { name: `élément ${index + 1}`, isNamed: false, presence: index < needed ? 'required' : 'optional' },
      context,
    ),
  );
  const next = isObject(items)
    ? [fieldOf(items, { name: 'éléments suivants', isNamed: false, presence: 'optional' }, context)]
    : [];
  const others = items === false ? "Aucun autre élément n'est permis." : undefined;
  return { ...NO_CONTENT, children: [...children, ...next], others };
}

/** The fields of an object or of the items of a list, and their variants when there are several. */
function contentOf(flat: FlatSchema, context: Context): Content {
  const { items, prefixItems } = flat.keywords;
  const { bounds } = context;
  const inside = { ...context, trail: flat.trail, depth: context.depth + 1 };
  if (flat.isRecursive || context.depth >= bounds.maxDepth || bounds.count > MAX_FIELDS) return NO_CONTENT;
  if (isList(prefixItems)) return tupleContent(flat, prefixItems, inside);
  if (typesOf(flat.keywords).includes('array') && isObject(items)) {
    return contentOf(flatten(context.document, items, flat.trail), inside);
  }
  const children = propertyFields(flat, inside);
  const forms = flat.alternatives
    .map((each): Forms => ({ rule: FORM_RULES[each.kind], variants: variantsOf(each, inside) }))
    .filter(({ variants }) => variants.some(({ field }) => saysMore(field)));
  return {
    children,
    others: othersOf(flat, children.length + forms.length > 0),
    forms,
    rules: rulesOf(flat),
  };
}

const FORM_RULES: Readonly<Record<Alternatives['kind'], string>> = {
  oneOf: 'Exactement une de ces formes :',
  anyOf: 'Au moins une de ces formes :',
  derived: "L'une de ces formes :",
};

/** Whether a form says more than its type, which the types of the whole already name. */
const saysMore = ({ children, forms, limits, values, rules }: Field): boolean =>
  children.length + forms.length + limits.length + values.length + rules.length > 0;

/** « si `kind` vaut `cat` »: the value of the discriminator that selects this member. */
function discriminatorCondition(
  discriminator: JsonObject | undefined,
  member: Json,
  name: string | undefined,
): string | undefined {
  const property = discriminator?.propertyName;
  if (!discriminator || typeof property !== 'string') return undefined;
  const values = discriminatorValues(discriminator, isObject(member) ? member.$ref : undefined, name);
  return values.length > 0 ? `si ${code(property)} vaut ${frenchList(values.map(code))}` : undefined;
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

/** The values of an enumeration, or of that of the items of a list. */
function valuesOf(flat: FlatSchema, description: string | undefined, document: JsonObject): EnumValue[] {
  const own = listedValues(flat.keywords);
  const item = itemOf(flat, document);
  if (own.length > 0 || !item || item.isRecursive) return own;
  return valuesOf(
    { ...item, keywords: { ...item.keywords, description: description ?? '' } },
    description,
    document,
  );
}

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
  context.bounds.count += 1;
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
    values: flat.isRecursive ? [] : valuesOf(flat, description, document),
    description,
    example: exampleIn(keywords),
    schema: flat.name,
    ...contentOf(flat, context),
  };
}

function boundedField(
  document: JsonObject,
  schema: Json | undefined,
  direction: Direction,
  use: FieldUse,
): Field {
  for (let maxDepth = MAX_DEPTH; ; maxDepth -= 1) {
    const bounds = { maxDepth, count: 0 };
    const field = fieldOf(schema, use, { document, direction, trail: [], depth: 0, bounds });
    if (bounds.count <= MAX_FIELDS || maxDepth === 1) return field;
  }
}

const knownFields = new WeakMap<JsonObject, Map<string, Field>>();

/** The field at the root of a body, a parameter or a named schema. Worked out once: operations share most of theirs. */
export function rootField(
  document: JsonObject,
  schema: Json | undefined,
  direction: Direction,
  use: FieldUse = { name: '', isNamed: false, presence: 'required' },
): Field {
  const known = knownFields.get(document) ?? new Map<string, Field>();
  knownFields.set(document, known);
  const key = JSON.stringify([schema, direction, use]);
  const field = known.get(key) ?? boundedField(document, schema, direction, use);
  known.set(key, field);
  return field;
}

export function schemaField(document: JsonObject, name: string): Field {
  const schema = { $ref: refTo(pointTo('/components/schemas', name)) };
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
