// Specification §2: every route is a complete page, on every screen, by day and by night, with and without scripts.
import type { Page } from '@playwright/test';
import { identity } from '../../product/identity';
import { asShown } from '../asShown';
import { englishPatterns } from '../dictionary';
import { categories, docs, routes } from '../routes';
import { figureFaults } from './figures';
import {
  accessibilityFaults,
  colourToggleName,
  expect,
  hydrated,
  moved,
  open,
  scrollsSideways,
  test,
  withoutTrailingSlash,
} from './support';

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };
/**
 * In pixels, on a phone of 360: beyond, a page is to fold what is long, or to be cut in two. The letters are those of the
 * system, and the lines those of the browser: from one machine to another, the same page is some hundreds of pixels longer.
 */
const MAX_HEIGHT = 46_000;

/**
 * What a person sees, and not what the markup holds. Search needs scripts, and so does the box that keeps the guide: they are
 * there with them only.
 */
const shownText = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => {
    main.querySelector('button[aria-haspopup="dialog"]')?.remove();
    const box = main.querySelector<HTMLElement>('.offline-guide');
    if (box) box.style.display = 'none';
    // biome-ignore lint/performance/useDomNodeTextContent: the rendered text is what is compared here.
    const text = (main as HTMLElement).innerText;
    box?.style.removeProperty('display');
    return text;
  });

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

const accessibleNames = (page: Page): Promise<string[]> =>
  page
    .locator('[aria-label], [title], [alt]')
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['aria-label', 'title', 'alt']
          .map((attribute) => element.getAttribute(attribute) ?? '')
          .filter(Boolean),
      ),
    );
const isEnglish = (name: string): boolean => englishPatterns.some((pattern) => pattern.test(name));

/**
 * Takes out what would be asked thousands of times, and is asked elsewhere: the words of code, each in one of a few colours
 * (tests/unit/contrast.test.ts), and what one renderer writes, whatever the contract (look.spec.ts).
 */
const leaveOutRepeated = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const code of document.querySelectorAll('pre code')) code.replaceChildren(code.textContent);
    for (const part of document.querySelectorAll('.api-part')) part.replaceChildren();
  });

/** The others find the same by night and on a phone; look.spec.ts asks all of them of every kind of element, in each. */
const OF_WIDTH = ['scrollable-region-focusable', 'target-size'];

for (const route of routes) {
  test(`${route.path} is a complete page that fits every screen, and reads the same without scripts`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const { title, description } = route;
    await page.setViewportSize(PHONE);
    const response = await page.goto(route.path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    expect(await moved(page)).toEqual([]);
    await page.setViewportSize(WIDE);

    // On the home page, the title of the document names the page, and its heading the site.
    await expect(page.locator('h1')).toHaveText(route.kind === 'home' ? asShown(identity.siteTitle) : title);
    await expect(page).toHaveTitle(`${title} | ${asShown(identity.siteTitle)}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(description).not.toBe('');
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

    const marked = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
    await expect(marked).toHaveCount(route.kind === 'home' ? 0 : 1);
    if (route.kind !== 'home') {
      await expect(marked).toBeVisible();
      const href = await marked.getAttribute('href');
      expect(withoutTrailingSlash(href ?? '')).toBe(withoutTrailingSlash(route.path));
    }

    const text = await shownText(page);
    expect(text.length).toBeGreaterThan(title.length);
    for (const width of [1440, 997, 996, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await scrollsSideways(page)]).toEqual([width, false]);
      expect([width, await figureFaults(page)]).toEqual([width, []]);
    }
    await page.setViewportSize(PHONE);
    expect(await heightOf(page)).toBeLessThan(MAX_HEIGHT);
    // As the reader may set it.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(['text twice as large', await scrollsSideways(page)]).toEqual(['text twice as large', false]);

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL, viewport: WIDE });
    const withoutScripts = await context.newPage();
    await withoutScripts.goto(route.path);
    expect(await shownText(withoutScripts)).toBe(text);
    expect((await accessibleNames(withoutScripts)).filter(isEnglish)).toEqual([]);
    await withoutScripts.setViewportSize(PHONE);
    expect(await scrollsSideways(withoutScripts)).toBe(false);
    await context.close();
  });

  test(`axe finds nothing on ${route.path}, by day and by night, on a wide screen and on a phone`, async ({
    page,
  }) => {
    // A long page has many texts, and the contrast of each is measured.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(WIDE);
    await page.goto(route.path);
    await hydrated(page);
    expect(await moved(page)).toEqual([]);
    await leaveOutRepeated(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await accessibilityFaults(page, { rules: OF_WIDTH })).toEqual([]);
    // On a phone, the button is in the menu.
    await page.setViewportSize(WIDE);
    await page.getByRole('button', { name: colourToggleName('light') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await accessibilityFaults(page, { rules: [] })).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await accessibilityFaults(page, { rules: OF_WIDTH })).toEqual([]);
  });
}

test('axe finds one pale word among others of its kind', async ({ page }) => {
  await open(page, docs.at(-1)?.path ?? '');
  await hydrated(page);
  const word = page.locator('.article p').last();
  await word.evaluate((paragraph) => {
    paragraph.style.color = '#999';
  });
  expect(await accessibilityFaults(page, { rules: [] })).toEqual([['color-contrast', [expect.any(String)]]]);
});

test('the sidebar leads to every documentation page, in one list', async ({ page }) => {
  await open(page, '/docs');
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  const closed = sidebar.getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  const links = await sidebar
    .locator('a')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  // Sections of pages are in it too.
  const reached = links
    .filter((href) => !href.includes('#'))
    .map(withoutTrailingSlash)
    .sort();
  expect(reached).toEqual([...docs, ...categories].map(({ path }) => withoutTrailingSlash(path)).sort());
});
