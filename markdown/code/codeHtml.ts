// Colours code with Shiki, at build time, by classes: nothing colours it in the browser.
import { createHighlighter } from 'shiki';
import type { ReadFence } from './fence';
import { codeLanguages } from './languages';
import { PLAIN_KIND, tokenKindTheme } from './tokenKinds';

type ShownCode = Omit<ReadFence, 'title'>;

type Token = { kind: string; text: string };

/** Joins neighbours of one kind, so that fewer elements are needed. Spaces have no colour: they join what precedes. */
function merged(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (const token of tokens) {
    const last = result.at(-1);
    if (last && (last.kind === token.kind || token.text.trim() === '')) last.text += token.text;
    else result.push({ ...token });
  }
  return result;
}

function tokenHtml({ kind, text }: Token): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return kind === PLAIN_KIND ? escaped : `<span class="k-${kind}">${escaped}</span>`;
}

/** Shiki gives up on a line after half a second: a busy machine would then colour it otherwise. */
const NO_LIMIT = 0;

const loadHighlighter = () => createHighlighter({ langs: codeLanguages, themes: [tokenKindTheme] });
let loading: ReturnType<typeof loadHighlighter> | undefined;

export async function codeHtml(shown: ShownCode): Promise<string> {
  const { language, code, firstLineNumber, highlightedLines } = shown;
  // Shiki reads its grammars once.
  loading ??= loadHighlighter();
  const lines = (await loading).codeToTokensBase(code, {
    lang: language,
    theme: tokenKindTheme,
    tokenizeTimeLimit: NO_LIMIT,
  });
  return lines
    .map((tokens, index) => {
      const parts = tokens.map(({ color = PLAIN_KIND, content }) => ({ kind: color, text: content }));
      // Line feeds are inside the line elements, so that the text of the whole block is exactly the code.
      const html = merged(parts).map(tokenHtml).join('') + (index < lines.length - 1 ? '\n' : '');
      const isHighlighted = highlightedLines.includes(index + 1);
      // A line is an element of its own only where its reader sees it as one.
      if (!isHighlighted && firstLineNumber === undefined) return html;
      const name = isHighlighted ? 'mark' : 'span';
      const number = firstLineNumber === undefined ? '' : ` data-line="${firstLineNumber + index}"`;
      return `<${name} class="code-line"${number}>${html}</${name}>`;
    })
    .join('');
}
