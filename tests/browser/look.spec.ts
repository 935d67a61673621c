// The face of the site: readable by all, on every screen, on paper, in any mode.
import AxeBuilder from '@axe-core/playwright';
import { FIXTURE_SITE } from '../../playwright.config';
import { expect, open, test } from './support';

const PAGES = ['/', '/docs/admin/roles', '/docs/category/developers---api', '/404.html'];
const GALLERY = ['elements', 'parties', 'galerie_ecrans', 'galerie_schemas'].map(
  (page) => `${FIXTURE_SITE}/docs/${page}`,
);

for (const mode of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test.describe(`${mode}, ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      for (const path of [...PAGES, ...GALLERY]) {
        test(`axe finds nothing on ${path}`, async ({ page }) => {
          // The gallery has many texts, and the contrast of each is measured.
          test.slow();
          await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
          await open(page, path);
          const { violations } = await new AxeBuilder({ page })
            .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
            .analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        });
      }
    });
  }
}

for (const width of [320, 360, 996, 997, 1440]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...PAGES, '/docs/api/API_CERTILINK_DOCUMENTATION']) {
      await open(page, path);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect([path, scrollWidth]).toEqual([path, clientWidth]);
    }
  });
}

test('lines of text hold 65 to 75 characters on a wide screen', async ({ page }) => {
  await open(page, '/docs/intro/objectif');
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
  await open(page, '/docs');
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
  await open(page, '/docs/admin/roles');
  const stops: string[] = [];
  for (let i = 0; i < 40; i += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return `${element.textContent?.trim() || element.getAttribute('aria-label')}: ${outlineStyle} ${outlineWidth}`;
    });
    if (stop) stops.push(stop);
  }
  expect(stops.length).toBeGreaterThan(20);
  expect(stops.filter((stop) => !stop.endsWith('solid 3px'))).toEqual([]);
});

test('motion is off for readers who ask for less', async ({ page }) => {
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

test('on paper there is the text alone, whole, and links to other sites show their address', async ({
  page,
}) => {
  await open(page, '/docs/intro/objectif');
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
    .locator('.markdown a[href^="https://eur-lex"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('eur-lex.europa.eu');
});

test('on paper no line starts off the sheet', async ({ page }) => {
  await open(page, '/docs/admin/roles');
  await page.emulateMedia({ media: 'print' });
  const lefts = await page
    .locator('.markdown > *')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().left));
  expect(Math.min(...lefts)).toBeGreaterThanOrEqual(0);
});

test('a desktop reader gets a code to scan, a phone does not', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByAltText('Code QR de la fiche Android')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByAltText('Code QR de la fiche Android')).toBeHidden();
  await expect(page.locator('main').getByRole('link', { name: /Télécharger pour Android/ })).toBeVisible();
});
