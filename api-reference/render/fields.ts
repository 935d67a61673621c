// Fields as nested lists: each has an id, and what it contains is in a <details> element.
import type { BlockContent, PhrasingContent } from 'mdast';
import type { Ids } from '../ids';
import type { Direction } from '../model/fields';
import type { Field, Variant } from '../model/types';
import { codeOf } from '../model/words';
import { element, inlineCode, paragraph, strong, text } from './nodes';
import { asSentence, blocks, inline } from './prose';

/** With more fields inside than this, an object among other fields is closed at first: it would hide those after it. */
const MAX_OPEN_DESCENDANTS = 4;

type FieldContext = {
  readonly ids: Ids;
  /** Start of the ids of the fields. */
  readonly prefix: string;
  readonly direction: Direction;
};

const PRESENCE_WORDS: Readonly<
  Record<Direction, Readonly<Record<Field['presence'], PhrasingContent | undefined>>>
> = {
  request: { required: strong('obligatoire'), optional: text('facultatif'), 'one-of': text('selon le cas') },
  response: { required: undefined, optional: text('parfois absent'), 'one-of': text('parfois absent') },
  both: { required: undefined, optional: text('facultatif'), 'one-of': text('selon le cas') },
};

/** With its example, in the same paragraph where there is but one. */
function described(field: Field): string {
  const { description } = field;
  const example = exampleOf(field);
  if (!description || !example) return description || example;
  return description.includes('\n')
    ? `${description}\n\n${example}`
    : `${asSentence(description)} ${example}`;
}

/** Too long a one would hide the fields after it. */
const exampleOf = ({ example }: Field): string =>
  example !== undefined && JSON.stringify(example).length <= 100 ? `Exemple : ${codeOf(example)}` : '';

/** « texte, obligatoire, 120 caractères au plus ». */
function traitsOf(field: Field, presence: PhrasingContent | undefined): PhrasingContent[] {
  const traits = [
    inline(field.type),
    ...(presence ? [[presence]] : []),
    ...(field.nullable ? [inline('peut être `null`')] : []),
    ...field.remarks.map((remark): PhrasingContent[] => [strong(remark)]),
    ...field.limits.map(inline),
  ];
  return traits.flatMap((trait, index) => (index > 0 ? [text(', '), ...trait] : trait));
}

export const countDescendants = ({ children, forms }: Field): number =>
  [...children, ...forms.flatMap(({ variants }) => variants.map(({ field }) => field))].reduce(
    (sum, child) => sum + 1 + countDescendants(child),
    0,
  );

/** A <details> element. */
export const collapsible = (
  summary: PhrasingContent[],
  isOpen: boolean,
  children: readonly BlockContent[],
): BlockContent =>
  element('details', { className: ['api-fold'], ...(isOpen && { open: true }) }, [
    element('summary', {}, summary),
    ...children,
  ]);

const nameOf = ({ name, isNamed }: Field): PhrasingContent[] =>
  isNamed ? [inlineCode(name || '""')] : [{ type: 'emphasis', children: inline(name) }];

/** « 3 champs », « 1 champ ». */
export const fieldCountText = (count: number): string => `${count} ${count < 2 ? 'champ' : 'champs'}`;

const summaryWords = ({ children, forms }: Field): string => {
  if (children.length > 0) return `${fieldCountText(children.length)} de `;
  return forms.length > 0 ? 'Formes de ' : 'Règles de ';
};

/** The name is a link to the field itself, so that others can be sent there. */
function fieldItem(field: Field, context: FieldContext, extra: readonly BlockContent[]): BlockContent {
  const id = context.ids.unique(context.prefix, field.name);
  const inside = { ...context, prefix: `${context.prefix}-${field.name}` };
  const content = fieldContent(field, inside);
  const summary = [text(summaryWords(field)), ...nameOf(field)];
  return element('li', { id, className: ['api-field'] }, [
    element('a', { className: ['api-name'], href: `#${id}` }, nameOf(field)),
    text(' '),
    ...traitsOf(field, PRESENCE_WORDS[context.direction][field.presence]),
    ...blocks(described(field)),
    ...valueList(field),
    ...extra,
    ...(content.length > 0
      ? [collapsible(summary, countDescendants(field) <= MAX_OPEN_DESCENDANTS, content)]
      : []),
  ]);
}

/** The values of an enumeration, each with what it means. */
export const valueList = ({ values }: Field): BlockContent[] =>
  values.length === 0
    ? []
    : [
        element(
          'ul',
          { className: ['api-values'] },
          values.map(({ value, meaning }) =>
            element('li', {}, [
              ...inline(codeOf(value)),
              ...(meaning ? [text(' : '), ...inline(meaning)] : []),
            ]),
          ),
        ),
      ];

function variantNode({ name, when, field }: Variant, context: FieldContext): BlockContent {
  const title = [...inline(name), ...(when ? [text(', '), ...inline(when)] : [])];
  const content = fieldContent(field, { ...context, prefix: `${context.prefix}-${name}` });
  // A schema without a description takes its title as one: it is not shown twice.
  const description = field.description && field.description !== name ? blocks(field.description) : [];
  if (content.length + field.values.length === 0)
    return paragraph([...title, text(' : '), ...traitsOf(field, undefined), text('.')]);
  return collapsible(title, countDescendants(field) <= MAX_OPEN_DESCENDANTS, [
    ...description,
    ...valueList(field),
    ...content,
  ]);
}

/** What is inside a field: its rules, its fields, its variants. */
export function fieldContent(field: Field, context: FieldContext): BlockContent[] {
  return [
    ...field.rules.flatMap(blocks),
    ...(field.children.length > 0 ? [fieldList(field.children, context)] : []),
    ...(field.others ? [paragraph([text(field.others)], 'api-others')] : []),
    ...field.forms.flatMap(({ rule, variants }) => [
      paragraph([text(rule)]),
      ...variants.map((variant) => variantNode(variant, context)),
    ]),
  ];
}

export function fieldList(
  fields: readonly Field[],
  context: FieldContext,
  extraOf: (field: Field) => readonly BlockContent[] = () => [],
): BlockContent {
  return element(
    'ul',
    { className: ['api-fields'] },
    fields.map((field) => fieldItem(field, context, extraOf(field))),
  );
}
