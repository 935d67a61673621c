// The pages as the build wrote them: what each says of itself, its article, and the styles that it needs.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { parseFragment } from '../../lib/hast';
import { walk } from '../../lib/walk';

export type BuiltPage = {
  readonly title: string;
  readonly description: string;
  /** Those who have its address may read it; nothing else leads to it. */
  readonly isUnlisted: boolean;
  /** None for the page of a category, which only lists others. */
  readonly article: Root | undefined;
  /** In its head. */
  readonly rules: readonly string[];
  readonly sheets: readonly string[];
};

export function elementsIn(tree: Nodes): Element[] {
  const found: Element[] = [];
  walk<Nodes>(tree, (node) => {
    if (node.type === 'element') found.push(node);
    return undefined;
  });
  return found;
}

const SHEET = /<link rel="?stylesheet"? href="?([^\s">]+)/g;
const TITLE = /<h1\b[^>]*>([\s\S]*?)<\/h1>/;

/** `address` is that of the page under the base path. Undefined where the build has no such page. */
export function readBuiltPage(build: string, address: string): BuiltPage | undefined {
  const folder = path.join(build, address);
  const [page, article] = [path.join(folder, 'index.html'), path.join(folder, 'article.txt')];
  if (!existsSync(page)) return undefined;
  const html = readFileSync(page, 'utf8');
  const head = elementsIn(fromHtml(html.slice(0, html.indexOf('<body'))));
  const told = (name: string): string =>
    String(head.find(({ properties }) => properties.name === name)?.properties.content ?? '');
  return {
    title: textOf(parseFragment(TITLE.exec(html)?.[1] ?? '')),
    description: told('description'),
    isUnlisted: told('robots').includes('noindex'),
    article: existsSync(article) ? parseFragment(readFileSync(article, 'utf8')) : undefined,
    rules: head.filter(({ tagName }) => tagName === 'style').map(textOf),
    sheets: [...html.matchAll(SHEET)].map(([, sheet = '']) => sheet),
  };
}
