// The pages in the order of our menu, as their copies in Markdown say them: what the other sites are made of.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import type { TreePage } from '../../figure-kit';
import { escapeRegExp } from '../../lib/escapeRegExp';
import { documentationTree } from '../../markdown/documentationTree';
import { identity } from '../../product/identity';
import sidebars from '../../sidebars';

export const SITES = path.join('bench', '.sites');

export type MenuPage = {
  /** As links of the site write it: `/docs/guide/page`, `/docs/guide/` for an index. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly label: string;
  /** Where other generators want its file, from the folder of the documentation, without extension. */
  readonly file: string;
  readonly markdown: string;
  /** Of a group: the page itself is that of the category. */
  readonly pages?: readonly MenuPage[];
};

/** Each generator makes the list of the pages of a category in its own way. */
export const isCategory = ({ route }: MenuPage): boolean => route.startsWith('/docs/category/');

const ORIGIN = `${identity.siteUrl}${identity.baseUrl}`.replace(/\/$/, '');
/** Other generators name headings in their own way: a link to a section leads to its page. Files stay on our site. */
const LINK = new RegExp(`\\]\\(${escapeRegExp(ORIGIN)}(/docs[^)#.]*)(?:#[^)]*)?\\)`, 'g');

function pageOf({ name, href = '', pages }: TreePage): MenuPage {
  const copy = readFileSync(path.join('build', `${href.replace(/\/$/, '')}.md`), 'utf8');
  const [, about = '', text = ''] = /^---\n(.*?)\n---\n\n# [^\n]*\n(.*)$/s.exec(copy) ?? [];
  const { title, description, url } = parse(about);
  const route = url.slice(ORIGIN.length);
  return {
    ...{ route, title, description, label: name },
    file: route.replace(/^\/docs\/?/, '').replace(/(^|\/)$/, '$1index'),
    markdown: text.replaceAll(LINK, ']($1)'),
    ...(pages && { pages: pages.map(pageOf) }),
  };
}

export function menuOfSite(): readonly MenuPage[] {
  const { pages = [], ...first } = documentationTree(sidebars.documentation, path.resolve('docs'));
  return [first, ...pages].map(pageOf);
}

export const allPages = (menu: readonly MenuPage[]): MenuPage[] =>
  menu.flatMap((page) => [page, ...allPages(page.pages ?? [])]);

export function writeInto(root: string, file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** JSON is YAML too, so that no value needs care. */
export const markdownFile = (frontMatter: object, markdown: string): string =>
  `---\n${JSON.stringify(frontMatter)}\n---\n\n${markdown}`;

/** What a generator does not know how to say is not held against it: names of languages, notes. */
const SHARE_OF_WORDS = 0.9;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

function shareFound(wanted: readonly string[], there: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of there) left.set(word, (left.get(word) ?? 0) + 1);
  const found = wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return found.length / Math.max(1, wanted.length);
}

function faultOf(folder: string, page: MenuPage): string | undefined {
  const texts: string[] = [];
  visit(fromHtml(readFileSync(path.join(folder, page.route, 'index.html'), 'utf8')), 'element', (element) => {
    // Elements without a space between them are words apart.
    if (element.tagName === 'main') visit(element, 'text', ({ value }) => void texts.push(value));
  });
  const shown = texts.join(' ');
  if (!wordsOf(shown).join(' ').includes(wordsOf(page.title).join(' ')))
    return `${page.route} a perdu son titre`;
  const share = shareFound(wordsOf(page.markdown.replaceAll(/\]\([^)]*\)/g, ' ')), wordsOf(shown));
  const isWhole = isCategory(page) || share >= SHARE_OF_WORDS;
  return isWhole ? undefined : `${page.route} n'a que ${Math.round(100 * share)} % des mots`;
}

/** A page of another site must say what ours says, or the comparison is worth nothing. */
export function checkSamePages(name: string, folder: string, menu: readonly MenuPage[]): void {
  const faults = allPages(menu).flatMap((page) => faultOf(folder, page) ?? []);
  if (faults.length > 0) throw new Error(`${name} : ${faults.join(' ; ')}.`);
}
