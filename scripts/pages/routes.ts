// The list of addresses, product/routes.ts: added to, removed from.
import ts from 'typescript';
import type { PageNames } from '../../lib/pageNames';
import { type Edit, type Project, Refusal, sourceOf } from './project';
import { insertion, nodesIn, parse, removal } from './syntax';

export const ROUTES = 'product/routes.ts';

function listIn(source: string): ts.NodeArray<ts.Expression> {
  const declared = nodesIn(parse(ROUTES, source), ts.isVariableDeclaration).find(
    ({ name }) => name.getText() === 'routes',
  )?.initializer;
  if (!declared || !ts.isArrayLiteralExpression(declared))
    throw new Refusal(
      `${ROUTES} : la liste « routes » est introuvable. Remettez-la : export const routes = [ … ].`,
    );
  return declared.elements;
}

const addressIn = (element: ts.Expression): string => (ts.isStringLiteralLike(element) ? element.text : '');

const withoutSlash = (address: string): string => address.replace(/\/$/, '');

export const routesIn = (project: Project): string[] => listIn(sourceOf(project, ROUTES)).map(addressIn);

export const isRoute = (project: Project, { address }: PageNames): boolean =>
  listIn(sourceOf(project, ROUTES)).some(
    (element) => withoutSlash(addressIn(element)).toLowerCase() === withoutSlash(address).toLowerCase(),
  );

/** Behind the last address of the same folder, or of the folder above, and so on. */
export function addToRoutes(project: Project, { address }: PageNames): Edit {
  const source = sourceOf(project, ROUTES);
  const list = listIn(source);
  let folder = address;
  let after: ts.Expression | undefined;
  while (!after && folder !== '') {
    folder = folder.slice(0, folder.lastIndexOf('/'));
    after = list.findLast(
      (element) => addressIn(element).startsWith(`${folder}/`) && !addressIn(element).includes('/category/'),
    );
  }
  return insertion(`'${address}'`, list, after, source);
}

export function removeFromRoutes(project: Project, { address }: PageNames): Edit[] {
  const list = listIn(sourceOf(project, ROUTES));
  return list.filter((element) => addressIn(element) === address).map((element) => removal(element, list));
}
