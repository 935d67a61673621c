// The figures drawn from data, as a reader sees them: on small and large screens, by day and by night.
import { FIXTURE_SITE } from '../../playwright.config';
import { asShown } from '../asShown';
import { expect, open, test } from './support';

const GALLERY = `${FIXTURE_SITE}/docs/galerie_schemas`;
const WIDTHS = [320, 360, 1440];
const THEMES = ['light', 'dark'];

for (const width of WIDTHS) {
  for (const theme of THEMES) {
    test.describe(`at ${width} px, ${theme}`, () => {
      test.use({ viewport: { width, height: 900 } });

      test.beforeEach(async ({ page }) => {
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
        await open(page, GALLERY);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      });

      test('no figure makes the page scroll sideways', async ({ page }) => {
        const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
        expect(scrollWidth).toBe(clientWidth);
      });

      test('no text leaves its box, and no box covers another', async ({ page }) => {
        const faults = await page.locator('.fig-states-drawing').evaluateAll((drawings) => {
          const found: string[] = [];
          for (const drawing of drawings) {
            const boxes = [...drawing.querySelectorAll<SVGRectElement>('.fig-state-box')].map((box) =>
              box.getBBox(),
            );
            for (const [index, a] of boxes.entries()) {
              for (const b of boxes.slice(index + 1)) {
                const beside = a.x + a.width < b.x || b.x + b.width < a.x;
                const above = a.y + a.height < b.y || b.y + b.height < a.y;
                if (!beside && !above) found.push(`${drawing.ariaLabel}: two boxes overlap`);
              }
            }
            for (const text of drawing.querySelectorAll<SVGTextElement>('.fig-state text, .fig-disc text')) {
              const around = text.parentElement?.querySelector<SVGGraphicsElement>('rect, circle')?.getBBox();
              const { x, y, width, height } = text.getBBox();
              const inside =
                around &&
                x >= around.x &&
                x + width <= around.x + around.width &&
                y >= around.y &&
                y + height <= around.y + around.height;
              if (!inside) found.push(`${drawing.ariaLabel}: « ${text.textContent} » leaves its box`);
            }
          }
          return found;
        });
        expect(faults).toEqual([]);
      });

      test('no text is smaller than 12 px, nor cut off', async ({ page }) => {
        const faults = await page.locator('.fig-diagram').evaluateAll((figures) => {
          const found: string[] = [];
          for (const figure of figures) {
            for (const element of figure.querySelectorAll<HTMLElement | SVGElement>('*')) {
              const drawing = element.closest('svg');
              const scale = drawing
                ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width
                : 1;
              const size = scale * Number.parseFloat(getComputedStyle(element).fontSize);
              if (element.children.length === 0 && element.textContent && size < 11.99) {
                found.push(`« ${element.textContent} » is ${size} px`);
              }
              const cutOff = element.scrollWidth > element.clientWidth && element.clientWidth > 1;
              if (!drawing && cutOff && getComputedStyle(element).display !== 'inline') {
                found.push(`« ${element.textContent} » is wider than its place`);
              }
            }
          }
          return found;
        });
        expect(faults).toEqual([]);
      });
    });
  }
}

test.describe('in any window', () => {
  test.beforeEach(({ page }) => open(page, GALLERY));

  test('every drawing has a name, and a list that says the same', async ({ page }) => {
    const drawings = page.locator('.fig-diagram svg:not([aria-hidden])');
    expect(await drawings.count()).toBeGreaterThanOrEqual(7);
    for (const drawing of await drawings.all()) {
      await expect(drawing).toHaveRole('img');
      await expect(drawing).toHaveAccessibleName(/^Schéma des états\s: \S/);
      await expect(drawing).toHaveAccessibleDescription(/→/);
    }
  });

  test('every number in a drawing is explained below it, and every explanation is drawn', async ({
    page,
  }) => {
    for (const figure of await page.locator('.fig-states').all()) {
      const drawn = await figure.locator('.fig-disc text').allTextContents();
      const explained = await figure.locator('.fig-rules > li').count();
      const numbers = [...new Set(drawn.map(Number))].sort((a, b) => a - b);
      expect(numbers).toEqual(Array.from({ length: explained }, (_, index) => index + 1));
    }
  });

  test('a transition is told with both states and what brings it', async ({ page }) => {
    const figure = page.locator('.fig-states', { hasText: asShown("La vie d'un certificat") });
    await expect(figure.locator('.fig-rules > li').nth(1)).toHaveText(
      asShown("En cours de certification → Certifié : jeton d'horodatage et PDF obtenus"),
    );
    await expect(figure.locator('.fig-rules > li').last()).toHaveText(
      asShown('Certifié, Retiré ou Échec → Purgé : date purgeAt atteinte'),
    );
  });

  test('an exchange reads in order, with who speaks to whom', async ({ page }) => {
    const messages = page.locator('.fig-sequence').last().getByRole('listitem');
    const spoken = await messages.filter({ hasText: '→' }).allTextContents();
    expect(spoken.slice(0, 2)).toEqual([
      asShown('Votre logiciel → API : POST /oauth/token'),
      asShown("API → Votre logiciel, réponse : jeton d'accès at_…"),
    ]);
  });

  test('an arrow runs from the lifeline of who speaks to that of who is spoken to', async ({ page }) => {
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
    expect(gaps.length).toBeGreaterThan(0);
    expect(Math.max(...gaps)).toBeLessThan(1.5);
  });

  test('no element carries a style of its own, which the security policy would refuse', async ({ page }) => {
    await expect(page.locator('.fig-diagram [style], .fig-diagram[style]')).toHaveCount(0);
  });

  test('no two elements share an id', async ({ page }) => {
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
    expect(await topOf(first)).toBe(await topOf(second));
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
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, GALLERY);
  await page.emulateMedia({ media: 'print' });
  const figure = page.locator('.fig-diagram').first();
  await expect(figure).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(figure).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(figure.locator('.fig-state-label').first()).toHaveCSS('fill', 'rgb(0, 0, 0)');
});
