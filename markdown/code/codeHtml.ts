// Colours code with Shiki, at build time, by classes: nothing colours it in the browser.
import { createHighlighter } from 'shiki';
import type { ReadFence } from './fence';
import { codeLanguages } from './languages';
import { PLAIN_KIND, tokenKindTheme } from './tokenKinds';

type Token = { kind: string; text: string };

/** Joins neighbours of one kind, and spaces with what precedes them, so that fewer elements are needed. */
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

const loadHighlighter = () => createHighlighter({ langs: codeLanguages, themes: [tokenKindTheme] });
let loading: ReturnType<typeof loadHighlighter> | undefined;

export async function codeHtml(shown: Omit<ReadFence, 'title'>): Promise<string> {
  const { language, code, firstLineNumber, highlightedLines } = shown;
  loading ??= loadHighlighter();
  const lines = (await loading).codeToTokensBase(code, {
    lang: language,
    theme: tokenKindTheme,
    // Without a limit: Shiki would give up on a line after half a second, and busy machines would colour it otherwise.
    tokenizeTimeLimit: 0,
  });
  return lines
    .map((tokens, index) => {
      const parts = tokens.map(({ color = PLAIN_KIND, content }) => ({ kind: color, text: content }));
      // Line feeds are inside the line elements, so that the text of the whole block is exactly the code.
      const html = merged(parts).map(tokenHtml).join('') + (index < lines.length - 1 ? '\n' : '');
      const isHighlighted = highlightedLines.includes(index + 1);
      if (!isHighlighted && firstLineNumber === undefined) return html;
      const name = isHighlighted ? 'mark' : 'span';
      const number = firstLineNumber === undefined ? '' : ` data-line="${firstLineNumber + index}"`;
      return `<${name} class="code-line"${number}>${html}</${name}>`;
    })
    .join('');
}
