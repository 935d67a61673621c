// The first use of a term comes with its definition, for the mouse, the keyboard, and without scripts.
import { FIXTURE_SITE } from '../../playwright.config';
import { glossary } from '../fixtures/garden';
import { expect, open, test } from './support';

test.use({ baseURL: FIXTURE_SITE });

const PAGE = '/docs/potager/semer';

test('a term opens its definition by keyboard, and Escape closes it', async ({ page }) => {
  await open(page, PAGE);
  const term = page.locator('.term').first();
  const definition = page.locator(`[id="${await term.getAttribute('popovertarget')}"]`);
  await expect(definition).toBeHidden();
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(definition).toBeVisible();
  await expect(definition).toContainText('\u00A0: ');
  await page.keyboard.press('Escape');
  await expect(definition).toBeHidden();
});

test('no term is explained twice on a page, nor in a title', async ({ page }) => {
  await open(page, PAGE);
  const targets = await page
    .locator('.term')
    .evaluateAll((terms) => terms.map((term) => term.getAttribute('popovertarget')));
  expect(targets).toHaveLength(Object.keys(glossary).length);
  expect(new Set(targets).size).toBe(targets.length);
  await expect(page.locator(':is(h1, h2, h3, a, code) .term')).toHaveCount(0);
});

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('a term opens its definition', async ({ page }) => {
    await page.goto(PAGE);
    const term = page.locator('.term').first();
    await term.click();
    const definition = page.locator(`[id="${await term.getAttribute('popovertarget')}"]`);
    await expect(definition).toBeVisible();
    const box = await definition.boundingBox();
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  });
});
