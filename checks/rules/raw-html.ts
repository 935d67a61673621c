import { visit } from 'unist-util-visit';
import { type Finding, positionOf, type Rule } from '../rule';

/** HTML elements that Markdown has no syntax for, and that the site has styles for. */
const ALLOWED_TAGS = ['details', 'summary', 'kbd'];

export const rawHtml: Rule = {
  id: 'raw-html',
  check({ tree }) {
    const findings: Finding[] = [];
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const name = node.name ?? '';
      if (/^[a-z]/.test(name) && !ALLOWED_TAGS.includes(name)) {
        findings.push({
          ...positionOf(node),
          message: `Balise <${name}> : écrivez-la en Markdown ou avec un composant. Seules ${ALLOWED_TAGS.map((tag) => `<${tag}>`).join(', ')} sont permises.`,
        });
      }
    });
    return findings;
  },
};
