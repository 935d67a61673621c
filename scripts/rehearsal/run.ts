// npm run rehearse: builds and tests a copy of the project with the newest canary of Docusaurus.
// Options: `-- --sans-navigateurs` skips the browser tests, `-- search.spec` runs one file of them, `-- --garder` keeps the
// copy, `-- --avec package@version` overrides a version that the registry does not have.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import manifest from '../../package.json';
import { checkOut } from '../../tests/projectCopy';
import { faultOf } from '../nodeVersion.cjs';
import { comparePages } from './comparePages';

const { values: options, positionals: browserTests } = parseArgs({
  allowPositionals: true,
  options: {
    'sans-navigateurs': { type: 'boolean' },
    garder: { type: 'boolean' },
    avec: { type: 'string', multiple: true, default: [] },
  },
});

const isOfDocusaurus = (name: string): boolean => name.startsWith('@docusaurus/');

const npmView = (...what: string[]): unknown =>
  JSON.parse(execFileSync('npm', ['view', ...what, '--json'], { encoding: 'utf8', timeout: 120_000 }));

const canaryNumber = (version: string): number => Number(/-canary-(\d+)$/.exec(version)?.[1] ?? 0);

/** The newest one of all packages: some canaries are published for a part of them. */
function newestCanary(): string {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter(isOfDocusaurus);
  const ofEach = names.map((name) => [npmView(name, 'versions')].flat().map(String).filter(canaryNumber));
  const [newest] = (ofEach[0] ?? [])
    .filter((version) => ofEach.every((versions) => versions.includes(version)))
    .sort((a, b) => canaryNumber(b) - canaryNumber(a));
  if (!newest) throw new Error(`Aucune version « canary » commune à ${names.join(', ')}.`);
  return newest;
}

const folder = mkdtempSync(path.join(tmpdir(), 'repetition-'));
const environment: NodeJS.ProcessEnv = { ...process.env, NO_COLOR: 'true', FORCE_COLOR: '0' };
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => {
  if (options.garder) console.log(`La copie reste dans ${folder}.`);
  else rmSync(folder, { recursive: true, force: true });
});

const results: { readonly name: string; readonly passed: boolean }[] = [];

function step(name: string, command: string, cwd: string): boolean {
  console.log(`\n━━ ${name} (${command})`);
  const began = Date.now();
  const { status } = spawnSync(command, { shell: true, cwd, env: environment, stdio: 'inherit' });
  const passed = status === 0;
  results.push({ name: `${name}, ${Math.round((Date.now() - began) / 1000)} s`, passed });
  return passed;
}

/** Installs the newest Node where the canary wants a later one than this. */
function provideNode(version: string): void {
  const range = String(npmView(`@docusaurus/core@${version}`, 'engines.node'));
  if (!faultOf(process.versions.node, range)) return;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const command = `npm install --prefix "${folder}/node" --ignore-scripts --no-audit --no-fund ${name}@latest`;
  if (!step(`Node ${range}`, command, folder)) throw new Error(`${name} ne s'installe pas.`);
  const bin = path.join(folder, 'node/node_modules', name, 'bin');
  environment.PATH = `${bin}${path.delimiter}${environment.PATH}`;
}

function setVersion(root: string, version: string): void {
  const file = path.join(root, 'package.json');
  const next: typeof manifest & { overrides: Record<string, unknown> } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  for (const list of [next.dependencies, next.devDependencies] as Record<string, string>[])
    for (const name of Object.keys(list).filter(isOfDocusaurus)) list[name] = version;
  for (const pin of options.avec) {
    const at = pin.lastIndexOf('@');
    next.overrides[pin.slice(0, at)] = pin.slice(at + 1);
  }
  writeFileSync(file, JSON.stringify(next, null, 2));
}

function rehearse(version: string): void {
  provideNode(version);
  const { root } = checkOut(path.join(folder, 'projet'));
  setVersion(root, version);
  if (!step('Paquets', 'npm install --no-audit --no-fund', root)) return;
  const isBuilt = step('Site', 'npm run build', root);
  if (isBuilt && step("Site d'aujourd'hui", 'npm run build', process.cwd())) {
    const { pages, differing, differences } = comparePages('build', path.join(root, 'build'));
    for (const [how, those] of differences.slice(0, 20))
      console.log(`${those.length} : ${how} (${those[0]})`);
    const name = `Pages : ${differing.length} diffèrent sur ${pages.length}`;
    results.push({ name, passed: differing.length === 0 });
  }
  step('Types', 'npm run typecheck', root);
  step('Tests unitaires', 'npm run test:unit', root);
  const hasFixture = step("Site d'essai", 'npm run build:fixture', root);
  if (isBuilt && hasFixture && !options['sans-navigateurs'])
    step('Navigateurs', `npm run test:browser -- ${browserTests.join(' ')}`, root);
}

const version = newestCanary();
rehearse(version);
const node = execFileSync('node', ['--version'], { env: environment, encoding: 'utf8' }).trim();
const today = new Date().toISOString().slice(0, 10);
console.log(
  `\nDocusaurus ${version} au lieu de ${manifest.dependencies['@docusaurus/core']}, Node ${node}, le ${today}`,
);
for (const { name, passed } of results) console.log(`${passed ? 'réussi' : 'ÉCHEC '}  ${name}`);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
