import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

const HEADING = /^h[1-6]$/;
const LOGICAL_SIDE: Record<string, string> = { left: 'start', center: 'center', right: 'end' };

const elementsIn = ({ children }: Element): Element[] => children.filter((child) => child.type === 'element');

/** The engine would turn `align` into an inline style, which a strict Content-Security-Policy forbids. */
function alignByClass({ properties }: Element): void {
  const side = LOGICAL_SIDE[String(properties.align)];
  delete properties.align;
  if (side) properties.className = [`align-${side}`];
}

const rowsOf = (table: Element): Element[][] => elementsIn(table).flatMap(elementsIn).map(elementsIn);

/** Many columns of a word each, read across: on a narrow screen its headings stand upright, so that all fit. */
function isMatrix([head = [], ...rows]: Element[][]): boolean {
  const answers = rows.flatMap(([, ...cells]) => cells);
  return head.length >= 4 && answers.every((cell) => textOf(cell).trim().length <= 10);
}

function nameHeaders([head = [], ...rows]: Element[][], rowsAreNamed: boolean): void {
  const [corner] = head;
  for (const cell of head) cell.properties.scope = 'col';
  if (!corner) return;
  const isEmpty = textOf(corner).trim() === '';
  if (isEmpty) {
    corner.tagName = 'td';
    delete corner.properties.scope;
  }
  // An empty corner: the first column names the rows.
  if (!isEmpty && !rowsAreNamed) return;
  for (const [first] of rows) {
    if (!first) continue;
    first.tagName = 'th';
    first.properties.scope = 'row';
  }
}

function framed(table: Element, label: string, className: string[]): Element {
  return {
    type: 'element',
    tagName: 'div',
    properties: { className, role: 'region', tabIndex: 0, ariaLabel: label },
    children: [table],
  };
}

/** The MDX loader hands the fields at the head of the page to plugins. */
function titleOf({ data: { frontMatter } }: VFile): string {
  const hasTitle = typeof frontMatter === 'object' && frontMatter !== null && 'title' in frontMatter;
  return hasTitle && typeof frontMatter.title === 'string' ? frontMatter.title : '';
}

/**
 * Puts each Markdown table in a frame that scrolls, which the keyboard can reach and which says what it holds:
 * on a narrow screen the table is wider than the page.
 */
export default function rehypeTables({ label }: { readonly label: string }) {
  return (tree: Root, file: VFile): void => {
    let subject = titleOf(file);
    let tablesOnSubject = 0;
    visit(tree, 'element', (node, index, parent) => {
      if (HEADING.test(node.tagName)) {
        subject = textOf(node).trim();
        tablesOnSubject = 0;
      }
      if (node.tagName !== 'table' || !parent || index === undefined) return undefined;
      tablesOnSubject += 1;
      visit(node, 'element', alignByClass);
      const rows = rowsOf(node);
      const matrix = isMatrix(rows);
      nameHeaders(rows, matrix);
      const rank = tablesOnSubject > 1 ? ` ${tablesOnSubject}` : '';
      parent.children[index] = framed(
        node,
        subject ? `${label}${rank} : ${subject}` : `${label}${rank}`,
        matrix ? ['table-frame', 'table-matrix'] : ['table-frame'],
      );
      return SKIP;
    });
  };
}
