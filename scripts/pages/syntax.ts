// Edits of TypeScript at the positions that its compiler gives, so that comments and the rest of the file stay.
import ts from 'typescript';
import type { Edit } from './project';

export const parse = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

export function nodesIn<Node extends ts.Node>(
  root: ts.Node,
  isWanted: (node: ts.Node) => node is Node,
): Node[] {
  const found: Node[] = [];
  const visit = (node: ts.Node): void => {
    if (isWanted(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** In a template, after `${…}`, an address may be of another site; a regular expression has rules of its own. */
const NOT_MENDABLE: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.RegularExpressionLiteral,
  ts.SyntaxKind.JsxText,
]);

/** What stands at a place, as far as a name in it may be replaced: a string, a comment, or something else. */
export function kindAt(root: ts.SourceFile, offset: number): 'string' | 'comment' | 'other' {
  let node: ts.Node = root;
  for (let next: ts.Node | undefined = root; next; ) {
    node = next;
    next = ts.forEachChild(node, (child) => (child.pos <= offset && offset < child.end ? child : undefined));
  }
  if (NOT_MENDABLE.has(node.kind)) return 'other';
  const isString = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
  return isString && offset >= node.getStart(root) ? 'string' : 'comment';
}

/** The same literal with another text, between the same quotes. */
export function literalEdit(literal: ts.StringLiteralLike, text: string): Edit {
  return { start: literal.getStart() + 1, end: literal.end - 1, text };
}

/** Behind the comma after an element, if there is one, and behind a comment on the same line. */
function endOf(element: ts.Node, list: ts.NodeArray<ts.Node>, source: string): number {
  const next = list[list.indexOf(element) + 1];
  const end = next?.pos ?? (list.hasTrailingComma ? list.end : element.end);
  return ts.getTrailingCommentRanges(source, end)?.at(-1)?.end ?? end;
}

/** Removes an element of a list (of an array, of an object), with its comma and its comments. */
export function removal(element: ts.Node, list: ts.NodeArray<ts.Node>): Edit {
  const source = element.getSourceFile().text;
  const previous = list[list.indexOf(element) - 1];
  const start = previous ? endOf(previous, list, source) : element.pos;
  return { start, end: endOf(element, list, source), text: '' };
}

/** Puts an element behind another, or into an empty list. */
export function insertion(
  text: string,
  list: ts.NodeArray<ts.Node>,
  after: ts.Node | undefined,
  source: string,
): Edit {
  if (!after) return { start: list.pos, end: list.pos, text };
  const isLastWithoutComma = after === list.at(-1) && !list.hasTrailingComma;
  const at = isLastWithoutComma ? after.end : endOf(after, list, source);
  return { start: at, end: at, text: isLastWithoutComma ? `, ${text}` : `\n${text},` };
}
