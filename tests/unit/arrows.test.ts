// Data flows one way through the folders, as ARCHITECTURE.md draws it: who may import whom.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

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

const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

const files = Object.keys(ROOMS)
  .filter((room) => !room.includes('/'))
  .flatMap((room) =>
    room.endsWith('.ts')
      ? [room]
      : readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(room, file)),
  )
  .filter(isCode);

const isIn = (file: string, folder: string): boolean => file === folder || file.startsWith(`${folder}/`);

/** The innermost one: search/client before search. */
const roomOf = (file: string): string | undefined =>
  Object.keys(ROOMS)
    .filter((room) => isIn(file, room))
    .sort((a, b) => b.length - a.length)[0];

function resolved(from: string, specifier: string): string | undefined {
  const base = path.posix.join(path.posix.dirname(from), specifier);
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`].find(
    (file) => path.extname(file) !== '' && existsSync(file),
  );
}

type Arrow = { readonly from: string; readonly to: string };
type Import = { readonly from: string; readonly specifier: string };

/** Types too: what names a type of another room leans on that room. */
const importsIn = (from: string, source: string): Import[] =>
  ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => ({ from, specifier: fileName }));

const imports = files.flatMap((from) => importsIn(from, readFileSync(from, 'utf8')));

const arrowsOf = (all: readonly Import[]): Arrow[] =>
  all.flatMap(({ from, specifier }) => {
    if (!specifier.startsWith('.')) return [];
    const to = resolved(from, specifier);
    if (!to) throw new Error(`${from} imports « ${specifier} », which is no file.`);
    return isCode(to) ? [{ from, to }] : [];
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

const faultsIn = (arrows: readonly Arrow[]): string[] =>
  arrows.map(faultOf).filter((fault) => fault !== undefined);

/** A way from a file back to itself, if there is one. */
function circleIn(arrows: readonly Arrow[]): string[] {
  const targets = new Map<string, Arrow[]>();
  for (const arrow of arrows) targets.set(arrow.from, [...(targets.get(arrow.from) ?? []), arrow]);
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]): string[] => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const { to } of targets.get(file) ?? []) {
      const circle = walk(to, [...trail, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  for (const file of targets.keys()) {
    const circle = walk(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

/** Files, with all that they import, and what that imports. */
function reachedFrom(starts: readonly string[], arrows: readonly Arrow[]): ReadonlySet<string> {
  const reached = new Set(starts);
  for (const file of reached) for (const { from, to } of arrows) if (from === file) reached.add(to);
  return reached;
}

const isBuiltin = (specifier: string): boolean =>
  specifier.startsWith('node:') || builtinModules.includes(specifier);

const isPrivate = (specifier: string): boolean =>
  /^@docusaurus\/[^/]+\/(?:lib|src|internal)(?:\/|$)/.test(specifier);

describe('the rooms', () => {
  const arrows = arrowsOf(imports);

  it('are all read, and tied to one another', () => {
    for (const room of Object.keys(ROOMS)) expect(files.filter((file) => isIn(file, room))).not.toEqual([]);
    expect(new Set(arrows.map(({ from, to }) => `${roomOf(from)} → ${roomOf(to)}`)).size).toBeGreaterThan(20);
  });

  it('have arrows in one direction only, and doors', () => {
    expect(faultsIn(arrows)).toEqual([]);
  });

  it('have no circle', () => {
    expect(circleIn(arrows)).toEqual([]);
  });

  it('that the browser gets read no file, nor does anything that they import', () => {
    const inBrowser = reachedFrom(
      files.filter((file) => IN_BROWSER.some((room) => isIn(file, room))),
      arrows,
    );
    const reading = imports.filter(({ from, specifier }) => inBrowser.has(from) && isBuiltin(specifier));
    expect(reading).toEqual([]);
  });

  it('that lean on something private of Docusaurus are in the upgrade list of ARCHITECTURE.md', () => {
    const listed = readFileSync('ARCHITECTURE.md', 'utf8');
    const others = ['tests', 'bench', 'checks', 'scripts']
      .flatMap((folder) => ts.sys.readDirectory(folder, ['.ts', '.tsx'], ['**/node_modules']))
      .flatMap((file) => importsIn(file, readFileSync(file, 'utf8')));
    const leaning = [...imports, ...others].filter(({ specifier }) => isPrivate(specifier));
    expect(leaning.filter(({ from }) => !listed.includes(`\`${from}\``))).toEqual([]);
  });
});

describe('this test would see', () => {
  const arrow = (from: string, to: string): Arrow => ({ from, to });

  it.each([
    ['an arrow that runs back', 'src/pages/index.tsx', 'plugins/drawings/index.ts'],
    ['facts that import', 'product/facts.ts', 'lib/json.ts'],
    ['a part that imports facts', 'api-reference/contract.ts', 'product/facts.ts'],
    ['a plugin that imports another', 'plugins/drawings/index.ts', 'plugins/served-pages/index.ts'],
    ['a way in beside the door', 'src/figures/index.ts', 'figure-kit/Icon.tsx'],
  ])('%s', (_, from, to) => {
    expect(faultsIn([arrow(from, to)])).toHaveLength(1);
  });

  it('a circle', () => {
    expect(circleIn([arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'b')])).toEqual(['b', 'c', 'b']);
  });

  it('a private import, also of a type or at the moment of use', () => {
    const source =
      "import type { A } from '@docusaurus/core/lib/a';\nconst b = () => import('@docusaurus/theme-common/internal');";
    expect(importsIn('a.ts', source).filter(({ specifier }) => isPrivate(specifier))).toHaveLength(2);
  });
});
