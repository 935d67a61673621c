// Specification §2: every route is a complete page, with and without scripts.
import type { Page } from '@playwright/test';

import { identity } from '../../product/identity';
import { asShown } from '../asShown';
import { englishPatterns } from '../dictionary';
import { categories, docs, routes } from '../routes';
import { expect, hydrated, test, withoutTrailingSlash } from './support';

/** What a person sees, and not what the markup holds. Search needs scripts, and its button is there with them only. */
const shownText = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => {
    main.querySelector('button[aria-haspopup="dialog"]')?.remove();
    // biome-ignore lint/performance/useDomNodeTextContent: the rendered text is what is compared here.
    return (main as HTMLElement).innerText;
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

const SITE_SUFFIX = ` | ${identity.siteTitle}`;

for (const route of routes) {
  test(`${route.path} is a complete page, and reads the same without scripts`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const response = await page.goto(route.path);
    expect(response?.status()).toBe(200);
    await hydrated(page);

    await expect(page.locator('h1')).toHaveCount(1);
    if (route.kind !== 'home') await expect(page.locator('h1')).toHaveText(asShown(route.title));
    await expect(page).toHaveTitle(asShown(`${route.title}${SITE_SUFFIX}`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length ?? 0).toBeGreaterThan(30);
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);

    const marked = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
    await expect(marked).toHaveCount(route.kind === 'home' ? 0 : 1);
    if (route.kind !== 'home') {
      await expect(marked).toBeVisible();
      const href = await marked.getAttribute('href');
      expect(withoutTrailingSlash(href ?? '')).toBe(withoutTrailingSlash(route.path));
    }

    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL,
      viewport: page.viewportSize(),
    });
    const withoutScripts = await context.newPage();
    await withoutScripts.goto(route.path);
    const text = await shownText(page);
    expect(text.length).toBeGreaterThan(100);
    expect(await shownText(withoutScripts)).toBe(text);
    expect((await accessibleNames(withoutScripts)).filter(isEnglish)).toEqual([]);
    await context.close();
  });
}

test('the sidebar leads to every documentation page, in one list', async ({ page }) => {
  await page.goto('/docs');
  await hydrated(page);
  const sidebar = page.locator('.theme-doc-sidebar-menu');
  const closed = sidebar.getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  const links = await sidebar
    .locator('a')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const reached = links.map(withoutTrailingSlash).sort();
  expect(reached).toEqual([...docs, ...categories].map(({ path }) => withoutTrailingSlash(path)).sort());
});
