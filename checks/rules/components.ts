import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { pieceNames } from '../../api-reference';
import { nearestNames } from '../../lib/nearestNames';
import { ownNames } from '../ownNames';
import { type Finding, positionOf, type Rule } from '../rule';

/** What the build replaces, by what markdown/ and api-reference/ know. Each is a block. */
const REPLACED = ['Figure', ...pieceNames];
/** The components that the classic theme gives to every page. */
export const THEME_COMPONENTS: readonly string[] = ['Head', 'Details'];

const isJsx = (node: Nodes): boolean => node.type === 'mdxJsxTextElement';
const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === '';

/** A component that the build knows, where it can take it: otherwise the page would not be drawn. */
export const components: Rule = {
  id: 'components',
  check({ tree }) {
    const known = [...REPLACED, ...THEME_COMPONENTS, ...ownNames(tree)];
    const findings: Finding[] = [];
    visit(tree, (node, _, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const [name = ''] = node.name?.split('.') ?? [];
      if (!/^\p{Lu}/u.test(name)) return;
      if (!known.includes(name)) {
        const near = nearestNames(name, known).map((one) => `<${one}>`);
        findings.push({
          ...positionOf(node),
          message: `Le composant <${name}> n'existe pas. Composants proches : ${near.join(', ')}.`,
        });
      } else if (REPLACED.includes(name) && isJsx(node)) {
        // MDX takes a paragraph of components alone for blocks.
        const isAlone = parent?.children.every((child) => isJsx(child) || isBlank(child)) ?? false;
        if (!isAlone || parent?.type !== 'paragraph')
          findings.push({ ...positionOf(node), message: `<${name}> doit être seul sur sa ligne.` });
      }
    });
    return findings;
  },
};
