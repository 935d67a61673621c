import { createHighlighter } from 'shiki';
import { kindsAsTheme, PLAIN } from './tokenKinds';

/** The languages that a page may use, each with the name that a reader sees. */
const LANGUAGES = {
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

export type Language = keyof typeof LANGUAGES;

export const languages = Object.keys(LANGUAGES);
export const isLanguage = (name: string): name is Language => Object.hasOwn(LANGUAGES, name);
export const readableName = (language: Language): string => LANGUAGES[language];

/** The HTML of each line of the code, one string a line. */
export type Highlight = (code: string, language: Language) => string[];

type Piece = { kind: string; text: string };

/** A space has no colour: it stays with what comes before it, so that fewer elements are needed. */
function merged(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last && (last.kind === piece.kind || piece.text.trim() === '')) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const toHtml = ({ kind, text }: Piece): string =>
  kind === PLAIN ? escaped(text) : `<span class="k-${kind}">${escaped(text)}</span>`;

async function createHighlight(): Promise<Highlight> {
  const highlighter = await createHighlighter({ langs: languages, themes: [kindsAsTheme] });
  return (code, language) =>
    highlighter.codeToTokensBase(code, { lang: language, theme: kindsAsTheme }).map((tokens) =>
      merged(tokens.map(({ color = PLAIN, content }) => ({ kind: color, text: content })))
        .map(toHtml)
        .join(''),
    );
}

let shared: Promise<Highlight> | undefined;

/** The grammars are read once, by the first page that needs them. */
export function loadHighlight(): Promise<Highlight> {
  shared ??= createHighlight();
  return shared;
}
