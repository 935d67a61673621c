// Whoever follows an address that was published once comes to the right section, with and without scripts. The fixture site
// says in tests/fixtures/site/redirects.ts what it called its pages and sections before.
import type { Locator, Page } from '@playwright/test';
import { FIXTURE_SITE } from '../../playwright.config';
import { expect, hydrated, open, test } from './support';

test.use({ baseURL: FIXTURE_SITE, viewport: { width: 1200, height: 500 } });

/** At the top of what the navbar leaves of the screen; the last sections of a page cannot come up so far. */
async function expectInPlace(place: Locator): Promise<void> {
  const top = () => place.evaluate((element) => element.getBoundingClientRect().top);
  const bar = await place
    .page()
    .locator('.navbar')
    .evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(top).toBeLessThan(bar + 160);
  expect(await top()).toBeGreaterThanOrEqual(bar);
}

const section = (page: Page, name: string): Locator => page.getByRole('heading', { name });
const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

const LINES = [
  { asks: '/docs/elements#grand-tableau', section: 'Tableau large' },
  { asks: '/docs/elements#gelee', section: 'Gel tardif' },
  { asks: '/docs/mise_en_forme#onglets', section: 'Onglets' },
  { asks: '/docs/mise_en_forme/#tableaux', section: 'Petit tableau' },
  { asks: '/docs/tableaux', section: 'Petit tableau' },
  { asks: '/docs/tableaux.html?a=1#petit', section: 'Petit tableau' },
];

for (const hasScripts of [true, false]) {
  test.describe(hasScripts ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: hasScripts });

    test('an address of before leads to its section', async ({ page }) => {
      for (const { asks, section: name } of LINES) {
        // Over another page: the browser would not load the same one again for another section of it.
        await page.goto('about:blank');
        await page.goto(asks);
        expect(new URL(page.url()).pathname).toBe('/docs/elements');
        if (hasScripts) await hydrated(page);
        await expectInPlace(section(page, name));
        expect([asks, (await scrolled(page)) > 0]).toEqual([asks, true]);
      }
    });

    test('an old name takes no room, and a section that moved away says nothing to others', async ({
      page,
    }) => {
      await page.goto('/docs/elements');
      if (hasScripts) await hydrated(page);
      const old = page.locator('[data-article] [data-now]');
      await expect(old).toHaveCount(5);
      await expect(page.locator('.moved-section')).toBeHidden();
      const [before, after] = await page.locator('[data-article]').evaluate((article) => {
        const height = article.getBoundingClientRect().height;
        for (const one of article.querySelectorAll('[data-now]')) one.remove();
        return [height, article.getBoundingClientRect().height];
      });
      expect(before).toBe(after);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a section that is on another page since says where, and leads there', async ({ page }) => {
    await page.goto('/docs/titres#liste-longue');
    const line = page.locator('.moved-section:target');
    await expect(line).toBeVisible();
    await expect(line).toBeInViewport();
    await expect(line).toHaveText(
      /^Cette section est maintenant dans «\sÉléments du texte › Long tableau\s»\.$/,
    );
    await line.getByRole('link').click();
    await expect(page).toHaveURL(/\/docs\/elements#long-tableau$/);
    await expectInPlace(section(page, 'Long tableau'));
    // So does one of a page that has another name since.
    await page.goto('/docs/mise_en_forme#niveaux');
    await line.getByRole('link').click();
    await expect(page).toHaveURL(/\/docs\/titres#troisieme$/);
  });

  test('the fold under a title that has another name since is open', async ({ page }) => {
    await page.goto('/docs/elements#gelee');
    await expect(page.getByText('Couvrez les semis.')).toBeVisible();
  });
});

test.describe('with scripts', () => {
  test('an address of before takes the reader to that of today, and « back » to where he came from', async ({
    page,
  }) => {
    await open(page, '/docs/potager/semer');
    for (const { asks, url, name } of [
      { asks: '/docs/titres#liste-longue', url: '/docs/elements#long-tableau', name: 'Long tableau' },
      { asks: '/docs/mise_en_forme#niveaux', url: '/docs/titres#troisieme', name: 'Troisième niveau' },
      { asks: '/docs/elements#gelee', url: '/docs/elements#gel-tardif', name: 'Gel tardif' },
    ]) {
      await page.goto(asks);
      await expect(page).toHaveURL(url);
      await hydrated(page);
      await expect(section(page, name)).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL('/docs/potager/semer');
    }
  });

  test('an address that is typed over that of the same page works too', async ({ page }) => {
    await open(page, '/docs/elements');
    await page.evaluate(() => {
      window.location.hash = 'gelee';
    });
    await expect(page).toHaveURL('/docs/elements#gel-tardif');
    await expect(page.getByText('Couvrez les semis.')).toBeVisible();
    await expectInPlace(section(page, 'Gel tardif'));
    await page.goBack();
    await expect(page).toHaveURL('/docs/elements');
  });

  test('so does one of another page, and one that scripts open', async ({ page }) => {
    await open(page, '/docs/titres');
    await page.evaluate(() => {
      window.location.hash = 'liste-longue';
    });
    await expect(page).toHaveURL('/docs/elements#long-tableau');
    await page.goBack();
    await expect(page).toHaveURL('/docs/titres');
    await hydrated(page);
    // As a link of an open page would that is older than the site: through the router, without a load.
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

  test('a section that is no more leads to the top of its page', async ({ page }) => {
    await open(page, '/docs/elements#avant-propos');
    await expect(page.locator('h1')).toBeInViewport();
    expect(await scrolled(page)).toBeLessThan(100);
  });
});
