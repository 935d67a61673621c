import { visit } from 'unist-util-visit';
import { type Finding, positionOf, type Rule } from '../rule';

const KINDS = ['note', 'tip', 'info', 'warning', 'danger'];

export const admonitions: Rule = {
  id: 'admonitions',
  check({ tree, source }) {
    const findings: Finding[] = [];
    visit(tree, 'containerDirective', (directive) => {
      if (!KINDS.includes(directive.name)) {
        findings.push({
          ...positionOf(directive),
          message: `Encadré « ${directive.name} » inconnu : choisissez ${KINDS.join(', ')}.`,
        });
      }
    });
    // Docusaurus no longer reads this older form: the page would show it as text.
    source.split('\n').forEach((text, index) => {
      if (/^:::\w+[ \t]+\S/.test(text)) {
        findings.push({
          line: index + 1,
          message: "Titre d'encadré : écrivez-le entre crochets, :::note[Titre].",
        });
      }
    });
    return findings;
  },
};
