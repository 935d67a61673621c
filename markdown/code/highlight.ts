import type { ElementContent } from 'hast';
// Colours code with Shiki, at build time.
import { createHighlighter } from 'shiki';
import { PLAIN_KIND, tokenKindTheme } from './tokenKinds';

/** The languages that a page may use, each with the label that a reader sees. */
const LANGUAGE_LABELS = {
  bash: 'Bash',
  html: 'HTML',
  http: 'HTTP',
  javascript: 'JavaScript',
  json: 'JSON',
  mdx: 'MDX',
  php: 'PHP',
  python: 'Python',
  sql: 'SQL',
  text: 'Texte',
  typescript: 'TypeScript',
  yaml: 'YAML',
} as const;

export type CodeLanguage = keyof typeof LANGUAGE_LABELS;

export const codeLanguages = Object.keys(LANGUAGE_LABELS);
export const isCodeLanguage = (name: string): name is CodeLanguage => Object.hasOwn(LANGUAGE_LABELS, name);
export const languageLabel = (language: CodeLanguage): string => LANGUAGE_LABELS[language];

/** Returns the elements of each line of the code. */
type Highlight = (code: string, language: CodeLanguage) => ElementContent[][];

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

/** Shiki gives up on a line after half a second: a busy machine would then colour it otherwise. */
const NO_LIMIT = 0;

async function createHighlight(): Promise<Highlight> {
  const highlighter = await createHighlighter({ langs: codeLanguages, themes: [tokenKindTheme] });
  return (code, language) =>
    highlighter
      .codeToTokensBase(code, { lang: language, theme: tokenKindTheme, tokenizeTimeLimit: NO_LIMIT })
      .map((tokens) =>
        merged(tokens.map(({ color = PLAIN_KIND, content }) => ({ kind: color, text: content }))).map(
          tokenNode,
        ),
      );
}

let loading: Promise<Highlight> | undefined;

/** Shiki reads its grammars once, for the first page that has code. */
export function loadHighlight(): Promise<Highlight> {
  loading ??= createHighlight();
  return loading;
}
