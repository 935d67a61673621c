// Builds of the sites, always cold: nothing that a build before has kept is there.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { WHOLE_BUILD } from '../plugins/unsupported-settings';
import { BUILD_GOALS } from './goals';
import { type BySite, inTurns, type Progress, type Runs, SITE_NAMES } from './sites';
import { type Goals, type Line, tableOf } from './table';

const TIMES = 3;
const LAST_LINES = 30;

type Command = {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
};

export type Buildable = Command & {
  /** Where the build writes. */
  readonly folder: string;
  /** What a build leaves for the next one, its result included. */
  readonly kept: readonly string[];
};

/** How long a command takes. Its output is shown if it fails. */
export async function secondsOf({ file, args, cwd, env }: Command): Promise<number> {
  const began = performance.now();
  // npm is a script of the shell on Windows.
  const shell = process.platform === 'win32';
  const child = spawn(file, args, { cwd, env: { ...process.env, ...env }, shell });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (code === 0) return (performance.now() - began) / 1000;
  const lines = `${output}${errors}`.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
  throw new Error(`${file} ${args.join(' ')}, dans ${cwd}, a échoué :\n${lines}`);
}

/** A Docusaurus site under `root`; the packages are those of the project. */
export const docusaurusSite = (root: string): Buildable => ({
  folder: path.join(root, 'build'),
  kept: ['build', '.docusaurus', 'node_modules/.cache'],
  file: process.execPath,
  args: [path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
  cwd: root,
});

/** What `npm run build` gives to Node: its settings, the script, the arguments of the script. Without npm, as the others. */
const [, ...BUILD_ARGUMENTS]: string[] = JSON.parse(readFileSync('package.json', 'utf8')).scripts.build.split(
  ' ',
);

/** With what a host needs, which the others leave to the host. */
export const OURS: Buildable = { ...docusaurusSite('.'), args: BUILD_ARGUMENTS };

/** Our site under `root`, as the others: without what a host needs. */
export function ourSite(root: string): Buildable {
  const site = docusaurusSite(root);
  const settings = BUILD_ARGUMENTS.filter((argument) => argument.startsWith('--'));
  return { ...site, args: [...settings, ...site.args], env: { [WHOLE_BUILD]: 'true' } };
}

type Cost = Readonly<Record<'seconds', number>>;

export async function buildCold(site: Buildable): Promise<Cost> {
  for (const part of site.kept) rmSync(path.join(site.cwd, part), { recursive: true, force: true });
  return { seconds: await secondsOf(site) };
}

export const timeLine = (goals?: Goals): Line<keyof Cost> => ({
  name: 'seconds',
  label: 'Temps',
  unit: 's',
  goals,
});

export const measureBuilds = (sites: BySite<Buildable>, tell: Progress): Promise<Runs<keyof Cost>> =>
  inTurns(sites, TIMES, (site, time, name) => {
    tell(`Construction ${time} sur ${TIMES} : ${SITE_NAMES[name]}`);
    return buildCold(site);
  });

export const buildTable = (runs: Runs<keyof Cost>): string =>
  tableOf('Construction à froid', [timeLine(BUILD_GOALS)], runs);
