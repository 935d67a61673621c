// Without scripts, a phone still leads everywhere.
import { expect, test } from './support';

test.use({ javaScriptEnabled: false, provokesFailures: true, viewport: { width: 360, height: 740 } });

test('on a phone, the navbar links and the sidebar stand in the page', async ({ page }) => {
  await page.goto('/docs/admin/roles');
  // Terms answer without scripts; nothing else that looks like a button would.
  await expect(page.locator('button:not(.term):visible')).toHaveCount(0);
  await expect(page.locator('.navbar').getByRole('link', { name: 'Documentation' })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Sommaire de la documentation' });
  await sidebar.getByRole('link', { name: 'Pour les utilisateurs' }).click();
  await expect(page.locator('h1')).toHaveText('Pour les utilisateurs');
  await page
    .locator('main')
    .getByRole('link', { name: /Vos certificats/ })
    .click();
  await expect(page.locator('h1')).toHaveText('Vos certificats');
});

test('no page is wider than the phone', async ({ page }) => {
  for (const path of ['/', '/docs/admin/roles', '/docs/category/developers---api', '/inconnue']) {
    await page.goto(path);
    const widths = await page.locator('html').evaluate((html) => [html.scrollWidth, html.clientWidth]);
    expect([path, widths[0]]).toEqual([path, widths[1]]);
  }
});
