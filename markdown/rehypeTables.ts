import type { Element, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import { walk } from '../lib/walk';

const HEADING = /^h[1-6]$/;
const LOGICAL_ALIGNMENTS: Record<string, string> = { left: 'start', center: 'center', right: 'end' };

const MATRIX_MIN_COLUMNS = 4;
const MATRIX_MAX_CELL_LENGTH = 10;

const LONG_WORD = /^\S{40,}$/;

const elementsIn = ({ children }: Element): Element[] => children.filter((child) => child.type === 'element');

function alignAndCut(node: Nodes): undefined {
  if (node.type !== 'element') return;
  const { properties, tagName } = node;
  // MDX would turn `align` into an inline style, which a strict Content-Security-Policy forbids.
  const alignment = LOGICAL_ALIGNMENTS[String(properties.align)];
  delete properties.align;
  if (alignment) properties.className = [`align-${alignment}`];
  // A long word, such as a hash, would make its column wider than a narrow screen: this one may be cut anywhere.
  if (tagName === 'code' && LONG_WORD.test(textOf(node))) properties.className = ['long-code'];
}

const rowsOf = (table: Element): Element[][] => elementsIn(table).flatMap(elementsIn).map(elementsIn);

/** Many columns with a word or two in each: on a narrow screen, the style sheet turns their headings upright. */
function isMatrix([head = [], ...rows]: Element[][]): boolean {
  const cells = rows.flatMap(([, ...afterFirst]) => afterFirst);
  return (
    head.length >= MATRIX_MIN_COLUMNS &&
    cells.every((cell) => textOf(cell).trim().length <= MATRIX_MAX_CELL_LENGTH)
  );
}

/** Sets `scope` on the cells that name columns, and makes header cells of those that name rows. */
function markHeaderCells([head = [], ...rows]: Element[][], hasRowHeaders: boolean): void {
  const [corner] = head;
  for (const cell of head) cell.properties.scope = 'col';
  if (!corner) return;
  const isCornerEmpty = textOf(corner).trim() === '';
  if (isCornerEmpty) {
    corner.tagName = 'td';
    delete corner.properties.scope;
  }
  // Under an empty corner, the first column names the rows.
  if (!isCornerEmpty && !hasRowHeaders) return;
  for (const [first] of rows) {
    if (!first) continue;
    first.tagName = 'th';
    first.properties.scope = 'row';
  }
}

/** Docusaurus' MDX loader gives plugins the front matter. */
function titleOf({ data: { frontMatter } }: VFile): string {
  const hasTitle = typeof frontMatter === 'object' && frontMatter !== null && 'title' in frontMatter;
  return hasTitle && typeof frontMatter.title === 'string' ? frontMatter.title : '';
}

/** Puts each table in a frame that scrolls and takes the focus, with its heading as a label: « Tableau 2 : Rôles ». */
export default function rehypeTables({ label }: { readonly label: string }) {
  return (tree: Root, file: VFile): void => {
    let heading = titleOf(file);
    let tablesUnderHeading = 0;
    walk<Nodes>(tree, (node, index, parent) => {
      if (node.type !== 'element') return undefined;
      if (HEADING.test(node.tagName)) {
        heading = textOf(node).trim();
        tablesUnderHeading = 0;
      }
      if (node.tagName !== 'table' || !parent) return undefined;
      tablesUnderHeading += 1;
      walk<Nodes>(node, alignAndCut);
      const rows = rowsOf(node);
      const hasMatrixLayout = isMatrix(rows);
      markHeaderCells(rows, hasMatrixLayout);
      const number = tablesUnderHeading > 1 ? ` ${tablesUnderHeading}` : '';
      const ariaLabel = `${label}${number}${heading && ` : ${heading}`}`;
      const className = hasMatrixLayout ? 'table-frame table-matrix' : 'table-frame';
      parent.children[index] = h('div', { className, role: 'region', tabIndex: 0, ariaLabel }, node);
      return index + 1;
    });
  };
}
