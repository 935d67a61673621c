// What two builds of the same site show differently, whatever their HTML looks like: quotes, the order of attributes and
// the hashes in names of files do not count.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';

const HASH = /\b[0-9a-f]{8}(?=\.)/g;

/** One line for each tag, and for each text. */
function linesOf(tree: Root): string[] {
  const lines: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'text') lines.push(node.value.replaceAll(/\s+/g, ' ').trim());
    if (node.type !== 'element') return;
    const attributes = Object.entries(node.properties).map(([name, value]) => ` ${name}="${value}"`);
    lines.push(`<${node.tagName}${attributes.sort().join('')}>`);
  });
  return lines.filter(Boolean).map((line) => line.replaceAll(HASH, '#'));
}

/** Those of `lines` that the others do not have, or not as often. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = counts.get(line) ?? 0;
    counts.set(line, count - 1);
    return count <= 0;
  });
}

/** Long lines, those of scripts and of style sheets, are cut to where they begin to differ. */
function tellPair(before = '', after = ''): string {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const cut = (line: string): string => (line ? `« ${line.slice(Math.max(0, at - 40), at + 80)} »` : 'rien');
  return `${cut(before)} → ${cut(after)}`;
}

/** How two texts of a page differ; nothing where they do not. */
export function differencesOf(before: string, after: string): string[] {
  const [old, now] = [linesOf(fromHtml(before)), linesOf(fromHtml(after))];
  if (old.join('\n') === now.join('\n')) return [];
  const [lost, added] = [without(old, now), without(now, old)];
  if (lost.length + added.length === 0) return ['le même contenu, dans un autre ordre'];
  return Array.from({ length: Math.max(lost.length, added.length) }, (_, at) =>
    tellPair(lost[at], added[at]),
  );
}

const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

/** Each difference with the pages that have it, the most frequent first. A page that one build lacks is empty there. */
export function comparePages(before: string, after: string) {
  const pages = [...new Set([before, after].flatMap(pagesIn))].sort();
  const found = new Map<string, Set<string>>();
  for (const page of pages) {
    const [left, right] = [before, after].map((folder) => {
      const file = path.join(folder, page);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    });
    for (const one of differencesOf(left ?? '', right ?? ''))
      found.set(one, (found.get(one) ?? new Set()).add(page));
  }
  const differing = new Set([...found.values()].flatMap((those) => [...those]));
  return { pages, differing, differences: [...found].sort(([, a], [, b]) => b.size - a.size) };
}
