// One visit of a page in Chromium, as a reader with a phone of the middle range on a slow mobile network has it.
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { BuiltSite, Sent } from './builtSite';

export const PHONE = { width: 412, height: 823 };
const SLOWDOWN = 4;
/** A slow mobile network, as Lighthouse imitates it. */
const SLOW_4G = { latencyMs: 150, bytesPerSecond: 1_600_000 / 8 };
/** A page that asked for nothing during this time is idle. */
const IDLE_MS = 1500;

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
 * Runs in each document, since the click may lead to a new one. An IntersectionObserver is first called in the frame that
 * lays the title out, whether a script or the browser put it there.
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

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_4G.latencyMs,
    downloadThroughput: SLOW_4G.bytesPerSecond,
    uploadThroughput: SLOW_4G.bytesPerSecond,
  });
  return session;
}

/** What the page's own thread has done since its beginning, in milliseconds: scripts, layout and paint. */
async function workIn(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Also when it loads other pages beforehand, some time after its own parts. */
async function untilIdle(page: Page, site: BuiltSite): Promise<void> {
  for (let before = -1; site.sent.length !== before; ) {
    before = site.sent.length;
    await page.waitForTimeout(IDLE_MS);
  }
}

/** A reader who was never there: nothing is in the cache. */
async function asNewReader<T>(
  browser: Browser,
  viewport: typeof PHONE,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport });
  await context.addInitScript(watchPage);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

type Visit = Readonly<Record<'fcp' | 'lcp' | 'tbt' | 'work' | 'cls', number>> & {
  readonly sent: readonly Sent[];
};

export async function visit(browser: Browser, site: BuiltSite, route: string): Promise<Visit> {
  return asNewReader(browser, PHONE, async (page) => {
    const session = await slowDown(page);
    await session.send('Performance.enable');
    site.sent = [];
    await page.goto(site.origin + route, { waitUntil: 'networkidle' });
    await untilIdle(page, site);
    const work = await workIn(session);
    const { fcp, lcp, cls, longTasks } = await page.evaluate(() => window.seen);
    const tbt = longTasks.reduce((sum, duration) => sum + duration - 50, 0);
    return { fcp, lcp, tbt, work, cls, sent: [...site.sent] };
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
    await untilIdle(page, site);
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
