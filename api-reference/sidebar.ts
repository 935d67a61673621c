// The operations of each page, for the sidebar: links to the sections that show them.
import path from 'node:path';
import type { JsonObject } from '../lib/json';
import { apiOperations } from './model/operation';
import { piecesUnder } from './site';

export type SectionLink = { readonly label: string; readonly section: string };

/** By the id of the page, as `api/cases`; in the order of the page. */
export function operationsByPage(document: JsonObject, folder: string): Map<string, SectionLink[]> {
  const summaries = new Map(apiOperations(document).map(({ id, summary }) => [id, summary]));
  const links = new Map<string, SectionLink[]>();
  for (const { name, attributes, file, section } of piecesUnder(folder)) {
    const label = name === 'Operation' ? summaries.get(attributes.id ?? '') : undefined;
    const page = path
      .relative(folder, file)
      .split(path.sep)
      .join('/')
      .replace(/\.mdx$/, '');
    if (label) links.set(page, [...(links.get(page) ?? []), { label, section }]);
  }
  return links;
}
