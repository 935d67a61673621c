// Edits of the list of addresses, product/routes.ts.
import { withoutSlash } from '../../lib/addresses';
import type { PageNames } from '../../lib/pageNames';
import type { Edit, Project } from './project';
import { asList, insertion, removal, textOf } from './syntax';

export const ROUTES = 'product/routes.ts';

const elementsIn = (project: Project) => {
  const list = asList(project, ROUTES, 'routes');
  return { list, routes: list.map((element) => ({ element, address: textOf(element) ?? '' })) };
};

export const routesIn = (project: Project): string[] =>
  elementsIn(project).routes.map(({ address }) => address);

export const isRoute = (project: Project, page: PageNames): boolean =>
  routesIn(project).some(
    (address) => withoutSlash(address).toLowerCase() === withoutSlash(page.address).toLowerCase(),
  );

/** After the last address of its folder, or of the nearest folder above that has any. */
export function addToRoutes(project: Project, page: PageNames): Edit {
  const { list, routes } = elementsIn(project);
  const pages = routes.filter(({ address }) => !address.includes('/category/'));
  const names = page.address.split('/');
  const folders = names.map((_, index) => `${names.slice(0, -1 - index).join('/')}/`);
  const after = folders
    .map((folder) => pages.findLast(({ address }) => address.startsWith(folder)))
    .find((route) => route !== undefined);
  return insertion(`'${page.address}'`, list, after?.element);
}

export function removeFromRoutes(project: Project, page: PageNames): Edit[] {
  const { list, routes } = elementsIn(project);
  return routes
    .filter(({ address }) => address === page.address)
    .map(({ element }) => removal(element, list));
}
