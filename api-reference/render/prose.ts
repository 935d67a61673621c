// The texts of the contract, which are Markdown, as nodes of a page.
import type { BlockContent, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { walk } from '../../lib/walk';
import { paragraph, text } from './nodes';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Texts of the contract may not add HTML, images, headings or relative links to a page. */
function allowedNode(node: RootContent): RootContent {
  if (node.type === 'html') return text(node.value);
  if (node.type === 'image') return text(node.alt ?? '');
  if (node.type === 'heading') return paragraph({ type: 'strong', children: node.children });
  if (node.type === 'link' && !/^(https?:|mailto:|#)/.test(node.url)) {
    return { type: 'emphasis', children: node.children };
  }
  return node;
}

function parsed(markdown: string): Root {
  const tree = parser.parse(markdown);
  walk<Nodes>(tree, (node, index, parent) => {
    // Positions are those of the contract's text, not of the page.
    delete node.position;
    if (parent && node.type !== 'root') parent.children[index] = allowedNode(node);
  });
  return tree;
}

const trees = new Map<string, Root>();

/** Operations share most of their texts: each is parsed once. A page changes its nodes, so it gets a copy. */
function treeOf(markdown: string): Root {
  const tree = trees.get(markdown) ?? parsed(markdown);
  trees.set(markdown, tree);
  return structuredClone(tree);
}

const isBlock = (node: RootContent): node is BlockContent =>
  ['paragraph', 'list', 'code', 'blockquote', 'table', 'thematicBreak'].includes(node.type);

export const blocks = (markdown = ''): BlockContent[] =>
  treeOf(markdown).children.flatMap((node) =>
    node.type === 'text' ? [paragraph(node)] : isBlock(node) ? [node] : [],
  );

/** Most texts are plain words, which need no parser. */
const PLAIN = /^\p{L}[\p{L},'’() ]*[\p{L})]$/u;

/** A text as part of a sentence: its paragraphs follow one another on one line. */
export const inline = (markdown: string): PhrasingContent[] =>
  PLAIN.test(markdown)
    ? [text(markdown)]
    : blocks(markdown).flatMap((node, index) => [
        ...(index > 0 ? [text(' ')] : []),
        ...(node.type === 'paragraph' ? node.children : [text(markdown)]),
      ]);

export const asSentence = (markdown: string): string =>
  /[.!?…:]$/.test(markdown) ? markdown : `${markdown}.`;

/** For use after a colon; « PDF » keeps its capitals. */
export const lowercaseFirst = (markdown: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(markdown) ? markdown.charAt(0).toLowerCase() + markdown.slice(1) : markdown;
