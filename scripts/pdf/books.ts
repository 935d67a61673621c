// The pages of each book, in reading order: all of them, or those for one audience and for everybody.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { TreePage } from '../../figure-kit';
import { partOf } from '../../lib/builtPages';
import { elementsIn, parseFragment, parsePage } from '../../lib/hast';
import { ARTICLE_FILE } from '../../lib/pageMarks';

type BuiltPage = {
  readonly title: string;
  readonly description: string;
  readonly isUnlisted: boolean;
  /** Undefined for the page of a category. */
  readonly article: Root | undefined;
  /** The texts of its style elements, and the addresses of its style sheets. */
  readonly rules: readonly string[];
  readonly sheets: readonly string[];
};

export type Entry = {
  /** Its id in the book: `docs.api.intro`. */
  readonly key: string;
  readonly page: BuiltPage;
  /** That of its title, from 1. */
  readonly level: number;
  readonly entries: readonly Entry[];
};

export type Audience = {
  readonly title: string;
  readonly text: string;
  /** That of docs/ with the pages for this audience alone. */
  readonly folder: string;
};

/** `address` is without the base path. */
function readBuiltPage(build: string, address: string): BuiltPage | undefined {
  const [file, article] = ['index.html', ARTICLE_FILE].map((name) => path.join(build, address, name));
  if (!file || !article || !existsSync(file)) return undefined;
  const tree = parsePage(readFileSync(file, 'utf8'));
  const metadata = (name: string): string =>
    String(elementsIn(tree, ({ properties }) => properties.name === name)[0]?.properties.content ?? '');
  return {
    title: elementsIn(tree, ({ tagName }) => tagName === 'h1').map(textOf)[0] ?? '',
    description: metadata('description'),
    isUnlisted: metadata('robots').includes('noindex'),
    article: existsSync(article) ? parseFragment(readFileSync(article, 'utf8')) : undefined,
    rules: partOf(tree, 'head')
      .children.filter((node) => node.type === 'element' && node.tagName === 'style')
      .map(textOf),
    sheets: elementsIn(tree, ({ properties }) => String(properties.rel) === 'stylesheet').map(
      ({ properties }) => String(properties.href),
    ),
  };
}

/** The audiences of the home page, each with the folder of its first link. */
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

export const keyOf = (address: string): string => address.split('/').filter(Boolean).join('.');

/** The root of the tree is the first page. */
export function entriesOf(tree: TreePage, build: string): Entry[] {
  const read = ({ href = '', pages = [] }: TreePage, level: number): Entry[] => {
    const page = readBuiltPage(build, href);
    const entries = pages.flatMap((one) => read(one, level + 1));
    const isShown = page && !page.isUnlisted && (page.article || entries.length > 0);
    return isShown ? [{ key: keyOf(href), page, level, entries }] : [];
  };
  return [{ ...tree, pages: [] }, ...(tree.pages ?? [])].flatMap((one) => read(one, 1));
}

/** Leaves out the pages for other audiences, and parts that are then empty. */
export function entriesFor(entries: readonly Entry[], audience: Audience, all: readonly Audience[]): Entry[] {
  const others = all.filter(({ folder }) => folder !== audience.folder);
  return entries
    .filter(({ key }) => !others.some(({ folder }) => key.startsWith(`docs.${folder}.`)))
    .map((entry) => ({ ...entry, entries: entriesFor(entry.entries, audience, all) }))
    .filter(({ page, entries: below }) => page.article || below.length > 0);
}

export const flat = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.entries)]);
