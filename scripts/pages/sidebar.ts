// The entries of sidebars.ts: found, renamed, added, removed.
import ts from 'typescript';
import type { PageNames } from '../../lib/pageNames';
import { type Edit, lineAt, type Project, Refusal, sourceOf } from './project';
import { insertion, literalEdit, nodesIn, parse, removal } from './syntax';

export const SIDEBAR = 'sidebars.ts';

type List = {
  readonly elements: ts.NodeArray<ts.Expression>;
  readonly category?: string;
  /** The page that the category opens with, if it is a page of its own. */
  readonly link?: string;
};
type Entry = {
  readonly id: string;
  readonly literal: ts.StringLiteralLike;
  /** What stands in the list: the id, or an object that has it. */
  readonly element: ts.Expression;
  readonly list: List;
  /** The page that a category opens with is not in its list. */
  readonly isLinkOf?: string;
};

function property(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = object.properties.find(
    (one): one is ts.PropertyAssignment => ts.isPropertyAssignment(one) && one.name.getText() === name,
  );
  return found?.initializer;
}

const textOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

function entriesOf(list: List): Entry[] {
  return list.elements.flatMap((element): Entry[] => {
    if (ts.isStringLiteralLike(element)) return [{ id: element.text, literal: element, element, list }];
    if (!ts.isObjectLiteralExpression(element)) return [];
    const id = property(element, 'id');
    if (id && ts.isStringLiteralLike(id)) return [{ id: id.text, literal: id, element, list }];
    const category = textOf(property(element, 'label')) ?? '';
    const link = property(element, 'link');
    const linkId = link && ts.isObjectLiteralExpression(link) ? property(link, 'id') : undefined;
    const items = property(element, 'items');
    const own =
      linkId && ts.isStringLiteralLike(linkId)
        ? [{ id: linkId.text, literal: linkId, element, list, isLinkOf: category }]
        : [];
    return items && ts.isArrayLiteralExpression(items)
      ? [...own, ...entriesOf({ elements: items.elements, category, link: textOf(linkId) })]
      : own;
  });
}

/** The lists that no other list of the sidebar holds: `documentation`. */
function topLists(root: ts.SourceFile): List[] {
  const isHeld = (list: ts.Node): boolean =>
    ts.findAncestor(list.parent, ts.isArrayLiteralExpression) !== undefined;
  return nodesIn(root, ts.isArrayLiteralExpression)
    .filter((list) => ts.isPropertyAssignment(list.parent) && !isHeld(list))
    .map(({ elements }) => ({ elements }));
}

function readSidebar(project: Project): { readonly source: string; readonly entries: readonly Entry[] } {
  const source = sourceOf(project, SIDEBAR);
  return { source, entries: topLists(parse(SIDEBAR, source)).flatMap(entriesOf) };
}

const folderOf = (id: string): string => id.slice(0, id.lastIndexOf('/') + 1);

/** The one list that holds the pages of a folder; none where they are spread, or where there are none. */
function listOfFolder(id: string, entries: readonly Entry[]): List | undefined {
  const inFolder = entries.filter((entry) => !entry.isLinkOf && folderOf(entry.id) === folderOf(id));
  const [list, ...others] = new Set(inFolder.map((entry) => entry.list));
  return others.length === 0 && list?.category !== undefined ? list : undefined;
}

export type SidebarChange = {
  readonly edits: readonly Edit[];
  /** Whether the page was put at the end of a category: a person knows its place in the order of reading. */
  readonly isAtEnd?: boolean;
};

const place = (source: string, offset: number): string => `${SIDEBAR}:${lineAt(source, offset)}`;

const added = (id: string, list: List, source: string): SidebarChange => ({
  edits: [insertion(`'${id}'`, list.elements, list.elements.at(-1), source)],
  isAtEnd: true,
});

/** Where the menu has a page, in words; undefined when it has not. */
export function placeInSidebar(project: Project, { id }: PageNames): string | undefined {
  const { source, entries } = readSidebar(project);
  const entry = entries.find((one) => one.id === id);
  if (!entry) return undefined;
  const { category } = entry.list;
  return `${place(source, entry.literal.getStart())}${category === undefined ? '' : `, à la fin de « ${category} »`}`;
}

/** At the end of the category that has the other pages of its folder, or nothing where there is no such category. */
export function addToSidebar(project: Project, { id }: PageNames): SidebarChange {
  const { source, entries } = readSidebar(project);
  const list = listOfFolder(id, entries);
  return list ? added(id, list, source) : { edits: [] };
}

function refuseEmptied({ list, id }: Entry, source: string): void {
  if (list.category === undefined || list.elements.length > 1) return;
  const mend = list.link
    ? `mettez dans ${SIDEBAR} '${list.link}' à la place de la catégorie`
    : `retirez la catégorie de ${SIDEBAR} et son adresse de product/routes.ts`;
  throw new Refusal(
    `${place(source, list.elements[0]?.getStart() ?? 0)} : « ${id} » est la seule page de la catégorie « ${list.category} », qui serait vide. Ajoutez-y d'abord une autre page, ou ${mend}, puis relancez.`,
  );
}

/** In its place, or in the category of its new folder. */
export function renameInSidebar(project: Project, from: PageNames, to: PageNames): SidebarChange {
  const { source, entries } = readSidebar(project);
  const own = entries.filter(({ id }) => id === from.id);
  const list = folderOf(from.id) === folderOf(to.id) ? undefined : listOfFolder(to.id, entries);
  const [entry, ...others] = own;
  if (!entry || others.length > 0 || entry.isLinkOf || !list || list === entry.list)
    return { edits: own.map(({ literal }) => literalEdit(literal, to.id)) };
  refuseEmptied(entry, source);
  const moved = added(to.id, list, source);
  return { ...moved, edits: [removal(entry.element, entry.list.elements), ...moved.edits] };
}

export function removeFromSidebar(project: Project, page: PageNames): SidebarChange {
  const { source, entries } = readSidebar(project);
  const own = entries.filter(({ id }) => id === page.id);
  for (const entry of own) {
    if (entry.isLinkOf !== undefined)
      throw new Refusal(
        `${place(source, entry.literal.getStart())} : la catégorie « ${entry.isLinkOf} » s'ouvre sur cette page. Donnez-lui d'abord une autre page d'ouverture (link), puis relancez.`,
      );
    refuseEmptied(entry, source);
  }
  return { edits: own.map(({ element, list }) => removal(element, list.elements)) };
}
