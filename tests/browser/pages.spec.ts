// Specification §2: every route is a complete page, on every screen, with and without scripts.
import type { Page } from '@playwright/test';
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { SITE } from '../../playwright.config';
import { identity } from '../../product/identity';
import { englishPatterns } from '../dictionary';
import { categories, docs, routes, type SiteRoute } from '../routes';
import { ABOVE, ecoIndexOf, weightsOf } from './ecoIndex';
import { figureFaults } from './figures';
import {
  accessibilityFaults,
  test as base,
  darken,
  expect,
  hydrated,
  layoutShifts,
  open,
  PHONE,
  scrollsSideways,
  WIDE,
  withoutTrailingSlash,
} from './support';

/**
 * In pixels, on a phone of 360: beyond, a page is to fold what is long, or to be cut in two. The letters are those of the
 * system, and the lines those of the browser: from one machine to another, the same page is some hundreds of pixels longer.
 */
const MAX_HEIGHT = 46_000;

const test = base.extend<object, { withoutScripts: Page }>({
  // Nothing stays from one page to the next where no script runs.
  withoutScripts: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: SITE });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

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

async function expectOwnWords(page: Page, { kind, path, title, description }: SiteRoute): Promise<void> {
  // On the home page, the title of the document names the page, and its heading the site.
  await expect(page.locator('h1')).toHaveText(kind === 'home' ? frenchTypography(identity.siteTitle) : title);
  await expect(page).toHaveTitle(`${title} | ${frenchTypography(identity.siteTitle)}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(description).not.toBe('');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

  const marked = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
  await expect(marked).toHaveCount(kind === 'home' ? 0 : 1);
  if (kind === 'home') return;
  await expect(marked).toBeVisible();
  const href = await marked.getAttribute('href');
  expect(withoutTrailingSlash(href ?? '')).toBe(withoutTrailingSlash(path));
}

async function expectFit(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  expect([width, await scrollsSideways(page), await figureFaults(page)]).toEqual([width, false, []]);
}

/** Their texts are to get shorter, until they have the grade of the other guides. */
const LONG_GUIDES = ['/docs/admin/interface', '/docs/utilisateurs/certificats'];

/** The EcoIndex that a page is above, by the grade of its kind today. The goal is B for the guides, and C for the API. */
function leastEcoIndex({ kind, path }: SiteRoute): number {
  if (kind !== 'doc') return ABOVE.A;
  return path.startsWith('/docs/api/') || LONG_GUIDES.includes(path) ? ABOVE.D : ABOVE.C;
}

// A page of thousands of elements takes long to open, to resize and to go through: one visit of each screen asks everything.
for (const route of routes) {
  test(`${route.path} is a complete page that fits every screen, pleases axe, and reads the same without scripts`, async ({
    page,
    withoutScripts,
  }) => {
    const response = await page.goto(route.path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    expect(await layoutShifts(page)).toEqual([]);
    await expectFit(page);
    await expectOwnWords(page, route);
    const text = await shownText(page);
    expect(text.length).toBeGreaterThan(route.title.length);
    const weights = await weightsOf(page);
    expect(ecoIndexOf(weights), `EcoIndex of ${JSON.stringify(weights)}`).toBeGreaterThan(
      leastEcoIndex(route),
    );

    await page.setViewportSize(PHONE);
    await page.reload();
    await hydrated(page);
    expect(await layoutShifts(page)).toEqual([]);
    await expectFit(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MAX_HEIGHT);
    await page.setViewportSize({ width: 390, height: 844 });
    // As the reader may set it.
    const setFontSize = (size: string) =>
      page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size);
    await setFontSize('200%');
    expect(['text twice as large', await scrollsSideways(page)]).toEqual(['text twice as large', false]);
    await setFontSize('');
    for (const width of [320, 996, 997]) {
      await page.setViewportSize({ width, height: 800 });
      await expectFit(page);
    }

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await leaveOutRepeated(page);
    await page.setViewportSize(PHONE);
    expect(await accessibilityFaults(page)).toEqual([]);
    // Its drawings have colours of their own. What stands around the text of a page is tested in look.spec.ts.
    if ((await page.locator('.figure').count()) > 0) {
      await page.setViewportSize(WIDE);
      await darken(page);
      expect(await accessibilityFaults(page, { part: 'main', rules: [] })).toEqual([]);
    }

    await withoutScripts.setViewportSize(WIDE);
    await withoutScripts.goto(route.path);
    expect(await shownText(withoutScripts)).toBe(text);
    expect((await accessibleNames(withoutScripts)).filter(isEnglish)).toEqual([]);
    await withoutScripts.setViewportSize(PHONE);
    expect(await scrollsSideways(withoutScripts)).toBe(false);
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
