// Until the style sheet is there, a page shows its first screen with the rules that it carries: nothing of it may move.
import type { Page } from '@playwright/test';
import { TIMEOUT_MS } from '../../plugins/load-failure';
import { categories, docs } from '../routes';
import { expect, test } from './support';

const SHEET = '**/assets/css/*.css';
/** One of each kind, and the longest menu. */
const PAGES = [
  '/',
  docs[0]?.path,
  docs.find(({ path }) => path.startsWith('/docs/'))?.path,
  docs.at(-1)?.path,
  categories[0]?.path,
];

type Box = { readonly name: string; readonly box: readonly number[]; readonly colours: string };

/** What is in view before the place of the style sheet, which moves later: where it is, and its colours. */
const boxesIn = (page: Page): Promise<Box[]> =>
  page.evaluate(() => {
    const sheet = document.querySelector('body link[rel="stylesheet"]');
    const isBefore = (element: Element): boolean =>
      !sheet || Boolean(element.compareDocumentPosition(sheet) & Node.DOCUMENT_POSITION_FOLLOWING);
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

const WIDTHS = [1440, 997, 996, 360];

async function lookOf(page: Page): Promise<[width: number, boxes: Box[]][]> {
  const look: [number, Box[]][] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    look.push([width, await boxesIn(page)]);
  }
  return look;
}

for (const route of new Set(PAGES.filter((path) => path !== undefined))) {
  for (const theme of ['light', 'dark']) {
    test(`${route} does not move when its style sheet arrives, on any screen, ${theme}`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.addInitScript((patience) => {
        // On a slow machine, the page would tell meanwhile that its scripts are late: that is another promise.
        const { setTimeout: wait } = window;
        const waitShortly = (then: () => void, delay = 0) => (delay < patience ? wait(then, delay) : 0);
        window.setTimeout = waitShortly as typeof wait;
        // React would take out what a narrow screen hides, and bring back other elements on a wide one.
        Object.defineProperty(window, 'innerWidth', { value: 1440 });
      }, TIMEOUT_MS.mainScript);
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(SHEET, async (answer) => {
        await released;
        await answer.continue();
      });
      await page.goto(route, { waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeVisible();
      const before = await lookOf(page);
      for (const [, boxes] of before) expect(boxes.length).toBeGreaterThan(3);
      release();
      await page.waitForFunction(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--style-sheet'),
      );
      expect(await lookOf(page)).toEqual(before);
    });
  }
}

test('the style sheet stays when the reader leaves the page that asked for it', async ({ page }) => {
  const first = docs.find(({ path }) => path.startsWith('/docs/'));
  const sheet = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--style-sheet'));
  for (const target of ['.navbar__brand', '.theme-doc-sidebar-menu a[href^="/"]:not([aria-current])']) {
    await page.goto(first?.path ?? '');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    const before = page.url();
    await page
      .locator(target)
      .last()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).not.toHaveURL(before);
    await expect.poll(sheet).toBe('1');
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
    await page.goBack();
    await expect(page.locator('h1')).toHaveText(first?.title ?? '');
    await expect(page.locator('[data-article] > *').first()).toBeVisible();
  }
});
