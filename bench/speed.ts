// How fast a page comes and what it weighs, for our site and for the others.
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { routes } from '../product/routes';
import { findChromium } from '../scripts/chromium';
import { type BuiltSite, bytesOf, type Sent, serveBuilt } from './builtSite';
import { median, type Progress } from './numbers';
import { allPages, type MenuPage } from './peers/menu';
import { type BySite, forEachSite, inTurns } from './sites';
import { PHONE, sentToSaver, shiftOf, timeOfClick, type Visit, visit } from './visit';

/** Examples of a guide's page and of a reference's page. The first one of a menu has no page before it. */
export const EXAMPLES = ['/docs/utilisateurs/photographie', '/docs/api/cases'] as const;

const TIMES = 5;
const SCREENS = { téléphone: PHONE, ordinateur: { width: 1280, height: 800 } } as const;

type Weights = {
  readonly html: number;
  readonly css: number;
  readonly js: number;
  readonly others: number;
  readonly total: number;
  readonly requests: number;
};
export type Measures = Weights & {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly click: number;
  /** Without what is loaded for other pages. */
  readonly ownJs: number;
  readonly ownTotal: number;
};
export type PageMeasures = { readonly route: string; readonly sites: BySite<Measures> };

function weightsOf([document, ...rest]: readonly Sent[]): Weights {
  const bytesOfKind = (end: string): number => bytesOf(rest.filter(({ file }) => path.extname(file) === end));
  const html = document?.bytes ?? 0;
  const [css, js, all] = [bytesOfKind('.css'), bytesOfKind('.js'), bytesOf(rest)];
  return { html, css, js, others: all - css - js, total: html + all, requests: rest.length + 1 };
}

type Turn = Visit & Weights & { readonly click: number };

const MEDIANS = [
  ...(['fcp', 'lcp', 'tbt', 'click'] as const),
  ...(['html', 'css', 'js', 'others', 'total', 'requests'] as const),
];

function summary(turns: readonly Turn[], own: Weights): Measures {
  const medians = MEDIANS.map((name) => [name, median(turns.map((turn) => turn[name]))] as const);
  return {
    ...(Object.fromEntries(medians) as Record<(typeof MEDIANS)[number], number>),
    cls: Math.max(...turns.map(({ cls }) => cls)),
    ownJs: own.js,
    ownTotal: own.total,
  };
}

/** To a page from the one before it in the menu. */
type Step = { readonly before: string; readonly route: string };

function stepTo(route: string, menu: readonly MenuPage[]): Step {
  const pages = allPages(menu);
  const before = pages[pages.findIndex((page) => page.route === route) - 1];
  if (!before) throw new Error(`${route} n'est pas une page du menu, ou en est la première.`);
  return { before: before.route, route };
}

async function measurePage(
  browser: Browser,
  served: BySite<BuiltSite>,
  page: Step,
  tell: Progress,
): Promise<PageMeasures> {
  const own = await inTurns(served, 1, (site) => sentToSaver(browser, site, page.route));
  const turns = await inTurns(served, TIMES, async (site, time): Promise<Turn> => {
    if (site === served.ours) tell(`${page.route} : visite ${time} sur ${TIMES}`);
    const one = await visit(browser, site, page.route);
    return { ...one, ...weightsOf(one.sent), click: await timeOfClick(browser, site, page) };
  });
  return {
    route: page.route,
    sites: forEachSite(turns, (all, name) => summary(all, weightsOf(own[name]?.[0] ?? []))),
  };
}

export type Shift = { readonly route: string; readonly screen: string; readonly value: number };

/** The page of ours that moves most. */
async function worstShift(browser: Browser, site: BuiltSite, tell: Progress): Promise<Shift> {
  const shifts: Shift[] = [];
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    tell(`Décalages de mise en page : ${routes.length} pages, ${screen}`);
    for (const route of routes)
      shifts.push({ route, screen, value: await shiftOf(browser, site, route, viewport) });
  }
  return shifts.reduce((worst, one) => (one.value > worst.value ? one : worst));
}

export type Speed = { readonly pages: readonly PageMeasures[]; readonly worstShift: Shift };

export async function measureSpeed(
  folders: BySite<string>,
  menu: readonly MenuPage[],
  tell: Progress,
): Promise<Speed> {
  const steps = EXAMPLES.map((route) => stepTo(route, menu));
  tell('Compression des fichiers');
  const served = forEachSite(await inTurns(folders, 1, serveBuilt), ([site]) => {
    if (!site) throw new Error('A site is not served.');
    return site;
  });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const pages: PageMeasures[] = [];
    for (const step of steps) pages.push(await measurePage(browser, served, step, tell));
    return { pages, worstShift: await worstShift(browser, served.ours, tell) };
  } finally {
    await browser.close();
    forEachSite(served, (site) => site.close());
  }
}
