import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type Finding, positionOf, type Rule } from '../rule';

export const tables: Rule = {
  id: 'tables',
  check({ tree }) {
    const findings: Finding[] = [];
    visit(tree, 'table', (table) => {
      const [header] = table.children;
      // The first cell may stay empty: the column then holds the names of the rows.
      const empty = header?.children.slice(1).some((cell) => textOf(cell).trim() === '');
      if (empty)
        findings.push({
          ...positionOf(table),
          message: 'Tableau avec un en-tête de colonne vide : donnez un nom à chaque colonne.',
        });
    });
    return findings;
  },
};
