// The running text of a page, block by block, as a person reads it.
import type { Nodes, Paragraph, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from './page';

export type Block = {
  readonly node: Paragraph | TableCell;
  readonly text: string;
  /** The same text for a grammar checker: what is quoted rather than said is one word without grammar. */
  readonly grammar: string;
};

const NAME = 'Zxq';
const isScreenLabel = (text: string): boolean => /^«.*»$/s.test(text.trim());
const isPageTitle = (text: string): boolean => /^\p{Lu}/u.test(text);

function flatten(node: Nodes, forGrammar: boolean): string {
  if (node.type === 'text') return node.value;
  // A piece of code counts as one word, whatever it holds.
  if (node.type === 'inlineCode') return NAME;
  if (node.type === 'break') return ' ';
  if (!('children' in node)) return '';
  const text = node.children.map((child) => flatten(child, forGrammar)).join('');
  if (!forGrammar) return text;
  if (node.type === 'strong' && isScreenLabel(text)) return `« ${NAME} »`;
  if (node.type === 'emphasis' || (node.type === 'link' && isPageTitle(text))) return NAME;
  return text;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function proseOf({ tree }: Page): Block[] {
  const blocks: Block[] = [];
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'tableCell') {
      blocks.push({ node, text: tidy(flatten(node, false)), grammar: tidy(flatten(node, true)) });
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
