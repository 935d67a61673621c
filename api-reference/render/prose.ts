// The texts of the contract, which are Markdown, as parts of a page.
import type { BlockContent, PhrasingContent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { paragraph, text } from './nodes';

const parser = unified().use(remarkParse).use(remarkGfm);

/** A text must not bring in what a page may not hold: HTML, pictures of elsewhere, titles, links to nowhere. */
function tamed(node: RootContent): RootContent {
  if (node.type === 'html') return text(node.value);
  if (node.type === 'image') return text(node.alt ?? '');
  if (node.type === 'heading')
    return { type: 'paragraph', children: [{ type: 'strong', children: node.children }] };
  if (node.type === 'link' && !/^(https?:|mailto:|#)/.test(node.url)) {
    return { type: 'emphasis', children: node.children };
  }
  return node;
}

function parsed(markdown: string): Root {
  const tree = parser.parse(markdown);
  visit(tree, (node, index, parent) => {
    // Its lines are not those of the page.
    delete node.position;
    if (parent && index !== undefined && node.type !== 'root') parent.children[index] = tamed(node);
  });
  return tree;
}

const isBlock = (node: RootContent): node is BlockContent =>
  ['paragraph', 'list', 'code', 'blockquote', 'table', 'thematicBreak'].includes(node.type);

export const blocks = (markdown: string): BlockContent[] =>
  parsed(markdown).children.flatMap((node) =>
    node.type === 'text' ? [paragraph([node])] : isBlock(node) ? [node] : [],
  );

/** A text that stands in a sentence: its paragraphs follow one another. */
export const inline = (markdown: string): PhrasingContent[] =>
  blocks(markdown).flatMap((node, index) => {
    const children = node.type === 'paragraph' ? node.children : [text(markdown)];
    return index > 0 ? [text(' '), ...children] : children;
  });

/** « Dossier clos, annulé » → « Dossier clos, annulé. » */
export const asSentence = (markdown: string): string =>
  /[.!?…:]$/.test(markdown) ? markdown : `${markdown}.`;

/** After a colon; a word in capitals keeps them. */
export const lowered = (markdown: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(markdown) ? markdown.charAt(0).toLowerCase() + markdown.slice(1) : markdown;
