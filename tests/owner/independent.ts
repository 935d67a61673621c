// The tests that what an owner changes cannot reach: they passed before, and would pass again. Any other test is run.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { nodesIn, parse } from '../../scripts/pages/syntax';

/** By these, a module may see what it does not import. */
const READS = /^(?:(?:node:)?(?:fs|child_process|worker_threads|module)(?:\/|$)|tinypool$)/;
const FIXTURES = 'tests/fixtures/build.ts';
/** The site of the product, and what its build has noted. */
const BUILT = /^(?:build|\.docusaurus)(?:\/|$)/;

const ENDS = ['', '.ts', '.tsx', '.js', '/index.ts', '/index.tsx'];

/** Types too: with another type, the same code may be wrong. */
const importsIn = (source: string): string[] =>
  ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);

const isOption = (node: ts.Node): boolean => ts.isStringLiteral(node) && node.text.startsWith('--');

/** The end of a longer path, or a word of a command. */
const isOther = (node: ts.Node): boolean => {
  const { parent } = node;
  return ts.isCallExpression(parent)
    ? parent.arguments[0] !== node
    : ts.isArrayLiteralExpression(parent) && parent.elements.some(isOption);
};

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateHead =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node);

const namesBuilt = (file: string, source: string): boolean =>
  nodesIn(parse(file, source), isText).some((node) => BUILT.test(node.text) && !isOther(node));

/** Looks at tests by their paths from the root of a project. */
export function independenceIn(root: string) {
  const sourceOf = (file: string): string | undefined => {
    const isCode = /\.[cm]?[jt]sx?$/.test(file) && existsSync(path.join(root, file));
    return isCode ? readFileSync(path.join(root, file), 'utf8') : undefined;
  };

  /** As it is written where there is no such file, as in a text that only looks like code. */
  const fileOf = (from: string, specifier: string): string => {
    const base = path.posix.join(path.posix.dirname(from), specifier);
    const files = ENDS.map((end) => base + end);
    return files.find((one) => path.extname(one) !== '' && existsSync(path.join(root, one))) ?? specifier;
  };

  /** Files by their paths, and packages by their names. */
  const allImportsOf = (test: string): Set<string> => {
    const seen = new Set([test]);
    for (const file of seen)
      for (const specifier of importsIn(sourceOf(file) ?? ''))
        seen.add(specifier.startsWith('.') ? fileOf(file, specifier) : specifier);
    return seen;
  };

  return {
    /** A unit test: all that it imports is known, and has not changed, reads no file and starts no program. */
    isPure: (test: string, changed: ReadonlySet<string>): boolean =>
      [...allImportsOf(test)].every((one) => !changed.has(one) && !READS.test(one) && !one.startsWith('.')),
    /** A test of the build: of the fixture sites alone, whose texts do not change with product/. */
    isOfFixtures: (test: string): boolean => {
      const imports = [...allImportsOf(test)];
      const tests = imports.filter((file) => file.startsWith('tests/'));
      return imports.includes(FIXTURES) && !tests.some((file) => namesBuilt(file, sourceOf(file) ?? ''));
    },
  };
}
