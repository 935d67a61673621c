// Builds the tree of pages that a figure draws, from the sidebar and from the title of each page.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TreePage } from '../figure-kit';
import { contentError } from '../lib/contentFault';
import { linesOfString } from '../lib/linesOfString';
import { substituteFacts } from './facts/replaceFacts';
import { readFrontMatter } from './readFrontMatter';

type Category = {
  readonly label: string;
  readonly link: { readonly id?: string; readonly slug?: string };
  readonly items: readonly SidebarItem[];
};
/** A link to a section is not in the tree: its page is. */
type SidebarItem = string | Category | { readonly type: 'link'; readonly href: string };

const SIDEBARS = 'sidebars.ts';

function missingPage(id: string, docsFolder: string): Error {
  const sidebars = path.join(path.dirname(docsFolder), SIDEBARS);
  const [line = 1] = existsSync(sidebars) ? linesOfString(readFileSync(sidebars, 'utf8'), id) : [];
  const message = `aucune page n'a pour fichier docs/${id}.mdx. Corrigez « ${id} », ou créez la page.`;
  return contentError(SIDEBARS, [{ line, message }]);
}

export function pageOfDoc(id: string, docsFolder: string): TreePage & { readonly description?: string } {
  const file = path.join(docsFolder, `${id}.mdx`);
  if (!existsSync(file)) throw missingPage(id, docsFolder);
  const { fields, fault } = readFrontMatter(readFileSync(file, 'utf8'));
  const textOf = (field: string): string | undefined => {
    const value = fields.get(field)?.value;
    return typeof value === 'string' ? substituteFacts(value).text : undefined;
  };
  const name = textOf('title');
  if (fault || name === undefined) {
    const untitled = { line: 1, message: "la page n'a pas de titre. Ajoutez « title: … »." };
    throw contentError(path.relative(process.cwd(), file), [fault ?? untitled]);
  }
  return { name, href: `/docs/${id.replace(/(^|\/)index$/, '$1')}`, description: textOf('description') };
}

const pagesOf = (items: readonly SidebarItem[], docsFolder: string): TreePage[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return pageOfDoc(item, docsFolder);
    if (!('items' in item)) return [];
    const page = item.link.id ? pageOfDoc(item.link.id, docsFolder) : { href: `/docs${item.link.slug}` };
    return { ...page, name: item.label, pages: pagesOf(item.items, docsFolder) };
  });

/** The first page of the sidebar is the root of the tree: it leads to all the others. */
export function documentationTree(sidebar: readonly SidebarItem[], docsFolder: string): TreePage {
  const [root, ...pages] = pagesOf(sidebar, docsFolder);
  if (!root) throw new Error('sidebars.ts ne nomme aucune page.');
  return { ...root, pages };
}
