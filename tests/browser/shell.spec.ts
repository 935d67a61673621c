// Specification §2 « Navigation shell » and §9: what surrounds every page.
import type { Page } from '@playwright/test';
import { FIXTURE_SITE } from '../../playwright.config';
import { identity } from '../../product/identity';
import { asShown } from '../asShown';
import { expect, open, said, test } from './support';

test('the home page shows the name of the site between its navbar and its footer', async ({ page }) => {
  await open(page, '/');

  await test.step('the navbar has an API Swagger link that opens in a new tab', async () => {
    const link = page.locator('.navbar').getByRole('link', { name: /API Swagger/ });
    await expect(link).toHaveAttribute('href', identity.swagger);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAccessibleName(`API Swagger ${said('theme.IconExternalLink.ariaLabel')}`);
  });

  await test.step('the footer has its three groups and the copyright with its year', async () => {
    const footer = page.getByRole('contentinfo');
    const groups = await footer.locator('.footer__col').evaluateAll((columns) =>
      columns.map((column) => ({
        title: column.querySelector('.footer__title')?.textContent,
        links: [...column.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]),
      })),
    );
    expect(groups).toEqual([
      { title: 'Docs', links: [['Tutorial', expect.stringMatching(/^\/docs\//)]] },
      {
        title: asShown(identity.productName),
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
    await expect(footer).toContainText(identity.copyrightYear);
  });

  await test.step('the home page shows the site title and the tagline', async () => {
    await expect(page.locator('h1')).toHaveText(asShown(identity.siteTitle));
    await expect(page.locator('main').getByText(asShown(identity.tagline), { exact: true })).toBeVisible();
  });

  await test.step('no navbar link is active outside the documentation', async () => {
    await expect(page.locator('.navbar a.active')).toHaveCount(0);
  });

  await test.step('the navbar has a Documentation link that opens the sidebar', async () => {
    const navbar = page.getByRole('navigation', { name: said('theme.NavBar.navAriaLabel') });
    await navbar.getByRole('link', { name: 'Documentation', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/?$/);
    await expect(
      page.getByRole('navigation', { name: said('theme.docs.sidebar.navAriaLabel') }),
    ).toBeVisible();
  });
});

test.describe('on the fixture site', () => {
  test.use({ baseURL: FIXTURE_SITE });

  const PAGE = '/docs/potager/semer';
  const menuButton = (page: Page) =>
    page.getByRole('button', { name: said('theme.docs.sidebar.toggleSidebarButtonAriaLabel') });

  test('up to 996 px a button opens and closes the mobile menu, and from 997 px there is none', async ({
    page,
  }) => {
    const firstLink = page.locator('.navbar__items > .navbar__link').first();
    const menu = page.locator('.navbar-sidebar');
    await page.setViewportSize({ width: 996, height: 800 });
    await open(page, PAGE);
    const toggle = menuButton(page);
    await expect(firstLink).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(menu.locator('a.active', { hasText: 'Semer des radis' })).toBeVisible();
    const close = said('theme.docs.sidebar.closeSidebarButtonAriaLabel');
    await page.getByRole('button', { name: close, exact: true }).click();
    await expect(menu).toBeHidden();

    await toggle.click();
    await menu.getByRole('link', { name: 'Arroser' }).click();
    await expect(page.locator('h1')).toHaveText('Arroser');
    await expect(menu).toBeHidden();

    await page.setViewportSize({ width: 997, height: 800 });
    await expect(toggle).toBeHidden();
    await expect(firstLink).toBeVisible();
    await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
  });

  test('the sidebar cannot be hidden, and opening a category leaves the others open', async ({ page }) => {
    await open(page, PAGE);
    const hide = page.getByRole('button', { name: said('theme.docs.sidebar.collapseButtonAriaLabel') });
    await expect(hide).toHaveCount(0);
    const category = (id: 'collapse' | 'expand', label: string) =>
      page.getByRole('button', { name: said(`theme.DocSidebarItem.${id}CategoryAriaLabel`, { label }) });
    await category('expand', 'Serre').click();
    await category('expand', 'Abri').click();
    for (const label of ['Potager', 'Serre', 'Abri']) {
      await expect(category('collapse', label)).toHaveAttribute('aria-expanded', 'true');
    }
  });

  test('every active link carries the class "active": navbar, sidebar link and sidebar categories', async ({
    page,
  }) => {
    await open(page, '/docs/potager/serre/aerer');
    const active = page.locator('.theme-doc-sidebar-menu a.active');
    await expect(page.locator('.navbar a.active')).toHaveText('Documentation');
    await expect(active).toHaveText(['Potager', 'Serre', 'Aérer la serre']);
    const unnamed = page.locator('.menu__link--active:not(.active), .navbar__link--active:not(.active)');
    await expect(unnamed).toHaveCount(0);
    await open(page, '/docs/category/abri');
    await expect(active).toHaveText(['Abri']);
  });

  test('an unlisted page has its notice and noindex, and stays out of the menu; the contents of a page are of levels 2 and 3', async ({
    page,
  }) => {
    await open(page, '/docs/non_repertoriee');
    const notice = page.locator('.theme-unlisted-banner');
    await expect(notice).toContainText(said('theme.contentVisibility.unlistedBanner.title'));
    // The specification's words for it.
    await expect(notice).toContainText(/moteurs de recherche/);
    await expect(notice).toContainText(/lien direct/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    await open(page, '/docs/titres');
    await expect(page.locator('.theme-doc-sidebar-menu')).not.toContainText('Page discrète');
    // Levels 2 and 3 alone: the page has a fourth.
    await expect(page.locator('.table-of-contents a')).toHaveText(['Deuxième niveau', 'Troisième niveau']);
  });
});
