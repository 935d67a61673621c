// The site published under a path of its host (DOCS_BASE_URL), where everything outside that path is not found: a link,
// a picture or a request that forgets the path is seen here.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { SUB_PATH_SITE } from '../../playwright.config';
import { announcement } from '../../product/announcement';
import { identity } from '../../product/identity';
import { isReadOffline } from '../../product/offline';
import { asShown } from '../asShown';
import { fixtureOutDir, SUB_PATH, SUB_PATH_FIXTURE } from '../fixtures/build';
import { docs, routes } from '../routes';
import { expect, hydrated, open, test } from './support';

test.use({ baseURL: SUB_PATH_SITE });

const NOT_FOUND = 'Page introuvable';

test.describe('without the network', () => {
  if (!isReadOffline) return;
  test.use({ serviceWorkers: 'allow', provokesFailures: true });

  test('a page that was read opens, by a worker that serves this path alone', async ({ page, context }) => {
    const address = addressOf(docs[0]?.path ?? '');
    await open(page, address);
    const isKept = (url: string) => caches.match(url.replace(/\/$/, '')).then(Boolean);
    await expect.poll(() => page.evaluate(isKept, address)).toBe(true);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(SUB_PATH_SITE);
    const title = await page.title();
    await context.setOffline(true);
    await page.reload();
    await hydrated(page);
    await expect(page).toHaveTitle(title);
  });
});

/** `/docs/intro/` as `http://localhost:4175/aide/docs/intro/`. */
const addressOf = (route: string): string => SUB_PATH_SITE + route.slice(1);

/** Every address of the site's host that the page holds, each once: links, pictures, icons, scripts, style sheets. */
const addressesIn = (page: Page): Promise<string[]> =>
  page.locator('[href]:not([href^="#"]), [src]').evaluateAll((elements) => {
    const found = elements.map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    );
    const whole = found.map((address) => new URL(address, window.location.href));
    return [
      ...new Set(whole.filter(({ origin }) => origin === window.location.origin).map(({ href }) => href)),
    ];
  });

const statuses = new Map<string, number>();

/** The addresses that are outside the path or lead nowhere, with what the host answers. Each is asked for once. */
async function deadAmong(addresses: readonly string[], request: APIRequestContext): Promise<string[]> {
  const dead: string[] = [];
  for (const address of addresses) {
    const { pathname } = new URL(address);
    const status = statuses.get(pathname) ?? (await request.get(pathname)).status();
    statuses.set(pathname, status);
    if (status !== 200 || !pathname.startsWith(SUB_PATH)) dead.push(`${status} ${address}`);
  }
  return dead;
}

/** Where a link or a key has led: to a page of the site, which the host has too. */
async function expectPage(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('h1')).not.toHaveText(NOT_FOUND);
  expect(await deadAmong([page.url()], page.request)).toEqual([]);
}

const pagesWith = (pattern: RegExp): string[] =>
  docs
    .map(({ path: route }) => route)
    .filter((route) =>
      pattern.test(
        readFileSync(path.join(fixtureOutDir(SUB_PATH_FIXTURE), route.slice(1), 'index.html'), 'utf8'),
      ),
    );

// tests/build/sub-path compares the addresses of every page: here, those that scripts make, on one page of each kind.
for (const route of routes.filter(
  ({ kind }, index) => index === routes.findIndex((one) => one.kind === kind),
)) {
  test(`${route.path} is whole, and all that it names is there`, async ({ page }) => {
    const response = await page.goto(addressOf(route.path));
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expectPage(page);
    const addresses = await addressesIn(page);
    expect(await deadAmong(addresses, page.request)).toEqual([]);
    expect(addresses.length).toBeGreaterThan(10);
  });
}

