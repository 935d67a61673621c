// The drawn screens, strings, columns and pages, on the gallery of the fixture site.
import { FIXTURE_SITE } from '../../playwright.config';
import { asShown } from '../asShown';
import { STRINGS } from '../fixtures/gallery/strings';
import { figureFaults } from './figures';
import { expect, moved, open, scrollsSideways, test } from './support';

test.use({ baseURL: FIXTURE_SITE });

const GALLERY = '/docs/galerie_ecrans';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

for (const width of [320, 360, 1440]) {
  test(`at ${width} px, figures fit, can be read, and do not move once they are there`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, GALLERY);
    expect(await moved(page)).toEqual([]);
    expect(await scrollsSideways(page)).toBe(false);
    expect(await figureFaults(page)).toEqual([]);
  });
}

test.describe('a page that is spoilt on purpose, which the policy of the site would not let happen', () => {
  test.use({ bypassCSP: true });

  test('what goes wrong with a figure would be seen', async ({ page }) => {
    await open(page, GALLERY);
    await page.addStyleTag({
      content:
        '.fig-title { font-size: 11px !important } .fig-button { position: relative !important; left: 99rem !important }',
    });
    await page
      .locator('.fig-badge')
      .first()
      .evaluate((badge) => badge.setAttribute('style', 'color: red'));
    const faults = (await figureFaults(page)).join('\n');
    for (const fault of ['fait moins de 12 px', 'sort du cadre', 'porte un attribut « style »']) {
      expect(faults).toContain(fault);
    }
  });
});

test('a drawn screen is text that is named, explained, read and copied, and operates nothing', async ({
  page,
}) => {
  await open(page, GALLERY);

  await test.step('each figure is named by its caption, each drawn screen by its own name', async () => {
    const captions = await page.locator('.figure > figcaption').allTextContents();
    expect(captions).toHaveLength(await page.locator('.figure').count());
    for (const caption of captions) {
      await expect(page.getByRole('figure', { name: caption, exact: true })).toHaveCount(1);
    }
    await expect(page.getByRole('group', { name: 'Écran « Accueil »' })).toBeVisible();
    await expect(page.locator('.fig-drawing:not([role="group"][aria-label])')).toHaveCount(0);
  });

  await test.step('each number in a drawing has its entry in the legend, and the reverse', async () => {
    const figures = await page.locator('.figure:has(.fig-seal)').evaluateAll((found) =>
      found.map((figure) => ({
        caption: figure.querySelector('figcaption')?.textContent,
        drawn: [...figure.querySelectorAll('.fig-seal')].map((seal) => Number(seal.lastChild?.textContent)),
        explained: figure.querySelectorAll('.fig-legend > li').length,
      })),
    );
    expect(figures).not.toEqual([]);
    for (const { caption, drawn, explained } of figures) {
      const entries = Array.from({ length: explained }, (_, index) => index + 1);
      expect([caption, [...new Set(drawn)].sort((a, b) => a - b)]).toEqual([caption, entries]);
    }
  });

  await test.step('a drawn button is no button: nothing in a drawn screen can be focused or operated', async () => {
    const drawing = page.locator('.fig-drawing');
    await expect(drawing.getByText('Créer', { exact: true })).toBeVisible();
    await expect(drawing.locator(focusable)).toHaveCount(0);
    for (const role of ['button', 'textbox', 'switch', 'tab', 'link', 'menuitem'] as const) {
      await expect(drawing.getByRole(role)).toHaveCount(0);
    }
  });

  await test.step('a drawn screen is real text, which can be read and searched', async () => {
    const screen = page.getByRole('group', { name: 'Écran « Semis »' });
    await expect(screen.getByText(asShown("J'ai déjà semé"))).toBeVisible();
  });

  await test.step('an annotated string is copied as one text, without its numbers', async () => {
    const copied = await page.locator('.fig-string-text').evaluateAll((strings) =>
      strings.map((string) => {
        const selection = getSelection();
        selection?.selectAllChildren(string);
        return selection?.toString();
      }),
    );
    expect(copied).toEqual(Object.values(STRINGS).map((blocks) => blocks.join('')));
  });
});
