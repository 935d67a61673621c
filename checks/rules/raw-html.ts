import { visit } from 'unist-util-visit';
import { at, type Finding, type Rule } from '../rule';

/** Elements that Markdown cannot write, and that the site draws. */
const ALLOWED = ['details', 'summary', 'kbd'];

export const rawHtml: Rule = {
  id: 'raw-html',
  check({ tree }) {
    const findings: Finding[] = [];
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const name = node.name ?? '';
      if (/^[a-z]/.test(name) && !ALLOWED.includes(name)) {
        findings.push({
          ...at(node),
          message: `Balise <${name}> : écrivez-la en Markdown ou avec un composant. Seules ${ALLOWED.map((tag) => `<${tag}>`).join(', ')} sont permises.`,
        });
      }
    });
    return findings;
  },
};
