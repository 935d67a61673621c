// The list of product/redirects.ts, kept right while pages move and go.
import ts from 'typescript';
import { asAddress, LEDGER, linesOf, pageOf, REDIRECTS, sectionOf } from '../../lib/addresses';
import type { PageNames } from '../../lib/pageNames';
import type { Edit, Project } from './project';
import { insertion, listIn, literalEdit, propertyOf, removal } from './syntax';

/** Whether readers may know it: a page that was never published needs no redirect. */
export const isPublished = ({ sources }: Project, { address }: PageNames): boolean =>
  linesOf(sources.get(LEDGER) ?? '').includes(asAddress(address));

/** As a line of the list. */
export const redirectLine = (from: string, to: string): string => `{ from: '${from}', to: '${to}' }`;

type Way = {
  readonly from: PageNames;
  /** The address that takes its place: a page, or a section of one. */
  readonly to: string;
  /** Whether the page goes there whole, with its sections. */
  readonly isMoved: boolean;
};

/** What led to the page leads to where it leads itself now. A page that comes back needs no redirect any more. */
export function redirected(project: Project, { from, to, isMoved }: Way): Edit[] {
  const list = listIn(project, REDIRECTS, 'redirects');
  const [old, target] = [asAddress(from.address), asAddress(to)];
  const edits: Edit[] = [];
  let last: ts.Node | undefined;
  for (const element of list) {
    const [start, end] = [propertyOf(element, 'from'), propertyOf(element, 'to')];
    const isRead = start && end && ts.isStringLiteralLike(start) && ts.isStringLiteralLike(end);
    if (isRead && asAddress(start.text) === target) {
      edits.push(removal(element, list));
      continue;
    }
    last = element;
    if (!isRead || pageOf(asAddress(end.text)) !== old) continue;
    const section = sectionOf(asAddress(end.text));
    edits.push(literalEdit(end, isMoved && section ? `${target}#${section}` : target));
  }
  return isPublished(project, from) ? [...edits, insertion(redirectLine(old, target), list, last)] : edits;
}
