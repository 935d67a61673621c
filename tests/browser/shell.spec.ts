// Specification §2 « Navigation shell » and §9: what surrounds every page.

import { FIXTURE_SITE } from '../../playwright.config';
import { identity } from '../../product/identity';
import { asShown } from '../asShown';
import { expect, open, test } from './support';

test('the navbar has a Documentation link that opens the sidebar', async ({ page }) => {
  await open(page, '/');
  const navbar = page.getByRole('navigation', { name: 'Navigation principale' });
  await navbar.getByRole('link', { name: 'Documentation', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/?$/);
  await expect(page.getByRole('navigation', { name: 'Sommaire de la documentation' })).toBeVisible();
});

test('the navbar has an API Swagger link that opens in a new tab', async ({ page }) => {
  await open(page, '/');
  const link = page.locator('.navbar').getByRole('link', { name: /API Swagger/ });
  await expect(link).toHaveAttribute('href', identity.swagger);
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAccessibleName('API Swagger (ouvre un nouvel onglet)');
});

test('the footer has its three groups and the copyright of 2025', async ({ page }) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  const groups = await footer.locator('.footer__col').evaluateAll((columns) =>
    columns.map((column) => ({
      title: column.querySelector('.footer__title')?.textContent,
      links: [...column.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
    })),
  );
  expect(groups).toEqual([
    { title: 'Docs', links: [['Tutorial', '/docs/intro/']] },
    {
      title: identity.productName,
      links: [
        ['Site', identity.publicSite],
        ['Site Pro', identity.proSite],
        ['Administration client', identity.console],
      ],
    },
    {
      title: 'Application',
      links: [
        ['Android Play', identity.androidStore],
        ['Apple Store', identity.appleStore],
      ],
    },
  ]);
  await expect(footer).toContainText('2025');
});

test('the home page shows the site title and the tagline', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('h1')).toHaveText(asShown(identity.siteTitle));
  await expect(page.getByText(asShown(identity.tagline))).toBeVisible();
  expect(identity.tagline).toBe("Aide, mode d'emploi, documentation et API");
});

test.describe('mobile layout', () => {
  test('at 996 px the menu button opens and closes the mobile menu', async ({ page }) => {
    await page.setViewportSize({ width: 996, height: 800 });
    await open(page, '/docs/intro/objectif');
    const toggle = page.getByRole('button', { name: 'Ouvrir ou fermer le menu' });
    await expect(toggle).toBeVisible();
    await expect(page.locator('.navbar__items > .navbar__link')).toHaveCount(2);
    await expect(page.locator('.navbar__items > .navbar__link').first()).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await expect(page.locator('.navbar-sidebar a.active', { hasText: 'Objectif et limites' })).toBeVisible();

    await page.getByRole('button', { name: 'Fermer le menu', exact: true }).click();
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
  });

  test('at 997 px there is no mobile menu', async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await open(page, '/docs/intro/objectif');
    await expect(page.getByRole('button', { name: 'Ouvrir ou fermer le menu' })).toBeHidden();
    await expect(page.locator('.navbar__items > .navbar__link').first()).toBeVisible();
    await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
  });
});

test.describe('sidebar', () => {
  test('it cannot be hidden', async ({ page }) => {
    await open(page, '/docs/admin/roles');
    await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
    await expect(page.getByRole('button', { name: /menu latéral/ })).toHaveCount(0);
  });

  test('opening a category leaves the others open', async ({ page }) => {
    await open(page, '/docs/admin/roles');
    const category = (label: string) =>
      page.getByRole('button', { name: asShown(`plier la catégorie « ${label} »`) });
    await category('Aide').click();
    await category('Pour les utilisateurs').click();
    await expect(category('Pour les administrateurs')).toHaveAttribute('aria-expanded', 'true');
    await expect(category('Aide')).toHaveAttribute('aria-expanded', 'true');
    await expect(category('Pour les utilisateurs')).toHaveAttribute('aria-expanded', 'true');
  });
});

test('every active link carries the class "active": navbar, sidebar link and sidebar categories', async ({
  page,
}) => {
  await open(page, '/docs/api/rapport/obtention_un_rapport');
  await expect(page.locator('.navbar a.active')).toHaveText('Documentation');
  await expect(page.locator('.theme-doc-sidebar-menu a.active')).toHaveText([
    'Développeurs - API',
    'Endpoint rapport',
    'Obtenir un rapport',
  ]);
  await expect(
    page.locator('.menu__link--active:not(.active), .navbar__link--active:not(.active)'),
  ).toHaveCount(0);
});

test('a category that is the page itself carries the class "active", and nothing else does', async ({
  page,
}) => {
  await open(page, '/docs/category/aide');
  await expect(page.locator('.theme-doc-sidebar-menu a.active')).toHaveText(['Aide']);
});

test('no navbar link is active outside the documentation', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('.navbar a.active')).toHaveCount(0);
});

test('the table of contents shows heading levels 2 and 3 only', async ({ page }) => {
  await open(page, `${FIXTURE_SITE}/docs/titres`);
  await expect(page.locator('.table-of-contents a')).toHaveText(['Deuxième niveau', 'Troisième niveau']);
});

test('a code block says in French that it can be copied, and copies', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${FIXTURE_SITE}/docs/code`);
  await page.locator('pre').hover();
  const copy = page.getByRole('button', { name: 'Copier le code' });
  await copy.click();
  await expect(page.getByRole('button', { name: 'Copié' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '{ "certificat": "PN-2025-JR75QZ4T" }',
  );
});

test('an unlisted page has its notice and noindex, and stays out of the sidebar', async ({ page }) => {
  await open(page, `${FIXTURE_SITE}/docs/non_repertoriee`);
  await expect(page.locator('.theme-unlisted-banner')).toContainText('Page non répertoriée');
  await expect(page.locator('.theme-unlisted-banner')).toContainText(
    asShown(
      "Les moteurs de recherche ne l'indexeront pas, et seules les personnes qui ont un lien direct peuvent y accéder.",
    ),
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  await open(page, `${FIXTURE_SITE}/docs/titres`);
  await expect(page.locator('.theme-doc-sidebar-menu')).not.toContainText('Page discrète');
});
