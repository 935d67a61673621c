// The running text of a page, block by block, as a person reads it.
import type { Nodes, Paragraph, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from './page';

export type Block = { readonly node: Paragraph | TableCell; readonly text: string };

/** A piece of code counts as one word, whatever it holds. */
const CODE_WORD = 'CODE';

function flatten(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return CODE_WORD;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(flatten).join('') : '';
}

export function proseOf({ tree }: Page): Block[] {
  const blocks: Block[] = [];
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'tableCell') {
      blocks.push({ node, text: flatten(node).replace(/\s+/g, ' ').trim() });
    }
  });
  return blocks;
}

// « art. 41 », « n. » or « M. Untel » do not end a sentence.
const ABBREVIATIONS = /\b(?:art|ex|p|n|M|Mme|cf|etc|vol|éd|max|min|C|L|R)\.$/;

export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let current = '';
  for (const part of text.split(/(?<=[.!?…])\s+/)) {
    current = current ? `${current} ${part}` : part;
    if (!ABBREVIATIONS.test(current)) {
      sentences.push(current);
      current = '';
    }
  }
  return current ? [...sentences, current] : sentences;
}

/** Words in the sense of a reader: punctuation that stands alone is none. */
export const wordCount = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}\uE000]/u.test(word)).length;
