// Until the style sheet arrives, the first screen of a page has the rules in its head: nothing of it may move.
import type { Page } from '@playwright/test';
import { TIMEOUT_MS } from '../../plugins/load-failure';
import { categories, docs } from '../routes';
import { chooseColourMode, expect, open, test, watchReload } from './support';

/** One of each kind, and the longest menu. */
const firstPage = docs.find(({ path }) => path.startsWith('/docs/'));
const PAGES = ['/', docs[0]?.path, firstPage?.path, docs.at(-1)?.path, categories[0]?.path];
const WIDTHS = [1440, 997, 996, 360];

type Box = { readonly name: string; readonly box: readonly number[]; readonly colours: string };

/** What is on the screen before the link to the style sheet. */
const boxesIn = (page: Page): Promise<Box[]> =>
  page.evaluate(() => {
    const sheet = document.querySelector('body link[rel="stylesheet"]');
    const isBefore = (element: Element): boolean =>
      !sheet || Boolean(element.compareDocumentPosition(sheet) & Node.DOCUMENT_POSITION_FOLLOWING);
    // The link moves later: the elements are chosen once.
    const opened = document as Document & { firstScreen?: Element[] };
    opened.firstScreen ??= [
      ...document.querySelectorAll('.navbar *, h1, main p, main h2, main li, main nav, .menu a, main a'),
    ].filter(isBefore);
    return opened.firstScreen
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontFamily } = getComputedStyle(element);
        return {
          name: `${element.tagName} ${element.textContent?.slice(0, 30)}`,
          box: [x, y, width, height].map(Math.round),
          colours: [color, backgroundColor, fontSize, fontFamily].join(' '),
        };
      })
      .filter(({ box: [, y = 0] }) => y < innerHeight);
  });

async function firstScreens(page: Page): Promise<Record<number, Box[]>> {
  const screens: Record<number, Box[]> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    screens[width] = await boxesIn(page);
  }
  return screens;
}

const hasStyleSheet = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--style-sheet') === '1';

const routes = [...new Set(PAGES.filter((path) => path !== undefined))];
const cases = [
  ...routes.map((route) => ({ route, mode: 'light' as const })),
  // Dark mode has the same sizes, and all its colours on these.
  ...routes.slice(0, 2).map((route) => ({ route, mode: 'dark' as const })),
];

for (const { route, mode } of cases) {
  test(`${route} does not move when its style sheet arrives, on any screen, in ${mode} mode`, async ({
    page,
  }) => {
    await chooseColourMode(page, mode);
    await page.addInitScript((limit) => {
      // On a slow machine, the notice about missing scripts would appear meanwhile.
      const { setTimeout: wait } = window;
      const waitShortly = (then: () => void, delay = 0) => (delay < limit ? wait(then, delay) : 0);
      window.setTimeout = waitShortly as typeof wait;
      // React would render other elements on a narrow screen.
      Object.defineProperty(window, 'innerWidth', { value: 1440 });
    }, TIMEOUT_MS.mainScript);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/css/*.css', (request) => released.then(() => request.continue()));
    await page.goto(route, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    const before = await firstScreens(page);
    for (const boxes of Object.values(before)) expect(boxes.length).toBeGreaterThan(3);
    release();
    await page.waitForFunction(hasStyleSheet);
    expect(await firstScreens(page)).toEqual(before);
  });
}

test('the style sheet stays when the reader leaves the page that linked it, and comes back', async ({
  page,
}) => {
  for (const target of ['.navbar__brand', '.theme-doc-sidebar-menu a[href^="/"]:not([aria-current])']) {
    await open(page, firstPage?.path ?? '');
    const isReloaded = await watchReload(page);
    const before = page.url();
    const link = page.locator(target).last();
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).not.toHaveURL(before);
    await page.waitForFunction(hasStyleSheet);
    expect(await isReloaded()).toBe(false);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(firstPage?.title ?? '');
    await expect(page.locator('[data-article] > *').first()).toBeVisible();
  }
});