test('the pictures of the style sheet are there', async ({ page }) => {
  await open(page, SUB_PATH_SITE);
  const pictures = await page.evaluate(async () => {
    const sheets = [...document.styleSheets].flatMap(({ href }) => href ?? []);
    const found = sheets.map(async (sheet) => {
      const css = await (await fetch(sheet)).text();
      return [...css.matchAll(/url\(["']?(?!["']?data:)([^"')]+)/g)].map(
        ([, address = '']) => new URL(address, sheet).href,
      );
    });
    return (await Promise.all(found)).flat();
  });
  expect(await deadAmong(pictures, page.request)).toEqual([]);
  expect(pictures.length).toBeGreaterThan(0);
});

test('search leads to pages of the site, by keyboard', async ({ page }) => {
  await open(page, SUB_PATH_SITE);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(docs[0]?.title ?? '');
  // The count is announced once the results are those of all that was typed.
  await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
  const results = await page
    .getByRole('option')
    .evaluateAll((options) =>
      options.map((option) => (option instanceof HTMLAnchorElement ? option.href : '')),
    );
  expect(await deadAmong(results, page.request)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(results[0] ?? '');
  await expectPage(page);
});

test('search opens a result in another tab', async ({ page, context }) => {
  await open(page, SUB_PATH_SITE);
  await page.keyboard.press('Control+k');
  await page.keyboard.type(docs[0]?.title ?? '');
  // The count is announced once the results are those of all that was typed.
  await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
  const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await hydrated(opened);
  await expectPage(opened);
});

// Of these, the first of the site, if it has any.
for (const route of pagesWith(/class="?[^">]*api-part/).slice(0, 1)) {
  test(`the article of ${route} comes when the reader gets there by a link`, async ({ page }) => {
    const parts = page.locator('.api-part');
    await open(page, addressOf('/docs/'));
    await expect(parts).toHaveCount(0);
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    // A link fetches its page as soon as the pointer passes over it, which may be on the way to a button.
    const fetched = page.waitForRequest((request) => request.resourceType() === 'fetch');
    const closed = sidebar.getByRole('button', { expanded: false });
    while ((await closed.count()) > 0) await closed.first().click();
    await sidebar.locator(`a[href="${SUB_PATH}${route.slice(1)}"]`).click();
    expect(await deadAmong([(await fetched).url()], page.request)).toEqual([]);
    await expect(parts.first()).not.toBeEmpty();
    await expectPage(page);
  });
}

for (const route of pagesWith(/class="?figure-place"?>(?:(?!<\/figure>).)*<a href="?\//s).slice(0, 1)) {
  test(`the links of a figure of ${route} lead to their pages`, async ({ page }) => {
    await open(page, addressOf(route));
    const link = page.locator('.figure-place a[href^="/"]').last();
    const href = await link.getAttribute('href');
    await link.click();
    await expect(page).toHaveURL(new URL(href ?? '', SUB_PATH_SITE).href);
    await expectPage(page);
  });
}

for (const { link } of announcement?.link.to.startsWith('/') ? [announcement] : []) {
  test('the link of the announcement leads to its page', async ({ page }) => {
    await open(page, SUB_PATH_SITE);
    await page
      .locator('.theme-announcement-bar')
      .getByRole('link', { name: asShown(link.label) })
      .click();
    await expect(page).toHaveURL(addressOf(link.to));
    await expectPage(page);
  });
}

test.describe('an unknown address', () => {
  // The status itself is a complaint of the browser's: what else it complains of is checked below.
  test.use({ provokesFailures: true });

  for (const route of ['/inconnue', '/docs/inconnue']) {
    test(`${route} under the path shows the not-found page, whole`, async ({ page, complaints }) => {
      const response = await page.goto(addressOf(route));
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText(NOT_FOUND);
      await expect(page).toHaveTitle(asShown(`${NOT_FOUND} | ${identity.siteTitle}`));
      expect(await deadAmong(await addressesIn(page), page.request)).toEqual([]);
      const others = complaints.filter(
        (complaint) => !complaint.startsWith('status 404') && !complaint.includes('404 (Not Found)'),
      );
      expect(others).toEqual([]);
    });
  }

  test('outside the path is no business of the site', async ({ request }) => {
    const { origin } = new URL(SUB_PATH_SITE);
    for (const route of routes) expect((await request.get(origin + route.path)).ok()).toBe(false);
  });
});
