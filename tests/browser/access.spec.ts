// The site for readers who enlarge it, space it out, recolour it, use the keyboard or listen to it. What axe finds on each
// page is in pages.spec.ts and look.spec.ts, and for search in search.spec.ts.
import type { Page } from '@playwright/test';
import { FIXTURE_SITE, SITE } from '../../playwright.config';
import { legibilityFaults } from './legibility';
import {
  accessibilityFaults,
  colourToggleName,
  darken,
  expect,
  interfaceText,
  open,
  PHONE,
  scrollsSideways,
  test,
  WIDE,
} from './support';

test.use({ baseURL: FIXTURE_SITE });

const PAGE = '/docs/potager/semer';
const ELEMENTS = '/docs/elements';
/** One of each kind. */
const KINDS = [
  `${SITE}/`,
  ELEMENTS,
  '/docs/parties',
  '/docs/galerie_ecrans',
  '/docs/galerie_schemas',
  '/docs/category/abri',
];

const menuButton = (page: Page) =>
  page.getByRole('button', { name: interfaceText('theme.docs.sidebar.toggleSidebarButtonAriaLabel') });
const closeButton = (page: Page) =>
  page.getByRole('button', {
    name: interfaceText('theme.docs.sidebar.closeSidebarButtonAriaLabel'),
    exact: true,
  });

test.describe('a page can be read', () => {
  // Readers change the rules of a page by means of the browser: no policy of the site holds for these.
  test.use({ bypassCSP: true });

  for (const path of KINDS) {
    test(`enlarged four times, with text twice as large, and with more space in it: ${path}`, async ({
      page,
    }) => {
      const expectLegible = async (isExpected = (_fault: string): boolean => false) => {
        expect([page.viewportSize(), await scrollsSideways(page)]).toEqual([page.viewportSize(), false]);
        expect((await legibilityFaults(page)).filter((fault) => !isExpected(fault))).toEqual([]);
      };
      await page.setViewportSize({ width: 320, height: 256 });
      await open(page, path);
      await expectLegible();
      await page.setViewportSize({ width: 1280, height: 800 });
      const twiceAsLarge = await page.addStyleTag({ content: ':root { font-size: 200%; }' });
      await expectLegible();
      await twiceAsLarge.evaluate((style) => style.parentNode?.removeChild(style));
      // The values of WCAG 1.4.12.
      await page.addStyleTag({
        content: `* {
            letter-spacing: 0.12em !important;
            line-height: 1.5 !important;
            word-spacing: 0.16em !important;
          }
          p { margin-block-end: 2em !important; }`,
      });
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        // A word may have to be broken then, and is still whole.
        await expectLegible((fault) => fault.endsWith('est rompu'));
      }
    });
  }

  test('what goes wrong with a text would be seen', async ({ page }) => {
    await open(page, PAGE);
    const add = (text: string, css: string) =>
      page.evaluate(
        ([words = '', rules = '']) => {
          const place = document.createElement('div');
          place.style.cssText = rules;
          place.textContent = words;
          document.querySelector('article')?.append(place);
        },
        [text, css],
      );
    await add('Texte coupé', 'inline-size: 4rem; overflow: hidden; white-space: nowrap');
    await add('Colonne', 'inline-size: 2ch; overflow-wrap: anywhere');
    await add('Dessous', 'block-size: 0');
    await add('Dessus', '');
    expect(await legibilityFaults(page)).toEqual([
      '« Texte coupé » est coupé',
      '« Colonne » a des lignes de quelques lettres',
      '« Colonne » est rompu',
      '« Dessous » et « Dessus » se recouvrent',
    ]);
  });
});

