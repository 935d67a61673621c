// package.json and the locks: what the build needs is in dependencies, in exact versions and with hashes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json';
import { TOOLS_FOLDER } from '../contract-tools';
import toolsManifest from '../contract-tools/package.json';
import { isBuiltin, modulesIn, runtimeImportsOf } from '../imports';

const dependencies: Readonly<Record<string, string>> = manifest.dependencies;
const devDependencies: Readonly<Record<string, string>> = manifest.devDependencies;

/** Those of `npm run build` and `npm run serve`. */
const buildFiles = [
  ...['scripts/run.cjs', 'scripts/build.ts', 'scripts/serve.ts', 'scripts/site'],
  ...['docusaurus.config.js', 'site.config.ts', 'api-reference.config.ts', 'search.config.ts'],
  ...['sidebars.ts', 'sidebarsWithOperations.ts'],
  ...['product', 'i18n', 'lib', 'figure-kit', 'api-reference', 'search', 'markdown', 'plugins', 'src'],
].flatMap(modulesIn);

/** Resolved by Docusaurus: @docusaurus/Link, @theme/… */
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

describe('a package that the build needs', () => {
  const needed = new Map(
    buildFiles.flatMap((file) => packagesIn(readFileSync(file, 'utf8')).map((name) => [name, file] as const)),
  );

  it('is in dependencies: `npm ci --omit=dev && npm run build` works', () => {
    const missing = [...needed].filter(([name]) => !(name in dependencies));
    expect(missing.map(([name, file]) => `${name}, which ${file} imports`)).toEqual([]);
    expect(needed.size).toBeGreaterThan(15);
  });

  it('is in dependencies too where site.config.ts only names it: plugins, themes', () => {
    const config = readFileSync('site.config.ts', 'utf8');
    const named = [...config.matchAll(/'(@docusaurus\/[a-z-]+)'/g)].map(([, name = '']) => name);
    const typesOnly = ['@docusaurus/types'];
    expect(named.filter((name) => !(name in dependencies) && !typesOnly.includes(name))).toEqual([]);
    expect(named.length).toBeGreaterThan(4);
  });
});

describe('the manifest', () => {
  const own = { ...dependencies, ...devDependencies };
  const all = [...Object.entries(own), ...Object.entries(toolsManifest.dependencies)];

  it('names exact versions, one version of Docusaurus, and no package twice', () => {
    expect(all.filter(([, version]) => !/^(?:npm:[a-z-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const docusaurus = all.filter(([name]) => name.startsWith('@docusaurus/'));
    expect(new Set(docusaurus.map(([, version]) => version)).size).toBe(1);
    expect(Object.keys(dependencies).filter((name) => name in devDependencies)).toEqual([]);
  });

  it('of the contract tools is installed with the same .npmrc: no scripts, no download addresses', () => {
    expect(readFileSync(path.join(TOOLS_FOLDER, '.npmrc'), 'utf8')).toBe(readFileSync('.npmrc', 'utf8'));
  });
});

/** Binaries for other platforms, which scripts/complete-lock.mjs adds: the registry in use does not have them. */
const WITHOUT_HASH = ['@biomejs/cli', '@rollup/rollup', '@swc/core'];

describe.each([
  { folder: '.', families: WITHOUT_HASH },
  { folder: TOOLS_FOLDER, families: [] },
])('the lock in $folder', ({ folder, families }) => {
  const lock: { packages: Record<string, { integrity?: string; optional?: boolean; os?: string[] }> } =
    JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));

  it('holds no download address', () => {
    expect(JSON.stringify(lock)).not.toContain('"resolved"');
  });

  it('has a hash for every package but the binaries for other platforms', () => {
    const unchecked = Object.entries(lock.packages).filter(([name, { integrity }]) => name && !integrity);
    expect(unchecked.filter(([, { optional, os }]) => !optional || !os)).toEqual([]);
    const found = unchecked.map(
      ([name, { os = [] }]) => name.replace('node_modules/', '').split(`-${os[0]}`)[0] ?? name,
    );
    expect([...new Set(found)].sort()).toEqual(families);
  });
});
