import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { factTables } from '../../product/facts';
import remarkFactTables from './remarkFactTables';
import { replaceFacts } from './replaceFacts';

const syntax = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);
const processor = syntax().use(remarkFactTables);

function treeOf(source: string): Root {
  const file = new VFile({ value: replaceFacts(source, 'docs/x.mdx'), path: 'docs/x.mdx' });
  const tree = processor.parse(file);
  processor.runSync(tree, file);
  return tree;
}

const withoutPositions = (tree: Root): unknown =>
  JSON.parse(JSON.stringify(tree, (key, value) => (key === 'position' ? undefined : value)));

const [[name, table] = ['', '']] = factTables;

describe('a table of product/', () => {
  it.each([
    ['on a page', '', (text: string) => `Avant.\n\n${text}\n\nAprès.`],
    ['in a list', '  ', (text: string) => `- Avant :\n\n${text}\n\n- Après.`],
    ['in a box', '', (text: string) => `:::note\n\n${text}\n\n:::\n\nAprès.`],
  ])('is the same as if it were typed there: %s', (_, indentation, page) => {
    const named = treeOf(page(`${indentation}{{${name}}}`));
    const typed = syntax.parse(page(table.replace(/^/gm, indentation)));
    expect(withoutPositions(named)).toEqual(withoutPositions(typed));
  });

  it.each([
    ['between empty lines', `Avant.\n\n{{${name}}}\n\nAprès.`, [1, 3, 5]],
    ['that touches a text', `Avant.\n{{${name}}}\nAprès.`, [1, 2, 3]],
  ])('%s is a block, and moves no line', (_, source, lines) => {
    const { children } = treeOf(source);
    expect(children.map(({ type }) => type)).toEqual(['paragraph', 'table', 'paragraph']);
    expect(children.map(({ position }) => position?.start.line)).toEqual(lines);
  });

  it('is refused in a block of code', () => {
    expect(() => treeOf(`~~~text\n{{${name}}}\n~~~`)).toThrow('hors du bloc');
  });
});
