// Lets a page name a fact of product/ instead of copying it: see product/facts.ts for the names.
import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { nearestNames } from '../../lib/nearestNames';
import { fact, factNames, factTables } from '../../product/facts';
import { findPlaceholders, type Placeholder } from './placeholders';

type Substitution = { readonly text: string; readonly faults: readonly string[] };

const unknownFact = (name: string): string =>
  `le fait « ${name} » n'existe pas. Noms proches : ${nearestNames(name, factNames()).join(', ')}.`;

/** A table takes several lines, so it needs its line to itself; it keeps the indentation, as in a list. */
function placeTable(table: string, text: string, { start, end }: Placeholder): string | undefined {
  const indentation = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const rest = /^[^\n]*/.exec(text.slice(end))?.[0] ?? '';
  return (indentation + rest).trim() === '' ? table.replaceAll('\n', `\n${indentation}`) : undefined;
}

/** Replaces what can be, and says what cannot: « line:column : fault ». */
export function substituteFacts(text: string): Substitution {
  const faults: string[] = [];
  let result = '';
  let done = 0;
  for (const placeholder of findPlaceholders(text)) {
    const { name, start, end, line, column } = placeholder;
    const table = name === undefined ? undefined : factTables.get(name);
    const placed = table === undefined ? undefined : placeTable(table, text, placeholder);
    const value = name === undefined ? '{{' : (fact(name) ?? placed);
    if (value === undefined) {
      const fault = table ? `le tableau « ${name} » doit être seul sur sa ligne.` : unknownFact(name ?? '');
      faults.push(`${line}:${column} : ${fault}`);
    }
    result += text.slice(done, start) + (value ?? text.slice(start, end));
    done = end;
  }
  return { text: result + text.slice(done), faults };
}

/** Replaces each `{{name}}` by its fact or table; `\{{` gives a literal `{{`. One error tells all the faults of a file. */
export function replaceFacts(text: string, filePath: string): string {
  const { text: replaced, faults } = substituteFacts(text);
  if (faults.length > 0) throw new Error(faults.map((fault) => `${filePath}:${fault}`).join('\n'));
  return replaced;
}

/** What Docusaurus calls with the source of each page. */
export const replaceFactsOfPage: NonNullable<MarkdownConfig['preprocessor']> = ({ filePath, fileContent }) =>
  replaceFacts(fileContent, path.relative(process.cwd(), filePath));
