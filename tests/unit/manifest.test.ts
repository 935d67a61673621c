// package.json and its lock: what the build needs is there without the tools of the tests, and nothing else is promised.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json';
import { TOOLS_FOLDER } from '../contract-tools';
import toolsManifest from '../contract-tools/package.json';
import { isBuiltin, modulesIn, runtimeImportsOf } from '../imports';

const dependencies: Readonly<Record<string, string>> = manifest.dependencies;
const devDependencies: Readonly<Record<string, string>> = manifest.devDependencies;

/** What `npm run build` and `npm run serve` read. */
const buildFiles = [
  ...['scripts/run.cjs', 'scripts/build.ts', 'scripts/serve.ts', 'scripts/site'],
  ...['docusaurus.config.js', 'site.config.ts', 'api-reference.config.ts', 'search.config.ts'],
  ...['sidebars.ts', 'sidebarsWithOperations.ts'],
  ...['product', 'i18n', 'lib', 'figure-kit', 'api-reference', 'search', 'markdown', 'plugins', 'src'],
].flatMap(modulesIn);

/** Names that Docusaurus itself resolves: its client interface (@docusaurus/Link), its aliases (@theme/…). */
const isOfDocusaurus = (specifier: string): boolean =>
  /^@(?:site|theme|theme-original|generated)\/|^@docusaurus\/(?:[A-Z]|use[A-Z]|router$)/.test(specifier);

/** `@scope/name/file` is of the package `@scope/name`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const packagesIn = (source: string): string[] =>
  runtimeImportsOf(source)
    .filter((specifier) => !/^\./.test(specifier) && !isOfDocusaurus(specifier) && !isBuiltin(specifier))
    .map(packageOf);

describe('what the build needs', () => {
  const needed = new Map(
    buildFiles.flatMap((file) => packagesIn(readFileSync(file, 'utf8')).map((name) => [name, file] as const)),
  );

  it('is in dependencies: `npm ci --omit=dev && npm run build` works', () => {
    const missing = [...needed].filter(([name]) => !(name in dependencies));
    expect(missing.map(([name, file]) => `${name}, which ${file} imports`)).toEqual([]);
    expect(needed.size).toBeGreaterThan(15);
  });

  it('is there too where a file only names it: plugins, themes', () => {
    const config = readFileSync('site.config.ts', 'utf8');
    const named = [...config.matchAll(/'(@docusaurus\/[a-z-]+)'/g)].map(([, name = '']) => name);
    const typesOnly = ['@docusaurus/types'];
    expect(named.filter((name) => !(name in dependencies) && !typesOnly.includes(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(4);
  });

  it('would be seen, types apart', () => {
    const source = [
      "import type { A } from 'type-only';",
      "import { type B } from 'types-only';",
      "import C, { type D } from '@scope/pack/file';",
      "export { e } from 'exported';",
      "const f = () => import('later');",
      "import { g } from 'node:fs';",
      "const h = require('required');",
      "import Link from '@docusaurus/Link';",
      'C(Link);',
    ].join('\n');
    expect(packagesIn(source)).toEqual(['@scope/pack', 'exported', 'later', 'required']);
  });
});

describe('the manifest', () => {
  const own = { ...dependencies, ...devDependencies };
  const all = [...Object.entries(own), ...Object.entries(toolsManifest.dependencies)];

  it('is that of version 0.0.0, and private', () => {
    expect(manifest.version).toBe('0.0.0');
    expect(manifest.private).toBe(true);
  });

  it('names exact versions, one version of Docusaurus, and no package twice', () => {
    expect(all.filter(([, version]) => !/^(?:npm:[a-z-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const docusaurus = all.filter(([name]) => name.startsWith('@docusaurus/'));
    expect(new Set(docusaurus.map(([, version]) => version)).size).toBe(1);
    expect(Object.keys(dependencies).filter((name) => name in devDependencies)).toEqual([]);
  });

  it('of the contract tools is installed as this one is: nothing runs, nothing gets an address', () => {
    expect(readFileSync(path.join(TOOLS_FOLDER, '.npmrc'), 'utf8')).toBe(readFileSync('.npmrc', 'utf8'));
  });
});

/**
 * Binaries for systems and processors other than the one that the lock was made on. The registry that it was made with
 * did not carry them: scripts/complete-lock.mjs names them, so that `npm ci` works there too, and npm checks what it
 * fetches against its registry alone. Every other package is checked against the lock.
 */
const WITHOUT_INTEGRITY = { '@biomejs/cli': 8, '@rollup/rollup': 24, '@swc/core': 10 };

describe.each([
  { folder: '.', without: WITHOUT_INTEGRITY },
  { folder: TOOLS_FOLDER, without: {} },
])('the lock in $folder', ({ folder, without }) => {
  const lock: { packages: Record<string, { integrity?: string; optional?: boolean; os?: string[] }> } =
    JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));

  it('holds no download address', () => {
    expect(JSON.stringify(lock)).not.toContain('"resolved"');
  });

  it('has a hash for every package, but for these binaries of other platforms', () => {
    const unchecked = Object.entries(lock.packages).filter(([name, { integrity }]) => name && !integrity);
    expect(unchecked.filter(([, { optional, os }]) => !optional || !os)).toEqual([]);
    const families: Record<string, number> = {};
    for (const [name, { os = [] }] of unchecked) {
      const family = name.replace('node_modules/', '').split(`-${os[0]}`)[0] ?? name;
      families[family] = (families[family] ?? 0) + 1;
    }
    expect(families).toEqual(without);
  });
});
