import { visit } from 'unist-util-visit';
import { fact, factNames } from '../../product/facts';
import { ownNames } from '../ownNames';
import { type Finding, positionOf, type Rule } from '../rule';

/** `settings`, `identity`…: what the name of a fact begins with. */
const FACT_GROUPS = new Set(factNames().map((name) => name.split('.')[0]));
/** `settings.taillePiece`, `id`: names alone. The rest is JavaScript on purpose, such as `{' '}`. */
const NAME = /^[\p{L}_$][\p{L}\p{N}_$-]*(?:\.[\p{L}\p{N}_$-]+)*$/u;
/** What every page has: MDX gives `props`, Docusaurus the others. */
const GIVEN_NAMES = ['props', 'frontMatter', 'contentTitle', 'toc', 'metadata', 'assets'];

/** `{name}` is JavaScript: the build would look for a variable of that name, and stop. */
export const singleBraces: Rule = {
  id: 'single-braces',
  check({ tree }) {
    const known = new Set([...GIVEN_NAMES, ...ownNames(tree)]);
    const findings: Finding[] = [];
    visit(tree, (node) => {
      if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
      const name = node.value.trim();
      const [root = ''] = name.split('.');
      if (!NAME.test(name) || known.has(root)) return;
      const { start, end } = node.position ?? {};
      const message = FACT_GROUPS.has(root)
        ? `Accolades simples : un fait s'écrit entre doubles accolades, {{${name}}}.`
        : `{${name}} se lit comme du code : mettez-le entre accents graves, \`{${name}}\`. Un fait s'écrit entre doubles accolades.`;
      const fix =
        fact(name) !== undefined && start?.offset !== undefined && end?.offset !== undefined
          ? { start: start.offset, end: end.offset, text: `{{${name}}}` }
          : undefined;
      findings.push({ ...positionOf(node), message, fix });
    });
    return findings;
  },
};
