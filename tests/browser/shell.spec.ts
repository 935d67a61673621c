// What is around the text of every page: navbar, menu, contents list, footer.

import { frenchTypography } from '../../lib/typography/frenchTypography';
import { FIXTURE_SITE } from '../../playwright.config';
import { identity } from '../../product/identity';
import { expect, interfaceText, NEXT_PAGE, open, PAGE, sidebar, test } from './support';

test('the home page shows the name of the site between its navbar and its footer', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('h1')).toHaveText(frenchTypography(identity.siteTitle));
  await expect(
    page.locator('main').getByText(frenchTypography(identity.tagline), { exact: true }),
  ).toBeVisible();

  const navbar = page.getByRole('navigation', { name: interfaceText('theme.NavBar.navAriaLabel') });
  const swagger = navbar.getByRole('link', { name: /API Swagger/ });
  await expect(swagger).toHaveAttribute('href', identity.swagger);
  await expect(swagger).toHaveAttribute('target', '_blank');
  await expect(swagger).toHaveAttribute('rel', /noopener/);
  await expect(swagger).toHaveAccessibleName(
    `API Swagger ${interfaceText('theme.IconExternalLink.ariaLabel')}`,
  );

  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('.footer__title')).toHaveText([
    'Docs',
    frenchTypography(identity.productName),
    'Application',
  ]);
  const addresses = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const { publicSite, proSite, console: administration, androidStore, appleStore } = identity;
  expect(addresses).toEqual([
    expect.stringMatching(/^\/docs\//),
    ...[publicSite, proSite, administration, androidStore, appleStore],
  ]);
  await expect(footer).toContainText(identity.copyrightYear);

  await expect(navbar.locator('a.active')).toHaveCount(0);
  await navbar.getByRole('link', { name: 'Documentation', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/?$/);
  await expect(sidebar(page)).toBeVisible();
});

test.describe('on the fixture site', () => {
  test.use({ baseURL: FIXTURE_SITE });

  test('up to 996 px a button opens and closes the mobile menu, and from 997 px there is none', async ({
    page,
  }) => {
    const firstLink = page.locator('.navbar__items > .navbar__link').first();
    const menu = page.locator('.navbar-sidebar');
    await page.setViewportSize({ width: 996, height: 800 });
    await open(page, PAGE.path);
    const toggle = page.getByRole('button', {
      name: interfaceText('theme.docs.sidebar.toggleSidebarButtonAriaLabel'),
    });
    await expect(firstLink).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.locator('a.active', { hasText: PAGE.title })).toBeVisible();
    const close = interfaceText('theme.docs.sidebar.closeSidebarButtonAriaLabel');
    await page.getByRole('button', { name: close, exact: true }).click();
    await expect(menu).toBeHidden();

    await toggle.click();
    await menu.getByRole('link', { name: NEXT_PAGE.title }).click();
    await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
    await expect(menu).toBeHidden();

    await page.setViewportSize({ width: 997, height: 800 });
    await expect(toggle).toBeHidden();
    await expect(firstLink).toBeVisible();
    await expect(sidebar(page)).toBeVisible();
  });

  test('in the sidebar, which cannot be hidden, opening a category leaves others open; active links have the class "active"', async ({
    page,
  }) => {
    const active = sidebar(page).locator('a.active');
    await open(page, '/docs/category/abri');
    await expect(active).toHaveText(['Abri']);
    await open(page, '/docs/potager/serre/aerer');
    await expect(active).toHaveText(['Potager', 'Serre', 'Aérer la serre']);
    await expect(page.locator('.navbar a.active')).toHaveText('Documentation');
    await expect(page.locator(':is(.menu__link--active, .navbar__link--active):not(.active)')).toHaveCount(0);

    const hide = page.getByRole('button', {
      name: interfaceText('theme.docs.sidebar.collapseButtonAriaLabel'),
    });
    await expect(hide).toHaveCount(0);
    const category = (id: 'collapse' | 'expand', label: string) =>
      page.getByRole('button', {
        name: interfaceText(`theme.DocSidebarItem.${id}CategoryAriaLabel`, { label }),
      });
    await category('expand', 'Abri').click();
    for (const label of ['Potager', 'Serre', 'Abri'])
      await expect(category('collapse', label)).toHaveAttribute('aria-expanded', 'true');
  });

  test('an unlisted page has its notice and noindex, and is not in the menu; the contents list has levels 2 and 3', async ({
    page,
  }) => {
    await open(page, '/docs/non_repertoriee');
    const notice = page.locator('.theme-unlisted-banner');
    await expect(notice).toContainText(interfaceText('theme.contentVisibility.unlistedBanner.title'));
    await expect(notice).toContainText(/moteurs de recherche/);
    await expect(notice).toContainText(/lien direct/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    await open(page, '/docs/titres');
    await expect(sidebar(page)).not.toContainText('Page discrète');
    await expect(page.locator('.table-of-contents a')).toHaveText(['Deuxième niveau', 'Troisième niveau']);
  });
});
