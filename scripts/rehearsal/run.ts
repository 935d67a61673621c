// npm run rehearse: the project on the newest canary of Docusaurus, in a copy. Nothing else is changed there, so that what
// fails is what the day of the upgrade will ask for. `-- --sans-navigateurs` leaves the browser tests out, `-- search.spec`
// runs one file of them, `-- --avec paquet@version` names a version that the registry carries where npm chooses one that it
// does not, and `-- --garder` keeps the copy.
import { execFileSync, spawn } from 'node:child_process';
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

/** Of the canaries that every package has: some are published for a part of them. */
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
let running: number | undefined;
const stop = (): void => {
  if (running) process.kill(-running, 'SIGKILL');
};
process.once('SIGINT', () => process.exit(130));
process.once('exit', () => {
  stop();
  if (options.garder) console.log(`La copie reste dans ${folder}.`);
  else rmSync(folder, { recursive: true, force: true });
});

/** What the summary repeats of an output: how many tests, and which failed. */
const TELLING =
  /^\s*(?:Tests\s|\d+ (?:passed|failed|flaky|did not run)|FAIL |\[\S+\] › |npm error|\[ERROR\])|error TS/;

type Result = { readonly name: string; readonly passed: boolean; readonly told: readonly string[] };
const results: Result[] = [];

/** In a process group of its own, which ends as a whole when its time is over. */
async function step(name: string, command: string, cwd: string, minutes: number): Promise<boolean> {
  console.log(`\n━━ ${name} (${command})`);
  const began = Date.now();
  const child = spawn(command, { shell: true, cwd, env: environment, detached: true });
  running = child.pid;
  const timer = setTimeout(stop, minutes * 60_000);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      output += text;
    });
  const passed = await new Promise<boolean>((resolve) =>
    child.once('close', (status) => resolve(status === 0)),
  );
  clearTimeout(timer);
  running = undefined;
  const seconds = Math.round((Date.now() - began) / 1000);
  const told = [...new Set(output.split('\n').filter((line) => TELLING.test(line)))].slice(0, 40);
  results.push({ name: `${name}, ${seconds} s`, passed, told });
  return passed;
}

/** The running Node, or the newest that npm has, where the canary wants a later one. */
async function provideNode(version: string): Promise<void> {
  const range = String(npmView(`@docusaurus/core@${version}`, 'engines.node'));
  if (!faultOf(process.versions.node, range)) return;
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const command = `npm install --prefix "${folder}/node" --ignore-scripts --no-audit --no-fund ${name}@latest`;
  if (!(await step(`Node ${range}`, command, folder, 10))) throw new Error(`${name} ne s'installe pas.`);
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

async function rehearse(version: string): Promise<void> {
  await provideNode(version);
  const { root } = checkOut(path.join(folder, 'projet'));
  setVersion(root, version);
  if (!(await step('Paquets', 'npm install --no-audit --no-fund', root, 20))) return;
  const isBuilt = await step('Site', 'npm run build', root, 15);
  if (isBuilt && (await step("Site d'aujourd'hui", 'npm run build', process.cwd(), 15))) {
    const { pages, differing, differences } = comparePages('build', path.join(root, 'build'));
    const told = differences.slice(0, 20).map(([how, those]) => `${those.size} : ${how} (${[...those][0]})`);
    const name = `Pages : ${differing.size} diffèrent sur ${pages.length}`;
    results.push({ name, passed: differing.size === 0, told });
  }
  await step('Types', 'npm run typecheck', root, 10);
  await step('Tests unitaires', 'npm run test:unit', root, 20);
  const hasFixture = await step("Site d'essai", 'npm run build:fixture', root, 20);
  if (isBuilt && hasFixture && !options['sans-navigateurs'])
    await step('Navigateurs', `npm run test:browser -- ${browserTests.join(' ')}`, root, 60);
}

async function run(): Promise<void> {
  const version = newestCanary();
  await rehearse(version);
  const node = execFileSync('node', ['--version'], { env: environment, encoding: 'utf8' }).trim();
  const today = new Date().toISOString().slice(0, 10);
  console.log(
    `\nDocusaurus ${version} au lieu de ${manifest.dependencies['@docusaurus/core']}, Node ${node}, le ${today}`,
  );
  for (const { name, passed, told } of results)
    console.log(
      [`${passed ? 'réussi' : 'ÉCHEC '}  ${name}`, ...told.map((line) => `    ${line.trim()}`)].join('\n'),
    );
  process.exit(results.every(({ passed }) => passed) ? 0 : 1);
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
