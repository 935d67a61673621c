// Helpers for trees of HTML (hast) in which an MDX page also has JSX elements.
import type { Comment, Element, ElementContent, Nodes, Root, Text } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { parse, parseFragment as parseParts } from 'parse5';
import { walk } from './walk';

export type Tag = Element | MdxJsxFlowElementHast | MdxJsxTextElementHast;

export const isTag = (node: Nodes): node is Tag =>
  node.type === 'element' || node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const nameOf = (tag: Tag): string => (tag.type === 'element' ? tag.tagName : (tag.name ?? ''));

export function attributeOf(tag: Tag, name: string): unknown {
  if (tag.type === 'element') return tag.properties[name];
  return tag.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)
    ?.value;
}

/** `className` in hast and JSX, `class` in tags that a writer typed as HTML. */
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
export function elementsIn(tree: Nodes, isWanted: (found: Element) => boolean = () => true): Element[] {
  const found: Element[] = [];
  walk<Nodes>(tree, (node) => {
    if (node.type === 'element' && isWanted(node)) found.push(node);
    return undefined;
  });
  return found;
}

const rootOf = (nodes: Nodes): Root => (nodes.type === 'root' ? nodes : { type: 'root', children: [] });

/** hast-util-from-html would take four times as long, because it also notes the line of each node. */
export const parsePage = (html: string): Root => rootOf(fromParse5(parse(html, { scriptingEnabled: false })));

/** Plain words, as most titles are, need no parser. */
export const parseFragment = (html: string): Root =>
  /[<&\r\0]/.test(html)
    ? rootOf(fromParse5(parseParts(html, { scriptingEnabled: false })))
    : { type: 'root', children: html === '' ? [] : [{ type: 'text', value: html }] };

export const parseNodes = (html: string): ElementContent[] =>
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
