import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { documentationTree } from './documentationTree';

/** A folder of pages, with the sidebar beside it. */
function docs(sidebars: string, pages: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'tree-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'sidebars.ts'), sidebars);
  for (const [id, source] of Object.entries(pages))
    writeFileSync(path.join(root, 'docs', `${id}.mdx`), source);
  return path.join(root, 'docs');
}

it('the tree names pages by their titles', () => {
  const folder = docs('', { index: '---\ntitle: Un\n---\n', a: '---\ntitle: Deux\n---\n' });
  expect(documentationTree(['index', 'a'], folder)).toEqual({
    name: 'Un',
    href: '/docs/',
    pages: [{ name: 'Deux', href: '/docs/a' }],
  });
});

it('a page that does not exist is reported with the line of the sidebar', () => {
  const folder = docs("[\n  'index',\n  'b',\n]", { index: '---\ntitle: Un\n---\n' });
  expect(() => documentationTree(['index', 'b'], folder)).toThrow(/^sidebars\.ts:3 : .*« b »/);
});

it('a front matter that cannot be parsed, or without a title, is reported with its line', () => {
  expect(() => documentationTree(['a'], docs('', { a: '---\ntitle: a: b\n---\n' }))).toThrow(/a\.mdx:2 : /);
  expect(() => documentationTree(['a'], docs('', { a: 'Texte.\n' }))).toThrow(/a\.mdx:1 : .*pas de titre/);
});
