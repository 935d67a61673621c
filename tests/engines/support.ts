// What the tests of three engines share: a browser for each worker, and for each test a gate in front of the site.
import { test as base, expect } from '@playwright/test';
import { SITE } from '../../playwright.config';
import { startChromium } from './chromium';
import type { Engine, EngineName, Settings, Size } from './engine';
import { startFirefox } from './firefox';
import { COMPLAINTS_KEY, type Gate, openGate } from './gate';
import { startWebKit } from './webkit';

export { expect };

export const PHONE: Size = { width: 390, height: 844 };
export const COMPUTER: Size = { width: 1280, height: 800 };

type Options = { readonly engineName: EngineName; readonly scripts: boolean };

export const test = base.extend<{ site: Gate }, Options & { engine: Engine }>({
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
  site: async ({ engine, scripts }, use) => {
    const site = await openGate(SITE, { collects: engine.name === 'webkit' && scripts });
    await engine.complaints();
    await use(site);
    expect(await complaintsOf(engine)).toEqual([]);
    await site.close();
  },
});

/** What browsers say of every site, or of what a test does to ours. */
const EXPECTED = /registration blocked by Playwright|Layout was forced before the page was fully loaded/;

export async function complaintsOf(engine: Engine): Promise<string[]> {
  const collected = await engine.run((key) => {
    const texts: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.removeItem(key);
    return texts;
  }, COMPLAINTS_KEY);
  return [...(await engine.complaints()), ...collected].filter((text) => !EXPECTED.test(text));
}

/** Scripts have taken over the page: only now do buttons answer. */
export const hydrated = (engine: Engine): Promise<void> =>
  expect
    .poll(() => engine.run(() => document.documentElement.dataset.hasHydrated), { intervals: [20] })
    .toBe('true');

/** Nothing is left to do, for some time. */
export const idle = (engine: Engine): Promise<void> =>
  engine.run(async () => {
    for (let count = 0; count < 3; count += 1)
      await new Promise<unknown>((resolve) =>
        'requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 400),
      );
  });
