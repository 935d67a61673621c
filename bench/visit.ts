// One visit of a page in Chromium, as a reader with a phone of the middle range on a slow mobile network has it.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type BuiltSite, type Sent, SLOW_4G } from './builtSite';

export const PHONE = { width: 412, height: 823 };
const SLOWDOWN = 4;
/** A page that asked for nothing during this time is at rest. */
const REST_MS = 1500;

type Seen = {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: number[];
  /** From the click to the first frame that shows the title of the next page. */
  arrived?: number;
};
type LayoutShift = PerformanceEntry & { readonly value: number };

declare global {
  interface Window {
    seen: Seen;
  }
}

/** Runs in the page, before its own scripts. No function inside has a name: the compiler would add a helper to it. */
function watchPage(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, longTasks: [] };
  window.seen = seen;
  for (const type of ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'])
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
        if (type === 'largest-contentful-paint') seen.lcp = entry.startTime;
        if (type === 'longtask') seen.longTasks.push(entry.duration);
        if (type === 'layout-shift') seen.cls += (entry as LayoutShift).value;
      }
    }).observe({ type, buffered: true });
}

/**
 * Runs in each document: the click may lead to a new one. What observes a title for the first time is told of the frame
 * that lays it out, whether a script put it there or the browser.
 */
function watchArrival(): void {
  const KEY = 'click';
  const click: { time: number; title?: string } = JSON.parse(sessionStorage.getItem(KEY) ?? '{"time":0}');
  new MutationObserver((_, mutations) => {
    const title = document.querySelector('h1');
    if (!click.time || !title?.textContent || title.textContent === click.title) return;
    mutations.disconnect();
    new IntersectionObserver(([shown], frames) => {
      frames.disconnect();
      window.seen.arrived = performance.timeOrigin + (shown?.time ?? 0) - click.time;
    }).observe(title);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      click.time = performance.timeOrigin + timeStamp;
      click.title = document.querySelector('h1')?.textContent ?? '';
      sessionStorage.setItem(KEY, JSON.stringify(click));
    },
    { capture: true, once: true },
  );
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_4G.latencyMs,
    downloadThroughput: SLOW_4G.bytesPerSecond,
    uploadThroughput: SLOW_4G.bytesPerSecond,
  });
}

/** Also when it loads other pages beforehand, some time after its own parts. */
async function untilRest(page: Page, site: BuiltSite): Promise<void> {
  for (let before = -1; site.sent.length !== before; ) {
    before = site.sent.length;
    await page.waitForTimeout(REST_MS);
  }
}

/** A reader who was never there: nothing is in the cache. */
async function asNewReader<T>(
  browser: Browser,
  viewport: typeof PHONE,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context: BrowserContext = await browser.newContext({ viewport });
  await context.addInitScript(watchPage);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

export type Visit = {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly sent: readonly Sent[];
};

const blockedTime = (longTasks: readonly number[]): number =>
  longTasks.reduce((sum, duration) => sum + duration - 50, 0);

export async function visit(browser: Browser, site: BuiltSite, route: string): Promise<Visit> {
  return asNewReader(browser, PHONE, async (page) => {
    await slowDown(page);
    site.sent = [];
    await page.goto(site.origin + route, { waitUntil: 'networkidle' });
    await untilRest(page, site);
    const { fcp, lcp, cls, longTasks } = await page.evaluate(() => window.seen);
    return { fcp, lcp, cls, tbt: blockedTime(longTasks), sent: [...site.sent] };
  });
}

/** What a page needs for itself: Docusaurus loads no other page beforehand for readers who save data. */
export async function sentToSaver(
  browser: Browser,
  site: BuiltSite,
  route: string,
): Promise<readonly Sent[]> {
  return asNewReader(browser, PHONE, async (page) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    site.sent = [];
    await page.goto(site.origin + route, { waitUntil: 'networkidle' });
    await untilRest(page, site);
    return [...site.sent];
  });
}

/** From the page before to `route`, by the link at its foot. */
export async function timeOfClick(
  browser: Browser,
  site: BuiltSite,
  { before, route }: { readonly before: string; readonly route: string },
): Promise<number> {
  return asNewReader(browser, PHONE, async (page) => {
    await page.addInitScript(watchArrival);
    await slowDown(page);
    await page.goto(site.origin + before, { waitUntil: 'networkidle' });
    await untilRest(page, site);
    const link = page.locator('.pagination-nav__link--next, a[rel="next"]').first();
    const href = await link.getAttribute('href');
    if (href?.replace(/\/$/, '') !== route)
      throw new Error(`${before} mène à ${href}, et non à ${route} : les menus diffèrent.`);
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await page.waitForTimeout(1000);
    const box = await link.boundingBox();
    if (!box) throw new Error(`Le lien au pied de ${before} ne se voit pas.`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(100);
    await page.mouse.down();
    await page.mouse.up();
    const arrived = await page.waitForFunction(() => window.seen?.arrived, undefined, { polling: 200 });
    return Number(await arrived.jsonValue());
  });
}

/** How far the page moves under the eyes of a reader on a fast machine. */
export async function shiftOf(
  browser: Browser,
  site: BuiltSite,
  route: string,
  viewport: typeof PHONE,
): Promise<number> {
  return asNewReader(browser, viewport, async (page) => {
    await page.goto(site.origin + route, { waitUntil: 'networkidle' });
    return page.evaluate(() => window.seen.cls);
  });
}
