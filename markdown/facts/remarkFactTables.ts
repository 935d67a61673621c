// Puts the tables of product/ into a page once it is parsed: before, their many lines would move the others, and errors
// would name lines that nobody typed.
import type { Nodes, Root, RootContent } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { walk } from '../../lib/walk';
import { factTables } from '../../product/facts';

const TAG_NAME = 'FactTable';

/** Stands for a table until then, on one line. */
export const tableTag = (name: string): string => `<${TAG_NAME} name="${name}" />`;

export const NOT_IN_CODE = 'un tableau du produit ne va pas dans un bloc de code : nommez-le hors du bloc.';

/** Replaces each tag by its table, parsed as the page is. The nodes of the table are all at the place of its name. */
export default function remarkFactTables(this: Processor) {
  const tableOf = (name: string, position: Root['position']): RootContent[] => {
    const table = this.parse(factTables.get(name) ?? '') as Root;
    walk<Nodes>(table, (node) => {
      node.position = position;
    });
    return table.children;
  };
  return (tree: Root, file: VFile): void => {
    walk<Nodes>(tree, (node, index, parent) => {
      if (node.type === 'code' && node.value.includes(`<${TAG_NAME} `)) file.fail(NOT_IN_CODE, node.position);
      if (node.type !== 'mdxJsxFlowElement' || node.name !== TAG_NAME || !parent) return undefined;
      const table = tableOf(String(node.attributes[0]?.value), node.position);
      parent.children.splice(index, 1, ...table);
      return index + table.length;
    });
  };
}
