import type { TableRow } from 'mdast';
import { type Finding, nodesOf, positionOf, type Rule } from '../rule';

/** `code` between backticks, on one line. */
const CODE = /(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)/g;
const BARE_PIPE = /(?<!\\)\|/g;

/** A bar ends the cell of a table, in code too: `a|b` makes two cells, and shows the backticks. */
function pipesInCode({ position }: TableRow, source: string): Finding[] {
  const { line = 1, column = 1, offset = 0 } = position?.start ?? {};
  return [...source.slice(offset, position?.end.offset).matchAll(CODE)].flatMap(({ 0: code, index }) =>
    [...code.matchAll(BARE_PIPE)].map((pipe) => {
      const place = index + pipe.index;
      return {
        line,
        column: column + place,
        message: `La barre de ${code} coupe la case en deux : écrivez \\| dans un tableau, ${code.replaceAll(BARE_PIPE, '\\|')}.`,
        fix: { start: offset + place, end: offset + place, text: '\\' },
      };
    }),
  );
}

export const tablePipes: Rule = {
  id: 'table-pipes',
  check: ({ tree, source }) =>
    nodesOf(tree, 'table').flatMap(({ children: rows }) =>
      rows.flatMap((row): Finding[] => {
        const inCode = pipesInCode(row, source);
        const [cells, columns] = [row.children.length, rows[0]?.children.length ?? 0];
        if (inCode.length > 0 || cells <= columns) return inCode;
        const message = `Cette ligne a ${cells} cases dans un tableau de ${columns} colonnes, et les dernières ne seraient pas montrées : écrivez \\| pour une barre du texte.`;
        return [{ line: positionOf(row).line, message }];
      }),
    ),
};
