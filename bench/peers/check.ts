// A page of another site must say what ours says, or the comparison is worth nothing.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { type Article, articlesOfSite } from './articles';

/** What a generator does not know how to say is not held against it: names of languages, notes. */
const SHARE_OF_WORDS = 0.9;

const wordsOf = (tree: Root | Element): string[] => {
  const texts: string[] = [];
  visit(tree, 'text', ({ value }) => {
    texts.push(value);
  });
  return texts.join(' ').match(/[\p{L}\p{N}]+/gu) ?? [];
};

function shareFound(wanted: readonly string[], there: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of there) left.set(word, (left.get(word) ?? 0) + 1);
  const found = wanted.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return wanted.length === 0 ? 1 : found.length / wanted.length;
}

const builtFile = (folder: string, route: string): string => path.join(folder, route, 'index.html');

function mainOf(file: string): Element {
  let main: Element | undefined;
  visit(fromHtml(readFileSync(file, 'utf8')), 'element', (element) => {
    if (element.tagName === 'main') main = element;
  });
  if (!main) throw new Error(`${file} n'a pas d'élément main.`);
  return main;
}

function faultOf(folder: string, { route, title, isCategory, content }: Article): string | undefined {
  const file = builtFile(folder, route);
  if (!existsSync(file)) return `${route} manque`;
  const main = mainOf(file);
  if (!textOf(main).includes(title)) return `${route} a perdu son titre`;
  if (isCategory) return undefined;
  const share = shareFound(wordsOf(content), wordsOf(main));
  return share < SHARE_OF_WORDS ? `${route} n'a que ${Math.round(100 * share)} % des mots` : undefined;
}

export function checkSamePages(name: string, folder: string): void {
  const faults = articlesOfSite().flatMap((article) => faultOf(folder, article) ?? []);
  if (faults.length > 0) throw new Error(`${name} : ${faults.join(' ; ')}.`);
}
