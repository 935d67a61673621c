// npm run bench: our site against a plain Docusaurus and against Starlight, with the same pages. README.md says how to
// read it. `-- croissance` measures sites of a thousand pages instead, `-- tout` everything.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { type Buildable, buildCold, buildTable, docusaurusSite, measureBuilds, OURS } from './builds';
import { growthTables, measureGrowth } from './growth';
import { checkSamePages, type MenuPage, menuOfSite } from './peers/pages';
import { prepareStarlight } from './peers/starlight';
import { STOCK, writeStock } from './peers/stock';
import { SITE_NAMES, type SiteName } from './sites';
import { measureSpeed, speedTables } from './speed';

const RESULTS = 'bench/results.json';

const began = Date.now();
function tell(step: string): void {
  console.log(`[${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s] ${step}`);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function sitesToBuild(menu: readonly MenuPage[]): Promise<ReadonlyMap<SiteName, Buildable>> {
  const sites = new Map<SiteName, Buildable>([
    ['ours', OURS],
    ['stock', docusaurusSite(STOCK)],
  ]);
  try {
    sites.set('starlight', await prepareStarlight(menu, tell));
  } catch (error) {
    console.log(`Starlight est laissé de côté : ${messageOf(error)}`);
  }
  return sites;
}

/** What is measured, as it is kept, and as it is shown. */
type Part = { readonly measures: object; readonly tables: readonly string[] };

async function measureVitesse(menu: readonly MenuPage[]): Promise<Part> {
  const sites = await sitesToBuild(menu);
  const builds = await measureBuilds(sites, tell);
  tell('Les mêmes pages partout ?');
  for (const [name, { folder }] of sites) if (name !== 'ours') checkSamePages(SITE_NAMES[name], folder, menu);
  const folders = new Map([...sites].map(([name, { folder }]) => [name, folder]));
  const speed = await measureSpeed(folders, menu, tell);
  return { measures: { builds, speed }, tables: [...speedTables(speed), buildTable(builds)] };
}

async function measureCroissance(menu: readonly MenuPage[]): Promise<Part> {
  const growth = await measureGrowth(menu, tell);
  return { measures: { growth }, tables: growthTables(growth) };
}

const PARTS = { vitesse: measureVitesse, croissance: measureCroissance };
const WANTED: Readonly<Record<string, readonly (keyof typeof PARTS)[]>> = {
  vitesse: ['vitesse'],
  croissance: ['croissance'],
  tout: ['vitesse', 'croissance'],
};

async function main(): Promise<void> {
  const [wanted = 'vitesse'] = process.argv.slice(2);
  const parts = WANTED[wanted];
  if (!parts) throw new Error(`Usage : npm run bench -- ${Object.keys(WANTED).join(' | ')}`);
  tell('Construction de notre site, dont les autres prennent les pages');
  await buildCold(OURS);
  const menu = menuOfSite();
  writeStock(STOCK, menu);
  const results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
  const here = {
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cores: cpus().length,
  };
  const tables: string[] = [];
  for (const part of parts) {
    const measured = await PARTS[part](menu);
    results[part] = { ...here, ...measured.measures };
    tables.push(...measured.tables);
  }
  console.log(tables.join('\n'));
  const asObjects = (_: string, value: unknown): unknown =>
    value instanceof Map ? Object.fromEntries(value) : value;
  writeFileSync(RESULTS, `${JSON.stringify(results, asObjects, 2)}\n`);
  tell(`Fini : ${RESULTS}`);
}

main().catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
