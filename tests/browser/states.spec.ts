// Specification §4: what the browser remembers.
import { FIXTURE_SITE } from '../../playwright.config';
import { announcement } from '../fixtures/garden';
import { colourToggleName, expect, open, said, test } from './support';

test.use({ baseURL: FIXTURE_SITE });

test.describe('on a system that is dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the colour mode is light by default; the toggle has two states, and the choice is stored and kept', async ({
    page,
  }) => {
    await open(page, '/docs');
    for (const [before, after] of [
      ['light', 'dark'],
      ['dark', 'light'],
    ] as const) {
      await expect(page.locator('html')).toHaveAttribute('data-theme', before);
      await page.getByRole('button', { name: colourToggleName(before) }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', after);
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(after);
      await page.reload();
    }
  });
});

test.describe('announcement bar', () => {
  const bar = '.theme-announcement-bar';

  test('once dismissed it stays away, on every page', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: said('theme.AnnouncementBar.closeButtonAriaLabel') }).click();
    await expect(page.locator(bar)).toBeHidden();
    expect(
      await page.evaluate(() => [
        localStorage.getItem('docusaurus.announcement.dismiss'),
        localStorage.getItem('docusaurus.announcement.id'),
      ]),
    ).toEqual(['true', announcement.id]);
    await open(page, '/docs/titres');
    await expect(page.locator(bar)).toBeHidden();
  });

  test('a new id shows it again on the very first visit', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'annonce-precedente');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await open(page, '/');
    await expect(page.locator(bar)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-announcement-bar-initially-dismissed', 'false');
  });
});

test('storage keys carry no suffix, and the preferred version is read from local storage', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('docs-preferred-version-default', 'disparue');
    sessionStorage.setItem('seeded', 'true');
  });
  await open(page, '/docs');
  await page.getByRole('button', { name: colourToggleName('light') }).click();
  // The only version is `current`: a stored one that no longer exists is forgotten.
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  // The page itself keeps when the reader was here (src/client/extras/changes.ts), as soon as it is at rest.
  expect(keys.filter((key) => key !== 'docs-visits')).toEqual([
    'docusaurus.announcement.dismiss',
    'docusaurus.announcement.id',
    'theme',
  ]);
});
