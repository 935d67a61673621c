// The face of the site: readable by all, on every screen, on paper, in any mode.

import { home } from '../../i18n/fr/home';
import { FIXTURE_SITE, SITE } from '../../playwright.config';
import { asShown } from '../asShown';
import { accessibilityFaults, darken, expect, open, said, scrollsSideways, test } from './support';

test.use({ baseURL: FIXTURE_SITE });

const PROSE = '/docs/potager/semer';
// Every route of the site itself is looked at in pages.spec.ts; these have what no page need have.
const ELEMENTS = [
  'elements',
  'parties',
  'contrat_3_1',
  'galerie_ecrans',
  'galerie_schemas',
  'introuvable',
].map((page) => `/docs/${page}`);

test.describe('every element of a page', () => {
  // The address that no page has.
  test.use({ provokesFailures: true });

  for (const path of ELEMENTS) {
    test(`axe finds nothing on ${path}, on a wide screen and on a phone, by day and by night`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      const wide = { width: 1440, height: 900 };
      const phone = { width: 360, height: 900 };
      // Which elements there are, and what they are called, is the same by night.
      for (const [size, rules] of [
        [phone, undefined],
        [wide, undefined],
        [wide, []],
        [phone, []],
      ] as const) {
        await page.setViewportSize(size);
        if (rules && size === wide) await darken(page);
        expect([size, rules, await accessibilityFaults(page, { rules })]).toEqual([size, rules, []]);
      }
      await page.setViewportSize({ width: 320, height: 900 });
      expect(await scrollsSideways(page)).toBe(false);
    });
  }
});

test('lines of text hold 65 to 75 characters on a wide screen', async ({ page }) => {
  await open(page, PROSE);
  const characters = await page
    .locator('.markdown > h2 + p')
    .first()
    .evaluate((paragraph) => {
      const { font } = getComputedStyle(paragraph);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return 0;
      context.font = font;
      const text = paragraph.textContent ?? '';
      return paragraph.clientWidth / (context.measureText(text).width / text.length);
    });
  expect(characters).toBeGreaterThan(62);
  expect(characters).toBeLessThan(78);
});

test('the narrow no-break space of French is visible and narrow', async ({ page }) => {
  await open(page, PROSE);
  const width = await page
    .locator('.markdown > p')
    .first()
    .evaluate((paragraph) => {
      const measure = (text: string) => {
        const span = document.createElement('span');
        span.textContent = text;
        paragraph.append(span);
        const { width: measured } = span.getBoundingClientRect();
        span.remove();
        return measured;
      };
      return (measure('a\u202F?') - measure('a?')) / Number.parseFloat(getComputedStyle(paragraph).fontSize);
    });
  expect(width).toBeGreaterThan(0.08);
  expect(width).toBeLessThan(0.3);
});

test('focus is always visible, on every link and button of the page', async ({ page }) => {
  await open(page, '/docs/elements');
  const copyButton = page.getByRole('button', { name: said('theme.CodeBlock.copyButtonAriaLabel') }).first();
  const stops: string[] = [];
  // From the top of the page to the buttons of the text, by way of the navbar and the sidebar.
  while (!(await copyButton.evaluate((button) => button === document.activeElement)) && stops.length < 99) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement) return '';
        const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
        const name = activeElement.textContent?.trim() || activeElement.getAttribute('aria-label');
        return `${name}: ${outlineStyle} ${outlineWidth}`;
      }),
    );
  }
  await expect(copyButton).toBeFocused();
  expect(stops.filter((stop) => !stop.endsWith('solid 3px'))).toEqual([]);
});

test('on paper there is the text alone, whole, and links to other sites show their address', async ({
  page,
}) => {
  await open(page, PROSE);
  await page.emulateMedia({ media: 'print' });
  for (const selector of [
    '.navbar',
    '.footer',
    '.theme-doc-sidebar-container',
    '.pagination-nav',
    '.theme-announcement-bar',
  ]) {
    await expect(page.locator(selector)).toBeHidden();
  }
  const title = await page.locator('h1').boundingBox();
  expect(title?.x).toBeGreaterThanOrEqual(0);
  const address = await page
    .locator('.markdown a[href^="https://wmo.int"]')
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('wmo.int');
});

test('on paper no line starts off the sheet', async ({ page }) => {
  await open(page, '/docs/elements');
  await page.emulateMedia({ media: 'print' });
  const lefts = await page
    .locator('.markdown > *')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().left));
  expect(Math.min(...lefts)).toBeGreaterThanOrEqual(0);
});

test.describe('the home page', () => {
  test.use({ baseURL: SITE });

  test('moves nothing for readers who ask for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const moving = await page.locator('main *, .navbar *, .footer *').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { transitionDuration, animationName } = getComputedStyle(element);
          return (
            animationName !== 'none' ||
            transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0.01)
          );
        })
        .map((element) => element.className),
    );
    expect(moving).toEqual([]);
  });

  test('has a code to scan for a desktop reader, and none on a phone', async ({ page }) => {
    await open(page, '/');
    const code = page.getByAltText(asShown(`${home.application.code} Android`));
    await expect(code).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(code).toBeHidden();
    await expect(
      page.locator('main').getByRole('link', { name: asShown(`${home.application.download} Android`) }),
    ).toBeVisible();
  });
});
