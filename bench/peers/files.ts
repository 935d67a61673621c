import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const SITES = path.join('bench', '.sites');

export function writeInto(root: string, file: string, text: string): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

export const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** JSON is YAML too, so that no value needs care. */
export const markdownFile = (frontMatter: Readonly<Record<string, unknown>>, markdown: string): string =>
  [
    '---',
    ...Object.entries(frontMatter).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    '---',
    '',
    markdown,
  ].join('\n');
