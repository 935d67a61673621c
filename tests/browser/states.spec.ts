// Specification §4: what the browser remembers.
import { announcement } from '../../product/announcement';
import { asShown } from '../asShown';
import { expect, open, test } from './support';

const colourToggle = /Basculer entre le mode sombre et le mode clair/;

test.describe('colour mode', () => {
  test.use({ colorScheme: 'dark' });

  test('it is light by default and never follows the system', async ({ page }) => {
    await open(page, '/docs');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.getByRole('button', { name: colourToggle })).toHaveAccessibleName(
      'Basculer entre le mode sombre et le mode clair (actuellement mode clair)',
    );
  });

  test('the toggle has two states, and the choice is stored and kept', async ({ page }) => {
    await open(page, '/docs');
    const toggle = page.getByRole('button', { name: colourToggle });
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(toggle).toHaveAccessibleName(/actuellement mode sombre/);

    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });
});

test.describe('announcement bar', () => {
  const bar = '.theme-announcement-bar';

  test('it announces the beta test, with a link', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator(bar)).toContainText('test bêta');
    await page.locator(bar).getByRole('link').click();
    await expect(page.locator('h1')).toHaveText('Participer au test bêta');
  });

  test('once dismissed it stays away, on every page', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: asShown("Fermer l'annonce") }).click();
    await expect(page.locator(bar)).toBeHidden();
    expect(
      await page.evaluate(() => [
        localStorage.getItem('docusaurus.announcement.dismiss'),
        localStorage.getItem('docusaurus.announcement.id'),
      ]),
    ).toEqual(['true', announcement?.id]);
    await open(page, '/docs/versions');
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
  await page.getByRole('button', { name: colourToggle }).click();
  // The only version is `current`: a stored one that no longer exists is forgotten.
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(keys).toEqual(['docusaurus.announcement.dismiss', 'docusaurus.announcement.id', 'theme']);
});
