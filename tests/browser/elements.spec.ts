// The elements of a page's text: code blocks, tabs, folds, tables.
import type { Locator, Page } from '@playwright/test';
import { buildTexts } from '../../i18n/fr/build';
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { FIXTURE_SITE } from '../../playwright.config';
import { expect, interfaceText, open, scrollsSideways, test } from './support';

test.use({ baseURL: FIXTURE_SITE });

const ELEMENTS = '/docs/elements';
const NARROW = { width: 320, height: 800 };

const blockWith = (page: Page, text: string): Locator =>
  page.locator('article div:has(> pre)', { hasText: text });
const copyButton = (block: Locator): Locator =>
  block.getByRole('button', { name: interfaceText('theme.CodeBlock.copyButtonAriaLabel') });
const wrapButton = (block: Locator): Locator =>
  block.getByRole('button', { name: interfaceText('theme.CodeBlock.wordWrapToggle') });
const styleOf = (locator: Locator, property: string): Promise<string> =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const scrollOf = (locator: Locator): Promise<number> =>
  locator.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

/** The keyboard reaches what scrolls. */
async function expectScrollsByKeyboard(page: Page, element: Locator): Promise<void> {
  await element.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => element.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
}

const PYTHON = `import hmac


def verifier(corps: bytes, secret: str) -> bool:
    """Compare la signature."""
    attendu = hmac.new(secret.encode(), corps, "sha256").hexdigest()
    return hmac.compare_digest(attendu, f"{corps!r}")`;

test('a code block is copied and selected without magic comments and line numbers', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, ELEMENTS);
  const python = blockWith(page, 'def verifier');
  await copyButton(python).click();
  await expect(page.locator('body > [role="status"]')).toHaveText(interfaceText('theme.CodeBlock.copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(PYTHON);
  await python.locator('code').evaluate((code) => getSelection()?.selectAllChildren(code));
  expect(await page.evaluate(() => String(getSelection()).trimEnd())).toBe(PYTHON);

  await copyButton(blockWith(page, 'Obtenir un jeton')).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')).toHaveLength(4);
  expect(copied).toMatch(/^# Obtenir un jeton\nexport JETON=/);
});

test('a code block shows its title, its language, its marked lines and its colours; a long line scrolls by keyboard, or wraps', async ({
  page,
}) => {
  await open(page, ELEMENTS);
  const answer = blockWith(page, 'bedId": null');
  await expect(answer).toContainText('Réponse 201');
  await expect(answer.getByText('JSON', { exact: true })).toBeVisible();
  await expect(blockWith(page, 'ligne 2')).toContainText('Depuis JSX');
  const ground = await styleOf(answer.locator('code'), 'background-color');
  expect(await styleOf(answer.locator('mark'), 'background-color')).not.toBe(ground);
  const marked = [/pending/, /attendu/, /function/, /return/, /}/];
  await expect(page.locator('mark.code-line')).toHaveText(marked);
  const string = page.locator('.k-string').first();
  const light = await styleOf(string, 'color');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await expect.poll(() => styleOf(string, 'color')).not.toBe(light);
  await expect(page.locator('article [style]')).toHaveCount(0);

  const long = blockWith(page, 'const reponse');
  await expectScrollsByKeyboard(page, long.locator('pre'));
  const toggle = wrapButton(long);
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await scrollOf(long.locator('pre'))).toBe(0);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(toggle).toBeFocused();
  await expect(blockWith(page, 'Sans langage').getByRole('button')).toHaveCount(1);

  await page.setViewportSize(NARROW);
  await page.getByRole('tab', { name: 'Python' }).click();
  await expect(wrapButton(blockWith(page, 'semis = client'))).toBeVisible();
});

const FOLDED = [
  { link: 'les champs du corps', id: 'champs-du-corps', text: 'dit que tout va bien' },
  { link: 'le gel tardif', id: 'gel-tardif', text: 'Couvrez les semis.' },
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('code is highlighted and has no button, and what is folded or in tabs can be read', async ({
    page,
  }) => {
    await page.goto(ELEMENTS);
    await expect(page.locator('.k-string').first()).toBeVisible();
    await expect(page.locator('article').getByRole('button')).toHaveCount(0);
    await expect(page.getByText('Le corps est du JSON.')).toBeHidden();
    await page.getByText('Voir le corps de la réponse').click();
    await expect(page.getByText('Le corps est du JSON.')).toBeVisible();
    await expect(page.getByText('curl --fail')).toBeVisible();
    await expect(page.getByText('semis = client')).toBeVisible();
    for (const { id, text } of FOLDED) {
      await page.goto(`${ELEMENTS}#${id}`);
      await expect(page.getByText(text)).toBeVisible();
    }
  });
});

for (const { link, id, text } of FOLDED) {
  test(`a fold opens for #${id}, in a link of another page or in the address, and closes again`, async ({
    page,
  }) => {
    await open(page, '/docs/titres');
    const expectShown = async () => {
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.locator(`#${id}`)).toBeInViewport();
    };
    await page.getByRole('link', { name: link }).click();
    await expectShown();
    await page.reload();
    await expectShown();
    await page.locator('details[open] > summary').click();
    await expect(page.getByText(text)).toBeHidden();
  });
}

test('a table that is too wide or too long scrolls in its frame, and keeps its first column and its headings in sight', async ({
  page,
}) => {
  const frameOf = (heading: string): Locator =>
    page.getByRole('region', { name: frenchTypography(`${buildTexts.table} : ${heading}`) });
  await open(page, ELEMENTS);
  const long = frameOf('Long tableau');
  await long.scrollIntoViewIfNeeded();
  await long.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect(long.getByText('Vingt')).toBeInViewport();
  await expect(long.getByRole('columnheader', { name: 'Statut' })).toBeInViewport({ ratio: 1 });

  await page.setViewportSize(NARROW);
  const wide = frameOf('Tableau large');
  expect(await scrollOf(wide)).toBeGreaterThan(100);
  expect(await scrollsSideways(page)).toBe(false);
  await expectScrollsByKeyboard(page, wide);
  await wide.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(wide.getByText('P10Y')).toBeInViewport();
  await expect(wide.getByText('retention')).toBeInViewport({ ratio: 1 });
});
