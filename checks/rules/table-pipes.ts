import type { TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Finding, Rule } from '../rule';

/** `code` between backticks, on one line. */
const CODE = /(?<!`)(`+)(?!`)(.*?[^`])\1(?!`)/g;
const BARE_PIPE = /(?<!\\)\|/g;

/** A bar ends the cell of a table, in code too: `a|b` makes two cells, and shows the backticks. */
function pipesInCode(row: TableRow, source: string): Finding[] {
  const { start, end } = row.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return [];
  const rowStart = start.offset;
  return [...source.slice(rowStart, end.offset).matchAll(CODE)].flatMap(({ 0: code, index }) =>
    [...code.matchAll(BARE_PIPE)].map((pipe) => {
      const offset = rowStart + index + pipe.index;
      return {
        line: start.line,
        column: start.column + index + pipe.index,
        message: `La barre de ${code} coupe la case en deux : écrivez \\| dans un tableau, ${code.replaceAll(BARE_PIPE, '\\|')}.`,
        fix: { start: offset, end: offset, text: '\\' },
      };
    }),
  );
}

export const tablePipes: Rule = {
  id: 'table-pipes',
  check({ tree, source }) {
    const findings: Finding[] = [];
    visit(tree, 'table', ({ children: rows }) => {
      const columns = rows[0]?.children.length ?? 0;
      for (const row of rows) {
        const inCode = pipesInCode(row, source);
        findings.push(...inCode);
        if (inCode.length === 0 && row.children.length > columns) {
          findings.push({
            line: row.position?.start.line ?? 1,
            message: `Cette ligne a ${row.children.length} cases dans un tableau de ${columns} colonnes, et les dernières ne seraient pas montrées : écrivez \\| pour une barre du texte.`,
          });
        }
      }
    });
    return findings;
  },
};
