// Replaces `{{name}}` in a page by the fact of that name. product/facts.ts has the names.
import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { type ContentFault, contentError } from '../../lib/contentFault';
import { nearestNames } from '../../lib/nearestNames';
import { fact, factNames, factTables } from '../../product/facts';
import { findPlaceholders } from './placeholders';
import { tableTag } from './remarkFactTables';

/** A placeholder at fault stays in the text. */
export function substituteFacts(text: string): { text: string; faults: ContentFault[] } {
  const faults: ContentFault[] = [];
  const lines = text.split('\n');
  let result = '';
  let copiedUpTo = 0;
  for (const { name, start, end, line, column } of findPlaceholders(text)) {
    const typed = text.slice(start, end);
    const isTable = name !== undefined && factTables.has(name);
    const tag = isTable && lines[line - 1]?.trim() === typed ? tableTag(name) : undefined;
    const value = name === undefined ? '{{' : (fact(name) ?? tag);
    if (value === undefined) {
      const near = nearestNames(name ?? '', factNames()).join(', ');
      const message = isTable
        ? `le tableau « ${name} » doit être seul sur sa ligne.`
        : `le fait « ${name} » n'existe pas. Noms proches : ${near}.`;
      faults.push({ line, column, message });
    }
    result += text.slice(copiedUpTo, start) + (value ?? typed);
    copiedUpTo = end;
  }
  return { text: result + text.slice(copiedUpTo), faults };
}

/** Replaces each `{{name}}`; `\{{` gives a literal `{{`. Throws one error with all the faults of the file. */
export function replaceFacts(text: string, filePath: string): string {
  const { text: replaced, faults } = substituteFacts(text);
  if (faults.length > 0) throw contentError(filePath, faults);
  return replaced;
}

/** The Docusaurus preprocessor, called with the source of each page. */
export const replaceFactsOfPage: NonNullable<MarkdownConfig['preprocessor']> = ({ filePath, fileContent }) =>
  replaceFacts(fileContent, path.relative(process.cwd(), filePath));
