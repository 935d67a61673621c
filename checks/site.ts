// What rules need to know beyond one page.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { pieceAnchors } from '../api-reference';
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
  readonly figures: readonly string[];
};

export function readPages(folder: string): Page[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .sort()
    .map((file) => readPage(file, readFileSync(file, 'utf8')));
}

/** Every string of the sidebar that names a page, however deep. */
function listedIds(item: unknown): string[] {
  if (typeof item === 'string') return [item];
  if (Array.isArray(item)) return item.flatMap(listedIds);
  if (!item || typeof item !== 'object') return [];
  const { items, link } = item as { items?: unknown; link?: { type?: string; id?: string } };
  return [...listedIds(items), ...(link?.type === 'doc' && link.id ? [link.id] : [])];
}

export const readSite = (): Site => ({
  pages: readPages('docs'),
  listed: new Set(listedIds(sidebars.documentation)),
  figures: Object.keys(figures),
});

/** The ids that links may point at: those of the headings, and those that the pieces of the API will bring. */
export function anchorsOf(page: Page): Set<string> {
  const anchors = new Set<string>(pieceAnchors(page.file, page.source));
  visit(page.tree, 'heading', (heading) => {
    const id = headingId(heading);
    if (id) anchors.add(id);
  });
  return anchors;
}
