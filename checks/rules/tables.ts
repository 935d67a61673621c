import { toString as textOf } from 'mdast-util-to-string';
import { findingsAt, nodesOf, type Rule } from '../rule';

export const tables: Rule = {
  id: 'tables',
  check: ({ tree }) =>
    findingsAt(nodesOf(tree, 'table'), ({ children: [header] }) =>
      // The first cell may stay empty: the column then holds the names of the rows.
      header?.children.slice(1).some((cell) => textOf(cell).trim() === '')
        ? 'Tableau avec un en-tête de colonne vide : donnez un nom à chaque colonne.'
        : undefined,
    ),
};
