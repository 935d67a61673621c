// The drawn screens, strings, columns and pages, on the gallery of the fixture site.
import type { Page } from '@playwright/test';
import { FIXTURE_SITE } from '../../playwright.config';
import { asShown } from '../asShown';
import { expect, open, test } from './support';

const GALLERY = `${FIXTURE_SITE}/docs/galerie_ecrans`;

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

async function openGallery(page: Page, width: number, theme: 'light' | 'dark'): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
  await open(page, GALLERY);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** What moved in a figure, or with it, since the page began to load. */
async function movedInFigures(page: Page): Promise<(string | null)[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        type LayoutShift = PerformanceEntry & { sources: { node: Node | null }[] };
        const isLayoutShift = (entry: PerformanceEntry): entry is LayoutShift => 'sources' in entry;
        const moved: (Node | null)[] = [];
        new PerformanceObserver((list) => {
          moved.push(
            ...list
              .getEntries()
              .filter(isLayoutShift)
              .flatMap(({ sources }) => sources.map(({ node }) => node)),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        const inFigure = (node: Node | null) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return Boolean(element?.closest('.figure') ?? element?.querySelector('.figure'));
        };
        // The entries of the past arrive in a task of their own.
        setTimeout(() => resolve(moved.filter(inFigure).map((node) => node?.textContent ?? null)), 300);
      }),
  );
}

for (const theme of ['light', 'dark'] as const) {
  for (const width of [320, 360, 1440]) {
    test.describe(`${theme} mode, ${width} px`, () => {
      test.beforeEach(({ page }) => openGallery(page, width, theme));

      test('the page does not scroll sideways, and no drawing leaves its plate', async ({ page }) => {
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          const spilled = [...document.querySelectorAll('.figure .fig-plate')].flatMap((plate) => {
            const { left, right } = plate.getBoundingClientRect();
            return [...plate.querySelectorAll('*')]
              .filter((element) => {
                const box = element.getBoundingClientRect();
                return box.width > 1 && (box.left < left || box.right > right);
              })
              .map((element) => element.className);
          });
          return { sideways: scrollWidth - clientWidth, spilled };
        });
        expect(overflow).toEqual({ sideways: 0, spilled: [] });
      });

      test('no text of a figure is smaller than 12 px', async ({ page }) => {
        const small = await page.locator('.figure *').evaluateAll((elements) =>
          elements
            .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE))
            .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 12)
            .map((element) => element.textContent),
        );
        expect(small).toEqual([]);
      });

      test('no figure moves once it is there', async ({ page }) => {
        expect(await movedInFigures(page)).toEqual([]);
      });
    });
  }
}

test.describe('whatever the width and the mode', () => {
  test.beforeEach(({ page }) => openGallery(page, 1440, 'light'));

  test('each figure is named by its caption, each drawn screen by its own name', async ({ page }) => {
    const captions = await page.locator('.figure > figcaption').allInnerTexts();
    expect(captions).toHaveLength(await page.locator('.figure').count());
    for (const caption of captions) {
      await expect(page.getByRole('figure', { name: caption, exact: true })).toHaveCount(1);
    }
    await expect(page.getByRole('group', { name: 'Écran « Autorisations »' })).toBeVisible();
    await expect(page.locator('.fig-drawing:not([role="group"][aria-label])')).toHaveCount(0);
  });

  test('each number in a drawing has its entry in the legend, and the reverse', async ({ page }) => {
    const figures = await page.locator('.figure:has(.fig-seal)').evaluateAll((found) =>
      found.map((figure) => ({
        caption: figure.querySelector('figcaption')?.textContent,
        drawn: [...figure.querySelectorAll('.fig-seal')].map((seal) => Number(seal.lastChild?.textContent)),
        explained: figure.querySelectorAll('.fig-legend > li').length,
      })),
    );
    expect(figures.length).toBeGreaterThan(5);
    for (const { caption, drawn, explained } of figures) {
      const entries = Array.from({ length: explained }, (_, index) => index + 1);
      expect([caption, [...new Set(drawn)].sort((a, b) => a - b)]).toEqual([caption, entries]);
    }
  });

  test('a drawn button is no button: nothing in a drawn screen can be focused or operated', async ({
    page,
  }) => {
    const drawing = page.locator('.fig-drawing');
    expect(await drawing.count()).toBeGreaterThan(10);
    await expect(drawing.locator(focusable)).toHaveCount(0);
    for (const role of ['button', 'textbox', 'switch', 'tab', 'link', 'menuitem'] as const) {
      await expect(drawing.getByRole(role)).toHaveCount(0);
    }
  });

  test('a drawn screen is real text, which can be read and searched', async ({ page }) => {
    const screen = page.getByRole('group', { name: 'Écran « Bienvenue »' });
    await expect(screen.getByText(asShown("J'ai reçu un Certilink"))).toBeVisible();
  });

  test('an annotated string is copied as one text, without its numbers', async ({ page }) => {
    const copied = await page.locator('.fig-string-text').evaluateAll((strings) =>
      strings.map((string) => {
        const selection = getSelection();
        selection?.selectAllChildren(string);
        return selection?.toString();
      }),
    );
    expect(copied).toEqual([
      'X1234567L',
      'rpt_01K5B99360ZS4MCMD468TTASMP',
      'https://lien.preuve.example/app/dossier/nouveau?trame=tpl_01JTGBY5R0CEYEHN7DY36MDZZY&ref=CHAUD-2025-00042&titre=Logement%2012&retour=https%3A%2F%2Fmetier.example%2Fretour&etat=8f2c',
    ]);
  });

  test('no figure has an inline style', async ({ page }) => {
    await expect(page.locator('.figure')).not.toHaveCount(0);
    await expect(page.locator('.figure[style], .figure [style]')).toHaveCount(0);
  });
});
