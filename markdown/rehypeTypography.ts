import type { Nodes, Parents, Root, Text } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { isTag, nameOf, parseFragment, type Tag } from '../lib/hast';
import { frenchTypography, frenchTypographyOfParts } from '../lib/typography/frenchTypography';
import { changeReadable, isFrenchProse } from './readable';

/** Elements that do not end a sentence. */
const INLINE = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'i', 'img', 'ins', 'kbd', 'mark'],
  ...['q', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'tspan', 'u', 'var'],
]);

/** Attributes that are seen or heard: those of HTML, and the texts given to the components of a page. */
const READ_ATTRIBUTES = new Set([
  ...['alt', 'title', 'aria-label', 'ariaLabel', 'placeholder'],
  ...['label', 'caption', 'summary'],
]);

/** A piece of a sentence; one without a node (code, a picture) is only a neighbour of the others. */
type Part = { readonly text: string; readonly node?: Text };

/** What stands for a piece that is not ours: a number stays one, for the unit that follows it. */
function neighbour(content: string): Part {
  return { text: /^\d+$/.test(content) ? '0' : 'x' };
}

/** The MDX loader escapes the texts of local pictures, which nothing unescapes: readers would hear « &#39; ». */
const unescaped = (text: string): string => textOf(parseFragment(text));

/** The title of a code block is prose; its code is not. */
function polishFenceTitle(node: Nodes): void {
  const [code] = node.type === 'element' && node.tagName === 'pre' ? node.children : [];
  if (code?.type !== 'element' || !code.data?.meta) return;
  code.data.meta = code.data.meta.replace(/(?<=\btitle=")[^"]*(?=")/, frenchTypography);
}

function polishAttributes(tag: Tag): void {
  if (tag.type === 'element') {
    for (const [name, value] of Object.entries(tag.properties)) {
      if (READ_ATTRIBUTES.has(name) && typeof value === 'string') {
        tag.properties[name] = frenchTypography(value);
      }
    }
    return;
  }
  for (const attribute of tag.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || !READ_ATTRIBUTES.has(attribute.name)) continue;
    if (typeof attribute.value !== 'string') continue;
    attribute.value = frenchTypography(tag.name === 'img' ? unescaped(attribute.value) : attribute.value);
  }
}

/** Polishes the sentences of a tree, each as a whole whatever elements cut it. */
function polish(tree: Root): void {
  let sentence: Part[] = [];
  const endSentence = () => {
    const written = frenchTypographyOfParts(sentence.map(({ text }) => text));
    sentence.forEach(({ node }, i) => {
      if (node) node.value = written[i] ?? '';
    });
    sentence = [];
  };
  const read = (parent: Parents) => {
    for (const node of parent.children) {
      if (node.type === 'text') {
        sentence.push({ text: node.value, node });
      } else if (node.type === 'mdxTextExpression') {
        sentence.push(neighbour(node.value));
      } else if (isTag(node)) {
        const inline = INLINE.has(nameOf(node)) || node.type === 'mdxJsxTextElement';
        const ours = isFrenchProse(node);
        if (!inline) endSentence();
        polishFenceTitle(node);
        if (ours) polishAttributes(node);
        if (ours && node.children.length > 0) read(node);
        else if (inline) sentence.push(neighbour(textOf(node)));
        if (!inline) endSentence();
      }
    }
  };
  read(tree);
  endSentence();
}

/**
 * Gives a page its French typography. As a rehype plugin it comes after the loader has made heading ids and the
 * table of contents from the plain text: ids stay what they were, and the texts of the table are polished too.
 */
export default function rehypeTypography() {
  return (page: Root): void => changeReadable(page, polish);
}
