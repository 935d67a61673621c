// What tests/assignments.ts gives a page to tell: taken away when the page goes.
import ts from 'typescript';
import type { PageNames } from '../../lib/pageNames';
import type { Edit, Project } from './project';
import { nodesIn, parse, removal } from './syntax';

export const ASSIGNMENTS = 'tests/assignments.ts';

type Unassigned = {
  readonly edits: readonly Edit[];
  /** The screens, states and settings that no page has to tell any more, as the file wrote them. */
  readonly untold: readonly string[];
};

/** The constant that an expression is the whole value of. */
const constantOf = ({ parent }: ts.Node): ts.VariableDeclaration | undefined =>
  ts.isVariableDeclaration(parent) ? parent : undefined;

const usesOf = (constant: ts.VariableDeclaration): ts.Identifier[] =>
  nodesIn(constant.getSourceFile(), ts.isIdentifier).filter(
    (use) =>
      use.text === constant.name.getText() &&
      use !== constant.name &&
      !(ts.isPropertyAssignment(use.parent) && use.parent.name === use),
  );

/** All that stands for the page: its address, and the constants that are that address. */
function namesFor(root: ts.SourceFile, { address }: PageNames): Set<ts.Node> {
  const names = new Set<ts.Node>(
    nodesIn(root, ts.isStringLiteralLike).filter(({ text }) => text === address),
  );
  // A set is read on while it grows: a constant may be the value of another.
  for (const name of names) {
    const constant = constantOf(name);
    if (constant) for (const use of usesOf(constant)) names.add(use);
  }
  return names;
}

type Removed = { readonly element: ts.Node; readonly list: ts.NodeArray<ts.Node> };

/** `[A, B]` loses A; `key: [A]` goes as a whole, and so does `{ page: A, … }` in a list. */
function removedWith(name: ts.Node, names: ReadonlySet<ts.Node>): Removed | undefined {
  const { parent } = name;
  if (ts.isArrayLiteralExpression(parent)) {
    const isEmptied = parent.elements.every((element) => names.has(element));
    return isEmptied ? removedWith(parent, names) : { element: name, list: parent.elements };
  }
  if (!ts.isPropertyAssignment(parent) || parent.initializer !== name) return undefined;
  const { parent: object } = parent;
  return ts.isArrayLiteralExpression(object.parent)
    ? { element: object, list: object.parent.elements }
    : { element: parent, list: object.properties };
}

const statementOf = (constant: ts.VariableDeclaration): ts.VariableStatement | undefined =>
  ts.findAncestor(constant, ts.isVariableStatement);

/** A constant goes when nothing needs it any more. One that is exported is needed elsewhere. */
function isNeedless(constant: ts.VariableDeclaration, names: ReadonlySet<ts.Node>): boolean {
  const modifiers = statementOf(constant)?.modifiers ?? [];
  return (
    !modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) &&
    usesOf(constant).every((use) => {
      const other = constantOf(use);
      return other ? isNeedless(other, names) : removedWith(use, names) !== undefined;
    })
  );
}

/** With its line. */
function removalOfConstant(constant: ts.VariableDeclaration, source: string): Edit {
  const statement = statementOf(constant) ?? constant;
  return {
    start: source.lastIndexOf('\n', statement.getStart(undefined, true)),
    end: statement.end,
    text: '',
  };
}

export function unassign({ sources }: Project, page: PageNames): Unassigned {
  const source = sources.get(ASSIGNMENTS) ?? '';
  const names = namesFor(parse(ASSIGNMENTS, source), page);
  const removed = new Map(
    [...names].flatMap((name) => {
      const one = removedWith(name, names);
      return one ? [[one.element, one.list] as const] : [];
    }),
  );
  const needless = [...names]
    .map(constantOf)
    .filter((constant) => constant !== undefined)
    .filter((constant) => isNeedless(constant, names));
  return {
    edits: [
      ...[...removed].map(([element, list]) => removal(element, list)),
      ...needless.map((constant) => removalOfConstant(constant, source)),
    ],
    untold: [...removed.keys()]
      .filter(ts.isPropertyAssignment)
      .sort((one, other) => one.pos - other.pos)
      .map((key) => key.name.getText()),
  };
}
