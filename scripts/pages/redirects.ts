// The list of product/redirects.ts, kept right while pages move and go.
import ts from 'typescript';
import { asAddress, LEDGER, linesOf, pageOf, REDIRECTS, sectionOf } from '../../lib/addresses';
import type { PageNames } from '../../lib/pageNames';
import { type Edit, type Project, Refusal, sourceOf } from './project';
import { insertion, literalEdit, nodesIn, parse, removal } from './syntax';

type Entry = {
  readonly element: ts.Expression;
  readonly from: ts.StringLiteralLike;
  readonly to: ts.StringLiteralLike;
};

function listIn(source: string): ts.NodeArray<ts.Expression> {
  const declared = nodesIn(parse(REDIRECTS, source), ts.isVariableDeclaration).find(
    ({ name }) => name.getText() === 'redirects',
  )?.initializer;
  if (!declared || !ts.isArrayLiteralExpression(declared))
    throw new Refusal(
      `${REDIRECTS} : la liste « redirects » est introuvable. Remettez-la : export const redirects = [ … ].`,
    );
  return declared.elements;
}

function entryOf(element: ts.Expression): Entry[] {
  const value = (name: string): ts.Expression | undefined =>
    nodesIn(element, ts.isPropertyAssignment).find((one) => one.name.getText() === name)?.initializer;
  const [from, to] = [value('from'), value('to')];
  return from && to && ts.isStringLiteralLike(from) && ts.isStringLiteralLike(to)
    ? [{ element, from, to }]
    : [];
}

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
  const source = sourceOf(project, REDIRECTS);
  const list = listIn(source);
  const [old, target] = [asAddress(from.address), asAddress(to)];
  const turned = (address: string): string => {
    if (pageOf(address) !== old) return address;
    const section = sectionOf(address);
    return isMoved && section ? `${target}#${section}` : target;
  };
  const entries = list.flatMap(entryOf);
  const needless = entries.filter((entry) => asAddress(entry.from.text) === target);
  const changed = entries.filter(
    (entry) => !needless.includes(entry) && pageOf(asAddress(entry.to.text)) === old,
  );
  const last = list.findLast((element) => needless.every((entry) => entry.element !== element));
  return [
    // First, for both may begin at the same place.
    ...needless.map(({ element }) => removal(element, list)),
    ...changed.map((entry) => literalEdit(entry.to, turned(asAddress(entry.to.text)))),
    ...(isPublished(project, from) ? [insertion(redirectLine(old, target), list, last, source)] : []),
  ];
}
