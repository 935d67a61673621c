// Fields as nested lists: each has an id, and what it contains is in a <details> element. A page lists the fields of a
// schema once.
import type { Body } from '../model/bodies';
import type { Direction, Field, Variant } from '../model/types';
import { codeOf } from '../model/words';
import { listedBefore, type PageContext, type Place } from './context';
import type { Child, Phrase } from './nodes';
import { element, fold, inlineCode, joined, list, maybeLink, nodesOf, paragraph, tag } from './nodes';
import { asSentence, blocks, inline } from './prose';

/** An object with more fields is folded at first: it would push the fields after it out of sight. */
const MAX_OPEN_DESCENDANTS = 4;
/** A longer example would push the fields after it out of sight. */
const MAX_EXAMPLE_LENGTH = 100;

export type FieldContext = {
  readonly page: PageContext;
  readonly direction: Direction;
  readonly prefix: string;
};

export type BodyContext = FieldContext & {
  readonly place: Place;
  /** With more fields, they are folded: readers begin with the example beside them. */
  readonly foldAbove?: number;
};

const REQUIRED = tag('strong', 'obligatoire');
const PRESENCE_WORDS: Readonly<Record<Direction, Readonly<Record<Field['presence'], Phrase>>>> = {
  request: { required: REQUIRED, optional: 'facultatif', 'one-of': 'selon le cas' },
  response: { required: undefined, optional: 'parfois absent', 'one-of': 'parfois absent' },
  both: { required: undefined, optional: 'facultatif', 'one-of': 'selon le cas' },
};

/** The description, and the example in the same paragraph if there is only one. */
function described({ description, example }: Field): string {
  const isShown = example !== undefined && JSON.stringify(example).length <= MAX_EXAMPLE_LENGTH;
  const words = isShown ? `Exemple : ${codeOf(example)}` : '';
  if (!description || !words) return description || words;
  return description.includes('\n') ? `${description}\n\n${words}` : `${asSentence(description)} ${words}`;
}

const traitsOf = ({ type, nullable, remarks, limits }: Field, presence?: Phrase): Phrase =>
  joined([
    inline(type),
    ...(presence ? [presence] : []),
    ...(nullable ? [inline('peut être `null`')] : []),
    ...remarks.map((remark) => tag('strong', remark)),
    ...limits.map(inline),
  ]);

const countDescendants = ({ children, forms }: Field): number =>
  [...children, ...forms.flatMap(({ variants }) => variants.map(({ field }) => field))].reduce(
    (sum, child) => sum + 1 + countDescendants(child),
    0,
  );

const isShort = (field: Field): boolean => countDescendants(field) <= MAX_OPEN_DESCENDANTS;

const nameOf = ({ name, isNamed }: Field): Phrase =>
  isNamed ? inlineCode(name || '""') : tag('em', inline(name));

const fieldCountText = (count: number): string => `${count} ${count < 2 ? 'champ' : 'champs'}`;

const summaryWords = ({ children, forms }: Field): string => {
  if (children.length > 0) return `${fieldCountText(children.length)} de `;
  return forms.length > 0 ? 'Formes de ' : 'Règles de ';
};

/** The name links to the field, so that its address can be shared. */
function fieldItem(field: Field, context: FieldContext, extra: Child): Child {
  const { page, prefix, direction } = context;
  const id = page.ids.unique(prefix, field.name);
  const content = fieldContent(field, { ...context, prefix: `${prefix}-${field.name}` });
  return element(
    'li.api-field',
    { id },
    element('a.api-name', { href: `#${id}` }, nameOf(field)),
    ' ',
    traitsOf(field, PRESENCE_WORDS[direction][field.presence]),
    blocks(described(field)),
    valueList(field),
    extra,
    content.length > 0 && fold([summaryWords(field), nameOf(field)], content, isShort(field)),
  );
}

export const fieldList = (
  fields: readonly Field[],
  context: FieldContext,
  extraOf: (index: number) => Child = () => undefined,
): Child => tag('ul.api-fields', ...fields.map((field, index) => fieldItem(field, context, extraOf(index))));

const valueList = ({ values }: Field): Child =>
  list('api-values', values, ({ value, meaning }) => [
    inline(codeOf(value)),
    meaning && [' : ', ...inline(meaning)],
  ]);

function variantNode({ name, when, field }: Variant, context: FieldContext): Child {
  const title = [...inline(name), when && [', ', ...inline(when)]];
  const content = fieldContent(field, { ...context, prefix: `${context.prefix}-${name}` });
  if (content.length + field.values.length === 0) return paragraph(title, ' : ', traitsOf(field), '.');
  // A schema without a description takes its title as one: it is not shown twice.
  const description = field.description !== name && blocks(field.description);
  return fold(title, [description, valueList(field), content], isShort(field));
}

const fieldContent = ({ rules, children, others, forms }: Field, context: FieldContext) =>
  nodesOf([
    rules.map(blocks),
    children.length > 0 && fieldList(children, context),
    others && tag('p.api-others', others),
    forms.map(({ rule, variants }) => [
      paragraph(rule),
      variants.map((variant) => variantNode(variant, context)),
    ]),
  ]);

/** The type of a body; undefined for a plain object with fields. */
function shapeWords({ type, nullable, limits, children, others, forms }: Field): string | undefined {
  const words = [type, ...(nullable ? ['peut être `null`'] : []), ...limits].join(', ');
  if (!type.startsWith('objet') || words !== type)
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  if (children.length + forms.length > 0) return undefined;
  return others ? 'Objet.' : 'Objet, sans champ décrit.';
}

export const sameAsBefore = (what: string, { where, heading }: Place): Child =>
  paragraph(`${what}, comme dans `, maybeLink(heading && `#${heading}`, inline(where)), '.');

export function bodyContent(
  { isFile, content, examples }: Omit<Body, 'mediaType'>,
  { place, foldAbove = Number.POSITIVE_INFINITY, ...context }: BodyContext,
): Child {
  if (isFile) return paragraph('Fichier.');
  if (!content) return examples.length === 0 && paragraph('Le contrat ne décrit pas ce corps.');
  const shape = shapeWords(content);
  const introduction = [shape && paragraph(inline(shape)), valueList(content)];
  const isListed = content.schema !== undefined && content.children.length > 0;
  const known = isListed && listedBefore(context.page, `${context.direction} ${content.schema}`, place);
  if (known) return [introduction, sameAsBefore(fieldCountText(content.children.length), known)];
  const fields = fieldContent(content, context);
  const count = countDescendants(content);
  const isFolded = fields.length > 0 && count > foldAbove;
  return [introduction, isFolded ? fold(fieldCountText(count), fields) : fields];
}
