// npm run bench: our site against a plain Docusaurus and against Starlight, with the same pages. README.md says how to
// read it. `-- croissance` measures sites of a thousand pages instead, `-- tout` everything.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { routes } from '../product/routes';
import { type Buildable, buildCold, measureBuilds, OURS, STOCK_SITE, starlightSite } from './builds';
import { chartOf } from './chart';
import { type Growth, measureGrowth } from './growth';
import { checkSamePages } from './peers/check';
import { type MenuPage, menuOfSite } from './peers/menu';
import { installStarlight, nodeForStarlight, STARLIGHT, writeStarlight } from './peers/starlight';
import { STOCK, writeStock } from './peers/stock';
import { type Cost, canReadUse } from './processTree';
import { type BySite, forEachSite } from './sites';
import { measureSpeed, type Speed } from './speed';
import { buildTable, growthTables, pageRows, shiftLine, tableOf } from './table';

const RESULTS = 'bench/results.json';
const CHART = 'bench/results.svg';

/** What was measured at one time, on one machine. */
type Measured<T> = T & { readonly date: string; readonly node: string; readonly cores: number };
type Results = {
  readonly vitesse?: Measured<{ readonly builds: BySite<Cost>; readonly speed: Speed }>;
  readonly croissance?: Measured<{ readonly growth: Growth }>;
};
const PARTS: Readonly<Record<string, readonly (keyof Results)[]>> = {
  vitesse: ['vitesse'],
  croissance: ['croissance'],
  tout: ['vitesse', 'croissance'],
};

const began = Date.now();
function tell(step: string): void {
  console.log(`[${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s] ${step}`);
}

const here = <T>(measures: T): Measured<T> => ({
  date: new Date().toISOString().slice(0, 10),
  node: process.version,
  cores: cpus().length,
  ...measures,
});

/** The site, or why it is left out. */
async function prepareStarlight(menu: readonly MenuPage[]): Promise<Buildable | string> {
  const found = nodeForStarlight();
  if ('missing' in found) return found.missing;
  writeStarlight(STARLIGHT, menu);
  tell('Starlight : installation, si ce n’est fait');
  try {
    await installStarlight(STARLIGHT, found.node);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return starlightSite(found.node);
}

async function sitesToBuild(menu: readonly MenuPage[]): Promise<BySite<Buildable>> {
  const starlight = await prepareStarlight(menu);
  const both = { ours: OURS, stock: STOCK_SITE };
  if (typeof starlight !== 'string') return { ...both, starlight };
  console.log(`Starlight est laissé de côté : ${starlight}`);
  return both;
}

async function measureVitesse(menu: readonly MenuPage[]): Promise<NonNullable<Results['vitesse']>> {
  const sites = await sitesToBuild(menu);
  const builds = await measureBuilds(sites, tell);
  tell('Les mêmes pages partout ?');
  forEachSite(sites, (site) => site !== OURS && checkSamePages(site.name, site.folder));
  const folders = forEachSite(sites, ({ folder }) => folder);
  return here({ builds, speed: await measureSpeed(folders, menu, tell) });
}

async function measureCroissance(menu: readonly MenuPage[]): Promise<NonNullable<Results['croissance']>> {
  if (!canReadUse) console.log('Le temps de processeur et la mémoire ne se mesurent que sous Linux.');
  return here({ growth: await measureGrowth(menu, tell) });
}

function show({ vitesse, croissance }: Results): void {
  const tables = [
    ...(vitesse
      ? [
          ...vitesse.speed.pages.map((page) => tableOf(page.route, pageRows(page))),
          shiftLine(vitesse.speed.worstShift, routes.length),
          buildTable(vitesse.builds),
        ]
      : []),
    ...(croissance ? growthTables(croissance.growth) : []),
  ];
  console.log(tables.join('\n'));
}

async function main(): Promise<void> {
  const [wanted = 'vitesse'] = process.argv.slice(2);
  const parts = PARTS[wanted];
  if (!parts) throw new Error(`Usage : npm run bench -- ${Object.keys(PARTS).join(' | ')}`);
  tell('Construction de notre site, dont les autres prennent les pages');
  await buildCold(OURS);
  const menu = menuOfSite();
  writeStock(STOCK, menu);
  const measured: Results = {
    ...(parts.includes('vitesse') && { vitesse: await measureVitesse(menu) }),
    ...(parts.includes('croissance') && { croissance: await measureCroissance(menu) }),
  };
  show(measured);
  const before: Results = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : {};
  const results = { ...before, ...measured };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  if (results.vitesse) writeFileSync(CHART, chartOf(results.vitesse.speed.pages));
  tell(`Fini : ${RESULTS}, ${CHART}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
