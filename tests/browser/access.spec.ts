// The site for readers who enlarge it, space it out, recolour it, use the keyboard or listen to it. What axe finds on each
// page is in pages.spec.ts and look.spec.ts, and for search in search.spec.ts.
import type { Page } from '@playwright/test';
import { FIXTURE_SITE, SITE } from '../../playwright.config';
import { legibilityFaults } from './legibility';
import {
  accessibilityFaults,
  COLOUR_MODES,
  chooseColourMode,
  colourToggleName,
  expect,
  hydrated,
  open,
  said,
  scrollsSideways,
  test,
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
const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };

const menuButton = (page: Page) =>
  page.getByRole('button', { name: said('theme.docs.sidebar.toggleSidebarButtonAriaLabel') });
const closeButton = (page: Page) =>
  page.getByRole('button', { name: said('theme.docs.sidebar.closeSidebarButtonAriaLabel'), exact: true });

test.describe('a page can be read', () => {
  // Readers change the rules of a page by means of the browser: no policy of the site holds for these.
  test.use({ bypassCSP: true });

  for (const path of KINDS) {
    test(`enlarged four times, with text twice as large, and with more space in it: ${path}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await open(page, path);
      expect(await scrollsSideways(page)).toBe(false);
      expect(await legibilityFaults(page)).toEqual([]);

      await page.setViewportSize({ width: 1280, height: 800 });
      const twiceAsLarge = await page.addStyleTag({ content: ':root { font-size: 200%; }' });
      expect(await scrollsSideways(page)).toBe(false);
      expect(await legibilityFaults(page)).toEqual([]);

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
        expect([width, await scrollsSideways(page)]).toEqual([width, false]);
        // A word may have to be broken then, and is still whole.
        const faults = (await legibilityFaults(page)).filter((fault) => !fault.endsWith('est rompu'));
        expect([width, faults]).toEqual([width, []]);
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
    await open(page, PAGE);
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

  test('the menu has the focus, even when it is asked for before the page is at rest', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await open(page, PAGE);
    await expect(closeButton(page)).toHaveCount(0);
    await menuButton(page).press('Enter');
    await expect(closeButton(page)).toBeFocused();
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
    await expect(page.getByRole('link', { name: said('theme.common.skipToMainContent') })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test('the address of a section, hidden until it is pointed at, is shown when it has the focus', async ({
    page,
  }) => {
    await open(page, PAGE);
    const address = page.locator('.hash-link').first();
    await expect(address).toHaveCSS('opacity', '0');
    await address.focus();
    await expect(address).toHaveCSS('opacity', '1');
  });

  test('a code block with long lines is scrolled', async ({ page }) => {
    await open(page, ELEMENTS);
    const code = page.locator('pre', { hasText: 'const reponse' });
    await code.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
});

for (const mode of COLOUR_MODES) {
  test(`axe finds nothing while the menu, the contents or a definition is open, ${mode}`, async ({
    page,
  }) => {
    test.slow();
    // By night, only the colours differ.
    const rules = mode === 'dark' ? [] : undefined;
    await chooseColourMode(page, mode);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    await open(page, PAGE);
    // The announcement is there too.
    expect(await accessibilityFaults(page, { rules })).toEqual([]);
    await page.locator('.theme-doc-toc-mobile > button').click();
    await menuButton(page).click();
    await expect(closeButton(page)).toBeVisible();
    expect(await accessibilityFaults(page, { rules })).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await accessibilityFaults(page, { part: '.theme-doc-toc-mobile', rules })).toEqual([]);
    await page.locator('.term').first().click();
    for (const size of [PHONE, WIDE]) {
      await page.setViewportSize(size);
      await expect(page.locator('.term-definition:popover-open')).toBeVisible();
      expect(await accessibilityFaults(page, { rules })).toEqual([]);
    }
  });
}

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
    await open(page, `${SITE}/`);
    const button = page.locator('main .button').first();
    await expect(button).toHaveCSS('border-style', 'solid');
    expect(await button.evaluate((element) => getComputedStyle(element).borderWidth)).not.toBe('0px');
  });

  test('the field of the search shows that it has the focus', async ({ page }) => {
    await open(page, PAGE);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox');
    await expect(field).toBeFocused();
    const outline = await field.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline).toBe('solid');
  });
});

test('a press that ends elsewhere does nothing', async ({ page }) => {
  await open(page, PAGE);
  const root = page.locator('html');
  const before = await root.getAttribute('data-theme');
  for (const pressed of [
    page.getByRole('button', { name: said('site.search.button') }).first(),
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

test('nothing moves on a page of the documentation for readers who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  await open(page, ELEMENTS);
  await menuButton(page).click();
  const moving = await page.locator('body *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { transitionDuration, animationName, animationTimeline } = getComputedStyle(
          element,
        ) as CSSStyleDeclaration & { animationTimeline?: string };
        // A shadow that follows the reader's own scrolling moves nothing.
        const isAnimated = animationName !== 'none' && !animationTimeline?.startsWith('scroll');
        return isAnimated || transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0.01);
      })
      .map(({ className }) => String(className)),
  );
  expect(moving).toEqual([]);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});

test('on paper, code is whole under its title, and there is nothing to operate', async ({ page }) => {
  // As wide as a sheet of paper between its margins.
  await page.setViewportSize({ width: 660, height: 900 });
  await page.goto(ELEMENTS);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  const block = page.locator('[data-code-block]', { hasText: 'const reponse' });
  await expect(block.getByText('Une très longue ligne')).toBeVisible();
  const cut = await page
    .locator('pre')
    .evaluateAll((blocks) =>
      blocks
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
  const toOperate = await page
    .locator(':is(button, [role="tab"]):not(.term)')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map(({ outerHTML }) => outerHTML),
    );
  expect(toOperate).toEqual([]);
});
