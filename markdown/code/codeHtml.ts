// Colours code with Shiki, at build time, by classes: nothing colours it in the browser.
import type { ElementContent } from 'hast';
import { createHighlighter } from 'shiki';
import { printFragment } from '../../lib/hast';
import { codeLanguages } from './languages';
import type { ReadFence } from './readFence';
import { PLAIN_KIND, tokenKindTheme } from './tokenKinds';

type ShownCode = Pick<ReadFence, 'language' | 'code' | 'firstLineNumber' | 'highlightedLines'>;

type Token = { kind: string; text: string };

/** Joins neighbours of one kind, so that fewer elements are needed. Spaces have no colour: they join what precedes. */
function merged(tokens: Token[]): Token[] {
  const result: Token[] = [];
  for (const token of tokens) {
    const last = result.at(-1);
    if (last && (last.kind === token.kind || token.text.trim() === '')) last.text += token.text;
    else result.push({ ...token });
  }
  return result;
}

function tokenNode({ kind, text: value }: Token): ElementContent {
  if (kind === PLAIN_KIND) return { type: 'text', value };
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: [`k-${kind}`] },
    children: [{ type: 'text', value }],
  };
}

const LINE_FEED: ElementContent = { type: 'text', value: '\n' };

type Line = { children: ElementContent[]; isHighlighted: boolean; number: number | undefined };

/** A line is an element of its own only where its reader sees it as one. */
const lineNodes = ({ children, isHighlighted, number }: Line): ElementContent[] =>
  isHighlighted || number !== undefined
    ? [
        {
          type: 'element',
          tagName: isHighlighted ? 'mark' : 'span',
          properties: { className: ['code-line'], dataLine: number },
          children,
        },
      ]
    : children;

/** Shiki gives up on a line after half a second: a busy machine would then colour it otherwise. */
const NO_LIMIT = 0;

const loadHighlighter = () => createHighlighter({ langs: codeLanguages, themes: [tokenKindTheme] });
let loading: ReturnType<typeof loadHighlighter> | undefined;

export async function codeHtml(shown: ShownCode): Promise<string> {
  const { language, code, firstLineNumber, highlightedLines } = shown;
  // Shiki reads its grammars once.
  loading ??= loadHighlighter();
  const lines = (await loading)
    .codeToTokensBase(code, { lang: language, theme: tokenKindTheme, tokenizeTimeLimit: NO_LIMIT })
    .map((tokens) => tokens.map(({ color = PLAIN_KIND, content }) => ({ kind: color, text: content })))
    .map((tokens) => merged(tokens).map(tokenNode));
  const children = lines.flatMap((line, position) =>
    lineNodes({
      // Line feeds are inside the line elements, so that the text of the whole block is exactly the code.
      children: position < lines.length - 1 ? [...line, LINE_FEED] : line,
      isHighlighted: highlightedLines.includes(position + 1),
      number: firstLineNumber === undefined ? undefined : firstLineNumber + position,
    }),
  );
  return printFragment({ type: 'root', children });
}
