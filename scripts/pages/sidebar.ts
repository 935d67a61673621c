// Finds, renames, adds and removes the entries of sidebars.ts.
import ts from 'typescript';
import type { PageNames } from '../../lib/pageNames';
import { type Edit, lineAt, type Project, Refusal, sourceOf } from './project';
import { insertion, literalEdit, nodesIn, parse, propertyOf, removal, textOf } from './syntax';

export const SIDEBAR = 'sidebars.ts';

type List = ts.ArrayLiteralExpression;
type Entry = {
  readonly literal: ts.StringLiteralLike;
  /** The element of the list: the id, or an object that has it. */
  readonly element: ts.Expression;
  readonly list: List;
  /** The category whose own page this is. */
  readonly opens?: ts.Expression;
};

/** The object that has this value under this name. */
const objectWith = (value: ts.Expression, name: string): ts.ObjectLiteralExpression | undefined =>
  ts.isPropertyAssignment(value.parent) && value.parent.name.getText() === name
    ? value.parent.parent
    : undefined;

function entriesIn(project: Project): Entry[] {
  return nodesIn(parse(SIDEBAR, sourceOf(project, SIDEBAR)), ts.isStringLiteralLike).flatMap((literal) => {
    const object = objectWith(literal, 'id');
    const opens = object && objectWith(object, 'link');
    const element = opens ?? object ?? literal;
    const { parent: list } = element;
    return ts.isArrayLiteralExpression(list) ? [{ literal, element, list, opens }] : [];
  });
}

/** Undefined for the sidebar itself. */
const categoryOf = (list: List): ts.Expression | undefined => objectWith(list, 'items');
const labelOf = (category: ts.Expression): string => textOf(propertyOf(category, 'label')) ?? '';

const place = (node: ts.Node): string => `${SIDEBAR}:${lineAt(node.getSourceFile().text, node.getStart())}`;

const folderOf = (id: string): string => id.slice(0, id.lastIndexOf('/') + 1);

/** The category that has the pages of a folder; undefined where they are in several or there are none. */
function listOfFolder(id: string, entries: readonly Entry[]): List | undefined {
  const beside = entries.filter(({ opens, literal }) => !opens && folderOf(literal.text) === folderOf(id));
  const [list, ...others] = new Set(beside.map((entry) => entry.list));
  return list && others.length === 0 && categoryOf(list) ? list : undefined;
}

export type SidebarChange = {
  readonly edits: readonly Edit[];
  /** Whether the page was put at the end of a category: somebody should give it its place. */
  readonly isAtEnd?: boolean;
};

const addedTo = ({ elements }: List, id: string): SidebarChange => ({
  edits: [insertion(`'${id}'`, elements, elements.at(-1))],
  isAtEnd: true,
});

/** For messages; undefined for a page that is not in the menu. */
export function placeInSidebar(project: Project, { id }: PageNames): string | undefined {
  const entry = entriesIn(project).find(({ literal }) => literal.text === id);
  if (!entry) return undefined;
  const category = categoryOf(entry.list);
  return place(entry.literal) + (category ? `, à la fin de « ${labelOf(category)} »` : '');
}

/** At the end of the category of its folder; no edit where there is no such category. */
export function addToSidebar(project: Project, { id }: PageNames): SidebarChange {
  const list = listOfFolder(id, entriesIn(project));
  return list ? addedTo(list, id) : { edits: [] };
}

/** Refused where a category would be left empty. */
function removalOf({ literal, element, list }: Entry): Edit {
  const category = categoryOf(list);
  if (category && list.elements.length === 1) {
    const link = textOf(propertyOf(propertyOf(category, 'link') ?? category, 'id'));
    const remedy = link
      ? `mettez dans ${SIDEBAR} '${link}' à la place de la catégorie`
      : `retirez la catégorie de ${SIDEBAR} et son adresse de product/routes.ts`;
    throw new Refusal(
      `${place(element)} : « ${literal.text} » est la seule page de la catégorie « ${labelOf(category)} », qui serait vide. Ajoutez-y d'abord une autre page, ou ${remedy}, puis relancez.`,
    );
  }
  return removal(element, list.elements);
}

export function renameInSidebar(project: Project, from: PageNames, to: PageNames): SidebarChange {
  const entries = entriesIn(project);
  const own = entries.filter(({ literal }) => literal.text === from.id);
  const list = folderOf(from.id) === folderOf(to.id) ? undefined : listOfFolder(to.id, entries);
  const [entry, ...others] = own;
  if (!entry || others.length > 0 || entry.opens || !list || list === entry.list)
    return { edits: own.map(({ literal }) => literalEdit(literal, to.id)) };
  const moved = addedTo(list, to.id);
  return { ...moved, edits: [removalOf(entry), ...moved.edits] };
}

export function removeFromSidebar(project: Project, page: PageNames): Edit[] {
  return entriesIn(project)
    .filter(({ literal }) => literal.text === page.id)
    .map((entry) => {
      if (entry.opens)
        throw new Refusal(
          `${place(entry.literal)} : la catégorie « ${labelOf(entry.opens)} » s'ouvre sur cette page. Donnez-lui d'abord une autre page d'ouverture (link), puis relancez.`,
        );
      return removalOf(entry);
    });
}