test.describe('by keyboard', () => {
  test('the menu of a phone has the focus while it is open; Escape closes it and gives the focus back', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    // It is asked for before the page is idle, and has not been made yet.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await open(page, PAGE);
    await expect(closeButton(page)).toHaveCount(0);
    await menuButton(page).press('Enter');
    await expect(closeButton(page)).toBeFocused();
    // All the way round: nothing behind the menu is reached.
    const isInMenu = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        return activeElement === document.body || Boolean(activeElement?.closest('.navbar-sidebar'));
      });
    for (let stops = 0; stops < 20; stops += 1) {
      await page.keyboard.press('Tab');
      expect(await isInMenu()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await menuButton(page).press('Tab');
    expect(await isInMenu()).toBe(false);
  });

  test('after a link, reading begins at the top of the new page, whose title is announced', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, PAGE);
    await menuButton(page).press('Enter');
    const link = page.locator('.navbar-sidebar').getByRole('link', { name: 'Arroser' });
    await link.press('Enter');
    await expect(page.locator('h1')).toHaveText('Arroser');
    await expect(page.locator('body > [role="status"]')).toHaveText(await page.title());
    await expect(page).toHaveTitle(/^Arroser/);
    await expect(menuButton(page)).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: interfaceText('theme.common.skipToMainContent') }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
});

test('axe finds nothing while the menu, the contents or a definition is open, by day and by night', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  await open(page, PAGE);
  const definition = page.locator('.term-definition:popover-open');
  await page.locator('.theme-doc-toc-mobile > button').click();
  await menuButton(page).click();
  await expect(closeButton(page)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.term').first().click();
  await expect(definition).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  // Only the colours differ; the definition is closed by the press on the button.
  await page.setViewportSize(WIDE);
  await darken(page);
  await page.locator('.term').first().click();
  await page.setViewportSize(PHONE);
  await expect(definition).toBeVisible();
  expect(await accessibilityFaults(page, { rules: [] })).toEqual([]);
  await menuButton(page).click();
  expect(await accessibilityFaults(page, { rules: [] })).toEqual([]);
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  /** How an element is drawn, in what forced colours leave of it. */
  const look = (page: Page, selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderColor, outline, textDecorationLine, borderWidth } =
          getComputedStyle(element);
        return [backgroundColor, borderColor, borderWidth, outline, textDecorationLine].join();
      });

  test('what is selected, current or pressed differs from the rest', async ({ page }) => {
    await open(page, ELEMENTS);
    const pairs: readonly (readonly [string, string])[] = [
      ['.tabs__item--active', '.tabs__item:not(.tabs__item--active)'],
      ['.menu__link[aria-current="page"]', '.menu__link:not([aria-current="page"])'],
      ['.navbar__link.active', '.navbar__link:not(.active)'],
    ];
    for (const [one, other] of pairs) expect(await look(page, one)).not.toBe(await look(page, other));
    const wrap = page.locator('[data-code-button="wrap"]:visible').first();
    const before = await wrap.evaluate((button) => getComputedStyle(button).backgroundColor);
    await wrap.click();
    await expect(wrap).not.toHaveCSS('background-color', before);
  });

  test('focus is visible on what can be operated, and buttons have an edge', async ({ page }) => {
    await open(page, ELEMENTS);
    for (const selector of ['.navbar__link', '.menu__link', '.tabs__item--active', '.term, summary', 'pre']) {
      const before = await look(page, selector);
      await page.keyboard.press('Shift');
      await page.locator(selector).first().focus();
      expect([selector, await look(page, selector)]).not.toEqual([selector, before]);
    }
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(page.getByRole('combobox')).toHaveCSS('outline-style', 'solid');
    await open(page, `${SITE}/`);
    const button = page.locator('main .button').first();
    await expect(button).toHaveCSS('border-style', 'solid');
    await expect(button).not.toHaveCSS('border-width', '0px');
  });
});

test('a press that ends elsewhere does nothing', async ({ page }) => {
  await open(page, PAGE);
  const root = page.locator('html');
  const before = await root.getAttribute('data-theme');
  for (const pressed of [
    page.getByRole('button', { name: interfaceText('site.search.button') }).first(),
    page.getByRole('button', { name: colourToggleName('light') }),
    page.locator('.menu__link').last(),
  ]) {
    await pressed.hover();
    await page.mouse.down();
    await page.locator('h1').hover();
    await page.mouse.up();
  }
  await expect(root).toHaveAttribute('data-theme', before ?? '');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});
