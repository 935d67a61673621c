import { toString as textOf } from 'mdast-util-to-string';
import { findingsAt, nodesOf, type Rule } from '../rule';

export const headings: Rule = {
  id: 'headings',
  check({ tree }) {
    let above = 1;
    return findingsAt(nodesOf(tree, 'heading'), (heading) => {
      const { depth } = heading;
      const name = textOf(heading).trim();
      const next = above + 1;
      above = Math.min(depth, 3);
      if (depth === 1)
        return `Titre de niveau 1 « ${name} » : le champ « title » le donne déjà ; écrivez ## ou ###.`;
      if (depth > 3)
        return `Titre de niveau ${depth} « ${name} » : les niveaux permis sont 2 (##) et 3 (###).`;
      return depth > next
        ? `Le titre « ${name} » saute un niveau : il faut d'abord un titre de niveau ${next}.`
        : undefined;
    });
  },
};
