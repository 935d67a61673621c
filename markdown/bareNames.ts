// `{name}` in a page: JavaScript, and mostly a fact or a text whose writer thought of no code. The page would compile, then
// crash on an unknown variable when it is drawn. The content checks use it too.
import type { Nodes, Root } from 'mdast';
import type { ContentFault } from '../lib/contentFault';
import { walk } from '../lib/walk';
import { factNames } from '../product/facts';
import { ownNames } from './ownNames';

type BareName = ContentFault & {
  readonly name: string;
  /** Where it starts and ends in the page. */
  readonly offsets: readonly [number, number] | undefined;
};

/** `settings`, `identity`…: what the name of a fact begins with. */
const FACT_GROUPS = new Set(factNames().map((name) => name.split('.')[0]));
/** `settings.taillePiece`, `id`: names alone. The rest is JavaScript on purpose, such as `{' '}`. */
const NAME = /^[\p{L}_$][\p{L}\p{N}_$-]*(?:\.[\p{L}\p{N}_$-]+)*$/u;
/** What every page has: MDX gives `props`, Docusaurus the others. */
const GIVEN_NAMES = ['props', 'frontMatter', 'contentTitle', 'toc', 'metadata', 'assets'];

export function bareNames(tree: Root): BareName[] {
  const known = new Set([...GIVEN_NAMES, ...ownNames(tree)]);
  const found: BareName[] = [];
  walk<Nodes>(tree, (node) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
    const name = node.value.trim();
    const [root = ''] = name.split('.');
    if (!NAME.test(name) || known.has(root)) return;
    const { start, end } = node.position ?? {};
    const message = FACT_GROUPS.has(root)
      ? `accolades simples : un fait s'écrit entre doubles accolades, {{${name}}}.`
      : `{${name}} se lit comme du code : mettez-le entre accents graves, \`{${name}}\`. Un fait s'écrit entre doubles accolades.`;
    const offsets =
      start?.offset === undefined || end?.offset === undefined
        ? undefined
        : ([start.offset, end.offset] as const);
    found.push({ name, line: start?.line ?? 1, column: start?.column, message, offsets });
  });
  return found;
}
