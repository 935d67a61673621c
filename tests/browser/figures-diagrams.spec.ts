// The figures drawn from data, as a reader sees them, on the gallery of the fixture site.
import { FIXTURE_SITE } from '../../playwright.config';
import { asShown } from '../asShown';
import { figureFaults } from './figures';
import { chooseColourMode, expect, open, scrollsSideways, test } from './support';

test.use({ baseURL: FIXTURE_SITE });

const GALLERY = '/docs/galerie_schemas';

test('at any width, no figure is too wide, no text is cut or too small, no box covers another', async ({
  page,
}) => {
  await open(page, GALLERY);
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await scrollsSideways(page), await figureFaults(page)]).toEqual([width, false, []]);
  }
});

test.describe('a page that is spoilt on purpose, which the policy of the site would not let happen', () => {
  test.use({ bypassCSP: true });

  test('what goes wrong with a diagram would be seen', async ({ page }) => {
    await open(page, GALLERY);
    await page.addStyleTag({
      content:
        '.fig-track .fig-strong { width: 2rem; white-space: nowrap !important } .fig-state-label { font-size: 30px }',
    });
    await page.locator('.fig-state-box').evaluateAll((boxes) => {
      for (const box of boxes) box.setAttribute('y', '0');
    });
    const faults = (await figureFaults(page)).join('\n');
    for (const fault of ['est plus large que sa place', 'sort de sa boîte', 'deux états se recouvrent']) {
      expect(faults).toContain(fault);
    }
  });
});

test('a diagram says in words what it draws, and draws what it says', async ({ page }) => {
  await open(page, GALLERY);

  await test.step('every drawing has a name, and a list that says the same', async () => {
    const drawings = await page.locator('.fig-diagram svg:not([aria-hidden])').all();
    expect(drawings).not.toEqual([]);
    for (const drawing of drawings) {
      await expect(drawing).toHaveRole('img');
      await expect(drawing).toHaveAccessibleName(/^Schéma des états\s: \S/);
      await expect(drawing).toHaveAccessibleDescription(/→/);
    }
  });

  await test.step('every number in a drawing is explained below it, and every explanation is drawn', async () => {
    const figures = await page.locator('.fig-states').all();
    expect(figures).not.toEqual([]);
    for (const figure of figures) {
      const drawn = await figure.locator('.fig-disc text').allTextContents();
      const explained = await figure.locator('.fig-rules > li').count();
      const numbers = [...new Set(drawn.map(Number))].sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: explained }, (_, index) => index + 1));
    }
  });

  await test.step('a transition is told with both states and what brings it', async () => {
    const rules = page.locator('.fig-states').first().locator('.fig-rules > li');
    await expect(rules.nth(1)).toHaveText(
      asShown('Semé, en attente de la levée → Levé : deux feuilles sont visibles'),
    );
    await expect(rules.last()).toHaveText(asShown('Récolté → Composté : épluché'));
  });

  await test.step('an exchange reads in order, with who speaks to whom', async () => {
    const messages = page.locator('.fig-sequence').last().getByRole('listitem');
    const spoken = await messages.filter({ hasText: '→' }).allTextContents();
    expect(spoken.slice(0, 2)).toEqual([
      asShown('Jardinier → Potager : POST /waterings'),
      asShown('Potager → Station météo : pluie des trois derniers jours ?'),
    ]);
  });

  await test.step('an arrow runs from the lifeline of who speaks to that of who is spoken to', async () => {
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

  await test.step('an event is told with what brings it and what to do, in that order', async () => {
    const branches = page.locator('.fig-event-tree .fig-elbows > li');
    await expect(branches.first()).toHaveText(
      asShown('Événement plant.sprouted, deux feuilles sont visiblesÀ faire : Éclaircissez le rang.'),
    );
    await expect(branches.last()).toHaveText(asShown('Événement plant.harvestedÀ faire : Goûtez.'));
  });

  await test.step('no two elements share an id', async () => {
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

test('a timeline and a chain run along a wide page, and down a narrow one', async ({ page }) => {
  await open(page, GALLERY);
  for (const name of ['.fig-timeline', '.fig-chain']) {
    const [first, second] = [0, 1].map((index) => page.locator(`${name} li`).nth(index));
    const topOf = async (entry: typeof first) => (await entry?.boundingBox())?.y;
    await page.setViewportSize({ width: 1440, height: 900 });
    // Above it, sections may still be laid out between the two looks.
    await expect.poll(async () => (await topOf(first)) === (await topOf(second))).toBe(true);
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await topOf(first)).not.toBe(await topOf(second));
  }
});

test('lines and frames stay visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, GALLERY);
  const stroke = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).stroke);
  const canvasText = await page.locator('body').evaluate((body) => {
    body.style.outlineColor = 'CanvasText';
    return getComputedStyle(body).outlineColor;
  });
  expect(await stroke('.fig-edge')).toBe(canvasText);
  expect(await stroke('.fig-state-box')).toBe(canvasText);
});

test('prints in black on white, even by night', async ({ page }) => {
  await chooseColourMode(page, 'dark');
  await open(page, GALLERY);
  await page.emulateMedia({ media: 'print' });
  const figure = page.locator('.fig-diagram').first();
  await expect(figure).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(figure).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(figure.locator('.fig-state-label').first()).toHaveCSS('fill', 'rgb(0, 0, 0)');
});
