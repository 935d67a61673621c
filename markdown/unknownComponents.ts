// The components of a page that nobody gives: it would compile, then crash when it is drawn. The content checks use it too.
import type { Nodes, Root } from 'mdast';
import { pieceNames } from '../api-reference';
import type { ContentFault } from '../lib/contentFault';
import { nearestNames } from '../lib/nearestNames';
import { walk } from '../lib/walk';
import { ownNames } from './ownNames';

/** What the build replaces. Each is a block. */
const REPLACED = ['Figure', ...pieceNames];
/** The components that the classic theme gives to every page. */
export const THEME_COMPONENTS: readonly string[] = ['Head', 'Details'];

const isJsx = (node: Nodes): boolean => node.type === 'mdxJsxTextElement';
const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === '';

export function unknownComponents(tree: Root): ContentFault[] {
  const known = [...REPLACED, ...THEME_COMPONENTS, ...ownNames(tree)];
  const faults: ContentFault[] = [];
  walk<Nodes>(tree, (node, _, parent) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const [name = ''] = node.name?.split('.') ?? [];
    if (!/^\p{Lu}/u.test(name)) return;
    const { line = 1, column } = node.position?.start ?? {};
    // MDX takes a paragraph of components alone for blocks.
    const isBlock =
      !isJsx(node) ||
      (parent?.type === 'paragraph' && parent.children.every((child) => isJsx(child) || isBlank(child)));
    if (!known.includes(name)) {
      const near = nearestNames(name, known).map((one) => `<${one}>`);
      const message = `le composant <${name}> n'existe pas. Composants proches : ${near.join(', ')}.`;
      faults.push({ line, column, message });
    } else if (REPLACED.includes(name) && !isBlock) {
      faults.push({ line, column, message: `<${name}> doit être seul sur sa ligne.` });
    }
  });
  return faults;
}
