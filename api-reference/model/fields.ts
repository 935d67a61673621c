// The fields of a schema as a tree, which is finite even where the schema refers to itself.
import { isList, isObject, type Json, type JsonObject } from '../../lib/json';
import { limitsOf, listedValues } from './limits';
import { type Alternatives, type Choice, discriminatorValues, type FlatSchema, flatten } from './schema';
import type { Direction, EnumValue, Field, Forms, Presence, Variant } from './types';
import { typesOf, typeWords } from './typeWords';
import { asList, asObject, asText, cachedPerContract, textsIn } from './values';
import { code, frenchList } from './words';

type Context = {
  readonly document: JsonObject;
  readonly direction: Direction;
  readonly trail: readonly string[];
  readonly depth: number;
  readonly bounds: { readonly maxDepth: number; count: number };
};

const MAX_DEPTH = 8;
/** With more, fewer levels are listed: some contracts nest all their schemas in one another. */
const MAX_FIELDS = 1500;

/** The traits of a field that depend on where its schema is used. */
type FieldUse = Pick<Field, 'name' | 'isNamed' | 'presence'>;

/** A request leaves out read-only fields, a response leaves out write-only ones. */
const isShown = ({ readOnly, writeOnly }: JsonObject, direction: Direction): boolean =>
  !(direction === 'request' && readOnly === true) && !(direction === 'response' && writeOnly === true);

function presenceOf({ keywords, choices }: FlatSchema, name: string): Presence {
  if (textsIn(keywords.required).includes(name)) return 'required';
  return choices.some(({ groups }) => groups.flat().includes(name)) ? 'one-of' : 'optional';
}

const choiceRule = ({ isExactlyOne, groups }: Choice): string => {
  const options = groups.map((names) => frenchList(names.map(code), 'et'));
  return `${isExactlyOne ? 'Exactement un' : 'Au moins un'} de ces champs : ${frenchList(options)}.`;
};

const unnamed = (name: string, schema: Json, context: Context, presence: Presence = 'optional'): Field =>
  fieldOf(schema, { name, isNamed: false, presence }, context);

function propertyFields(flat: FlatSchema, context: Context): Field[] {
  const { properties, patternProperties, additionalProperties, unevaluatedProperties } = flat.keywords;
  const { document, direction } = context;
  const named = Object.entries(asObject(properties))
    .filter(
      ([, schema]) => schema !== false && isShown(flatten(document, schema, flat.trail).keywords, direction),
    )
    .map(([name, schema]) =>
      fieldOf(schema, { name, isNamed: true, presence: presenceOf(flat, name) }, context),
    );
  const patterned = Object.entries(asObject(patternProperties)).map(([pattern, schema]) =>
    unnamed(`chaque clé de la forme ${code(pattern)}`, schema, context),
  );
  const others = named.length + patterned.length > 0 ? 'toute autre clé' : 'chaque clé';
  const typed = [additionalProperties, unevaluatedProperties].find(isObject);
  return [...named, ...patterned, ...(typed ? [unnamed(others, typed, context)] : [])];
}

/** Whether an object may have fields beside those that are listed, where the contract says so. */
function othersOf({ keywords }: FlatSchema, hasFields: boolean): string | undefined {
  const others = [keywords.additionalProperties, keywords.unevaluatedProperties];
  if (others.includes(false))
    return hasFields ? "Aucun autre champ n'est permis." : "Aucun champ n'est permis.";
  if (!others.includes(true)) return undefined;
  return hasFields ? "D'autres champs sont permis." : 'Tous les champs sont permis.';
}

function rulesOf({ keywords, choices, conditions }: FlatSchema): string[] {
  const known = Object.keys(asObject(keywords.properties));
  const list = (names: readonly string[]): string => frenchList(names.map(code), 'et');
  const alsoRequired = textsIn(keywords.required).filter((name) => !known.includes(name));
  const dependent = Object.entries(asObject(keywords.dependentRequired)).filter(
    ([, names]) => textsIn(names).length > 0,
  );
  return [
    ...choices.map(choiceRule),
    ...(alsoRequired.length > 0 ? [`Ici obligatoire : ${list(alsoRequired)}.`] : []),
    ...dependent.map(([name, names]) => `Avec ${code(name)}, il faut aussi ${list(textsIn(names))}.`),
    ...(conditions.length > 0
      ? [`Le contrat pose d'autres conditions (${list(conditions)}), non détaillées ici.`]
      : []),
  ];
}

type Content = Pick<Field, 'children' | 'others' | 'forms' | 'rules'>;
const NO_CONTENT: Content = { children: [], others: undefined, forms: [], rules: [] };

/** The items of a list in which each place has its own schema. */
function tupleContent({ keywords }: FlatSchema, context: Context): Content {
  const { items, minItems, prefixItems } = keywords;
  const needed = typeof minItems === 'number' ? minItems : 0;
  const children = asList(prefixItems).map((schema, index) =>
    unnamed(`élément ${index + 1}`, schema, context, index < needed ? 'required' : 'optional'),
  );
  const next = isObject(items) ? [unnamed('éléments suivants', items, context)] : [];
  const others = items === false ? "Aucun autre élément n'est permis." : undefined;
  return { ...NO_CONTENT, children: [...children, ...next], others };
}

