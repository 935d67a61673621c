// Edits of product/redirects.ts when a page is moved or removed.
import ts from 'typescript';
import { asAddress, LEDGER, linesOf, pageOf, REDIRECTS, sectionOf } from '../../lib/addresses';
import type { PageNames } from '../../lib/pageNames';
import type { Edit, Project } from './project';
import { asList, insertion, literalEdit, propertyOf, removal } from './syntax';

export const isPublished = ({ sources }: Project, { address }: PageNames): boolean =>
  linesOf(sources.get(LEDGER) ?? '').includes(asAddress(address));

export const redirectLine = (from: string, to: string): string => `{ from: '${from}', to: '${to}' }`;

type Redirect = {
  readonly from: PageNames;
  /** A page, or a section of one. */
  readonly to: string;
  /** Whether its sections are there too. */
  readonly isMoved: boolean;
};

/** Redirects to the page now lead where it leads itself; a page that gets an old address back is redirected no more. */
export function redirected(project: Project, { from, to, isMoved }: Redirect): Edit[] {
  const list = asList(project, REDIRECTS, 'redirects');
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
