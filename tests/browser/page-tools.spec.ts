// The menu and the foot of a page (copies, reference, mail), and what has changed since the last visit.
import type { Page } from '@playwright/test';
import { SECTION_HASH_LENGTH } from '../../lib/pageMarks';
import { FIXTURE_SITE } from '../../playwright.config';
import { categories, docs } from '../routes';
import { expect, open, openWithExtras, test } from './support';

const FIXTURE_PAGE = '/docs/potager/semer';

const clipboardText = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test.describe('the menu of a page', () => {
  test.use({ baseURL: FIXTURE_SITE, permissions: ['clipboard-read', 'clipboard-write'] });

  const menuOf = (page: Page) => page.locator('.page-menu');

  async function copyOf(page: Page): Promise<string> {
    const address = await menuOf(page).locator('a[type]').getAttribute('href');
    return (await page.request.get(address ?? '')).text();
  }

  test('copies the page as Markdown and says so, or that the copy failed; Escape and a click elsewhere close it', async ({
    page,
  }) => {
    await openWithExtras(page, FIXTURE_PAGE);
    const menu = menuOf(page);
    const [summary, button] = [menu.locator('summary'), menu.locator('button')];
    await summary.click();
    const label = (await button.textContent()) ?? '';
    await button.click();
    await expect(button).not.toHaveText(label);
    expect(await clipboardText(page)).toBe(await copyOf(page));
    await expect(button).toHaveText(label);

    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
    await summary.click();
    await expect(menu).toHaveAttribute('open');
    await page.locator('h1').click();
    await expect(menu).not.toHaveAttribute('open');

    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new Error('refused'));
    });
    await summary.click();
    await button.click();
    await expect(page.getByRole('alert')).toBeVisible();
  });

  test('copies the page in a browser that takes only text', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'));
    await openWithExtras(page, FIXTURE_PAGE);
    await menuOf(page).locator('summary').click();
    await menuOf(page).locator('button').click();
    await expect.poll(() => clipboardText(page)).toBe(await copyOf(page));
  });

  test('leads to the reference, which can be copied; a mail names the section of the address; the next page has a menu of its own', async ({
    page,
  }) => {
    await openWithExtras(page, `${FIXTURE_PAGE}#recolter`);
    const report = page.locator('a[data-report]');
    await report.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await report.click();
    const mail = new URL((await report.getAttribute('href')) ?? '');
    const section = await page.locator('#recolter').evaluate(({ firstChild }) => firstChild?.textContent);
    expect(mail.searchParams.get('body')).toContain(`${section} (#recolter)`);
    expect(mail.searchParams.get('body')).toContain(FIXTURE_PAGE);

    await menuOf(page).locator('summary').click();
    await menuOf(page).locator('a[href^="#"]').click();
    const reference = page.locator('[data-reference]');
    await expect(reference).toBeInViewport();
    const foot = page.locator('.page-foot');
    await foot.locator('button').click();
    await expect.poll(() => clipboardText(page)).toBe(await reference.textContent());
    const hash = (await foot.locator('> p code').textContent()) ?? '';
    for (const part of [(await page.locator('h1').textContent()) ?? '', FIXTURE_PAGE, hash])
      await expect(reference).toContainText(part);

    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(new RegExp(FIXTURE_PAGE));
    const copy = `${new URL(page.url()).pathname}.md`;
    await expect(menuOf(page).locator('a[type]')).toHaveAttribute('href', copy);
    await expect(page.locator('link[type="text/markdown"][rel="alternate"]')).toHaveAttribute('href', copy);
  });
});

test.describe('without scripts', () => {
  test.use({ baseURL: FIXTURE_SITE, javaScriptEnabled: false });

  test('the menu opens, shows no button that does nothing, and leads to the copy', async ({ page }) => {
    await page.goto(FIXTURE_PAGE);
    await page.locator('.page-foot summary').click();
    await expect(page.locator('[data-reference]')).toBeVisible();
    await expect(page.locator('.page-foot button')).toBeHidden();
    await expect(page.locator('a[data-report]')).toHaveAttribute('href', /^mailto:.*body=.*potager/);
    await page.locator('.page-menu summary').click();
    await expect(page.locator('.page-menu button')).toBeHidden();
    await page.locator('.page-menu a[type]').click();
    await expect(page).toHaveURL(/\.md$/);
  });
});

test('a page without article has its own menu and foot, loaded directly or opened by a link', async ({
  page,
}) => {
  const [category] = categories;
  const foot = page.locator('.page-foot');
  await open(page, category?.path ?? '');
  const loaded = await foot.innerHTML();
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL(/\d\/$/);
  await expect(foot).toHaveCount(1);
  expect(await foot.innerHTML()).not.toBe(loaded);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(category?.title ?? '');
  await expect(foot).toHaveCount(1);
  expect(await foot.innerHTML()).toBe(loaded);
  await page.locator('.page-menu summary').click();
  await expect(page.locator('.page-menu a[type]')).toHaveAttribute('href', /\.md$/);
});

test.describe('a reader who comes back', () => {
  const [read, changed] = [docs[1]?.path ?? '', docs[2]?.path ?? ''];
  const title = docs[2]?.title ?? '';

  /** As if the second section of the changed page had been another at the last visit. */
  const comeBack = async (page: Page): Promise<void> => {
    await page.evaluate(
      ([path, length]) => {
        const visits = JSON.parse(localStorage.getItem('docs-visits') ?? '');
        const hashes: string = visits.now.sums[path];
        visits.now.sums[path] = hashes.slice(0, length) + '-'.repeat(length) + hashes.slice(2 * length);
        localStorage.setItem('docs-visits', JSON.stringify(visits));
        sessionStorage.clear();
      },
      [changed, SECTION_HASH_LENGTH] as const,
    );
    await page.reload();
  };

  test('finds a mark in the menu on the pages that have changed, until they are read', async ({ page }) => {
    const link = page.locator(`.theme-doc-sidebar-container .menu__link[href="${changed}"]`);
    const mark = () => link.evaluate((element) => getComputedStyle(element, '::after').content);
    await openWithExtras(page, read);
    expect(await mark()).not.toContain('•');
    await comeBack(page);
    await expect.poll(mark).toContain('•');
    await link.click();
    await expect(page.locator('h1')).toHaveText(title);
    await expect.poll(mark).not.toContain('•');
  });

  test('finds on the page of versions that nothing has changed, or a list of what has, with its sections', async ({
    page,
  }) => {
    await openWithExtras(page, '/docs/versions');
    const list = page.locator('[data-changes]');
    await expect(list).toBeHidden();
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(list).toBeVisible();
    await expect(list.locator('li')).toHaveCount(0);

    await comeBack(page);
    await expect(list.locator('> ul > li > a')).toHaveText([title]);
    const section = list.locator('> ul ul a');
    await expect(section).toHaveCount(1);
    await section.click();
    await expect(page).toHaveURL(new RegExp(`${changed}#`));
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  });
});
