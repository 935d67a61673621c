// Data flows one way through the folders, as ARCHITECTURE.md draws it: who may import whom.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, isBuiltin, modulesIn } from '../imports';

/** Each room, and the rooms that it may import from beside itself. What is not listed is not allowed. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  product: [],
  i18n: [],
  lib: [],
  copies: ['lib'],
  'figure-kit': [],
  'api-reference': ['lib'],
  'search/shared': [],
  'search/build': ['search/shared', 'lib'],
  'search/client': ['search/shared', 'i18n'],
  search: ['search/build'],
  markdown: ['product', 'i18n', 'lib', 'api-reference', 'figure-kit'],
  plugins: ['product', 'i18n', 'lib', 'copies'],
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

/** Parts that could be taken elsewhere: others come in by these files only. */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  'api-reference': ['api-reference/index.ts'],
  copies: ['copies/index.ts'],
  'figure-kit': ['figure-kit/index.ts'],
  search: ['search/index.ts', 'search/client/index.ts'],
};

const IN_BROWSER = ['src', 'search/client', 'search/shared'];

const files = Object.keys(ROOMS)
  .filter((room) => !room.includes('/'))
  .flatMap(modulesIn);

const isIn = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`);

/** The innermost one: search/client before search. */
const roomOf = (file: string): string | undefined =>
  Object.keys(ROOMS)
    .filter((room) => isIn(file, room))
    .sort((a, b) => b.length - a.length)[0];

type Arrow = { readonly from: string; readonly to: string };

const importsIn = (modules: readonly string[]) =>
  modules.flatMap((from) => importsOf(readFileSync(from, 'utf8')).map((specifier) => ({ from, specifier })));

const imports = importsIn(files);

/** Imports of files by files. What is no module, such as a style sheet, has no room. */
const arrows = imports.flatMap(({ from, specifier }): Arrow[] => {
  const base = path.posix.join(path.posix.dirname(from), specifier);
  const candidates = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`];
  const to = candidates.find((file) => path.extname(file) !== '' && existsSync(file));
  return specifier.startsWith('.') && to && /\.tsx?$/.test(to) ? [{ from, to }] : [];
});

/** What is wrong with an arrow, and the mend; undefined where nothing is. */
function faultOf({ from, to }: Arrow): string | undefined {
  const [room, other] = [roomOf(from), roomOf(to)];
  if (!room) return undefined;
  const allowed = ROOMS[room] ?? [];
  if (room !== other && !(other && allowed.includes(other))) {
    return `${from} imports ${to}: ${room} may import from ${allowed.join(', ') || 'no other room'}. Move what both need to lib/, or hand it over as an option in site.config.ts.`;
  }
  const [plugin, otherPlugin] = [from, to].map((file) => /^plugins\/([^/]+)/.exec(file)?.[1]);
  if (plugin && otherPlugin && plugin !== otherPlugin) {
    return `${from} imports ${to}: a plugin never imports another. Move what both need to lib/.`;
  }
  const [part, doors] = Object.entries(DOORS).find(([name]) => isIn(to, name)) ?? [];
  if (part && !isIn(from, part) && !doors?.includes(to)) {
    return `${from} imports ${to}: come in by ${doors?.join(' or ')}.`;
  }
  return undefined;
}

/** Files, with all that they import, and what that imports. */
function reachedFrom(starts: readonly string[]): ReadonlySet<string> {
  const reached = new Set(starts);
  for (const file of reached) for (const { from, to } of arrows) if (from === file) reached.add(to);
  return reached;
}

const isPrivate = (specifier: string): boolean =>
  /^@docusaurus\/[^/]+\/(?:lib|src|internal)(?:\/|$)/.test(specifier);

describe('the rooms', () => {
  it('are all read, and tied to one another', () => {
    for (const room of Object.keys(ROOMS)) expect(files.filter((file) => isIn(file, room))).not.toEqual([]);
    expect(new Set(arrows.map(({ from, to }) => `${roomOf(from)} → ${roomOf(to)}`)).size).toBeGreaterThan(20);
  });

  // Biome refuses circles (noImportCycles).
  it('have arrows in one direction only, and doors', () => {
    expect(arrows.map(faultOf).filter((fault) => fault !== undefined)).toEqual([]);
  });

  it('that the browser gets read no file, nor does anything that they import', () => {
    const inBrowser = reachedFrom(files.filter((file) => IN_BROWSER.some((room) => isIn(file, room))));
    const reading = imports.filter(({ from, specifier }) => inBrowser.has(from) && isBuiltin(specifier));
    expect(reading).toEqual([]);
  });

  it('that lean on something private of Docusaurus are in docs-dev/upgrading.md', () => {
    const listed = readFileSync('docs-dev/upgrading.md', 'utf8');
    const others = importsIn(['tests', 'bench', 'checks', 'scripts'].flatMap(modulesIn));
    const leaning = [...imports, ...others].filter(({ specifier }) => isPrivate(specifier));
    expect(leaning).not.toEqual([]);
    expect(leaning.filter(({ from }) => !listed.includes(`\`${from}\``))).toEqual([]);
  });
});

it.each([
  ['an arrow that runs back', 'src/pages/index.tsx', 'plugins/drawings/index.ts'],
  ['facts that import', 'product/facts.ts', 'lib/json.ts'],
  ['a part that imports facts', 'api-reference/contract.ts', 'product/facts.ts'],
  ['a plugin that imports another', 'plugins/drawings/index.ts', 'plugins/served-pages/index.ts'],
  ['a way in beside the door', 'src/figures/index.ts', 'figure-kit/Icon.tsx'],
])('%s is refused', (_, from, to) => {
  expect(faultOf({ from, to })).toBeDefined();
});
