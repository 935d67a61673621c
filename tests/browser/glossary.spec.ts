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

test('without popovers, definitions are hidden, and each opens in the text of its term', async ({ page }) => {
  // Safari before 17 and Firefox before 125 know neither the attribute nor the property.
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(' popover=""', '') });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, PAGE);
  await page.waitForFunction(() => localStorage.getItem('docs-visits') !== null);
  const shown = page.locator('.term-definition:visible');
  await expect(shown).toHaveCount(0);
  const [first, second] = [page.locator('.term').nth(0), page.locator('.term').nth(1)];
  await first.press('Enter');
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveId((await first.getAttribute('popovertarget')) ?? '');
  await expect(shown).toBeInViewport();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await second.click();
  await expect(shown).toHaveId((await second.getAttribute('popovertarget')) ?? '');
  await page.keyboard.press('Escape');
  await expect(shown).toHaveCount(0);
  await second.click();
  await page.locator('h1').click();
  await expect(shown).toHaveCount(0);
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
