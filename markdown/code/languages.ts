/** The languages of code blocks, with the labels that readers see. */
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

/** `Texte` → `text` */
export const languagesByLabel: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LANGUAGE_LABELS).map(([name, label]) => [label, name]),
);
