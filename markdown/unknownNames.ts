// Components and variables that a page does not define: it would compile, then crash when it is rendered, and Docusaurus
// would name neither the file nor the line. The content checks use it too.
import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { componentNames } from '../api-reference';
import { type ContentFault, contentError } from '../lib/contentFault';
import { nearestNames } from '../lib/nearestNames';
import { walk } from '../lib/walk';
import { factNames } from '../product/facts';
import { interactiveComponents } from './interactiveComponents';
import { statementsOf, tagsIn } from './scriptNodes';

/** Components that the build replaces. Each is a block. */
const REPLACED = ['Figure', ...componentNames];
/** The components that the classic theme gives to every page. */
export const THEME_COMPONENTS: readonly string[] = ['Head', 'Details'];
/** MDX gives `props` to every page, Docusaurus the others. */
const GIVEN_NAMES = ['props', 'frontMatter', 'contentTitle', 'toc', 'metadata', 'assets'];

/** The names that a page imports or exports itself. */
const ownNames = (tree: Root): string[] =>
  statementsOf(tree)
    .flatMap((statement) => {
      if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local);
      const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
      if (declared?.type === 'VariableDeclaration') return declared.declarations.map(({ id }) => id);
      return declared?.type === 'FunctionDeclaration' ? declared.id : [];
    })
    .flatMap((id) => (id.type === 'Identifier' ? id.name : []));

export function unknownComponents(tree: Root): ContentFault[] {
  const known = [...REPLACED, ...THEME_COMPONENTS, ...ownNames(tree)];
  return tagsIn(tree)
    .filter(({ name }) => /^\p{Lu}/u.test(name))
    .flatMap(({ name, line, column, isBlock }) => {
      if (REPLACED.includes(name) && !isBlock)
        return { line, column, message: `<${name}> doit être seul sur sa ligne.` };
      if (known.includes(name)) return [];
      const near = nearestNames(name, known).map((one) => `<${one}>`);
      const message = `le composant <${name}> n'existe pas. Composants proches : ${near.join(', ')}.`;
      return { line, column, message };
    });
}

type BareName = ContentFault & {
  readonly name: string;
  /** Where it starts and ends in the page. */
  readonly offsets: readonly [number | undefined, number | undefined];
};

/** `settings`, `identity`…: what the name of a fact begins with. */
const FACT_GROUPS = new Set(factNames().map((name) => name.split('.')[0]));
/** `settings.taillePiece`, `id`: names alone. Anything else is meant as JavaScript, such as `{' '}`. */
const NAME = /^[\p{L}_$][\p{L}\p{N}_$-]*(?:\.[\p{L}\p{N}_$-]+)*$/u;

/** `{name}` is JavaScript, but a writer mostly means a fact or a text. */
export function bareNames(tree: Root): BareName[] {
  const known = [...GIVEN_NAMES, ...ownNames(tree)];
  const found: BareName[] = [];
  walk<Nodes>(tree, (node) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    const name = node.value.trim();
    const [root = ''] = name.split('.');
    if (!NAME.test(name) || known.includes(root)) return;
    const { start, end } = node.position ?? {};
    const message = FACT_GROUPS.has(root)
      ? `accolades simples : un fait s'écrit entre doubles accolades, {{${name}}}.`
      : `{${name}} se lit comme du code : mettez-le entre accents graves, \`{${name}}\`. Un fait s'écrit entre doubles accolades.`;
    const offsets = [start?.offset, end?.offset] as const;
    found.push({ name, line: start?.line ?? 1, column: start?.column, message, offsets });
  });
  return found;
}

export default function remarkUnknownNames() {
  return (tree: Root, file: VFile): void => {
    const faults = [
      ...unknownComponents(tree),
      ...interactiveComponents(tree, file.path),
      ...bareNames(tree),
    ];
    // Without columns: facts are in place already, so that these are not those of the source.
    const lines = faults.map(({ line, message }) => ({ line, message }));
    if (faults.length > 0) throw contentError(path.relative(process.cwd(), file.path), lines);
  };
}
