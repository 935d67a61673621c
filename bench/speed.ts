// How fast a page comes and what it weighs, for our site and for the others.
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { routes } from '../product/routes';
import { findChromium } from '../scripts/chromium';
import { type BuiltSite, bytesOf, type Sent, serveBuilt } from './builtSite';
import { PAGE_GOALS, SHIFT_GOAL } from './goals';
import { allPages, type MenuPage } from './peers/pages';
import { type BySite, inTurns, type Progress, type Runs, type SiteName } from './sites';
import { inFrench, type Line, tableOf, verdict } from './table';
import { PHONE, shiftOf, timeOfClick, visit } from './visit';

/** Examples of a guide's page and of a reference's page. The first one of a menu has no page before it. */
export const EXAMPLES = ['/docs/utilisateurs/photographie', '/docs/api/cases'] as const;

const TIMES = 5;
const SCREENS = { téléphone: PHONE, ordinateur: { width: 1280, height: 800 } } as const;

const PAGE_LINES = [
  { name: 'fcp', label: 'Premier affichage (FCP)', unit: 'ms' },
  { name: 'lcp', label: 'Plus grand élément (LCP)', unit: 'ms' },
  { name: 'tbt', label: 'Page occupée (TBT)', unit: 'ms' },
  { name: 'work', label: "Travail jusqu'au repos", unit: 'ms' },
  { name: 'click', label: 'Du clic à la page', unit: 'ms' },
  { name: 'html', label: 'HTML', unit: 'Ko' },
  { name: 'css', label: 'CSS', unit: 'Ko' },
  { name: 'js', label: 'JavaScript', unit: 'Ko' },
  { name: 'others', label: 'Le reste', unit: 'Ko' },
  { name: 'total', label: 'Total', unit: 'Ko' },
  { name: 'requests', label: 'Requêtes', unit: '' },
] as const satisfies readonly Line<string>[];

export type PageMeasure = (typeof PAGE_LINES)[number]['name'];
type PageRuns = { readonly route: string; readonly runs: Runs<PageMeasure> };
type Shift = { readonly route: string; readonly screen: string; readonly value: number };
export type Speed = { readonly pages: readonly PageRuns[]; readonly worstShift: Shift };

/** The first file that is sent is the page itself. */
function weightsOf([document, ...rest]: readonly Sent[]) {
  const bytesOfKind = (end: string): number => bytesOf(rest.filter(({ file }) => path.extname(file) === end));
  const html = document?.bytes ?? 0;
  const [css, js, all] = [bytesOfKind('.css'), bytesOfKind('.js'), bytesOf(rest)];
  return { html, css, js, others: all - css - js, total: html + all, requests: rest.length + 1 };
}

/** To a page from the one before it in the menu. */
function stepTo(route: string, menu: readonly MenuPage[]) {
  const pages = allPages(menu);
  const before = pages[pages.findIndex((page) => page.route === route) - 1];
  if (!before) throw new Error(`${route} n'est pas une page du menu, ou en est la première.`);
  return { before: before.route, route };
}

/** The page of ours that moves most. */
async function worstShift(browser: Browser, site: BuiltSite, tell: Progress): Promise<Shift> {
  let worst: Shift = { route: '', screen: '', value: 0 };
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    tell(`Décalages de mise en page : ${routes.length} pages, ${screen}`);
    for (const route of routes) {
      const value = await shiftOf(browser, site, route, viewport);
      if (value > worst.value) worst = { route, screen, value };
    }
  }
  return worst;
}

export async function measureSpeed(
  folders: BySite<string>,
  menu: readonly MenuPage[],
  tell: Progress,
): Promise<Speed> {
  const steps = EXAMPLES.map((route) => stepTo(route, menu));
  tell('Compression des fichiers');
  const served = new Map<SiteName, BuiltSite>();
  for (const [name, folder] of folders) served.set(name, await serveBuilt(folder));
  const ours = served.get('ours');
  if (!ours) throw new Error("Notre site n'est pas servi.");
  const args = ['--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    const pages: PageRuns[] = [];
    for (const step of steps) {
      const runs = await inTurns(served, TIMES, async (site, time, name) => {
        tell(`${step.route} : visite ${time} sur ${TIMES}, ${name}`);
        const { sent, ...times } = await visit(browser, site, step.route);
        const click = await timeOfClick(browser, site, step);
        return { ...times, click, ...weightsOf(sent) };
      });
      pages.push({ route: step.route, runs });
    }
    return { pages, worstShift: await worstShift(browser, ours, tell) };
  } finally {
    await browser.close();
    for (const site of served.values()) site.close();
  }
}

const LINES: readonly Line<PageMeasure>[] = PAGE_LINES.map((line) => ({
  ...line,
  goals: PAGE_GOALS[line.name],
}));

export function speedTables({ pages, worstShift: { route, screen, value } }: Speed): string[] {
  const goal = `≤ ${SHIFT_GOAL} : ${verdict(value <= SHIFT_GOAL)}`;
  const where = value > 0 ? `, page ${route}, ${screen}` : '';
  return [
    ...pages.map((page) => tableOf(page.route, LINES, page.runs)),
    `\nDécalages de mise en page (CLS) de nos ${routes.length} pages : ${inFrench(value, 5)} au plus (${goal})${where}`,
  ];
}
