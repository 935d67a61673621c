// Specification §2 and §8: any path that is not listed shows the not-found page.
import { FIXTURE_SITE } from '../../playwright.config';
import { asShown } from '../asShown';
import { expect, hydrated, test } from './support';

// The status itself is a complaint of the browser's: what else it complains of is checked below.
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
    await expect(page.getByText(asShown("Nous n'avons pas trouvé ce que vous recherchez."))).toBeVisible();
    await expect(page.locator('main')).toContainText(/propriétaire du site.*lien est cassé/);
    await expect(page.locator('.navbar')).toBeVisible();
    // The browser reports the 404 of the document twice: as a response, and on the console. Nothing else.
    const others = complaints.filter(
      (complaint) => !complaint.startsWith('status 404') && !complaint.includes('404 (Not Found)'),
    );
    expect(others).toEqual([]);
  });
}
