// Which pages each PDF has, in reading order: all of them, or those of one audience and those that are for everybody.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import type { TreePage } from '../../figure-kit';
import { parseFragment } from '../../lib/hast';
import { ARTICLE_FILE } from '../../lib/pageMarks';
import { walk } from '../../lib/walk';

/** A page as the build wrote it. */
type BuiltPage = {
  readonly title: string;
  readonly description: string;
  /** Those who have its address may read it; nothing else leads to it. */
  readonly isUnlisted: boolean;
  /** None for the page of a category, which only lists others. */
  readonly article: Root | undefined;
  /** The style elements of its head, and the addresses of its style sheets. */
  readonly rules: readonly string[];
  readonly sheets: readonly string[];
};

/** A page, or the part that a category makes, with what comes under it. */
export type Entry = {
  /** Under which it is found in the PDF. */
  readonly key: string;
  readonly page: BuiltPage;
  /** That of its title: 1 for what stands under nothing else. */
  readonly level: number;
  readonly entries: readonly Entry[];
};

export type Audience = {
  readonly title: string;
  readonly text: string;
  /** Of docs/, with the pages that are for this audience alone. */
  readonly folder: string;
};

export function elementsIn(tree: Nodes): Element[] {
  const found: Element[] = [];
  walk<Nodes>(tree, (node) => {
    if (node.type === 'element') found.push(node);
    return undefined;
  });
  return found;
}

/** `address` is that of the page under the base path. Undefined where the build has no such page. */
function readBuiltPage(build: string, address: string): BuiltPage | undefined {
  const [file, article] = ['index.html', ARTICLE_FILE].map((name) => path.join(build, address, name));
  if (!file || !article || !existsSync(file)) return undefined;
  const elements = elementsIn(fromHtml(readFileSync(file, 'utf8')));
  const head = elements.find(({ tagName }) => tagName === 'head')?.children ?? [];
  const metadata = (name: string): string =>
    String(elements.find(({ properties }) => properties.name === name)?.properties.content ?? '');
  return {
    title: elements.filter(({ tagName }) => tagName === 'h1').map(textOf)[0] ?? '',
    description: metadata('description'),
    isUnlisted: metadata('robots').includes('noindex'),
    article: existsSync(article) ? parseFragment(readFileSync(article, 'utf8')) : undefined,
    rules: head.filter((node) => node.type === 'element' && node.tagName === 'style').map(textOf),
    sheets: elements
      .filter(({ properties }) => String(properties.rel) === 'stylesheet')
      .map(({ properties }) => String(properties.href)),
  };
}

/** As the home page has them: the first of its links leads to the pages of an audience. */
export const audiencesOf = (
  cards: readonly {
    readonly title: string;
    readonly text: string;
    readonly links: readonly { readonly to: string }[];
  }[],
): Audience[] =>
  cards.flatMap(({ title, text, links: [first] }) => {
    const [, docs, folder, page] = first?.to.split('/') ?? [];
    return docs === 'docs' && folder && page !== undefined ? [{ title, text, folder }] : [];
  });

/** `docs.api.intro`, also for the address of an index, which ends with a slash. */
export const keyOf = (address: string): string => address.split('/').filter(Boolean).join('.');

/** The root of the tree is a page as the others: the first. */
export function entriesOf(tree: TreePage, build: string): Entry[] {
  const read = ({ href = '', pages = [] }: TreePage, level: number): Entry[] => {
    const page = readBuiltPage(build, href);
    const entries = pages.flatMap((one) => read(one, level + 1));
    const isShown = page && !page.isUnlisted && (page.article || entries.length > 0);
    return isShown ? [{ key: keyOf(href), page, level, entries }] : [];
  };
  return [{ ...tree, pages: [] }, ...(tree.pages ?? [])].flatMap((one) => read(one, 1));
}

/** What is for one of the others is left out, and a part that nothing is left of. */
export function entriesFor(entries: readonly Entry[], audience: Audience, all: readonly Audience[]): Entry[] {
  const others = all.filter(({ folder }) => folder !== audience.folder);
  return entries
    .filter(({ key }) => !others.some(({ folder }) => key.startsWith(`docs.${folder}.`)))
    .map((entry) => ({ ...entry, entries: entriesFor(entry.entries, audience, all) }))
    .filter(({ page, entries: below }) => page.article || below.length > 0);
}

export const flat = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.entries)]);
