import { FIXTURE_SITE } from '../../playwright.config';
import { expect, interfaceText, PHONE, scrollsSideways, test } from './support';

test.use({ baseURL: FIXTURE_SITE, javaScriptEnabled: false, provokesFailures: true, viewport: PHONE });

test('on a phone without scripts, the links of the navbar and the sidebar are in the page', async ({
  page,
}) => {
  await page.goto('/docs/potager/semer');
  // Terms work without scripts; no other button would.
  await expect(page.locator('button:not(.term):visible')).toHaveCount(0);
  await expect(page.locator('.navbar').getByRole('link', { name: 'Documentation' })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: interfaceText('theme.docs.sidebar.navAriaLabel') });
  await sidebar.getByRole('link', { name: 'Abri' }).click();
  await expect(page.locator('h1')).toHaveText('Abri');
  const card = page.locator('main').getByRole('link', { name: /^Ranger les outils/ });
  await card.click();
  await expect(page.locator('h1')).toHaveText('Ranger les outils');

  await page.goto('/inconnue');
  await expect(page.locator('h1')).toHaveText('Page introuvable');
  expect(await scrollsSideways(page)).toBe(false);
});
