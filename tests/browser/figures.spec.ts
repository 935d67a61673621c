// The pieces of the figure kit, as a reader sees them, on the galleries of the fixture site.
import type { Page } from '@playwright/test';
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { FIXTURE_SITE } from '../../playwright.config';
import { figureFaults } from './figures';
import { chooseColourMode, expect, layoutShifts, open, scrollsSideways, test } from './support';

test.use({ baseURL: FIXTURE_SITE });

const SCREENS = '/docs/galerie_ecrans';
const DIAGRAMS = '/docs/galerie_schemas';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

const resize = (page: Page, width: number): Promise<void> => page.setViewportSize({ width, height: 900 });

for (const gallery of [SCREENS, DIAGRAMS])
  for (const width of [320, 1440])
    test(`at ${width} px, figures fit, can be read, and do not move once they are there: ${gallery}`, async ({
      page,
    }) => {
      await resize(page, width);
      await open(page, gallery);
      expect(await layoutShifts(page)).toEqual([]);
      expect([await scrollsSideways(page), await figureFaults(page)]).toEqual([false, []]);
    });

test.describe('on a page that is spoilt on purpose, against the policy of the site', () => {
  test.use({ bypassCSP: true });

  test('every fault of a figure is found', async ({ page }) => {
    await open(page, SCREENS);
    await page.addStyleTag({
      content:
        '.fig-title { font-size: 11px !important } .fig-button { position: relative !important; left: 99rem !important }',
    });
    await page
      .locator('.fig-badge')
      .first()
      .evaluate((badge) => badge.setAttribute('style', 'color: red'));
    const faults = await figureFaults(page);

    await open(page, DIAGRAMS);
    await page.addStyleTag({
      content:
        '.fig-track .fig-strong { width: 2rem; white-space: nowrap !important } .fig-state .fig-state-label { font-size: 60px }',
    });
    const found = [...faults, ...(await figureFaults(page))].join('\n');
    for (const fault of [
      ...['fait moins de 12 px', 'sort du cadre', 'porte un attribut « style »'],
      ...['est plus large que sa place', 'sort de sa boîte'],
    ]) {
      expect(found).toContain(fault);
    }
  });
});

test('a drawn screen is text with a name, which can be copied, and nothing in it can be operated', async ({
  page,
}) => {
  await open(page, SCREENS);

  await test.step('each figure is named by its caption, each drawn screen by its own name', async () => {
    const captions = await page.locator('.figure > figcaption').allTextContents();
    expect(captions).toHaveLength(await page.locator('.figure').count());
    for (const caption of captions)
      await expect(page.getByRole('figure', { name: caption, exact: true })).toHaveCount(1);
    await expect(page.getByRole('group', { name: 'Écran « Accueil »' })).toBeVisible();
    await expect(page.locator('.fig-drawing:not([role="group"][aria-label])')).toHaveCount(0);
  });

  await test.step('a drawn button is no button: nothing in a drawn screen can be focused or operated', async () => {
    const drawing = page.locator('.fig-drawing');
    await expect(drawing.getByText(frenchTypography("J'ai déjà semé"))).toBeVisible();
    await expect(drawing.locator(focusable)).toHaveCount(0);
    for (const role of ['button', 'textbox', 'switch', 'tab', 'link', 'menuitem'] as const)
      await expect(drawing.getByRole(role)).toHaveCount(0);
  });

  await test.step('an annotated string is copied as one text, without its numbers', async () => {
    const strings = await page.locator('.fig-string-text').evaluateAll((elements) =>
      elements.map((element) => {
        getSelection()?.selectAllChildren(element);
        return { copied: getSelection()?.toString(), text: element.textContent };
      }),
    );
    expect(strings.map(({ text }) => text)).toContain('R1234567L');
    for (const { copied, text } of strings) expect(copied).toBe(text);
  });
});

test('a diagram has the same content as a drawing and in words', async ({ page }) => {
  await open(page, DIAGRAMS);

  await test.step('every drawing of states has a name, and a list that explains each of its numbers', async () => {
    const figures = await page.locator('.fig-states').all();
    expect(figures).not.toEqual([]);
    for (const figure of figures) {
      const drawing = figure.getByRole('img', { name: /^Schéma des états\s: \S/ });
      await expect(drawing).toHaveAccessibleDescription(/→/);
      const drawn = await drawing.locator('.fig-disc text').allTextContents();
      const explained = await figure.locator('.fig-rules > li').count();
      const numbers = [...new Set(drawn.map(Number))].sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: explained }, (_, index) => index + 1));
    }
    await expect(page.locator('.fig-rules').first().locator('li').nth(1)).toHaveText(
      frenchTypography('Semé, en attente de la levée → Levé : deux feuilles sont visibles'),
    );
  });

  await test.step('the messages of an exchange read in order, each with its sender and its receiver', async () => {
    const messages = page.locator('.fig-sequence').last().getByRole('listitem');
    const texts = await messages.filter({ hasText: '→' }).allTextContents();
    expect(texts.slice(0, 2)).toEqual([
      frenchTypography('Jardinier → Potager : POST /waterings'),
      frenchTypography('Potager → Station météo : pluie des trois derniers jours ?'),
    ]);
  });

  await test.step('an arrow runs from one lifeline to another', async () => {
    const gaps = await page.locator('.fig-sequence').evaluateAll((figures) =>
      figures.flatMap((figure) => {
        const lines = [...figure.querySelectorAll('.fig-lifelines > span')].map(
          (line) => line.getBoundingClientRect().x,
        );
        const nearest = (x: number) => Math.min(...lines.map((line) => Math.abs(line - x)));
        return [...figure.querySelectorAll('.fig-arrow')].flatMap((arrow) => {
          const { left, right } = arrow.getBoundingClientRect();
          return [nearest(left), nearest(right)];
        });
      }),
    );
    expect(gaps).not.toEqual([]);
    expect(Math.max(...gaps)).toBeLessThan(1.5);
  });

  await test.step('no two elements share an id', async () => {
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  await test.step('a timeline and a chain run along a wide page, and down a narrow one', async () => {
    for (const [width, level] of [
      [1440, true],
      [320, false],
    ] as const) {
      await resize(page, width);
      for (const name of ['.fig-timeline li', '.fig-chain li']) {
        const tops = await page
          .locator(name)
          .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().y));
        expect([name, tops[0] === tops[1]]).toEqual([name, level]);
      }
    }
  });
});

test('diagrams keep their lines in forced colours, and print in black on white, even by night', async ({
  page,
}) => {
  await chooseColourMode(page, 'dark');
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, DIAGRAMS);
  const canvasText = await page.locator('body').evaluate((body) => {
    body.style.outlineColor = 'CanvasText';
    return getComputedStyle(body).outlineColor;
  });
  await expect(page.locator('.fig-edge').first()).toHaveCSS('stroke', canvasText);
  await expect(page.locator('.fig-state-box').first()).toHaveCSS('stroke', canvasText);

  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  const figure = page.locator('.fig-diagram').first();
  await expect(figure).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(figure).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(figure.locator('.fig-state-label').first()).toHaveCSS('fill', 'rgb(0, 0, 0)');
});
