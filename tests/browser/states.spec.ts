// What the browser stores: colour mode and announcement, under the keys of Docusaurus.
import { FIXTURE_SITE } from '../../playwright.config';
import { announcement } from '../fixtures/garden';
import { colourToggleName, expect, interfaceText, open, test } from './support';

test.use({ baseURL: FIXTURE_SITE });

const BAR = '.theme-announcement-bar';

test.describe('on a system that is dark', () => {
  test.use({ colorScheme: 'dark' });

  test('pages are light until the reader chooses dark, and light again; the choice is stored', async ({
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

test('an announcement that was closed stays away on every page; nothing else is stored but what has a use', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('docs-preferred-version-default', 'disparue');
    sessionStorage.setItem('seeded', 'true');
  });
  await open(page, '/');
  await page
    .getByRole('button', { name: interfaceText('theme.AnnouncementBar.closeButtonAriaLabel') })
    .click();
  await expect(page.locator(BAR)).toBeHidden();
  await open(page, '/docs/titres');
  await expect(page.locator(BAR)).toBeHidden();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  // Stored once the page is idle (src/client/extras/changes.ts).
  delete stored['docs-visits'];
  // The stored version does not exist: it is removed.
  expect(stored).toEqual({
    'docusaurus.announcement.dismiss': 'true',
    'docusaurus.announcement.id': announcement.id,
  });
});

test('a new announcement is shown on the first visit, although the former one was closed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('docusaurus.announcement.id', 'annonce-precedente');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  await open(page, '/');
  await expect(page.locator(BAR)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-announcement-bar-initially-dismissed', 'false');
});
