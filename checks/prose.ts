// The paragraphs and table cells of a page as plain text.
import type { Nodes, Paragraph, TableCell } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Page } from './page';

type Block = {
  readonly node: Paragraph | TableCell;
  readonly text: string;
  /** The same text for the grammar checker: names, labels and titles that it quotes are replaced by an invented word. */
  readonly grammarText: string;
};

/** Takes the place of what has no grammar of its own, such as code: the grammar checker reads it as a proper noun. */
export const NEUTRAL_WORD = 'Zxq';
const isScreenLabel = (text: string): boolean => /^«.*»$/s.test(text.trim());
const isPageTitle = (text: string): boolean => /^\p{Lu}/u.test(text);

function plainText(node: Nodes, forGrammar: boolean): string {
  if (node.type === 'text') return node.value;
  // Inline code counts as one word, whatever it contains.
  if (node.type === 'inlineCode') return NEUTRAL_WORD;
  if (node.type === 'break') return ' ';
  if (!('children' in node)) return '';
  const text = node.children.map((child) => plainText(child, forGrammar)).join('');
  if (!forGrammar) return text;
  if (node.type === 'strong' && isScreenLabel(text)) return `« ${NEUTRAL_WORD} »`;
  if (node.type === 'emphasis' || (node.type === 'link' && isPageTitle(text))) return NEUTRAL_WORD;
  return text;
}

const withSingleSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

export function proseOf({ tree }: Page): Block[] {
  const blocks: Block[] = [];
  visit(tree, (node) => {
    if (node.type === 'paragraph' || node.type === 'tableCell') {
      blocks.push({
        node,
        text: withSingleSpaces(plainText(node, false)),
        grammarText: withSingleSpaces(plainText(node, true)),
      });
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

/** A placeholder counts as a word, punctuation between spaces does not. */
export const wordCount = (sentence: string): number =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}\uE000]/u.test(word)).length;
