// The elements of a page, as few as a copy needs.
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
};
export type Node = string | Element;

type Parsed = DefaultTreeAdapterMap['childNode'];

function nodesOf(parsed: readonly Parsed[]): Node[] {
  return parsed.flatMap((node): Node[] => {
    if ('value' in node) return [node.value];
    if (!('tagName' in node)) return [];
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    return [{ name: node.tagName, attributes, children: nodesOf(node.childNodes) }];
  });
}

const CODE = /<pre\b[^>]*>[\s\S]*?(?=<\/pre>)/g;
const COLOURS = /<\/?(?:span|mark)\b[^>]*>/g;
/** With its innermost lines only, where one holds another. */
const DRAWING = /(<svg\b[^>]*>)(?:(?!<svg\b)[\s\S])*?(?=<\/svg>)/g;

/**
 * Colours are most of the elements of a page, and lines of drawings most of the others, and none of its text: without them,
 * it is read in half the time.
 */
const withoutLooks = (html: string): string =>
  html.replaceAll(CODE, (code) => code.replaceAll(COLOURS, '')).replaceAll(DRAWING, '$1');

export const parseHtml = (html: string): Node[] => nodesOf(parseFragment(withoutLooks(html)).childNodes);

export const isElement = (node: Node): node is Element => typeof node !== 'string';

/** Asked of each element many times: most have no such class, which is seen at once. */
export const has = ({ attributes: { class: classes = '' } }: Element, name: string): boolean =>
  classes.includes(name) && classes.split(' ').includes(name);

export const textOf = (node: Node): string => (isElement(node) ? node.children.map(textOf).join('') : node);

/** In the order of the page: every element in these nodes for which it is true, but none within one of them. */
export const elementsIn = (nodes: readonly Node[], isWanted: (element: Element) => boolean): Element[] =>
  nodes
    .filter(isElement)
    .flatMap((element) => (isWanted(element) ? [element] : elementsIn(element.children, isWanted)));
