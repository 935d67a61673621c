// The face of the site: readable by all, on every screen, on paper, in any mode.
import { home } from '../../i18n/fr/home';
import { FIXTURE_SITE, SITE } from '../../playwright.config';
import { asShown } from '../asShown';
import {
  accessibilityFaults,
  darken,
  expect,
  open,
  PHONE,
  said,
  scrollsSideways,
  test,
  WIDE,
} from './support';

test.use({ baseURL: FIXTURE_SITE });

const PROSE = '/docs/potager/semer';
const ELEMENTS = '/docs/elements';
/** Of axe: those that a narrow screen may break. The others find the same on every screen. */
const OF_WIDTH = ['scrollable-region-focusable', 'target-size'];
// Every page of the site itself is tested in pages.spec.ts; these have what no page need have.
const KINDS = ['elements', 'parties', 'contrat_3_1', 'galerie_ecrans', 'galerie_schemas', 'introuvable'];

test.describe('every element of a page', () => {
  // The address that no page has.
  test.use({ provokesFailures: true });

  for (const name of KINDS) {
    test(`axe finds nothing on /docs/${name}, on a wide screen by day and on a phone by night`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, `/docs/${name}`);
      expect(await accessibilityFaults(page)).toEqual([]);
      await darken(page);
      await page.setViewportSize(PHONE);
      // Which elements there are, and what they are called, is the same.
      expect(await accessibilityFaults(page, { rules: OF_WIDTH })).toEqual([]);
      await page.setViewportSize({ width: 320, height: 900 });
      expect(await scrollsSideways(page)).toBe(false);
    });
  }
});

test('lines hold 65 to 75 characters, and the narrow no-break space of French is narrow and visible', async ({
  page,
}) => {
  await open(page, PROSE);
  const [characters, space] = await page
    .locator('.markdown > h2 + p')
    .first()
    .evaluate((paragraph) => {
      const { font, fontSize } = getComputedStyle(paragraph);
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return [0, 0];
      context.font = font;
      const widthOf = (text: string) => context.measureText(text).width;
      const text = paragraph.textContent;
      return [
        paragraph.clientWidth / (widthOf(text) / text.length),
        (widthOf('a\u202F?') - widthOf('a?')) / Number.parseFloat(fontSize),
      ];
    });
  expect(characters).toBeGreaterThan(62);
  expect(characters).toBeLessThan(78);
  expect(space).toBeGreaterThan(0.08);
  expect(space).toBeLessThan(0.3);
});

test('focus is always visible, on every link and button of the page', async ({ page }) => {
  // The address of a section, which is shown when it has the focus, is there at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, ELEMENTS);
  const copyButton = page.getByRole('button', { name: said('theme.CodeBlock.copyButtonAriaLabel') }).first();
  const stops: string[] = [];
  // From the top of the page to the buttons of the text, by way of the navbar and the sidebar.
  while (!(await copyButton.evaluate((button) => button === document.activeElement)) && stops.length < 99) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement) return '';
        const { outlineStyle, outlineWidth, opacity } = getComputedStyle(activeElement);
        const name = activeElement.textContent?.trim() || activeElement.getAttribute('aria-label');
        return `${name}: ${outlineStyle} ${outlineWidth} ${opacity}`;
      }),
    );
  }
  await expect(copyButton).toBeFocused();
  expect(stops.filter((stop) => !stop.endsWith('solid 3px 1'))).toEqual([]);
});

test('on paper there is the text alone, whole and on the sheet, and links to other sites show their address', async ({
  page,
}) => {
  // As wide as a sheet of paper between its margins.
  await page.setViewportSize({ width: 660, height: 900 });
  await page.emulateMedia({ media: 'print' });
  await open(page, PROSE);
  for (const name of ['navbar', 'footer', 'theme-doc-sidebar-container', 'pagination-nav']) {
    await expect(page.locator(`.${name}`)).toBeHidden();
  }
  await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  const address = await page
    .locator('.markdown a[href^="https://wmo.int"]')
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('wmo.int');

  await open(page, ELEMENTS);
  const block = page.locator('[data-code-block]', { hasText: 'const reponse' });
  await expect(block.getByText('Une très longue ligne')).toBeVisible();
  const faults = await page.evaluate(() => {
    const named = (selector: string, isFault: (element: Element) => boolean) =>
      [...document.querySelectorAll(selector)].filter(isFault).map(({ outerHTML }) => outerHTML);
    return {
      offTheSheet: named('h1, .markdown > *', (element) => element.getBoundingClientRect().left < 0),
      cut: named('pre', ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
      toOperate: named(':is(button, [role="tab"]):not(.term)', (element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ),
    };
  });
  expect(faults).toEqual({ offTheSheet: [], cut: [], toOperate: [] });
});

for (const [path, opened] of [
  [`${SITE}/`, undefined],
  [ELEMENTS, said('theme.docs.sidebar.toggleSidebarButtonAriaLabel')],
] as const) {
  test(`nothing moves on ${path} for readers who ask for less motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (opened) await page.setViewportSize(PHONE);
    await open(page, path);
    if (opened) await page.getByRole('button', { name: opened }).click();
    const moving = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const style: CSSStyleDeclaration & { animationTimeline?: string } = getComputedStyle(element);
          // A shadow that follows the reader's own scrolling moves nothing.
          const isAnimated = style.animationName !== 'none' && !style.animationTimeline?.startsWith('scroll');
          const times = style.transitionDuration.split(',').map(Number.parseFloat);
          return isAnimated || times.some((time) => time > 0.01);
        })
        .map(({ className }) => String(className)),
    );
    expect(moving).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });
}

test('the home page has a code to scan for a desktop reader, and none on a phone', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await open(page, `${SITE}/`);
  const code = page.getByAltText(asShown(`${home.application.code} Android`));
  await expect(code).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(code).toBeHidden();
  const link = asShown(`${home.application.download} Android`);
  await expect(page.locator('main').getByRole('link', { name: link })).toBeVisible();
});
