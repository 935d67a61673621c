// An address that was published once leads to its section of today. tests/fixtures/site/redirects.ts has the former addresses.
import type { Locator, Page } from '@playwright/test';
import { FIXTURE_SITE } from '../../playwright.config';
import { expect, hydrated, open, test } from './support';

test.use({ baseURL: FIXTURE_SITE, viewport: { width: 1200, height: 500 } });

/** Under the navbar; the last sections of a page cannot be scrolled so far. */
async function expectInPlace(heading: Locator): Promise<void> {
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  const navbar = heading.page().locator('.navbar');
  const bottom = await navbar.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(top).toBeLessThan(bottom + 160);
  expect(await top()).toBeGreaterThanOrEqual(bottom);
  expect(await heading.page().evaluate(() => window.scrollY)).toBeGreaterThan(0);
}

const section = (page: Page, name: string): Locator => page.getByRole('heading', { name });
const typeHash = (page: Page, hash: string): Promise<void> =>
  page.evaluate((value) => {
    window.location.hash = value;
  }, hash);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [former, name] of [
    ['/docs/elements#grand-tableau', 'Tableau large'],
    ['/docs/elements#gelee', 'Gel tardif'],
    ['/docs/mise_en_forme#onglets', 'Onglets'],
    ['/docs/mise_en_forme/#tableaux', 'Petit tableau'],
    ['/docs/tableaux', 'Petit tableau'],
    ['/docs/tableaux.html?a=1#petit', 'Petit tableau'],
  ] as const)
    test(`the former address ${former} leads to its section`, async ({ page }) => {
      await page.goto(former);
      expect(new URL(page.url()).pathname).toBe('/docs/elements');
      await expectInPlace(section(page, name));
      if (former.endsWith('#gelee')) await expect(page.getByText('Couvrez les semis.')).toBeVisible();
    });

  test('a section that has moved to another page says where, and leads there', async ({ page }) => {
    await page.goto('/docs/titres#liste-longue');
    const line = page.locator('.moved-section:target');
    await expect(line).toBeInViewport();
    await expect(line).toHaveText(
      /^Cette section est maintenant dans «\sÉléments du texte › Long tableau\s»\.$/,
    );
    await line.getByRole('link').click();
    await expect(page).toHaveURL(/\/docs\/elements#long-tableau$/);
    await expectInPlace(section(page, 'Long tableau'));
    // The page has been renamed, too.
    await page.goto('/docs/mise_en_forme#niveaux');
    await line.getByRole('link').click();
    await expect(page).toHaveURL(/\/docs\/titres#troisieme$/);
  });
});

test('former names of sections take no space, and those that have moved are not shown', async ({ page }) => {
  await open(page, '/docs/elements');
  await expect(page.locator('[data-article] [data-now]')).toHaveCount(5);
  await expect(page.locator('.moved-section')).toBeHidden();
  const [before, after] = await page.locator('[data-article]').evaluate((article) => {
    const height = article.getBoundingClientRect().height;
    for (const name of article.querySelectorAll('[data-now]')) name.remove();
    return [height, article.getBoundingClientRect().height];
  });
  expect(before).toBe(after);
});

test('a former address is replaced by that of today, and « back » leads to the page before', async ({
  page,
}) => {
  await open(page, '/docs/potager/semer');
  for (const { former, url, name } of [
    { former: '/docs/titres#liste-longue', url: '/docs/elements#long-tableau', name: 'Long tableau' },
    { former: '/docs/mise_en_forme#niveaux', url: '/docs/titres#troisieme', name: 'Troisième niveau' },
    { former: '/docs/elements#gelee', url: '/docs/elements#gel-tardif', name: 'Gel tardif' },
  ]) {
    await page.goto(former);
    await expect(page).toHaveURL(url);
    await hydrated(page);
    await expect(section(page, name)).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/docs/potager/semer');
  }
});

test('a former name leads to its section when it is typed on an open page, or followed in an old link', async ({
  page,
}) => {
  await open(page, '/docs/elements');
  await typeHash(page, 'gelee');
  await expect(page).toHaveURL('/docs/elements#gel-tardif');
  await expect(page.getByText('Couvrez les semis.')).toBeVisible();
  await expectInPlace(section(page, 'Gel tardif'));
  await page.goBack();
  await expect(page).toHaveURL('/docs/elements');

  await open(page, '/docs/titres');
  await typeHash(page, 'liste-longue');
  await expect(page).toHaveURL('/docs/elements#long-tableau');
  await page.goBack();
  await expect(page).toHaveURL('/docs/titres');
  await hydrated(page);
  // As on a page that was opened before the section was renamed.
  const links = page.locator('[data-article] a[href*="#gel-tardif"]');
  await links.first().evaluate((link: HTMLAnchorElement) => {
    link.hash = 'gelee';
  });
  await links.or(page.locator('[data-article] a[href*="#gelee"]')).first().click();
  await expect(page).toHaveURL('/docs/elements#gel-tardif');
  await expectInPlace(section(page, 'Gel tardif'));
  await page.goBack();
  await expect(page).toHaveURL('/docs/titres');
});

test('the name of a section that was removed leads to the top of its page', async ({ page }) => {
  await open(page, '/docs/elements#avant-propos');
  await expect(page.locator('h1')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(100);
});
