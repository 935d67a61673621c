// Specification §2 « Navigation shell » and §9: what surrounds every page.
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

  test('at 996 px the menu button opens and closes the mobile menu', async ({ page }) => {
    await page.setViewportSize({ width: 996, height: 800 });
    await open(page, '/docs/potager/semer');
    const toggle = page.getByRole('button', {
      name: said('theme.docs.sidebar.toggleSidebarButtonAriaLabel'),
    });
    await expect(toggle).toBeVisible();
    await expect(page.locator('.navbar__items > .navbar__link')).toHaveCount(2);
    await expect(page.locator('.navbar__items > .navbar__link').first()).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await expect(page.locator('.navbar-sidebar a.active', { hasText: 'Semer des radis' })).toBeVisible();

    await page
      .getByRole('button', { name: said('theme.docs.sidebar.closeSidebarButtonAriaLabel'), exact: true })
      .click();
    await expect(page.locator('.navbar-sidebar')).toBeHidden();

    await toggle.click();
    await page.locator('.navbar-sidebar').getByRole('link', { name: 'Arroser' }).click();
    await expect(page.locator('h1')).toHaveText('Arroser');
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
  });

  test('at 997 px there is no mobile menu', async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await open(page, '/docs/potager/semer');
    await expect(
      page.getByRole('button', { name: said('theme.docs.sidebar.toggleSidebarButtonAriaLabel') }),
    ).toBeHidden();
    await expect(page.locator('.navbar__items > .navbar__link').first()).toBeVisible();
    await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
  });

  test('the sidebar cannot be hidden', async ({ page }) => {
    await open(page, '/docs/potager/semer');
    await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
    await expect(
      page.getByRole('button', { name: said('theme.docs.sidebar.collapseButtonAriaLabel') }),
    ).toHaveCount(0);
  });

  test('opening a category of the sidebar leaves the others open', async ({ page }) => {
    await open(page, '/docs/potager/semer');
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
    await expect(page.locator('.navbar a.active')).toHaveText('Documentation');
    await expect(page.locator('.theme-doc-sidebar-menu a.active')).toHaveText([
      'Potager',
      'Serre',
      'Aérer la serre',
    ]);
    await expect(
      page.locator('.menu__link--active:not(.active), .navbar__link--active:not(.active)'),
    ).toHaveCount(0);
  });

  test('a category that is the page itself carries the class "active", and nothing else does', async ({
    page,
  }) => {
    await open(page, '/docs/category/abri');
    await expect(page.locator('.theme-doc-sidebar-menu a.active')).toHaveText(['Abri']);
  });

  test('the table of contents shows heading levels 2 and 3 only', async ({ page }) => {
    await open(page, '/docs/titres');
    await expect(page.locator('.table-of-contents a')).toHaveText(['Deuxième niveau', 'Troisième niveau']);
  });

  test('an unlisted page has its notice and noindex, and stays out of the sidebar', async ({ page }) => {
    await open(page, '/docs/non_repertoriee');
    const notice = page.locator('.theme-unlisted-banner');
    await expect(notice).toContainText(said('theme.contentVisibility.unlistedBanner.title'));
    // The specification's words for it.
    await expect(notice).toContainText(/moteurs de recherche/);
    await expect(notice).toContainText(/lien direct/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
    await open(page, '/docs/titres');
    await expect(page.locator('.theme-doc-sidebar-menu')).not.toContainText('Page discrète');
  });
});
