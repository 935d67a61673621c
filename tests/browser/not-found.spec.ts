// Specification §2 and §8: any path that is not listed shows the not-found page.
import { identity } from '../../product/identity';
import { asShown } from '../asShown';
import { expect, hydrated, test } from './support';

// The status itself is a complaint of the browser's: what else it complains of is checked below.
test.use({ provokesFailures: true });

for (const path of [
  '/inconnue',
  '/docs/inconnue',
  '/docs/admin/inconnue',
  '/docs/admin/reportid',
  '/Docs/admin/roles',
  '/docs/api/api_certilink_documentation',
  '/blog',
  '/docs/tags',
]) {
  test(`${path} is not found, in the exact words`, async ({ page, complaints }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText('Page introuvable');
    await expect(page).toHaveTitle(asShown(`Page introuvable | ${identity.siteTitle}`));
    await expect(page.getByText(asShown("Nous n'avons pas trouvé ce que vous recherchez."))).toBeVisible();
    await expect(page.locator('main')).toContainText('lui signaler que son lien est cassé');
    await expect(page.locator('.navbar')).toBeVisible();
    // The browser reports the 404 of the document twice: as a response, and on the console. Nothing else.
    const others = complaints.filter(
      (complaint) => !complaint.startsWith('status 404') && !complaint.includes('404 (Not Found)'),
    );
    expect(others).toEqual([]);
  });
}
