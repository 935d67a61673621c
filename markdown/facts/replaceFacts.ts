// Replaces `{{name}}` in a page by the fact or table of that name. product/facts.ts has the names.
import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { nearestNames } from '../../lib/nearestNames';
import { fact, factNames, factTables } from '../../product/facts';
import { findPlaceholders, type Placeholder } from './placeholders';

/** Each fault is « line:column : what is wrong ». */
type Substitution = { readonly text: string; readonly faults: readonly string[] };

const unknownFact = (name: string): string =>
  `le fait « ${name} » n'existe pas. Noms proches : ${nearestNames(name, factNames()).join(', ')}.`;

/** The table with the indentation of its placeholder, as in a list; undefined when other text is on the same line. */
function indentedTable(table: string, text: string, { start, end }: Placeholder): string | undefined {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const after = /^[^\n]*/.exec(text.slice(end))?.[0] ?? '';
  return (before + after).trim() === '' ? table.replaceAll('\n', `\n${before}`) : undefined;
}

/** Replaces what it can. A placeholder at fault stays in the text. */
export function substituteFacts(text: string): Substitution {
  const faults: string[] = [];
  let result = '';
  let copiedUpTo = 0;
  for (const placeholder of findPlaceholders(text)) {
    const { name, start, end, line, column } = placeholder;
    const table = name === undefined ? undefined : factTables.get(name);
    const tableText = table === undefined ? undefined : indentedTable(table, text, placeholder);
    const value = name === undefined ? '{{' : (fact(name) ?? tableText);
    if (value === undefined) {
      const fault = table ? `le tableau « ${name} » doit être seul sur sa ligne.` : unknownFact(name ?? '');
      faults.push(`${line}:${column} : ${fault}`);
    }
    result += text.slice(copiedUpTo, start) + (value ?? text.slice(start, end));
    copiedUpTo = end;
  }
  return { text: result + text.slice(copiedUpTo), faults };
}

/** Replaces each `{{name}}`; `\{{` gives a literal `{{`. Throws one error with all the faults of the file. */
export function replaceFacts(text: string, filePath: string): string {
  const { text: replaced, faults } = substituteFacts(text);
  if (faults.length > 0) throw new Error(faults.map((fault) => `${filePath}:${fault}`).join('\n'));
  return replaced;
}

/** The Docusaurus preprocessor, called with the source of each page. */
export const replaceFactsOfPage: NonNullable<MarkdownConfig['preprocessor']> = ({ filePath, fileContent }) =>
  replaceFacts(fileContent, path.relative(process.cwd(), filePath));
