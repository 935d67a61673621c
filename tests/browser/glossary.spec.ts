// Terms of the glossary. How they open by touch, and without scripts, is in tests/engines.
import { FIXTURE_SITE } from '../../playwright.config';
import { glossary } from '../fixtures/garden';
import { expect, open, openWithExtras, PHONE, test } from './support';

test.use({ baseURL: FIXTURE_SITE });

const PAGE = '/docs/potager/semer';

test('each term is explained once, outside titles and code: Enter opens its definition, Escape closes it', async ({
  page,
}) => {
  await open(page, PAGE);
  const terms = page.locator('.term');
  const targets = await terms.evaluateAll((all) => all.map((term) => term.getAttribute('popovertarget')));
  expect(targets).toHaveLength(Object.keys(glossary).length);
  expect(new Set(targets).size).toBe(targets.length);
  await expect(page.locator(':is(h1, h2, h3, a, code) .term')).toHaveCount(0);

  const definition = page.locator(`[id="${targets[0]}"]`);
  await expect(definition).toBeHidden();
  await terms.first().press('Enter');
  await expect(definition).toBeVisible();
  await expect(definition).toContainText('\u00A0: ');
  await page.keyboard.press('Escape');
  await expect(definition).toBeHidden();
});

test('in a browser without popovers, definitions are hidden, and each opens in the text of its term', async ({
  page,
}) => {
  // Safari before 17 and Firefox before 125 know neither the attribute nor the property.
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'popover'));
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(' popover=""', '') });
  });
  await page.setViewportSize(PHONE);
  await openWithExtras(page, PAGE);
  const shown = page.locator('.term-definition:visible');
  await expect(shown).toHaveCount(0);
  const [first, second] = [page.locator('.term').nth(0), page.locator('.term').nth(1)];
  await first.press('Enter');
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
