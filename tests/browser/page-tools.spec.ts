// What a reader does with a page beside reading it: copies, references, mails, and what has changed since the last visit.
import type { Page } from '@playwright/test';
import { SECTION_HASH_LENGTH } from '../../lib/pageMarks';
import { FIXTURE_SITE } from '../../playwright.config';
import { categories, docs, routes } from '../routes';
import { expect, hydrated, open, test } from './support';

const FIXTURE_PAGE = '/docs/potager/semer';

/** The script that comes last has run: it keeps the visit. */
const idle = (page: Page) => page.waitForFunction(() => localStorage.getItem('docs-visits') !== null);

async function openMenu(page: Page): Promise<void> {
  await open(page, FIXTURE_PAGE);
  await idle(page);
  await page.locator('.page-menu summary').click();
}

test.describe('the menu of a page', () => {
  test.use({ baseURL: FIXTURE_SITE, permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the page as Markdown, says so, and closes when the reader goes on', async ({ page }) => {
    await openMenu(page);
    const menu = page.locator('.page-menu');
    const button = menu.locator('button');
    const label = (await button.textContent()) ?? '';
    await button.click();
    await expect(button).not.toHaveText(label);
    const file = await page.request.get((await menu.locator('a[type]').getAttribute('href')) ?? '');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await file.text());
    await expect(button).toHaveText(label);

    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();
    await menu.locator('summary').click();
    await expect(menu).toHaveAttribute('open');
    await page.locator('h1').click();
    await expect(menu).not.toHaveAttribute('open');
  });

  test('copies the page in a browser that takes texts only', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'ClipboardItem'));
    await openMenu(page);
    const file = await page.request.get(
      (await page.locator('.page-menu a[type]').getAttribute('href')) ?? '',
    );
    await page.locator('.page-menu button').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await file.text());
  });

  test('says that the copy has failed, where it has', async ({ page }) => {
    await openMenu(page);
    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new Error('refused'));
    });
    await page.locator('.page-menu button').click();
    await expect(page.getByRole('alert')).toBeVisible();
  });

  test('leads to the reference, which is copied as it is read', async ({ page }) => {
    await openMenu(page);
    await page.locator('.page-menu a[href^="#"]').click();
    const reference = page.locator('[data-reference]');
    await expect(reference).toBeInViewport();
    await page.locator('.page-foot button').click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(await reference.textContent());
    // Title, address and sum of the page.
    await expect(reference).toContainText((await page.locator('h1').textContent()) ?? '');
    await expect(reference).toContainText(FIXTURE_PAGE);
    await expect(reference).toContainText((await page.locator('.page-foot > p code').textContent()) ?? '');
  });

  test('on the next page, is that of the next page', async ({ page }) => {
    await open(page, FIXTURE_PAGE);
    await idle(page);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(new RegExp(`${FIXTURE_PAGE}$`));
    const path = new URL(page.url()).pathname;
    await expect(page.locator('.page-menu a[type]')).toHaveAttribute('href', `${path}.md`);
    await expect(page.locator('link[type="text/markdown"][rel="alternate"]')).toHaveAttribute(
      'href',
      `${path}.md`,
    );
  });
});

test.describe('without scripts', () => {
  test.use({ baseURL: FIXTURE_SITE, javaScriptEnabled: false });

  test('the menu opens, shows no button that does nothing, and leads to the copy', async ({ page }) => {
    await page.goto(FIXTURE_PAGE);
    await page.locator('.page-menu summary').click();
    await expect(page.locator('.page-menu button')).toBeHidden();
    await page.locator('.page-menu a[type]').click();
    await expect(page).toHaveURL(/\.md$/);
    await page.goBack();
    await page.locator('.page-foot summary').click();
    await expect(page.locator('[data-reference]')).toBeVisible();
    await expect(page.locator('.page-foot button')).toBeHidden();
    await expect(page.locator('a[data-report]')).toHaveAttribute('href', /^mailto:.*body=.*potager/);
  });
});

