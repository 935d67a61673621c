import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { at, type Finding, type Rule } from '../rule';

export const headings: Rule = {
  id: 'headings',
  check({ tree }) {
    const findings: Finding[] = [];
    let previous = 1;
    visit(tree, 'heading', (heading) => {
      const name = textOf(heading).trim();
      if (heading.depth === 1) {
        findings.push({
          ...at(heading),
          message: `Titre de niveau 1 « ${name} » : le champ « title » le donne déjà ; écrivez ## ou ###.`,
        });
      } else if (heading.depth > 3) {
        findings.push({
          ...at(heading),
          message: `Titre de niveau ${heading.depth} « ${name} » : les niveaux permis sont 2 (##) et 3 (###).`,
        });
      } else if (heading.depth > previous + 1) {
        findings.push({
          ...at(heading),
          message: `Le titre « ${name} » saute un niveau : il faut d'abord un titre de niveau ${previous + 1}.`,
        });
      }
      previous = Math.min(heading.depth, 3);
    });
    return findings;
  },
};
