import type { Root } from 'hast';
import { visit } from 'unist-util-visit';

/** MDX marks tags written as JSX so, and does not replace them by a component. The type requires `position`. */
const EXPLICIT_JSX = { position: {}, _mdxExplicitJsx: true };

/**
 * Keeps e-mail links as plain `<a>` elements: Docusaurus' link component would open them in a new tab, as it does every
 * address with a scheme.
 */
export default function rehypeMailLinks() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (node.tagName !== 'a' || !String(node.properties.href).startsWith('mailto:')) return;
      node.data = { ...EXPLICIT_JSX, ...node.data };
    });
  };
}
