// Compares the pages of two builds of the site, whatever the quotes, the order of attributes and the hashes in file names.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { visit } from 'unist-util-visit';
import { filesOf } from '../../lib/filesOf';

const HASH = /\b[0-9a-f]{8}(?=\.)/g;

/** One line for each tag and each text. */
function linesOf(html: string): string[] {
  const lines: string[] = [];
  visit(fromHtml(html), (node) => {
    if (node.type === 'text') lines.push(node.value.replaceAll(/\s+/g, ' ').trim());
    if (node.type !== 'element') return;
    const attributes = Object.entries(node.properties).map(([name, value]) => ` ${name}="${value}"`);
    lines.push(`<${node.tagName}${attributes.sort().join('')}>`);
  });
  return lines.filter(Boolean).map((line) => line.replaceAll(HASH, '#'));
}

/** Long lines, those of scripts and style sheets, are cut to where they begin to differ. */
function describePair(before = '', after = ''): string {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const cut = (line: string): string => (line ? `« ${line.slice(Math.max(0, at - 40), at + 80)} »` : 'rien');
  return `${cut(before)} → ${cut(after)}`;
}

export function differencesOf(before: string, after: string): string[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  if (old.join('\n') === now.join('\n')) return [];
  const [inOld, inNow] = [new Set(old), new Set(now)];
  const lost = old.filter((line) => !inNow.has(line));
  const added = now.filter((line) => !inOld.has(line));
  if (lost.length + added.length === 0) return ['les mêmes balises et textes, en un autre nombre ou ordre'];
  return Array.from({ length: Math.max(lost.length, added.length) }, (_, at) =>
    describePair(lost[at], added[at]),
  );
}

/** Each difference with the pages that have it, the most frequent first. */
export function comparePages(before: string, after: string) {
  const pages = [...new Set([before, after].flatMap(filesOf))].filter((file) => file.endsWith('.html'));
  const found = new Map<string, string[]>();
  const differing = pages.filter((page) => {
    const [left = '', right = ''] = [before, after].map((folder) => {
      const file = path.join(folder, page);
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    });
    const differences = new Set(differencesOf(left, right));
    for (const one of differences) found.set(one, [...(found.get(one) ?? []), page]);
    return differences.size > 0;
  });
  return { pages, differing, differences: [...found].sort(([, a], [, b]) => b.length - a.length) };
}
