// The components of a page that need scripts of their own: an article is HTML, and no such script runs in it.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { ContentFault } from '../lib/contentFault';
import { statementsOf, tagsIn } from './scriptNodes';

/** Parts of the theme that need no script, or that src/components/StaticArticle and CSS serve. */
const SERVED = /^@theme\/(?:Admonition|CodeBlock|Details|Heading|TabItem|Tabs)$/;
/** React's hooks for state and effects, and event handlers. */
const LIVE = /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore)\b|\son[A-Z]\w*=\{/;
const ENDS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

/** Empty for a file that does not exist: the bundler reports it. */
function sourceOf(name: string, page: string): string {
  const file = name.startsWith('@site/')
    ? path.resolve(name.slice('@site/'.length))
    : path.resolve(path.dirname(page), name);
  const end = ENDS.find((one) => existsSync(file + one) && path.extname(file + one) !== '');
  return end === undefined ? '' : readFileSync(file + end, 'utf8');
}

/** Another package might do anything. */
const isLive = (name: string, page: string): boolean =>
  /^(?:\.|@site\/)/.test(name) ? LIVE.test(sourceOf(name, page)) : !SERVED.test(name);

export function interactiveComponents(tree: Root, page: string): ContentFault[] {
  const live = statementsOf(tree)
    .filter((statement) => statement.type === 'ImportDeclaration')
    .filter(({ source }) => isLive(String(source.value), page))
    .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name));
  return tagsIn(tree)
    .filter(({ name }) => live.includes(name))
    .map(({ name, line, column }) => ({
      line,
      column,
      message: `<${name}> ne répondrait pas au lecteur : un article est du HTML, sans les scripts de ses composants. Dites la même chose sans lui (<details>, des onglets <Tabs>, un tableau), ou faites-en une page de src/pages/.`,
    }));
}
