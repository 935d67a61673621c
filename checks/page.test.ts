// Pages are read as the build reads them, with lines as typed.
import { expect, it } from 'vitest';
import { factTables } from '../product/facts';
import { asTyped, readPage, tryReadPage } from './page';

const [table = ''] = factTables.keys();

it('a page keeps its facts, braces and lines', () => {
  const { tree } = readPage('docs/a.mdx', `Un {{a.b}}, \`\\{{c}}\`.\n\n{{${table}}}\n\nDeux.\n`);
  expect(asTyped(JSON.stringify(tree.children[0]))).toContain('{{a.b}}');
  expect(tree.children.at(-1)?.position?.start.line).toBe(5);
});

it.each([
  ['an open tag after a table', `{{${table}}}\n\nUn <b>deux.\n`, 3],
  ['braces that the build would leave to MDX', 'Un.\n\nDeux \\{{a b}}.\n', 3],
  ['what is no name of a fact', 'Un.\n\nDeux {{a, b; c}}.\n', 3],
  ['fields that are no YAML', '---\ntitle: a: b\n---\n', 2],
])('a page has one fault where it cannot be parsed: %s', (_, source, line) => {
  expect(tryReadPage('docs/a.mdx', source)).toEqual({ line, message: expect.stringMatching(/./) });
  expect(() => readPage('docs/a.mdx', source)).toThrow(`docs/a.mdx:${line} : `);
});
