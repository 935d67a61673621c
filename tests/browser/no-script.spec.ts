// Without scripts, a phone still leads everywhere.
import { FIXTURE_SITE } from '../../playwright.config';
import { expect, said, scrollsSideways, test } from './support';

test.use({
  baseURL: FIXTURE_SITE,
  javaScriptEnabled: false,
  provokesFailures: true,
  viewport: { width: 360, height: 740 },
});

test('on a phone, the navbar links and the sidebar stand in the page', async ({ page }) => {
  await page.goto('/docs/potager/semer');
  // Terms answer without scripts; nothing else that looks like a button would.
  await expect(page.locator('button:not(.term):visible')).toHaveCount(0);
  await expect(page.locator('.navbar').getByRole('link', { name: 'Documentation' })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: said('theme.docs.sidebar.navAriaLabel') });
  await sidebar.getByRole('link', { name: 'Abri' }).click();
  await expect(page.locator('h1')).toHaveText('Abri');
  await page
    .locator('main')
    .getByRole('link', { name: /^Ranger les outils/ })
    .click();
  await expect(page.locator('h1')).toHaveText('Ranger les outils');
});

test('the not-found page is no wider than the phone', async ({ page }) => {
  await page.goto('/inconnue');
  await expect(page.locator('h1')).toHaveText('Page introuvable');
  expect(await scrollsSideways(page)).toBe(false);
});
