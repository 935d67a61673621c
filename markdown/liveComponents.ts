// The components of a page that would answer the reader: an article is HTML, and no script of theirs reaches it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ImportDeclaration } from 'estree';
import type { Nodes, Root } from 'mdast';
import type { ContentFault } from '../lib/contentFault';
import { walk } from '../lib/walk';

/** Of the theme: those that answer nobody, and those that src/components/StaticArticle and CSS make answer. */
const SERVED = /^@theme\/(?:Admonition|CodeBlock|Details|Heading|TabItem|Tabs)$/;
/** React's hooks that wait for something to happen, and handlers. */
const LIVE = /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore)\b|\son[A-Z]\w*=\{/;
const ENDS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

function sourceOf(name: string, page: string): string | undefined {
  const file = name.startsWith('@site/')
    ? path.resolve(name.slice('@site/'.length))
    : path.resolve(path.dirname(page), name);
  const end = ENDS.find((one) => existsSync(file + one) && path.extname(file + one) !== '');
  return end === undefined ? undefined : readFileSync(file + end, 'utf8');
}

/** Files that are not there are told by the bundler; other packages might do anything. */
function isLive(name: string, page: string): boolean {
  if (/^(?:\.|@site\/)/.test(name)) return LIVE.test(sourceOf(name, page) ?? '');
  return !SERVED.test(name);
}

const importsIn = (tree: Root): ImportDeclaration[] =>
  tree.children.flatMap((node) =>
    ((node.type === 'mdxjsEsm' && node.data?.estree?.body) || []).filter(
      (statement) => statement.type === 'ImportDeclaration',
    ),
  );

export function liveComponents(tree: Root, page: string): ContentFault[] {
  const live = importsIn(tree)
    .filter(({ source }) => isLive(String(source.value), page))
    .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name));
  const faults: ContentFault[] = [];
  walk<Nodes>(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const [name = ''] = node.name?.split('.') ?? [];
    if (!live.includes(name)) return;
    const { line = 1, column } = node.position?.start ?? {};
    const message = `<${name}> ne répondrait pas au lecteur : un article est du HTML, sans les scripts de ses composants. Dites la même chose sans lui (<details>, des onglets <Tabs>, un tableau), ou faites-en une page de src/pages/.`;
    faults.push({ line, column, message });
  });
  return faults;
}
