// The elements of a page's text: code blocks, tabs, details, tables.

import type { Locator, Page } from '@playwright/test';
import { buildTexts } from '../../i18n/fr/build';
import { FIXTURE_SITE } from '../../playwright.config';
import { asShown } from '../asShown';
import { expect, open, said, test } from './support';

test.use({ baseURL: FIXTURE_SITE });

const ELEMENTS = '/docs/elements';

/** The code block that holds this text: its frame, its bar and its buttons. */
const blockWith = (page: Page, text: string): Locator =>
  page.locator('article div:has(> pre)', { hasText: text });
const tableFrame = (page: Page, heading: string): Locator =>
  page.getByRole('region', { name: asShown(`${buildTexts.table} : ${heading}`) });
const backgroundOf = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).backgroundColor);
const scrollOf = (locator: Locator) =>
  locator.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

const PYTHON = `import hmac


def verifier(corps: bytes, secret: str) -> bool:
    """Compare la signature."""
    attendu = hmac.new(secret.encode(), corps, "sha256").hexdigest()
    return hmac.compare_digest(attendu, f"{corps!r}")`;

test.describe('a code block', () => {
  test('copies its code without the marking comments', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, ELEMENTS);
    await blockWith(page, 'def verifier')
      .getByRole('button', { name: said('theme.CodeBlock.copyButtonAriaLabel') })
      .click();
    await expect(page.locator('body > [role="status"]')).toHaveText(said('theme.CodeBlock.copied'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(PYTHON);
  });

  test('copies its code without the line numbers', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, ELEMENTS);
    await blockWith(page, 'Obtenir un jeton')
      .getByRole('button', { name: said('theme.CodeBlock.copyButtonAriaLabel') })
      .click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toHaveLength(4);
    expect(copied).toMatch(/^# Obtenir un jeton\nexport JETON=/);
  });

  test('selected by hand, is the same text, empty lines included', async ({ page }) => {
    await open(page, ELEMENTS);
    await blockWith(page, 'def verifier')
      .locator('code')
      .evaluate((code) => getSelection()?.selectAllChildren(code));
    expect(await page.evaluate(() => String(getSelection()).trimEnd())).toBe(PYTHON);
  });

  test('wraps its long lines on demand, and offers it only where a line is too long', async ({ page }) => {
    await open(page, ELEMENTS);
    const long = blockWith(page, 'const reponse');
    const toggle = long.getByRole('button', { name: said('theme.CodeBlock.wordWrapToggle') });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    expect(await scrollOf(long.locator('pre'))).toBeGreaterThan(0);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(await scrollOf(long.locator('pre'))).toBe(0);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(toggle).toBeFocused();
    await expect(blockWith(page, 'Sans langage').getByRole('button')).toHaveCount(1);
  });

  test('offers to wrap in a tab that was hidden', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, ELEMENTS);
    await page.getByRole('tab', { name: 'Python' }).click();
    await expect(
      blockWith(page, 'semis = client').getByRole('button', { name: said('theme.CodeBlock.wordWrapToggle') }),
    ).toBeVisible();
  });

  test('marks the lines that the writer marked, and no other', async ({ page }) => {
    await open(page, ELEMENTS);
    const block = blockWith(page, 'bedId": null');
    const background = await backgroundOf(block.locator('mark'));
    expect(background).not.toBe(await backgroundOf(block.locator('code')));
    await expect(page.locator('mark.code-line')).toHaveText([
      /pending/,
      /attendu/,
      /function/,
      /return/,
      /}/,
    ]);
  });

  test('has its title and the name of its language', async ({ page }) => {
    await open(page, ELEMENTS);
    await expect(blockWith(page, 'pending')).toContainText('Réponse 201');
    await expect(blockWith(page, 'pending').getByText('JSON', { exact: true })).toBeVisible();
    await expect(blockWith(page, 'ligne 2')).toContainText('Depuis JSX');
  });

  test('takes its colours from the style sheet: dark mode changes them', async ({ page }) => {
    await open(page, ELEMENTS);
    const string = page.locator('.k-string').first();
    const colour = () => string.evaluate((element) => getComputedStyle(element).color);
    const inLight = await colour();
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect.poll(colour).not.toBe(inLight);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('details open, and so does what tabs hold', async ({ page }) => {
    await page.goto(ELEMENTS);
    await expect(page.getByText('Le corps est du JSON.')).toBeHidden();
    await page.getByText('Voir le corps de la réponse').click();
    await expect(page.getByText('Le corps est du JSON.')).toBeVisible();
    await expect(page.getByText('curl --fail')).toBeVisible();
    await expect(page.getByText('semis = client')).toBeVisible();
  });

  test('code is coloured, and has no button that would not answer', async ({ page }) => {
    await page.goto(ELEMENTS);
    await expect(page.locator('.k-string').first()).toBeVisible();
    await expect(page.locator('article').getByRole('button')).toHaveCount(0);
  });
});

test.describe('what is folded', () => {
  const FOLDED = [
    { link: 'les champs du corps', id: 'champs-du-corps', text: 'dit que tout va bien' },
    { link: 'le gel tardif', id: 'gel-tardif', text: 'Couvrez les semis.' },
  ];

  for (const { link, id, text } of FOLDED) {
    test(`opens for who comes to #${id}, by a link of another page or by the address`, async ({ page }) => {
      await open(page, '/docs/titres');
      await page.getByRole('link', { name: link }).click();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.locator(`#${id}`)).toBeInViewport();

      await page.reload();
      await expect(page.getByText(text)).toBeVisible();
      await expect(page.locator(`#${id}`)).toBeInViewport();
    });
  }

  test('closes again', async ({ page }) => {
    await open(page, `${ELEMENTS}#gel-tardif`);
    await expect(page.getByText('Couvrez les semis.')).toBeVisible();
    await page.getByText('Le sol gèle en mai').click();
    await expect(page.getByText('Couvrez les semis.')).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is shown to who comes by its address', async ({ page }) => {
      for (const { id, text } of FOLDED) {
        await page.goto(`${ELEMENTS}#${id}`);
        await expect(page.getByText(text)).toBeVisible();
      }
    });
  });
});

test.describe('a table', () => {
  test('too wide for the screen scrolls in its frame, and the page does not', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, ELEMENTS);
    const frame = tableFrame(page, 'Tableau large');
    expect(await scrollOf(frame)).toBeGreaterThan(100);
    expect(await scrollOf(page.locator('html'))).toBe(0);
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });

  test('keeps its first column in sight when it scrolls to the side', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, ELEMENTS);
    const frame = tableFrame(page, 'Tableau large');
    await frame.scrollIntoViewIfNeeded();
    await frame.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect(frame.getByText('P10Y')).toBeInViewport();
    await expect(frame.getByText('retention')).toBeInViewport({ ratio: 1 });
  });

  test('keeps its headings in sight when it scrolls down', async ({ page }) => {
    await open(page, ELEMENTS);
    const frame = tableFrame(page, 'Long tableau');
    await frame.scrollIntoViewIfNeeded();
    await frame.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await expect(frame.getByText('Vingt')).toBeInViewport();
    await expect(frame.getByRole('columnheader', { name: 'Statut' })).toBeInViewport({ ratio: 1 });
  });
});

test('no element of the page has an inline style, before or after scripts have run', async ({
  page,
  request,
}) => {
  const html = await (await request.get(ELEMENTS)).text();
  expect(html).toContain('table-frame');
  expect(html.match(/<[a-z][^>]*\sstyle=[^>]*>/gi)).toBeNull();
  await open(page, ELEMENTS);
  await expect(page.locator('article [style]')).toHaveCount(0);
});
