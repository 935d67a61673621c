import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** MDX's own mark of a tag written as such: no component takes its place. */
const PLAIN_TAG = { position: {}, _mdxExplicitJsx: true };

/** The engine's link sends every address with a scheme to a new tab; an e-mail address opens no page. */
export default function rehypeMailLinks() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'a' || !String(node.properties.href).startsWith('mailto:')) return;
      node.data = { ...PLAIN_TAG, ...node.data };
    });
  };
}
