import { findingsAt, nodesOf, type Rule } from '../rule';

/** HTML elements that Markdown has no syntax for, and that the site has styles for. */
const ALLOWED_TAGS = ['details', 'summary', 'kbd'];

export const rawHtml: Rule = {
  id: 'raw-html',
  check: ({ tree }) =>
    findingsAt(nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement'), ({ name }) =>
      name && /^[a-z]/.test(name) && !ALLOWED_TAGS.includes(name)
        ? `Balise <${name}> : écrivez-la en Markdown ou avec un composant. Seules ${ALLOWED_TAGS.map((tag) => `<${tag}>`).join(', ')} sont permises.`
        : undefined,
    ),
};
