// Edits of TypeScript sources by position: comments and layout stay.
import ts from 'typescript';
import { type Edit, type Project, Refusal, sourceOf } from './project';

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

export function asList(project: Project, file: string, name: string): ts.NodeArray<ts.Expression> {
  const declared = nodesIn(parse(file, sourceOf(project, file)), ts.isVariableDeclaration).find(
    (one) => one.name.getText() === name,
  )?.initializer;
  if (declared && ts.isArrayLiteralExpression(declared)) return declared.elements;
  throw new Refusal(
    `${file} : la liste « ${name} » est introuvable. Remettez-la : export const ${name} = [ … ].`,
  );
}

export function propertyOf(object: ts.Node, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(object)) return undefined;
  return object.properties.filter(ts.isPropertyAssignment).find((one) => one.name.getText() === name)
    ?.initializer;
}

export const textOf = (node: ts.Node | undefined): string | undefined =>
  node && ts.isStringLiteralLike(node) ? node.text : undefined;

/** Keeps the quotes. */
export function literalEdit(literal: ts.StringLiteralLike, text: string): Edit {
  return { start: literal.getStart() + 1, end: literal.end - 1, text };
}

/** After the comma that follows an element, and after a comment on the same line. */
function endOf(element: ts.Node, list: ts.NodeArray<ts.Node>): number {
  const next = list[list.indexOf(element) + 1];
  const end = next?.pos ?? (list.hasTrailingComma ? list.end : element.end);
  return ts.getTrailingCommentRanges(element.getSourceFile().text, end)?.at(-1)?.end ?? end;
}

/** Removes an element of an array or of an object with its comma and comments. */
export function removal(element: ts.Node, list: ts.NodeArray<ts.Node>): Edit {
  const previous = list[list.indexOf(element) - 1];
  return { start: previous ? endOf(previous, list) : element.pos, end: endOf(element, list), text: '' };
}

/** Inserts an element after another, or into an empty list. */
export function insertion(text: string, list: ts.NodeArray<ts.Node>, after: ts.Node | undefined): Edit {
  if (!after) return { start: list.pos, end: list.pos, text };
  const isLastWithoutComma = after === list.at(-1) && !list.hasTrailingComma;
  const at = isLastWithoutComma ? after.end : endOf(after, list);
  return { start: at, end: at, text: isLastWithoutComma ? `, ${text}` : `\n${text},` };
}
