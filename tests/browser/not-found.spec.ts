// Any address without a page shows the not-found page.

import { frenchTypography } from '../../lib/typography/frenchTypography';
import { FIXTURE_SITE } from '../../playwright.config';
import { besides404, expect, hydrated, test } from './support';

// The 404 itself is a complaint; `besides404` leaves the others.
test.use({ provokesFailures: true });

for (const address of [
  '/inconnue',
  '/docs/inconnue',
  // The page is /docs/abri/Outils: its case counts.
  `${FIXTURE_SITE}/docs/abri/outils`,
]) {
  test(`${address} is not found, in the exact words`, async ({ page, complaints }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Page introuvable');
    await expect(page).toHaveTitle(/^Page introuvable \| \S/);
    await expect(
      page.getByText(frenchTypography("Nous n'avons pas trouvé ce que vous recherchez.")),
    ).toBeVisible();
    await expect(page.locator('main')).toContainText(/propriétaire du site.*lien est cassé/);
    await expect(page.locator('.navbar')).toBeVisible();
    expect(besides404(complaints)).toEqual([]);
  });
}
