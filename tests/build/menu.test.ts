// However many pages the site has, the HTML of a page has only the first level of the menu and the branch of that page.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { withoutSlash } from '../../lib/addresses';
import { classesOf } from '../../lib/hast';
import { identity } from '../../product/identity';
import { pagesIn, readBuilt } from '../builtSite';

type Item = { readonly href?: string; readonly items?: readonly Item[] };

/** What Docusaurus gives to the pages. */
const GENERATED = '.docusaurus/docusaurus-plugin-content-docs/default/p';
const menu: readonly Item[] = readdirSync(GENERATED)
  .map((name) => JSON.parse(readBuilt(name, GENERATED)))
  .find(({ version }) => version?.docsSidebars).version.docsSidebars.documentation;

const holds = ({ href = '', items = [] }: Item, page: string): boolean =>
  withoutSlash(href) === page || items.some((child) => holds(child, page));

/** The addresses of this level, and of the levels inside the item that holds the page. */
const branchOf = (items: readonly Item[], page: string): string[] =>
  items.flatMap((item) => [
    ...(item.href ? [item.href] : []),
    ...(holds(item, page) ? branchOf(item.items ?? [], page) : []),
  ]);

const pages = pagesIn().filter(({ file }) => file.startsWith('docs/'));

it.each(pages)('$file has the first level of the menu and its own branch, and nothing else', (built) => {
  const page = withoutSlash(`${identity.baseUrl}${path.posix.dirname(built.file)}`);
  const links = built.elements.filter((element) => classesOf(element).includes('menu__link'));
  const addresses = links.flatMap(({ properties: { href } }) => (typeof href === 'string' ? [href] : []));
  expect(addresses).not.toEqual([]);
  expect(new Set(addresses)).toEqual(new Set(branchOf(menu, page)));
});
