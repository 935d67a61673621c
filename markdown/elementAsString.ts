// What an article holds becomes JavaScript, which the compiler, the bundler and the server each read, element by element. Most
// elements are HTML as it stands: a whole table can be one string.
import type { Element, ElementContent } from 'hast';
import { defaultHandlers, type Handle } from 'hast-util-to-estree';
import { printFragment } from '../lib/hast';
import { htmlObject } from './scriptNodes';

/** What the theme replaces by components of its own; what these look for in what they hold; what React names otherwise. */
export const REPLACED = new Set([
  ...['a', 'admonition', 'details', 'img', 'mermaid', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['summary', 'mdxAdmonitionTitle'],
  ...['input', 'label', 'option', 'select', 'textarea'],
]);
/** And what it replaces in vain, as long as it has no attributes, or is code on one line. */
export const REPLACED_AT_TIMES = ['code', 'li', 'ul'];

function isReplaced({ tagName, properties, children: [first] }: Element): boolean {
  if (!REPLACED_AT_TIMES.includes(tagName)) return REPLACED.has(tagName);
  const hasAttributes = Object.keys(properties).length > 0;
  return hasAttributes || (tagName === 'code' && (first?.type !== 'text' || first.value.includes('\n')));
}

/** Elements whose spaces nobody sees. MDX leaves them out as well. */
const WITHOUT_TEXT = ['table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'dl'];

const isSpace = (node: ElementContent): boolean => node.type === 'text' && node.value.trim() === '';

const contentOf = ({ tagName, children }: Element): ElementContent[] =>
  children
    .filter((child) => !(WITHOUT_TEXT.includes(tagName) && isSpace(child)))
    .map((child) => (child.type === 'element' ? { ...child, children: contentOf(child) } : child));

/** The elements that hold others, and of all that they hold nothing is replaced. */
function plainElements(article: readonly ElementContent[]): Set<Element> {
  const plain = new Set<Element>();
  /** Whether the element that holds this node may be a string. */
  const isPlain = (node: ElementContent): boolean => {
    if (node.type !== 'element') return node.type === 'text';
    // All of them are looked at: each may hold others.
    const holdsPlain = node.children.map(isPlain).every(Boolean);
    if (!holdsPlain || isReplaced(node)) return false;
    if (node.children.some(({ type }) => type === 'element')) plain.add(node);
    return true;
  };
  article.forEach(isPlain);
  return plain;
}

/** For hast-util-to-estree: `<table dangerouslySetInnerHTML={{ __html: '…' }} />`. */
export function elementAsString(article: readonly ElementContent[]): Handle {
  const plain = plainElements(article);
  return (node: Element, state) => {
    if (!plain.has(node)) return defaultHandlers.element(node, state);
    const written = defaultHandlers.element({ ...node, children: [] }, state);
    if (written.type !== 'JSXElement') return written;
    const html = printFragment({ type: 'root', children: contentOf(node) });
    written.openingElement.attributes.push({
      type: 'JSXAttribute',
      name: { type: 'JSXIdentifier', name: 'dangerouslySetInnerHTML' },
      value: { type: 'JSXExpressionContainer', expression: htmlObject(html) },
    });
    return written;
  };
}
