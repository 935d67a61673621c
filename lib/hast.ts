// Helpers for trees of HTML (hast) in which an MDX page also has JSX elements.
import type { Expression, Property, SimpleLiteral, SpreadElement } from 'estree';
import type { Comment, Element, ElementContent, Nodes, Root, Text } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { parse, parseFragment as parseParts } from 'parse5';
import { walk } from './walk';

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

export const element = (
  tagName: string,
  properties: Element['properties'] = {},
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children });

/** In the order of the text. */
export function elementsIn(tree: Nodes, isWanted: (found: Element) => boolean): Element[] {
  const found: Element[] = [];
  walk<Nodes>(tree, (node) => {
    if (node.type === 'element' && isWanted(node)) found.push(node);
    return undefined;
  });
  return found;
}

const rootOf = (nodes: Nodes): Root => (nodes.type === 'root' ? nodes : { type: 'root', children: [] });

/** Without the places of its parts in the text, which would take four times as long. */
export const parsePage = (html: string): Root => rootOf(fromParse5(parse(html, { scriptingEnabled: false })));

/** Words alone, as most titles are, need no parser. */
export const parseFragment = (html: string): Root =>
  /[<&\r\0]/.test(html)
    ? rootOf(fromParse5(parseParts(html, { scriptingEnabled: false })))
    : { type: 'root', children: html === '' ? [] : [{ type: 'text', value: html }] };

/** The same, to be put into an element. */
export const nodesOf = (html: string): ElementContent[] =>
  parseFragment(html).children.filter(
    (node): node is Comment | Element | Text =>
      node.type === 'element' || node.type === 'text' || node.type === 'comment',
  );

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
