// The links of a page to other files, as its source writes them.
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { asTyped, readPage } from '../../checks/page';
import { namesOf } from '../../lib/pageNames';
import type { Edit, Range } from './project';

type SourceLink = Range & { readonly url: string };

export function linksIn(file: string, source: string): SourceLink[] {
  const found: SourceLink[] = [];
  visit(readPage(file, source).tree, ['link', 'image', 'definition'], (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const url = asTyped(node.url);
    // Destinations follow `](`, or `]:` in a definition.
    const textEnd = node.type === 'link' ? node.children.at(-1)?.position?.end.offset : undefined;
    const start = source.indexOf(url, source.indexOf(']', textEnd ?? node.position?.start.offset));
    const end = start + url.length;
    // A destination with escaped characters is not found so; no page has such a name.
    if (start >= 0 && end <= (node.position?.end.offset ?? 0)) found.push({ url, start, end });
  });
  return found;
}

const SECTION_OR_OTHER_SITE = /^(?:#|\/\/|[a-z][a-z+.-]*:|\{\{)/i;

/** The page that a link leads to, by its file or by its address. */
export function targetOf(url: string, from: string, pages: readonly string[]): string | undefined {
  if (SECTION_OR_OTHER_SITE.test(url)) return undefined;
  const [typed = ''] = url.split(/[#?]/);
  const inProject = typed.replace(/^@site\//, '/');
  if (typed.endsWith('.mdx')) {
    const folders = inProject.startsWith('/') ? ['', 'docs'] : [path.posix.dirname(from), 'docs', ''];
    return folders
      .map((folder) => path.posix.join(folder, inProject).replace(/^\//, ''))
      .find((file) => pages.includes(file));
  }
  const address = new URL(typed, `https://site.invalid${namesOf(from).address}`).pathname.replace(/\/$/, '');
  return pages.find((file) => namesOf(file).address.replace(/\/$/, '') === address);
}

/** A fast test that saves parsing most pages. Links to an index may name its folder alone. */
export function mayLink(source: string, to: string): boolean {
  const name = path.posix.basename(to, '.mdx');
  return name === 'index' || source.includes(name);
}

function relative(from: string, to: string): string {
  const relativePath = path.posix.relative(path.posix.dirname(from), to);
  return relativePath.startsWith('.') ? relativePath : `./${relativePath}`;
}

/** The edits to the links of a page when a page, maybe itself, is moved. */
export function linkEdits(
  file: string,
  source: string,
  { from, to }: { readonly from: string; readonly to: string },
  pages: readonly string[],
): Edit[] {
  if (file !== from && !mayLink(source, from)) return [];
  const newFile = file === from ? to : file;
  const isElsewhere = path.posix.dirname(file) !== path.posix.dirname(newFile);
  return linksIn(file, source).flatMap(({ url, start, end }) => {
    const [typed = ''] = url.split(/[#?]/);
    const target = targetOf(url, file, pages);
    const edit = (now: string): Edit[] => [
      { start, end, text: relative(newFile, now) + url.slice(typed.length) },
    ];
    // renamesIn (mentions.ts) edits addresses from the root.
    if (url.startsWith('/docs/')) return [];
    if (target === from) return edit(to);
    if (!isElsewhere || /^[/@]/.test(url) || SECTION_OR_OTHER_SITE.test(url)) return [];
    return edit(target ?? path.posix.join(path.posix.dirname(file), typed));
  });
}
