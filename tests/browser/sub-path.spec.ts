// The site under a path of its host (DOCS_BASE_URL), whose other paths are not found: what lacks the path fails here.
import type { APIRequestContext, Page } from '@playwright/test';
import { SUB_PATH_SITE } from '../../playwright.config';
import { isReadOffline } from '../../product/offline';
import { SUB_PATH } from '../fixtures/build';
import { docs, routes } from '../routes';
import { besides404, expect, hydrated, open, test } from './support';

test.use({ baseURL: SUB_PATH_SITE });

const NOT_FOUND = 'Page introuvable';

test.describe('without the network', () => {
  if (!isReadOffline) return;
  test.use({ serviceWorkers: 'allow', provokesFailures: true });

  test('a page that was read opens offline, by a worker that serves this path alone', async ({
    page,
    context,
  }) => {
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

/** Links, pictures, icons, scripts and style sheets of this host. */
const addressesIn = (page: Page): Promise<string[]> =>
  page.locator('[href]:not([href^="#"]), [src]').evaluateAll((elements) => {
    const addresses = elements
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .map((address) => new URL(address, window.location.href));
    const here = addresses.filter(({ origin }) => origin === window.location.origin);
    return [...new Set(here.map(({ href }) => href))];
  });

const statuses = new Map<string, number>();

/** The addresses that are outside the path or not found. Each is requested once. */
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

/** A page that is open, and that the host has. */
async function expectPage(page: Page): Promise<void> {
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('h1')).not.toHaveText(NOT_FOUND);
  expect(await deadAmong([page.url()], page.request)).toEqual([]);
}

// tests/build/sub-path compares the addresses of every page. Here are those that scripts make, on one page of each kind.
for (const route of routes.filter(
  ({ kind }, index) => index === routes.findIndex((one) => one.kind === kind),
)) {
  test(`all links, pictures and files of ${route.path} are found`, async ({ page }) => {
    const response = await page.goto(addressOf(route.path));
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expectPage(page);
    const addresses = await addressesIn(page);
    expect(await deadAmong(addresses, page.request)).toEqual([]);
    expect(addresses.length).toBeGreaterThan(10);
  });
}

test('search leads to pages of the site, by keyboard', async ({ page }) => {
  await open(page, SUB_PATH_SITE);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(docs[0]?.title ?? '');
  // The count is announced once the results are those of the whole title.
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

test('a link brings the article of its page', async ({ page }) => {
  await open(page, addressOf('/docs/'));
  const before = await page.locator('[data-article]').textContent();
  const fetched = page.waitForRequest((request) => request.resourceType() === 'fetch');
  await page.locator(`.pagination-nav a[href^="${SUB_PATH}docs/"]`).click();
  expect(await deadAmong([(await fetched).url()], page.request)).toEqual([]);
  await expectPage(page);
  await expect(page.locator('[data-article]')).not.toBeEmpty();
  await expect(page.locator('[data-article]')).not.toHaveText(before ?? '');
});

test.describe('an unknown address', () => {
  test.use({ provokesFailures: true });

  test('shows the not-found page, with all its pictures and files', async ({ page, complaints }) => {
    const response = await page.goto(addressOf('/docs/inconnue'));
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveText(NOT_FOUND);
    expect(await deadAmong(await addressesIn(page), page.request)).toEqual([]);
    expect(besides404(complaints)).toEqual([]);
  });

  test('outside the path is not found', async ({ request }) => {
    const { origin } = new URL(SUB_PATH_SITE);
    for (const route of routes) expect((await request.get(origin + route.path)).ok()).toBe(false);
  });
});
