// Static parts, which the pages of the API are made of, and their code samples in several languages.
import type { Locator, Page } from '@playwright/test';
import { FIXTURE_SITE } from '../../playwright.config';
import { expect, hydrated, interfaceText, open, test } from './support';

test.use({ baseURL: FIXTURE_SITE });

const PAGE = '/docs/parties';
const NEXT_PAGE = '/docs/parties_suite';
const LANGUAGES = ['cURL', 'JavaScript', 'Python', 'PHP'];

const groups = (page: Page): Locator => page.locator('[data-samples]');
const linkTo = (page: Page, language: string, group = 0): Locator =>
  groups(page).nth(group).getByRole('link', { name: language, exact: true });
const choose = (page: Page, language: string, group = 0): Promise<void> =>
  linkTo(page, language, group).click();
const expectChosen = (page: Page, language: string, group = 0): Promise<void> =>
  expect(linkTo(page, language, group)).toHaveAttribute('aria-current', 'true');
const shownIn = (group: Locator): Locator => group.locator('pre:visible');
const topOf = async (locator: Locator): Promise<number> =>
  Math.round((await locator.boundingBox())?.y ?? NaN);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all text is there, folded parts open, languages lead to files, and no button is without effect', async ({
    page,
  }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { name: 'Lire les planches' })).toBeVisible();
    await expect(page.getByText('l’identifiant de la graine')).toBeVisible();
    await page.getByText('Champs de l’auteur').click();
    await expect(page.getByText('se lit sans script')).toBeVisible();
    await expect(page.locator('article button:not(.term):visible')).toHaveCount(0);
    await choose(page, 'Python');
    await expect(page.locator('body')).toHaveText(/os\.environ/);
  });
});

test.describe('a group of samples in several languages', () => {
  test('shows the first language and says which, also to a reader who had chosen one that it lacks', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('exemple-langage', 'cobol'));
    await open(page, PAGE);
    await expect(groups(page)).toHaveCount(2);
    await expect(groups(page).first().locator('a')).toHaveText(LANGUAGES);
    await expectChosen(page, 'cURL');
    await expect(shownIn(groups(page).first())).toHaveText([/^curl --fail/]);
  });

  test('shows the chosen language in every group, on the next pages and on later visits', async ({
    page,
  }) => {
    await open(page, PAGE);
    await choose(page, 'PHP');
    for (const group of [0, 1]) await expectChosen(page, 'PHP', group);

    await page.getByRole('link', { name: 'l’autre page à parties' }).click();
    await expect(page.locator('h1')).toHaveText('Parties statiques, suite');
    for (const group of [0, 1]) await expectChosen(page, 'PHP', group);

    await page.reload();
    await hydrated(page);
    await expect(shownIn(groups(page).first())).toHaveText([/getenv/]);
    expect(await page.evaluate(() => localStorage.getItem('exemple-langage'))).toBe('php');
  });

  test('shows the language chosen in another tab', async ({ page, context }) => {
    await open(page, PAGE);
    const other = await context.newPage();
    await open(other, NEXT_PAGE);
    await choose(other, 'Python');
    await expectChosen(page, 'Python');
  });

  test('shows the chosen language where the browser stores nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.getItem = () => null;
      Storage.prototype.setItem = () => {};
    });
    await open(page, PAGE);
    await choose(page, 'Python', 1);
    for (const group of [0, 1]) await expectChosen(page, 'Python', group);
  });

  test('lets the keyboard choose a language, with a visible focus, and shows the versions that it needs', async ({
    page,
  }) => {
    await open(page, PAGE);
    const link = linkTo(page, 'Python');
    await linkTo(page, 'JavaScript').focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Enter');
    await expect(shownIn(groups(page).first())).toHaveText([/os\.environ/]);
    await expect(groups(page).first().locator('.sample-needs:visible')).toHaveText([/Python 3\.9/]);
    await expect(link).toBeFocused();
  });

  test('does not move when the groups above it change their height', async ({ page }) => {
    await open(page, PAGE);
    await groups(page)
      .nth(1)
      .evaluate((group) => group.scrollIntoView({ block: 'center' }));
    const heightAbove = async () => (await groups(page).first().boundingBox())?.height ?? 0;
    const [before, above] = [await topOf(groups(page).nth(1)), await heightAbove()];
    await choose(page, 'JavaScript', 1);
    await expectChosen(page, 'JavaScript');
    expect(await heightAbove()).not.toBe(above);
    // After two frames, the browser has adjusted the scroll position too.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(Math.abs((await topOf(groups(page).nth(1))) - before)).toBeLessThanOrEqual(1);
  });

  test('leaves the title of the address under the navbar when it shows a remembered language', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('exemple-langage', 'javascript'));
    await open(page, `${NEXT_PAGE}#lire-les-recoltes`);
    await expectChosen(page, 'JavaScript');
    const navbar = await page.locator('.navbar').boundingBox();
    const title = await topOf(page.locator('#lire-les-recoltes'));
    expect(title).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0));
    expect(title).toBeLessThan(250);
  });

  test('fits a screen of 320 px in every language', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await open(page, PAGE);
    for (const language of LANGUAGES) {
      await choose(page, language);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect([language, scrollWidth]).toEqual([language, clientWidth]);
    }
  });

  test('prints the chosen language, under its name', async ({ page }) => {
    await open(page, PAGE);
    await choose(page, 'Python');
    await expectChosen(page, 'Python');
    await page.emulateMedia({ media: 'print' });
    const group = page.locator('.samples').first();
    await expect(group.locator('pre:visible')).toHaveCount(1);
    await expect(group.locator('figcaption:visible')).toHaveText('Python');
    await expect(group.getByRole('link')).toHaveCount(0);
  });
});

