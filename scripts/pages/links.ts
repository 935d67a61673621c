// The links of a page to other files, as its source writes them.
import path from 'node:path';
import type { Definition, Image, Link } from 'mdast';
import { visit } from 'unist-util-visit';
import { asTyped, readPage } from '../../checks/page';
import { namesOf } from '../../lib/pageNames';
import type { Edit } from './project';

type SourceLink = {
  readonly url: string;
  /** Where its destination stands in the source. */
  readonly start: number;
  readonly end: number;
};

/** Destinations follow `](`, or `]:` in a definition. */
function destinationOf(node: Link | Image | Definition, source: string): SourceLink | undefined {
  const url = asTyped(node.url);
  const textEnd = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined;
  const from = source.indexOf(']', textEnd ?? node.position?.start.offset);
  const start = source.indexOf(url, from);
  const end = start + url.length;
  // A destination with escaped signs is not found as it is read; no name of a page has any.
  return start >= 0 && end <= (node.position?.end.offset ?? 0) ? { url, start, end } : undefined;
}

export function linksIn(file: string, source: string): SourceLink[] {
  const found: SourceLink[] = [];
  visit(readPage(file, source).tree, ['link', 'image', 'definition'], (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const link = destinationOf(node, source);
    if (link) found.push(link);
  });
  return found;
}

const SECTION_OR_OTHER_SITE = /^(?:#|\/\/|[a-z][a-z+.-]*:|\{\{)/i;

/** The file that a link means: by its path, or by the address that the browser would make of it. */
export function targetOf(url: string, from: string, pages: readonly string[]): string | undefined {
  if (SECTION_OR_OTHER_SITE.test(url)) return undefined;
  const [typed = ''] = url.split(/[#?]/);
  const inProject = typed.replace(/^@site\//, '/');
  if (/\.mdx$/.test(typed)) {
    const folders = inProject.startsWith('/') ? ['', 'docs'] : [path.posix.dirname(from), 'docs', ''];
    return folders
      .map((folder) => path.posix.join(folder, inProject).replace(/^\//, ''))
      .find((file) => pages.includes(file));
  }
  const address = new URL(typed, `https://site.invalid${namesOf(from).address}`).pathname.replace(/\/$/, '');
  return pages.find((file) => namesOf(file).address.replace(/\/$/, '') === address);
}

/** Whether a page may have a link to another: parsing them all takes its time. An index is also named by its folder. */
export function mayLink(source: string, to: string): boolean {
  const name = path.posix.basename(to, '.mdx');
  return name === 'index' || source.includes(name);
}

/** As a writer types it: `./page.mdx`, `../guide/page.mdx`. */
function relative(from: string, to: string): string {
  const way = path.posix.relative(path.posix.dirname(from), to);
  return way.startsWith('.') ? way : `./${way}`;
}

/** The edits that keep the links of a page right when one page, which may be itself, is moved. */
export function relinked(
  file: string,
  source: string,
  { from, to }: { readonly from: string; readonly to: string },
  pages: readonly string[],
): Edit[] {
  if (file !== from && !mayLink(source, from)) return [];
  const newFile = file === from ? to : file;
  const isElsewhere = path.posix.dirname(file) !== path.posix.dirname(newFile);
  return linksIn(file, source).flatMap(({ url, start, end }) => {
    const rest = url.slice(url.split(/[#?]/)[0]?.length);
    const target = targetOf(url, file, pages);
    // An address from the root leads to the same page from anywhere; if it is of the moved page, it is a mention of it.
    if (url.startsWith('/docs/')) return [];
    if (target === from) return [{ start, end, text: relative(newFile, to) + rest }];
    if (!isElsewhere || /^[/@]/.test(url) || SECTION_OR_OTHER_SITE.test(url)) return [];
    const other = target ?? path.posix.join(path.posix.dirname(file), url.slice(0, url.length - rest.length));
    return [{ start, end, text: relative(newFile, other) + rest }];
  });
}
