// What the rules on the whole site look at: its pages, its sidebar, its figures.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { pieceAnchors } from '../api-reference';
import { routes } from '../product/routes';
import sidebars from '../sidebars';
import { figures } from '../src/figures';
import { type Page, readPage } from './page';
import type { Finding } from './rule';
import { headingId } from './rules/heading-ids';

export type SiteFinding = Finding & { readonly file: string };
export type SiteRule = { readonly id: string; readonly check: (site: Site) => SiteFinding[] };

export type Site = {
  readonly pages: readonly Page[];
  /** Ids of the pages that the sidebar lists, such as `admin/roles`. */
  readonly listed: ReadonlySet<string>;
  /** The addresses that product/routes.ts promises. */
  readonly routes: ReadonlySet<string>;
  readonly figures: readonly string[];
};

export function readPages(folder: string): Page[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort()
    .map((file) => readPage(file, readFileSync(file, 'utf8')));
}

/** A page, or a category: the parts of a Docusaurus sidebar that are read here. */
type SidebarItem =
  | string
  | {
      readonly items: readonly SidebarItem[];
      readonly link?: { readonly type: string; readonly id?: string };
    };

/** The ids of the pages of a sidebar, those that categories link to included. */
const pageIdsIn = (items: readonly SidebarItem[]): string[] =>
  items.flatMap((item) =>
    typeof item === 'string' ? [item] : [...(item.link?.id ? [item.link.id] : []), ...pageIdsIn(item.items)],
  );

export const readSite = (): Site => ({
  pages: readPages('docs'),
  listed: new Set(pageIdsIn(sidebars.documentation)),
  routes: new Set(routes),
  figures: Object.keys(figures),
});

/** The ids that links may lead to: those of headings, and those of the pieces of the API reference once expanded. */
export function anchorsOf(page: Page): Set<string> {
  const anchors = new Set<string>(pieceAnchors(page.file, page.source));
  visit(page.tree, 'heading', (heading) => {
    const id = headingId(heading);
    if (id) anchors.add(id);
  });
  return anchors;
}
