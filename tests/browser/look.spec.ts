// What readers see: on any screen, on paper, with less motion.
import { home } from '../../i18n/fr/home';
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { FIXTURE_SITE, SITE } from '../../playwright.config';
import {
  accessibilityFaults,
  darken,
  expect,
  interfaceText,
  open,
  PHONE,
  scrollsSideways,
  test,
} from './support';

test.use({ baseURL: FIXTURE_SITE });

const PROSE = '/docs/potager/semer';
const ELEMENTS = '/docs/elements';
/** The axe rules that depend on the width of the screen. */
const OF_WIDTH = ['scrollable-region-focusable', 'target-size'];

test.describe('elements that the pages of the site may not have', () => {
  // The last page is the 404.
  test.use({ provokesFailures: true });

  for (const name of [
    'elements',
    'parties',
    'contrat_3_1',
    'galerie_ecrans',
    'galerie_schemas',
    'introuvable',
  ])
    test(`axe finds nothing on /docs/${name}, on a wide screen in light mode and on a phone in dark mode`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, `/docs/${name}`);
      expect(await accessibilityFaults(page)).toEqual([]);
      await darken(page);
      await page.setViewportSize(PHONE);
      expect(await accessibilityFaults(page, { rules: OF_WIDTH })).toEqual([]);
      await page.setViewportSize({ width: 320, height: 900 });
      expect(await scrollsSideways(page)).toBe(false);
    });
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

test('the focus is visible on every link and button of the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, ELEMENTS);
  const copyButton = page
    .getByRole('button', { name: interfaceText('theme.CodeBlock.copyButtonAriaLabel') })
    .first();
  const stops: string[] = [];
  // Through the navbar and the sidebar to the buttons of the text.
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
  for (const name of [
    'navbar',
    'footer',
    'theme-doc-sidebar-container',
    'pagination-nav',
    'theme-announcement-bar',
  ])
    await expect(page.locator(`.${name}`)).toBeHidden();
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
      controls: named(':is(button, [role="tab"]):not(.term)', (element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ),
    };
  });
  expect(faults).toEqual({ offTheSheet: [], cut: [], controls: [] });
});

test('nothing moves for readers who ask for less motion, on the home page and in the menu of a phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = () =>
    page.locator('body *').evaluateAll((elements) =>
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
  await open(page, `${SITE}/`);
  expect(await moving()).toEqual([]);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.setViewportSize(PHONE);
  await open(page, ELEMENTS);
  await page
    .getByRole('button', { name: interfaceText('theme.docs.sidebar.toggleSidebarButtonAriaLabel') })
    .click();
  expect(await moving()).toEqual([]);
});

test('the home page has a code to scan on a computer, and a link alone on a phone', async ({ page }) => {
  await open(page, `${SITE}/`);
  const code = page.getByAltText(frenchTypography(`${home.application.code} Android`));
  await expect(code).toBeVisible();
  await page.setViewportSize(PHONE);
  await expect(code).toBeHidden();
  const link = frenchTypography(`${home.application.download} Android`);
  await expect(page.locator('main').getByRole('link', { name: link })).toBeVisible();
});
