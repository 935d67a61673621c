import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
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

function withoutPositions(tree: Root): Root {
  visit(tree, (node) => {
    delete node.position;
  });
  return tree;
}

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

  it('moves no line: it is at that of its name, and what follows is where it was typed', () => {
    const { children } = treeOf(`Avant.\n\n{{${name}}}\n\nAprès.`);
    expect(children.map(({ type, position }) => [type, position?.start.line])).toEqual([
      ['paragraph', 1],
      ['table', 3],
      ['paragraph', 5],
    ]);
  });

  it('is a block of its own even where it touches a text', () => {
    const { children } = treeOf(`Avant.\n{{${name}}}\nAprès.`);
    expect(children.map(({ type }) => type)).toEqual(['paragraph', 'table', 'paragraph']);
  });

  it('is refused in a block of code', () => {
    expect(() => treeOf(`~~~text\n{{${name}}}\n~~~`)).toThrow('hors du bloc');
  });
});