function contentOf(flat: FlatSchema, context: Context): Content {
  const { bounds, depth, document } = context;
  const inside = { ...context, trail: flat.trail, depth: depth + 1 };
  if (flat.isRecursive || depth >= bounds.maxDepth || bounds.count > MAX_FIELDS) return NO_CONTENT;
  if (isList(flat.keywords.prefixItems)) return tupleContent(flat, inside);
  const item = typesOf(flat.keywords).includes('array') && itemOf(flat, document);
  if (item) return contentOf(item, inside);
  const children = propertyFields(flat, inside);
  const forms = flat.alternatives
    .map((each): Forms => ({ rule: FORM_RULES[each.kind], variants: variantsOf(each, inside) }))
    .filter(({ variants }) => variants.some(({ field }) => hasDetails(field)));
  const others = othersOf(flat, children.length + forms.length > 0);
  return { children, others, forms, rules: rulesOf(flat) };
}

const FORM_RULES: Readonly<Record<Alternatives['kind'], string>> = {
  oneOf: 'Exactement une de ces formes :',
  anyOf: 'Au moins une de ces formes :',
  derived: "L'une de ces formes :",
};

/** The type of the whole field names the types of its forms: forms that have nothing else are not listed. */
const hasDetails = ({ children, forms, limits, values, rules }: Field): boolean =>
  children.length + forms.length + limits.length + values.length + rules.length > 0;

function discriminatorCondition(discriminator: JsonObject, member: Json, name?: string): string | undefined {
  const property = discriminator.propertyName;
  const values = discriminatorValues(discriminator, member, name);
  if (typeof property !== 'string' || values.length === 0) return undefined;
  return `si ${code(property)} vaut ${frenchList(values.map(code))}`;
}

function variantsOf({ members, discriminator }: Alternatives, context: Context): Variant[] {
  return members.map((member, index) => {
    const { name: own, keywords } = flatten(context.document, member, context.trail);
    const title = typeof keywords.title === 'string' ? keywords.title : `Forme ${index + 1}`;
    const name = own ? code(own) : title;
    const when = discriminator && discriminatorCondition(discriminator, member, own);
    return { name, when, field: unnamed(name, member, context) };
  });
}

const itemOf = (flat: FlatSchema, document: JsonObject): FlatSchema | undefined =>
  isObject(flat.keywords.items) ? flatten(document, flat.keywords.items, flat.trail) : undefined;

function valuesOf(flat: FlatSchema, description: string, document: JsonObject): EnumValue[] {
  const own = listedValues({ ...flat.keywords, description });
  const item = itemOf(flat, document);
  return own.length > 0 || !item || item.isRecursive ? own : valuesOf(item, description, document);
}

function itemLimits(flat: FlatSchema, description: string, document: JsonObject): string[] {
  const item = itemOf(flat, document);
  if (!item || item.isRecursive) return [];
  const limits = [
    ...limitsOf({ ...item.keywords, description }),
    ...itemLimits(item, description, document),
    ...(item.nullable ? ['`null` permis'] : []),
  ];
  return limits.length > 0 ? [`chaque élément : ${limits.join(', ')}`] : [];
}

/** A list takes the description of its items where it has none, and adds it to its own where the items are an enum. */
function descriptionOf(flat: FlatSchema, document: JsonObject): string | undefined {
  const own = asText(flat.keywords.description) ?? asText(flat.keywords.title);
  const item = itemOf(flat, document);
  const ofItem = asText(item?.keywords.description);
  if (!own) return ofItem;
  return ofItem && item?.keywords.enum ? `${own} ${ofItem}` : own;
}

function fieldOf(schema: Json | undefined, use: FieldUse, context: Context): Field {
  const { document, direction } = context;
  const flat = flatten(document, schema, context.trail);
  const { keywords, isRecursive } = flat;
  const description = descriptionOf(flat, document);
  context.bounds.count += 1;
  return {
    ...use,
    type: typeWords(document, flat).one,
    nullable: flat.nullable,
    remarks: [
      ...(keywords.deprecated === true ? ['obsolète'] : []),
      ...(keywords.readOnly === true && direction === 'both' ? ['en lecture seule'] : []),
      ...(keywords.writeOnly === true && direction === 'both' ? ['en écriture seule'] : []),
    ],
    limits: isRecursive ? [] : [...limitsOf(keywords), ...itemLimits(flat, description ?? '', document)],
    values: isRecursive ? [] : valuesOf(flat, description ?? '', document),
    description,
    example: keywords.example ?? asList(keywords.examples)[0],
    schema: flat.name,
    ...contentOf(flat, context),
  };
}

const ROOT: FieldUse = { name: '', isNamed: false, presence: 'required' };
const knownFields = cachedPerContract(() => new Map<string, Field>());

/** The field at the root of a body, a parameter or a named schema. Cached: operations share most of theirs. */
export function rootField(
  document: JsonObject,
  schema: Json | undefined,
  direction: Direction,
  use = ROOT,
): Field {
  const known = knownFields(document);
  const key = JSON.stringify([schema, direction, use]);
  let field = known.get(key);
  for (let maxDepth = MAX_DEPTH; !field; maxDepth -= 1) {
    const bounds = { maxDepth, count: 0 };
    const found = fieldOf(schema, use, { document, direction, trail: [], depth: 0, bounds });
    if (bounds.count <= MAX_FIELDS || maxDepth === 1) field = found;
  }
  known.set(key, field);
  return field;
}