test.describe('samples that cannot be fetched', () => {
  test.use({ provokesFailures: true });

  test('are reported to the reader, who can ask for them again', async ({ page, context }) => {
    await open(page, PAGE);
    await context.setOffline(true);
    await choose(page, 'PHP');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(shownIn(groups(page).first())).toHaveText([/^curl --fail/]);
    await context.setOffline(false);
    await page.getByRole('alert').getByRole('button').click();
    await expect(shownIn(groups(page).first())).toHaveText([/getenv/]);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('a static article', () => {
  test('is not fetched again by the page that holds it', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === PAGE) asked.push(request.url());
    });
    await open(page, PAGE);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(1);
  });

  test('has links that change the page without a load, and leave other clicks to the browser', async ({
    page,
    context,
  }) => {
    await open(page, PAGE);
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    const link = page.getByRole('link', { name: 'les titres' });
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      link.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await opened.close();
    await expect(page.locator('h1')).toHaveText('Parties statiques');

    await link.click();
    await expect(page.locator('h1')).toHaveText('Titres');
    await expect(page).toHaveURL(/\/docs\/titres#quatrieme$/);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Lire les planches' })).toBeVisible();
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  });

  test('has titles in the table of contents, with links to themselves', async ({ page }) => {
    await open(page, PAGE);
    const contents = page.locator('.table-of-contents');
    await contents.getByRole('link', { name: 'Lire les planches' }).click();
    await expect(contents.locator('.table-of-contents__link--active')).toHaveText('Lire les planches');
    const title = page.getByRole('heading', { name: 'Lire les planches' });
    await expect(
      title.getByRole('link', {
        name: interfaceText('theme.common.headingLinkTitle', { heading: 'Lire les planches' }),
      }),
    ).toHaveAttribute('href', '#lire-les-planches');
  });

  test('has code that is copied after a navigation', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, NEXT_PAGE);
    await page.getByRole('link', { name: 'planches', exact: true }).click();
    await expect(page.locator('h1')).toHaveText('Parties statiques');
    const block = page.locator('article div:has(> pre)', { hasText: 'Réponse 200' });
    await block.getByRole('button', { name: interfaceText('theme.CodeBlock.copyButtonAriaLabel') }).click();
    await expect(block.getByRole('button', { name: interfaceText('theme.CodeBlock.copied') })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\{ "id": "sow_/);
  });
});
