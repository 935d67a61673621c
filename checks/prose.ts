// The paragraphs and table cells of a page as plain text, and the words that are not to be in them.
import type { Nodes, Paragraph, TableCell } from 'mdast';
import type { Page } from './page';
import { type Finding, findingsAt, nodesOf } from './rule';

type Block = Pick<Paragraph | TableCell, 'position'> & {
  readonly text: string;
  /** For the grammar checker: names, labels and titles that the text quotes are replaced by an invented word. */
  readonly grammarText: string;
};

/** Replaces code and quotations: the grammar checker takes it for a proper noun. */
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

export const proseOf = ({ tree }: Page): Block[] =>
  nodesOf(tree, 'paragraph', 'tableCell').map((node) => ({
    position: node.position,
    text: withSingleSpaces(plainText(node, false)),
    grammarText: withSingleSpaces(plainText(node, true)),
  }));

type Wording = { readonly isIn: (text: string) => boolean; readonly message: string };

/** A finding for each of these wordings that a paragraph or a cell has. */
export const wordingFindings = (page: Page, wordings: readonly Wording[]): Finding[] =>
  findingsAt(proseOf(page), ({ text }) =>
    wordings.filter(({ isIn }) => isIn(text)).map(({ message }) => message),
  );
