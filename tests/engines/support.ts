// What the tests of three engines share: a browser for each worker, and for each test a gate in front of the site.
import { test as base, expect } from '@playwright/test';
import { SITE } from '../../playwright.config';
import { startChromium } from './chromium';
import type { Engine, EngineName, Settings, Size } from './engine';
import { startFirefox } from './firefox';
import { COMPLAINTS_KEY, type Gate, openGate } from './gate';
import { startWebKit } from './webkit';

export { idle } from './place';
export { expect };

export const PHONE: Size = { width: 390, height: 844 };
export const COMPUTER: Size = { width: 1280, height: 800 };

type Options = { readonly engineName: EngineName; readonly scripts: boolean };
type OfTest = {
  /** Behind the gate. */
  siteAddress: string;
  site: Gate;
};

export const test = base.extend<OfTest, Options & { engine: Engine }>({
  siteAddress: [SITE, { option: true }],
  engineName: ['chromium', { option: true, scope: 'worker' }],
  scripts: [true, { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName, scripts, launchOptions }, use) => {
      const settings: Settings = { scripts };
      const engine =
        engineName === 'firefox'
          ? await startFirefox(settings)
          : engineName === 'webkit'
            ? await startWebKit(settings)
            : await startChromium(settings, launchOptions);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  // A page that complains is a page that fails.
  site: async ({ engine, scripts, siteAddress }, use, testInfo) => {
    const site = await openGate(siteAddress, { collects: scripts });
    await engine.complaints();
    await use(site);
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('screen', { body: await engine.screenshot(), contentType: 'image/png' });
    const complaints = await complaintsOf(engine);
    // A page would go on asking for what may be read next, of a site that is gone.
    await engine.open(EMPTY_PAGE);
    await site.close();
    expect(complaints).toEqual([]);
  },
});

export const EMPTY_PAGE = 'about:blank';

/**
 * What drivers report of every site, and of files that a page had asked for when it was left. Pages report by themselves what
 * fails while they are read (gate.ts).
 */
const EXPECTED =
  /Layout was forced before|Loading failed for the <script>|ChunkLoadError|A ServiceWorker intercepted/;

export async function complaintsOf(engine: Engine): Promise<string[]> {
  const collected = await engine.run((key) => {
    if (window.location.protocol === 'about:') return [];
    const texts: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.removeItem(key);
    return texts;
  }, COMPLAINTS_KEY);
  return [...(await engine.complaints()).filter((text) => !EXPECTED.test(text)), ...collected];
}

/** Scripts have taken over the page: only now do buttons answer. */
export const hydrated = (engine: Engine): Promise<void> =>
  expect
    .poll(() => engine.run(() => document.documentElement.dataset.hasHydrated), { intervals: [20] })
    .toBe('true');

/** Waits until a function of the page says so. The page may be on its way to another, which has no answer. */
export const becomes = <Args extends readonly unknown[], Result>(
  engine: Engine,
  wanted: NoInfer<Awaited<Result>>,
  read: (...args: Args) => Result,
  ...args: Args
): Promise<void> =>
  expect.poll(() => engine.run(read, ...args).catch(() => undefined), { intervals: [50] }).toEqual(wanted);

export const textOf = (selector: string): string | undefined =>
  document.querySelector(selector)?.textContent.trim();
export const isShown = (selector: string): boolean =>
  document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false;

/** Opens a page, and waits until its buttons answer. */
export async function visit(engine: Engine, address: string): Promise<void> {
  await engine.open(address);
  await hydrated(engine);
}

/** Just after a change of width, WebKit may say that a page is wider than it lets the reader scroll. */
export const scrollsSideways = (engine: Engine): Promise<boolean> =>
  engine.run(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    window.scrollTo({ left: scrollWidth, behavior: 'instant' });
    const isScrolled = window.scrollX > 0;
    window.scrollTo({ left: 0, behavior: 'instant' });
    return scrollWidth > clientWidth && isScrolled;
  });
