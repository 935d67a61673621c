import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type Finding, positionOf, type Rule } from '../rule';

export const headings: Rule = {
  id: 'headings',
  check({ tree }) {
    const findings: Finding[] = [];
    let previousDepth = 1;
    visit(tree, 'heading', (heading) => {
      const name = textOf(heading).trim();
      if (heading.depth === 1) {
        findings.push({
          ...positionOf(heading),
          message: `Titre de niveau 1 « ${name} » : le champ « title » le donne déjà ; écrivez ## ou ###.`,
        });
      } else if (heading.depth > 3) {
        findings.push({
          ...positionOf(heading),
          message: `Titre de niveau ${heading.depth} « ${name} » : les niveaux permis sont 2 (##) et 3 (###).`,
        });
      } else if (heading.depth > previousDepth + 1) {
        findings.push({
          ...positionOf(heading),
          message: `Le titre « ${name} » saute un niveau : il faut d'abord un titre de niveau ${previousDepth + 1}.`,
        });
      }
      previousDepth = Math.min(heading.depth, 3);
    });
    return findings;
  },
};
