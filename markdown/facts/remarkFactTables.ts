// Puts the tables of product/ into a page. They come in once the page is parsed: put in before, their many lines would
// move all the others, and errors would name lines that nobody typed.
import type { Root, RootContent } from 'mdast';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { factTables } from '../../product/facts';

const TAG_NAME = 'FactTable';

/** What stands for a table until then, on one line. */
export const tableTag = (name: string): string => `<${TAG_NAME} name="${name}" />`;

export const NOT_IN_CODE = 'un tableau du produit ne va pas dans un bloc de code : nommez-le hors du bloc.';

const isRoot = (node: { readonly type: string }): node is Root => node.type === 'root';

/** Replaces each tag by its table, parsed as the page is. The nodes of the table are all at the place of its name. */
export default function remarkFactTables(this: Processor) {
  const tableOf = (name: string, position: Root['position']): RootContent[] => {
    const parsed = this.parse(factTables.get(name) ?? '');
    visit(parsed, (node) => {
      node.position = position;
    });
    return isRoot(parsed) ? parsed.children : [];
  };
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'code' && node.value.includes(`<${TAG_NAME} `)) file.fail(NOT_IN_CODE, node.position);
      if (node.type !== 'mdxJsxFlowElement' || node.name !== TAG_NAME || !parent || index === undefined)
        return undefined;
      const table = tableOf(String(node.attributes[0]?.value), node.position);
      parent.children.splice(index, 1, ...table);
      return [SKIP, index + table.length];
    });
  };
}
