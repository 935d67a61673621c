// Builds of the sites, always cold: nothing that a build before has kept is there.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { WHOLE_BUILD } from '../plugins/unsupported-settings';
import { BUILD_GOALS } from './goals';
import { STARLIGHT } from './peers/starlight';
import { STOCK } from './peers/stock';
import { type Command, type Cost, canReadUse, costOf } from './processTree';
import { type BySite, inTurns, type Progress, type Runs, SITE_NAMES } from './sites';
import { type Goals, type Line, tableOf } from './table';

const TIMES = 3;

export type Buildable = Command & {
  /** Where the build writes. */
  readonly folder: string;
  /** What a build leaves for the next one, its result included. */
  readonly kept: readonly string[];
};

/** A Docusaurus site under `root`; the packages are those of the project. */
export const docusaurusSite = (root: string): Buildable => ({
  folder: path.join(root, 'build'),
  kept: ['build', '.docusaurus', 'node_modules/.cache'],
  file: process.execPath,
  args: [path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
  cwd: root,
});

/** What `npm run build` gives to Node: its settings, the script, what the script is told. Without npm, as the others. */
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

export const STOCK_SITE = docusaurusSite(STOCK);

/** `node`: one that can run it. */
export const starlightSite = (node: string): Buildable => ({
  folder: path.join(STARLIGHT, 'dist'),
  kept: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  file: node,
  args: [path.resolve(STARLIGHT, 'node_modules/astro/bin/astro.mjs'), 'build'],
  cwd: STARLIGHT,
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
});

export async function buildCold(site: Buildable): Promise<Cost> {
  for (const part of site.kept) rmSync(path.join(site.cwd, part), { recursive: true, force: true });
  return costOf(site);
}

export const measureBuilds = (sites: BySite<Buildable>, tell: Progress): Promise<Runs<keyof Cost>> =>
  inTurns(sites, TIMES, (site, time, name) => {
    tell(`Construction ${time} sur ${TIMES} : ${SITE_NAMES[name]}`);
    return buildCold(site);
  });

export function costLines(time?: Goals, memory?: Goals): Line<keyof Cost>[] {
  const lines: Line<keyof Cost>[] = [
    { name: 'seconds', label: 'Temps', unit: 's', goals: time },
    { name: 'processorSeconds', label: 'Temps de processeur', unit: 's' },
    { name: 'peakBytes', label: 'Mémoire au plus', unit: 'Mo', goals: memory },
  ];
  return canReadUse ? lines : lines.slice(0, 1);
}

export const buildTable = (runs: Runs<keyof Cost>): string =>
  tableOf('Construction à froid', costLines(BUILD_GOALS), runs);
