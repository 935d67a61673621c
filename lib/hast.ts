// Helpers for trees of HTML (hast) in which an MDX page also has JSX elements.
import type { Expression, Property, SimpleLiteral, SpreadElement } from 'estree';
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';

/** An element, written in Markdown or as JSX. */
export type Tag = Element | MdxJsxFlowElementHast | MdxJsxTextElementHast;

export const isTag = (node: Nodes): node is Tag =>
  node.type === 'element' || node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const nameOf = (tag: Tag): string => (tag.type === 'element' ? tag.tagName : (tag.name ?? ''));

export function attributeOf(tag: Tag, name: string): unknown {
  if (tag.type === 'element') return tag.properties[name];
  return tag.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)
    ?.value;
}

/** The classes of a tag: `className` in hast and JSX, `class` in tags that a writer typed as HTML. */
export function classesOf(tag: Tag): readonly string[] {
  const classes = attributeOf(tag, 'className') ?? attributeOf(tag, 'class');
  if (typeof classes === 'string') return classes.split(' ');
  return Array.isArray(classes) ? classes.map(String) : [];
}

/** Words alone, as most titles are, need no parser. */
export const parseFragment = (html: string): Root =>
  /[<&\r\0]/.test(html)
    ? fromHtml(html, { fragment: true })
    : { type: 'root', children: html === '' ? [] : [{ type: 'text', value: html }] };

export const printFragment = (tree: Nodes): string =>
  toHtml(tree, {
    // `&lt;` rather than `&#x3C;`: it is what React writes, and shorter.
    characterReferences: { useNamedReferences: true },
    // An apostrophe between double quotes is not escaped: only obsolete browsers misread it.
    allowDangerousCharacters: true,
  });

const isStringLiteral = (value: Property['value']): value is SimpleLiteral =>
  value.type === 'Literal' && typeof value.value === 'string';

/** The values of the properties `name: '…'` of an object literal: nodes, so that the caller can change them. */
export function stringProperties(object: Expression | SpreadElement, name: string): SimpleLiteral[] {
  if (object.type !== 'ObjectExpression') return [];
  return object.properties
    .filter((property): property is Property => property.type === 'Property')
    .filter(
      ({ key }) => (key.type === 'Identifier' ? key.name : key.type === 'Literal' && key.value) === name,
    )
    .map(({ value }) => value)
    .filter(isStringLiteral);
}
