// Reads and writes HTML as React and the MDX loader write it: quoted attributes, balanced tags. What is read and
// not changed is written back as it was, entities included; only apostrophes are decoded, to be seen as such.
import type { Element, Properties, Root } from 'hast';

const TOKEN = /<\/([\w:-]+)>|<([\w:-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/gy;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const VOID = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

const withApostrophes = (text: string): string => text.replace(/&#(?:x27|39);/g, "'");

function readAttributes(written: string): Properties {
  return Object.fromEntries(
    [...written.matchAll(ATTRIBUTE)].map(([, name, value]) => [
      name,
      value === undefined ? true : withApostrophes(value),
    ]),
  );
}

export function parseStaticHtml(html: string): Root {
  const root: Root = { type: 'root', children: [] };
  const open: Element[] = [];
  let position = 0;
  for (const [token, closed, opened, attributes = '', text] of html.matchAll(TOKEN)) {
    position += token.length;
    const siblings = (open.at(-1) ?? root).children;
    if (text) {
      siblings.push({ type: 'text', value: withApostrophes(text) });
    } else if (opened) {
      const properties = readAttributes(attributes);
      const element: Element = { type: 'element', tagName: opened, properties, children: [] };
      siblings.push(element);
      if (!VOID.has(opened) && !token.endsWith('/>')) open.push(element);
    } else if (open.pop()?.tagName !== closed) {
      throw new Error(
        `HTML statique : la balise ${token} ne ferme rien, dans « ${html.slice(0, position)} ».`,
      );
    }
  }
  if (position < html.length || open.length > 0) {
    throw new Error(`HTML statique illisible à partir de « ${html.slice(position, position + 80)} ».`);
  }
  return root;
}

export function printStaticHtml(node: Root | Root['children'][number]): string {
  switch (node.type) {
    case 'root':
      return node.children.map(printStaticHtml).join('');
    case 'text':
      return node.value;
    case 'element': {
      const attributes = Object.entries(node.properties).map(([name, value]) =>
        value === true ? ` ${name}` : ` ${name}="${value}"`,
      );
      const start = `<${node.tagName}${attributes.join('')}`;
      return VOID.has(node.tagName)
        ? `${start}/>`
        : `${start}>${node.children.map(printStaticHtml).join('')}</${node.tagName}>`;
    }
    default:
      return '';
  }
}
