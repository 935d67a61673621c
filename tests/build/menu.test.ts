// The menu in the HTML of a page is the first level and the branch that the page is in: however many pages the site has, a
// page carries no more of them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { expect, it } from 'vitest';
import { classesOf } from '../../lib/hast';
import { identity } from '../../product/identity';
import { pagesIn } from '../builtSite';

type Item = { readonly href?: string; readonly items?: readonly Item[] };

const GENERATED = '.docusaurus/docusaurus-plugin-content-docs/default/p';

/** The sidebar as Docusaurus gives it to the pages. */
function sidebarItems(): readonly Item[] {
  const files = readdirSync(GENERATED).map((name) =>
    JSON.parse(readFileSync(path.join(GENERATED, name), 'utf8')),
  );
  return files.find(({ version }) => version?.docsSidebars)?.version.docsSidebars.documentation ?? [];
}

const withoutSlash = (address: string): string => address.replace(/(?<=.)\/$/, '');

const holds = (item: Item, page: string): boolean =>
  withoutSlash(item.href ?? '') === page || (item.items ?? []).some((child) => holds(child, page));

/** What the menu may show on a page: this level, and what is inside the item that holds the page. */
const branchOf = (items: readonly Item[], page: string): string[] =>
  items.flatMap((item) => [
    ...(item.href ? [item.href] : []),
    ...(holds(item, page) ? branchOf(item.items ?? [], page) : []),
  ]);

const menuLinks = (elements: readonly Element[]): string[] =>
  elements
    .filter((element) => classesOf(element).includes('menu__link'))
    .flatMap(({ properties: { href } }) => (typeof href === 'string' ? [href] : []));

const pages = pagesIn().filter(({ file }) => file.startsWith('docs/'));

it.each(pages)('$file has the first level of the menu and its own branch, and nothing else', (built) => {
  const page = withoutSlash(`${identity.baseUrl}${path.posix.dirname(built.file)}`);
  const links = menuLinks(built.elements);
  expect(links.length).toBeGreaterThan(0);
  expect([...new Set(links)].sort()).toEqual([...new Set(branchOf(sidebarItems(), page))].sort());
});
