// The tree of the documentation, as the sidebar orders it and the pages name themselves: nothing to keep up to date.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sidebars from '../../sidebars';
import type { TreePage } from '../components/figures/SiteTree';

const DOCS = path.resolve(__dirname, '../../docs');

type Category = {
  readonly label: string;
  readonly link: { readonly type: string; readonly id?: string; readonly slug?: string };
  readonly items: readonly Item[];
};
type Item = string | Category;

function pageOf(id: string): TreePage {
  const source = readFileSync(path.join(DOCS, `${id}.mdx`), 'utf8');
  const name = /^title: "?(.+?)"?$/m.exec(source)?.[1];
  if (!name) throw new Error(`docs/${id}.mdx n'a pas de titre.`);
  return { name, href: `/docs/${id.replace(/(^|\/)index$/, '$1')}` };
}

function treeOf(item: Item): TreePage {
  if (typeof item === 'string') return pageOf(item);
  const { label, link, items } = item;
  const page = link.id ? pageOf(link.id) : { href: `/docs${link.slug}` };
  return { ...page, name: label, pages: items.map(treeOf) };
}

/** The first page leads to all the others. */
export function siteTree(): TreePage {
  const [root, ...others] = (sidebars.documentation as readonly Item[]).map(treeOf);
  if (!root) throw new Error('sidebars.ts ne nomme aucune page.');
  return { ...root, pages: others };
}
