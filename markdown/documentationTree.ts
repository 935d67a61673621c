// The tree of the documentation, as the sidebar orders it and the pages name themselves: nothing to keep up to date.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { TreePage } from '../figure-kit';

type Category = {
  readonly label: string;
  readonly link: { readonly type: string; readonly id?: string; readonly slug?: string };
  readonly items: readonly Item[];
};
type Item = string | Category;

function pageOf(id: string, folder: string): TreePage {
  const file = path.join(folder, `${id}.mdx`);
  const name = /^title: "?(.+?)"?$/m.exec(readFileSync(file, 'utf8'))?.[1];
  if (!name) throw new Error(`${file} n'a pas de titre.`);
  return { name, href: `/docs/${id.replace(/(^|\/)index$/, '$1')}` };
}

function treeOf(item: Item, folder: string): TreePage {
  if (typeof item === 'string') return pageOf(item, folder);
  const { label, link, items } = item;
  const page = link.id ? pageOf(link.id, folder) : { href: `/docs${link.slug}` };
  return { ...page, name: label, pages: items.map((one) => treeOf(one, folder)) };
}

/** The first page of the sidebar leads to all the others. */
export function documentationTree(sidebar: SidebarsConfig[string] | undefined, folder: string): TreePage {
  const [root, ...others] = (sidebar as readonly Item[]).map((item) => treeOf(item, folder));
  if (!root) throw new Error('sidebars.ts ne nomme aucune page.');
  return { ...root, pages: others };
}