test('a page without article has its menu and its foot too, opened afresh or by a link', async ({ page }) => {
  const [category] = categories;
  const foot = page.locator('.page-foot');
  await open(page, category?.path ?? '');
  const afresh = await foot.innerHTML();
  await page.locator('.navbar__brand').click();
  await expect(page).toHaveURL(/\d\/$/);
  await expect(foot).toHaveCount(1);
  expect(await foot.innerHTML()).not.toBe(afresh);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(category?.title ?? '');
  await expect(foot).toHaveCount(1);
  expect(await foot.innerHTML()).toBe(afresh);
  await page.locator('.page-menu summary').click();
  await expect(page.locator('.page-menu a[type]')).toHaveAttribute('href', /\.md$/);
});

test('a mail that reports an error names the page and the section that was read', async ({ page }) => {
  await page.goto(docs.at(-2)?.path ?? '');
  await hydrated(page);
  await idle(page);
  const heading = page.locator('.article h2[id]').nth(1);
  const title = await heading.evaluate(({ firstChild }) => firstChild?.textContent ?? '');
  const id = (await heading.getAttribute('id')) ?? '';
  await heading.evaluate((element) => element.scrollIntoView());
  await page.waitForTimeout(500);
  const link = page.locator('a[data-report]');
  await link.evaluate((element) => {
    element.scrollIntoView();
    element.addEventListener('click', (event) => event.preventDefault());
  });
  await page.waitForTimeout(500);
  await link.click();
  const mail = new URL((await link.getAttribute('href')) ?? '');
  expect(mail.protocol).toBe('mailto:');
  const body = mail.searchParams.get('body') ?? '';
  expect(body).toContain(new URL(page.url()).pathname);
  expect(body).toContain(`${title} (#${id})`);
});

test.describe('a reader who comes back', () => {
  /** As if a page had said something else at the last visit, in its second section. */
  const comeBack = async (page: Page, changed: string): Promise<void> => {
    await page.evaluate(
      ([path, length]) => {
        const visits = JSON.parse(localStorage.getItem('docs-visits') ?? '');
        const sums: string = visits.now.sums[path];
        visits.now.sums[path] = sums.slice(0, length) + '-'.repeat(length) + sums.slice(2 * length);
        localStorage.setItem('docs-visits', JSON.stringify(visits));
        sessionStorage.clear();
      },
      [changed, SECTION_HASH_LENGTH] as const,
    );
  };
  const [read, changed] = [docs[1]?.path ?? '', docs[2]?.path ?? ''];
  const title = docs[2]?.title ?? '';
  const markOf = (page: Page) =>
    page
      .locator(`.theme-doc-sidebar-container .menu__link[href="${changed}"]`)
      .evaluate((link) => getComputedStyle(link, '::after').content);

  test('finds a mark on the pages that have changed, until they are read', async ({ page }) => {
    await open(page, read);
    await idle(page);
    expect(await markOf(page)).not.toContain('•');
    await comeBack(page, changed);
    await page.reload();
    await expect.poll(() => markOf(page)).toContain('•');
    await page.locator(`.theme-doc-sidebar-container .menu__link[href="${changed}"]`).click();
    await expect(page.locator('h1')).toHaveText(title);
    await expect.poll(() => markOf(page)).not.toContain('•');
  });

  test('finds them listed with their sections on the page of versions', async ({ page }) => {
    await open(page, '/docs/versions');
    await idle(page);
    await expect(page.locator('[data-changes]')).toBeHidden();
    await comeBack(page, changed);
    await page.reload();
    const list = page.locator('[data-changes]');
    await expect(list.locator('> ul > li')).toHaveCount(1);
    await expect(list.locator('> ul > li > a')).toHaveText(title);
    const section = list.locator('> ul ul a');
    await expect(section).toHaveCount(1);
    await section.click();
    await expect(page).toHaveURL(new RegExp(`${changed}#`));
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  });

  test('reads that nothing has changed, where nothing has', async ({ page }) => {
    await open(page, '/docs/versions');
    await idle(page);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await expect(page.locator('[data-changes]')).toBeVisible();
    await expect(page.locator('[data-changes] li')).toHaveCount(0);
  });

  test('sends nothing anywhere, and fetches nothing on data saver', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, routes[0]?.path ?? '/');
    await page.waitForTimeout(2000);
    expect(asked.filter((path) => path.endsWith('.json'))).toEqual([]);
  });
});
