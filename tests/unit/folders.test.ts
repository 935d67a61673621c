// Which folder may import from which, as ARCHITECTURE.md draws it. Biome refuses import cycles (noImportCycles).
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { importsOf, isBuiltin, modulesIn } from '../imports';

/** Each folder, with those that it may import from beside itself. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  product: [],
  i18n: [],
  lib: [],
  'markdown-export': ['lib'],
  'figure-kit': [],
  'api-reference': ['lib'],
  'search/shared': [],
  'search/build': ['search/shared', 'lib'],
  'search/client': ['search/shared', 'i18n'],
  search: ['search/build'],
  markdown: ['product', 'i18n', 'lib', 'api-reference', 'figure-kit'],
  plugins: ['product', 'i18n', 'lib', 'markdown-export'],
  deploy: ['product', 'lib'],
  src: ['product', 'i18n', 'lib', 'figure-kit', 'search/client'],
  'sidebars.ts': ['lib'],
  'sidebarsWithOperations.ts': ['lib', 'markdown', 'sidebars.ts', 'api-reference.config.ts'],
  'api-reference.config.ts': ['product', 'api-reference'],
  'search.config.ts': ['product', 'i18n', 'figure-kit', 'api-reference', 'search'],
  'site.config.ts': [
    ...['product', 'i18n', 'lib', 'markdown', 'plugins', 'sidebars.ts', 'src'],
    ...['api-reference.config.ts', 'search.config.ts'],
  ],
};

/** Folders that could become packages: others import these files only. */
const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  'api-reference': ['api-reference/index.ts'],
  'markdown-export': ['markdown-export/index.ts'],
  'figure-kit': ['figure-kit/index.ts'],
  search: ['search/index.ts', 'search/client/index.ts'],
};

const IN_BROWSER = ['src', 'search/client', 'search/shared'];

const files = Object.keys(ALLOWED)
  .filter((folder) => !folder.includes('/'))
  .flatMap(modulesIn);

const isIn = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`);

/** The innermost one: search/client before search. */
const folderOf = (file: string): string | undefined =>
  Object.keys(ALLOWED)
    .filter((folder) => isIn(file, folder))
    .sort((a, b) => b.length - a.length)[0];

const importsIn = (modules: readonly string[]) =>
  modules.flatMap((from) => importsOf(readFileSync(from, 'utf8')).map((specifier) => ({ from, specifier })));

const imports = importsIn(files);

type Import = { readonly from: string; readonly to: string };

const ownImports = imports.flatMap(({ from, specifier }): Import[] => {
  const base = path.posix.join(path.posix.dirname(from), specifier);
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`];
  const to = candidates.find((file) => path.extname(file) !== '' && existsSync(file));
  return specifier.startsWith('.') && to && /\.tsx?$/.test(to) ? [{ from, to }] : [];
});

function faultOf({ from, to }: Import): string | undefined {
  const [folder, other] = [folderOf(from), folderOf(to)];
  if (!folder) return undefined;
  const allowed = ALLOWED[folder] ?? [];
  if (folder !== other && !(other && allowed.includes(other)))
    return `${from} imports ${to}: ${folder} may import from ${allowed.join(', ') || 'no other folder'}. Move what both need to lib/, or hand it over as an option in site.config.ts.`;
  const [plugin, otherPlugin] = [from, to].map((file) => /^plugins\/([^/]+)/.exec(file)?.[1]);
  if (plugin && otherPlugin && plugin !== otherPlugin)
    return `${from} imports ${to}: a plugin never imports another. Move what both need to lib/.`;
  const [part, entries] = Object.entries(ENTRIES).find(([name]) => isIn(to, name)) ?? [];
  if (part && !isIn(from, part) && !entries?.includes(to))
    return `${from} imports ${to}: import ${entries?.join(' or ')} instead.`;
  return undefined;
}

it('every folder is read, and imports from the allowed ones only', () => {
  for (const folder of Object.keys(ALLOWED))
    expect(files.filter((file) => isIn(file, folder))).not.toEqual([]);
  const pairs = new Set(ownImports.map(({ from, to }) => `${folderOf(from)} → ${folderOf(to)}`));
  expect(pairs.size).toBeGreaterThan(20);
  expect(ownImports.map(faultOf).filter((fault) => fault !== undefined)).toEqual([]);
});

it('no script of the browser imports a module of Node, not even through others', () => {
  const reached = new Set(files.filter((file) => IN_BROWSER.some((folder) => isIn(file, folder))));
  for (const file of reached) for (const { from, to } of ownImports) if (from === file) reached.add(to);
  expect(imports.filter(({ from, specifier }) => reached.has(from) && isBuiltin(specifier))).toEqual([]);
});

it('every file that imports private modules of Docusaurus, or wraps a part of its theme, is in docs-dev/upgrading.md', () => {
  const listed = readFileSync('docs-dev/upgrading.md', 'utf8');
  const others = importsIn(['tests', 'bench', 'checks', 'scripts'].flatMap(modulesIn));
  const importing = [...imports, ...others].filter(({ specifier }) =>
    /^@docusaurus\/[^/]+\/(?:lib|src|internal)(?:\/|$)/.test(specifier),
  );
  expect(importing).not.toEqual([]);
  expect(importing.filter(({ from }) => !listed.includes(`\`${from}\``))).toEqual([]);
  const wrapping = modulesIn('src/theme').map((file) => path.posix.dirname(file));
  expect(wrapping.filter((folder) => !listed.includes(folder))).toEqual([]);
});

it.each([
  ['an import against the order', 'src/pages/index.tsx', 'plugins/drawings/index.ts'],
  ['an import by facts', 'product/facts.ts', 'lib/json.ts'],
  ['an import of facts by a part', 'api-reference/contract.ts', 'product/facts.ts'],
  ['an import of a plugin by another', 'plugins/drawings/index.ts', 'plugins/html-postprocess/index.ts'],
  ['an import that bypasses index.ts', 'src/figures/index.ts', 'figure-kit/Icon.tsx'],
])('%s is refused', (_, from, to) => {
  expect(faultOf({ from, to })).toBeDefined();
});
