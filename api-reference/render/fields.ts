// Fields as nested lists: each has an address, and what is deep is folded.
import type { BlockContent, List, ListItem, PhrasingContent } from 'mdast';
import type { Ids } from '../ids';
import type { Direction } from '../model/fields';
import type { Field, Variant } from '../model/types';
import { codeOf } from '../model/words';
import { element, inlineCode, paragraph, strong, text } from './nodes';
import { blocks, inline } from './prose';

/** With more inside, an object starts folded. */
const OPEN_UP_TO = 12;

export type FieldContext = { readonly ids: Ids; readonly prefix: string; readonly direction: Direction };

const PRESENCE: Readonly<
  Record<Direction, Readonly<Record<Field['presence'], PhrasingContent | undefined>>>
> = {
  request: { required: strong('obligatoire'), optional: text('facultatif'), 'one-of': text('selon le cas') },
  response: { required: undefined, optional: text('parfois absent'), 'one-of': text('parfois absent') },
  both: { required: undefined, optional: text('facultatif'), 'one-of': text('selon le cas') },
};

const isShort = (field: Field): boolean =>
  field.example !== undefined && JSON.stringify(field.example).length <= 100;

function factsOf(field: Field, presence: PhrasingContent | undefined): PhrasingContent[] {
  const facts = [
    inline(field.type),
    ...(presence ? [[presence]] : []),
    ...(field.nullable ? [inline('peut être `null`')] : []),
    ...field.remarks.map((remark): PhrasingContent[] => [strong(remark)]),
    ...field.limits.map(inline),
  ];
  return facts.flatMap((fact, index) => (index > 0 ? [text(', '), ...fact] : fact));
}

const descendants = ({ children, variants }: Field): number =>
  [...children, ...variants.map(({ field }) => field)].reduce(
    (sum, child) => sum + 1 + descendants(child),
    0,
  );

export const folded = (
  summary: PhrasingContent[],
  isOpen: boolean,
  children: readonly BlockContent[],
): BlockContent =>
  element('details', { className: ['api-fold'], ...(isOpen && { open: true }) }, [
    element('summary', {}, summary),
    ...children,
  ]);

const anchor = (id: string, name: string): PhrasingContent =>
  element(
    'a',
    {
      className: ['api-anchor'],
      href: `#${id}`,
      ariaLabel: `Lien direct vers le champ ${name.replaceAll('`', '')}`,
    },
    [text('#')],
  );

const nameOf = ({ name, isNamed }: Field): PhrasingContent[] =>
  isNamed ? [inlineCode(name || '""')] : [{ type: 'emphasis', children: inline(name) }];

/** « 3 champs », « 1 champ ». */
export const countWords = (count: number): string => `${count} ${count < 2 ? 'champ' : 'champs'}`;

function fieldItem(field: Field, context: FieldContext, extra: readonly BlockContent[]): ListItem {
  const id = context.ids.unique(context.prefix, field.name);
  const head = [
    element('span', { className: ['api-name'] }, nameOf(field)),
    text(' '),
    element(
      'span',
      { className: ['api-facts-of'] },
      factsOf(field, PRESENCE[context.direction][field.presence]),
    ),
    text(' '),
    anchor(id, field.name),
  ];
  const inside = { ...context, prefix: `${context.prefix}-${field.name}` };
  const content = contentOf(field, inside);
  const summary = [
    text(field.children.length > 0 ? `${countWords(field.children.length)} de ` : 'Formes de '),
    ...nameOf(field),
  ];
  const children: BlockContent[] = [
    paragraph(head, 'api-field-head'),
    ...(field.description ? blocks(field.description) : []),
    ...(isShort(field) && field.example !== undefined
      ? [paragraph(inline(`Exemple : ${codeOf(field.example)}`), 'api-example')]
      : []),
    ...extra,
    ...(content.length > 0 ? [folded(summary, descendants(field) <= OPEN_UP_TO, content)] : []),
  ];
  return {
    type: 'listItem',
    spread: true,
    data: { hProperties: { id, className: ['api-field'] } },
    children,
  };
}

function variantPart({ name, when, field }: Variant, context: FieldContext): BlockContent {
  const title = [...inline(name), ...(when ? [text(', '), ...inline(when)] : [])];
  const content = contentOf(field, { ...context, prefix: `${context.prefix}-${name}` });
  // The title of a schema stands for its description where there is none.
  const description = field.description && field.description !== name ? blocks(field.description) : [];
  if (content.length === 0)
    return paragraph([...title, text(' : '), ...factsOf(field, undefined), text('.')]);
  return folded(title, descendants(field) <= OPEN_UP_TO, [...description, ...content]);
}

/** What a field holds: its rules, its fields, its forms. */
export function contentOf(field: Field, context: FieldContext): BlockContent[] {
  return [
    ...field.rules.flatMap(blocks),
    ...(field.children.length > 0 ? [fieldList(field.children, context)] : []),
    ...(field.variants.length > 0
      ? [
          paragraph([text('Une forme parmi celles-ci :')]),
          ...field.variants.map((variant) => variantPart(variant, context)),
        ]
      : []),
  ];
}

export function fieldList(
  fields: readonly Field[],
  context: FieldContext,
  extraOf: (field: Field) => readonly BlockContent[] = () => [],
): List {
  return {
    type: 'list',
    spread: true,
    data: { hProperties: { className: ['api-fields'] } },
    children: fields.map((field) => fieldItem(field, context, extraOf(field))),
  };
}
