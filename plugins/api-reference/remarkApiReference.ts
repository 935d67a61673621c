import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const PIECES = ['Operation', 'Operations', 'SchemaFields', 'Scopes', 'Webhooks', 'Samples'];

const attributesOf = ({ attributes }: MdxJsxFlowElement): Record<string, string> =>
  Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );

/** Replaces `<Operation id="createCase" />` and its like by what the contract says. */
export default function remarkApiReference() {
  return (tree: Root, _file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (!node.name || !PIECES.includes(node.name) || !parent || index === undefined) return;
      const words = Object.values(attributesOf(node)).join(' ');
      const line: RootContent = {
        type: 'paragraph',
        children: [{ type: 'inlineCode', value: `${node.name} ${words}` }],
      };
      parent.children.splice(index, 1, line);
    });
  };
}
