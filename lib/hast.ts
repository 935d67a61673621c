// Small helpers for trees of HTML (hast), with the JSX elements that an MDX page holds among the others.
import type { Expression, Property, SimpleLiteral, SpreadElement } from 'estree';
import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';

export type Tag = Element | MdxJsxFlowElementHast | MdxJsxTextElementHast;

export const isTag = (node: Nodes): node is Tag =>
  node.type === 'element' || node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const nameOf = (tag: Tag): string => (tag.type === 'element' ? tag.tagName : (tag.name ?? ''));

export function attributeOf(tag: Tag, name: string): unknown {
  if (tag.type === 'element') return tag.properties[name];
  return tag.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)
    ?.value;
}

/** Whichever way they are written: `className` in hast and JSX, `class` in tags that a writer typed. */
export function classesOf(tag: Tag): readonly string[] {
  const classes = attributeOf(tag, 'className') ?? attributeOf(tag, 'class');
  if (typeof classes === 'string') return classes.split(' ');
  return Array.isArray(classes) ? classes.map(String) : [];
}

export const parseFragment = (html: string) => fromHtml(html, { fragment: true });

export const printFragment = (tree: Nodes): string =>
  toHtml(tree, {
    // `&lt;` and not `&#x3C;`: as React writes it, and shorter.
    characterReferences: { useNamedReferences: true },
    // An apostrophe between double quotes stays one: only browsers that are long gone misread it.
    allowDangerousCharacters: true,
  });

const isText = (value: Property['value']): value is SimpleLiteral =>
  value.type === 'Literal' && typeof value.value === 'string';

/** The texts `name: '…'` of an object written in a script. */
export function textsNamed(object: Expression | SpreadElement, name: string): SimpleLiteral[] {
  if (object.type !== 'ObjectExpression') return [];
  return object.properties
    .filter((property): property is Property => property.type === 'Property')
    .filter(
      ({ key }) => (key.type === 'Identifier' ? key.name : key.type === 'Literal' && key.value) === name,
    )
    .map(({ value }) => value)
    .filter(isText);
}

/** The text of `dangerouslySetInnerHTML={{ __html: '…' }}`: figures drawn at build time. */
export function innerHtmlOf(tag: Tag): SimpleLiteral[] {
  if (tag.type === 'element') return [];
  return tag.attributes
    .flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute] : []))
    .filter(({ name }) => name === 'dangerouslySetInnerHTML')
    .flatMap(({ value }) => (typeof value === 'object' ? (value?.data?.estree?.body ?? []) : []))
    .flatMap((statement) =>
      statement.type === 'ExpressionStatement' ? textsNamed(statement.expression, '__html') : [],
    );
}
