// Fields as nested lists: each has an id, and what it contains is in a <details> element.
import type { Ids } from '../ids';
import type { Direction, Field, Variant } from '../model/types';
import { codeOf } from '../model/words';
import {
  type Child,
  classedParagraph,
  element,
  inlineCode,
  joined,
  nodesOf,
  type Phrase,
  paragraph,
  strong,
  tag,
} from './nodes';
import { fold } from './parts';
import { asSentence, blocks, inline } from './prose';

/** With more fields inside than this, an object among other fields is closed at first: it would hide those after it. */
const MAX_OPEN_DESCENDANTS = 4;
/** A longer example would hide the fields after it. */
const MAX_EXAMPLE_LENGTH = 100;

type FieldContext = {
  readonly ids: Ids;
  /** Start of the ids of the fields. */
  readonly prefix: string;
  readonly direction: Direction;
};

const PRESENCE_WORDS: Readonly<Record<Direction, Readonly<Record<Field['presence'], Phrase>>>> = {
  request: { required: strong('obligatoire'), optional: 'facultatif', 'one-of': 'selon le cas' },
  response: { required: undefined, optional: 'parfois absent', 'one-of': 'parfois absent' },
  both: { required: undefined, optional: 'facultatif', 'one-of': 'selon le cas' },
};

/** With its example, in the same paragraph where there is but one. */
function described({ description, example }: Field): string {
  const isShown = example !== undefined && JSON.stringify(example).length <= MAX_EXAMPLE_LENGTH;
  const words = isShown ? `Exemple : ${codeOf(example)}` : '';
  if (!description || !words) return description || words;
  return description.includes('\n') ? `${description}\n\n${words}` : `${asSentence(description)} ${words}`;
}

/** « texte, obligatoire, 120 caractères au plus ». */
const traitsOf = ({ type, nullable, remarks, limits }: Field, presence: Phrase): Phrase =>
  joined([
    inline(type),
    ...(presence ? [presence] : []),
    ...(nullable ? [inline('peut être `null`')] : []),
    ...remarks.map((remark) => strong(remark)),
    ...limits.map(inline),
  ]);

export const countDescendants = ({ children, forms }: Field): number =>
  [...children, ...forms.flatMap(({ variants }) => variants.map(({ field }) => field))].reduce(
    (sum, child) => sum + 1 + countDescendants(child),
    0,
  );

const isShort = (field: Field): boolean => countDescendants(field) <= MAX_OPEN_DESCENDANTS;

const nameOf = ({ name, isNamed }: Field): Phrase =>
  isNamed ? inlineCode(name || '""') : { type: 'emphasis', children: inline(name) };

/** « 3 champs », « 1 champ ». */
export const fieldCountText = (count: number): string => `${count} ${count < 2 ? 'champ' : 'champs'}`;

const summaryWords = ({ children, forms }: Field): string => {
  if (children.length > 0) return `${fieldCountText(children.length)} de `;
  return forms.length > 0 ? 'Formes de ' : 'Règles de ';
};

/** The name is a link to the field itself, so that others can be sent there. */
function fieldItem(field: Field, context: FieldContext, extra: Child): Child {
  const id = context.ids.unique(context.prefix, field.name);
  const content = fieldContent(field, { ...context, prefix: `${context.prefix}-${field.name}` });
  return element(
    'li.api-field',
    { id },
    element('a.api-name', { href: `#${id}` }, nameOf(field)),
    ' ',
    traitsOf(field, PRESENCE_WORDS[context.direction][field.presence]),
    blocks(described(field)),
    valueList(field),
    extra,
    content.length > 0 && fold([summaryWords(field), nameOf(field)], content, isShort(field)),
  );
}

/** The values of an enumeration, each with what it means. */
export const valueList = ({ values }: Field): Child =>
  values.length > 0 &&
  tag(
    'ul.api-values',
    values.map(({ value, meaning }) =>
      tag('li', inline(codeOf(value)), meaning && [' : ', ...inline(meaning)]),
    ),
  );

function variantNode({ name, when, field }: Variant, context: FieldContext): Child {
  const title = [...inline(name), when && [', ', ...inline(when)]];
  const content = fieldContent(field, { ...context, prefix: `${context.prefix}-${name}` });
  if (content.length + field.values.length === 0)
    return paragraph(title, ' : ', traitsOf(field, undefined), '.');
  // A schema without a description takes its title as one: it is not shown twice.
  const description = field.description !== name && blocks(field.description);
  return fold(title, [description, valueList(field), content], isShort(field));
}

/** What is inside a field: its rules, its fields, its variants. */
export const fieldContent = ({ rules, children, others, forms }: Field, context: FieldContext) =>
  nodesOf([
    rules.map(blocks),
    children.length > 0 && fieldList(children, context),
    others && classedParagraph('api-others', others),
    forms.map(({ rule, variants }) => [
      paragraph(rule),
      variants.map((variant) => variantNode(variant, context)),
    ]),
  ]);

export const fieldList = (
  fields: readonly Field[],
  context: FieldContext,
  extraOf: (field: Field) => Child = () => undefined,
): Child =>
  tag(
    'ul.api-fields',
    fields.map((field) => fieldItem(field, context, extraOf(field))),
  );
