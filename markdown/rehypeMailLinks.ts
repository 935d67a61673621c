import type { Nodes, Root } from 'hast';
import { walk } from '../lib/walk';

/** MDX marks tags that are written as JSX, and replaces none by a component. The type requires `position`. */
const EXPLICIT_JSX = { position: {}, _mdxExplicitJsx: true };

/** Keeps e-mail links as plain `<a>` elements: Docusaurus' link component would open them in a new tab. */
export default function rehypeMailLinks() {
  return (tree: Root): void => {
    walk<Nodes>(tree, (node) => {
      if (node.type !== 'element' || node.tagName !== 'a') return;
      if (String(node.properties.href).startsWith('mailto:')) node.data = { ...EXPLICIT_JSX, ...node.data };
    });
  };
}
