// Offline reading: what was read before, or the whole guide.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { nginxConfiguration } from '../../deploy/nginx';
import { offlineTexts } from '../../i18n/fr/offline';
import { searchTexts } from '../../i18n/fr/search';
import { deployFolder } from '../../lib/deployFolder';
import { OFFLINE_LIST } from '../../lib/offlineList';
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { serviceWorker } from '../../plugins/offline';
import { freePort } from '../../scripts/site/ports';
import { fixtureOutDir } from '../fixtures/build';
import { startNginx } from '../nginx';
import type { Server } from '../server';
import {
  test as base,
  DATA_SAVER,
  expect,
  hydrated,
  NEXT_PAGE,
  open,
  PAGE,
  pretendConnection,
  sidebarLink,
} from './support';

const BUILT = fixtureOutDir('site');
const UNREAD = '/docs/titres';
const ROOT = '/docs/';
const WORKER = '/service-worker.js';

type Host = {
  readonly origin: string;
  /** A copy of the site, which tests change. */
  readonly folder: string;
  /** The requests of browsers so far. */
  readonly requests: () => string[];
  readonly serve: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

async function startHost(): Promise<Host> {
  const port = await freePort();
  const temporary = mkdtempSync(path.join(tmpdir(), 'offline-'));
  const [folder, log] = [path.join(temporary, 'build'), path.join(temporary, 'access.log')];
  cpSync(BUILT, folder, { recursive: true });
  writeFileSync(log, '');
  let server: Server | undefined;
  const stop = async () => {
    await server?.stop();
    server = undefined;
  };
  const serve = async () => {
    server = await startNginx(port, (own) =>
      nginxConfiguration({ port, root: folder, files: deployFolder(BUILT), temporary: own }).replace(
        'access_log off',
        `access_log ${log}`,
      ),
    );
  };
  await serve();
  return {
    origin: `http://localhost:${port}`,
    folder,
    requests: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.includes('Mozilla'))
        .map((line) => / "GET ([^ ]+)/.exec(line)?.[1] ?? line),
    serve,
    stop,
  };
}

/** Without its compressed forms, nginx serves the file itself. */
function change(host: Host, file: string, old: string, now: string): void {
  const whole = path.join(host.folder, file);
  writeFileSync(whole, readFileSync(whole, 'utf8').replaceAll(old, now));
  for (const end of ['br', 'gz']) rmSync(`${whole}.${end}`, { force: true });
}

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs.
  host: async ({}, use) => {
    const host = await startHost();
    await use(host);
    await host.stop();
    rmSync(path.dirname(host.folder), { recursive: true });
  },
});

test.use({ serviceWorkers: 'allow', provokesFailures: true });

test.afterEach(({ complaints }) => {
  expect(complaints.filter((complaint) => /Content.Security.Policy|TrustedScript/i.test(complaint))).toEqual(
    [],
  );
});

async function goDown(context: BrowserContext, host: Host): Promise<void> {
  await context.setOffline(true);
  await host.stop();
}

async function comeUp(context: BrowserContext, host: Host): Promise<void> {
  await host.serve();
  await context.setOffline(false);
}

const keptText = (page: Page, address: string): Promise<string> =>
  page.evaluate(async (url) => (await (await caches.match(url))?.text()) ?? '', address);

/** The whole page, and not its article alone. */
const expectCached = (page: Page, address: string) =>
  expect.poll(async () => (await keptText(page, address)).includes('</body>')).toBe(true);

const hasWorker = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));

async function expectPage(page: Page, { title }: { title: string }): Promise<void> {
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText(title);
  const isStyled = () => getComputedStyle(document.documentElement).getPropertyValue('--style-sheet');
  await expect.poll(() => page.evaluate(isStyled)).toBe('1');
}

const box = (page: Page) => page.getByRole('group', { name: frenchTypography(offlineTexts.box.title) });
const expectStatus = (page: Page, state: 'idle' | 'cut' | 'kept') =>
  expect(box(page).getByRole('status')).toHaveText(frenchTypography(offlineTexts.box[state].status));

async function keepGuide(page: Page): Promise<void> {
  await box(page).getByRole('button').click();
  await expectStatus(page, 'kept');
}

type Listed = [address: string, bytes: number, hash: string];
const listOf = (host: Host): Listed[] =>
  JSON.parse(readFileSync(path.join(host.folder, OFFLINE_LIST), 'utf8'));

test('offline, the pages that were read open again, by load and by link; another page lists them', async ({
  page,
  context,
  host,
}) => {
  await open(page, host.origin + PAGE.path);
  await expectCached(page, PAGE.path);
  // Nothing is requested again to be cached.
  expect(host.requests()).toEqual([...new Set(host.requests())]);
  await sidebarLink(page, NEXT_PAGE.title).click();
  await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
  await expectCached(page, NEXT_PAGE.path);

  await goDown(context, host);
  for (const [here, other] of [
    [PAGE, NEXT_PAGE],
    [NEXT_PAGE, PAGE],
  ] as const) {
    await page.goto(`${host.origin}${here.path}/?from=mail#there`);
    await expectPage(page, here);
    await sidebarLink(page, other.title).click();
    await expectPage(page, other);
    await page.reload();
    await expectPage(page, other);
  }

  const answer = await page.goto(host.origin + UNREAD);
  expect(answer?.status()).toBe(503);
  await expect(page.getByText(frenchTypography(offlineTexts.unread.message))).toBeVisible();
  await page.getByRole('link', { name: NEXT_PAGE.title }).click();
  await expectPage(page, NEXT_PAGE);
});

test('the whole guide, with search, opens offline once the reader has asked for it, and can be removed', async ({
  page,
  context,
  host,
}) => {
  await open(page, host.origin + ROOT);
  await expectStatus(page, 'idle');
  const files = listOf(host);
  const megabytes = files.reduce((sum, [, bytes]) => sum + bytes, 0) / 1_000_000;
  const [said = ''] = /[\d,]+(?=\sMo)/.exec((await box(page).getByRole('button').textContent()) ?? '') ?? [];
  expect(Math.abs(Number(said.replace(',', '.')) - megabytes)).toBeLessThan(0.11);
  await keepGuide(page);

  await goDown(context, host);
  // Other pages of this site crash on purpose.
  const pages = files.map(([address]) => address).filter((address) => /^\/docs\b[^.]*$/.test(address));
  expect(pages.length).toBeGreaterThan(10);
  for (const address of pages) {
    expect((await page.goto(host.origin + address))?.status(), address).toBe(200);
    await hydrated(page);
  }

  await page.goto(host.origin + PAGE.path);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: frenchTypography(searchTexts.title) }).fill(NEXT_PAGE.title);
  await page.getByRole('option').filter({ hasText: NEXT_PAGE.title }).first().click();
  await expectPage(page, NEXT_PAGE);

  await page.goto(host.origin + ROOT);
  await expectStatus(page, 'kept');
  await box(page).getByRole('button').click();
  await expectStatus(page, 'idle');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a guide that is not complete says so, also later, and is continued', async ({
  page,
  context,
  host,
}) => {
  const [last] = readdirSync(path.join(host.folder, 'assets/search')).map((name) =>
    path.join(host.folder, 'assets/search', name),
  );
  const away = `${last}.away`;
  renameSync(String(last), away);
  await open(page, host.origin + ROOT);
  await box(page).getByRole('button').click();
  await expectStatus(page, 'cut');
  await page.reload();
  await expectStatus(page, 'cut');

  await goDown(context, host);
  await box(page).getByRole('button').click();
  await expectStatus(page, 'cut');
  await comeUp(context, host);
  renameSync(away, String(last));
  const before = host.requests().length;
  await keepGuide(page);
  const requests = host.requests().slice(before);
  expect(requests.filter((address) => /\/assets\/(?!search)/.test(address))).toEqual([]);
});

test('with the network, a page is always the one that the host has', async ({ page, context, host }) => {
  await open(page, host.origin + PAGE.path);
  await expectCached(page, PAGE.path);
  await page.reload();
  const [before, now] = ['lève en cinq jours', 'lève en six jours'];
  const article = page.locator('[data-article]');
  await expect(article).toContainText(before);
  for (const file of ['index.html', 'article.txt']) change(host, path.join(PAGE.path, file), before, now);
  await page.reload();
  await expect(article).toContainText(now);
  await open(page, host.origin + NEXT_PAGE.path);
  await page.locator(`a[href="${PAGE.path}"]`).first().click();
  await expect(article).toContainText(now);

  await goDown(context, host);
  await page.goto(host.origin + PAGE.path);
  await expectPage(page, PAGE);
  await expect(article).toContainText(now);

  await comeUp(context, host);
  rmSync(path.join(host.folder, PAGE.path), { recursive: true });
  expect((await page.goto(host.origin + PAGE.path))?.status()).toBe(404);
  await goDown(context, host);
  await expect
    .poll(async () => (await page.goto(host.origin + PAGE.path))?.status(), { timeout: 5000 })
    .toBe(503);
});

test('an address that the host redirects opens, with the network and without', async ({
  page,
  context,
  host,
}) => {
  const form = `${PAGE.path}/`;
  await open(page, host.origin + ROOT);
  // The router opens it, and the worker fetches it.
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, form);
  await expectCached(page, PAGE.path);
  await goDown(context, host);
  expect((await page.goto(host.origin + form))?.status()).toBe(200);
  await expect(page.locator('h1')).toHaveText(PAGE.title);

  await comeUp(context, host);
  expect((await page.goto(host.origin + form))?.status()).toBe(200);
  expect(page.url()).toBe(host.origin + PAGE.path);
});

test('a guide that is kept is updated once per visit, by what has changed alone; old files are removed', async ({
  page,
  context,
  host,
}) => {
  await open(page, host.origin + ROOT);
  await keepGuide(page);
  const now = 'Un autre titre';
  change(host, `${PAGE.path}/index.html`, PAGE.title, now);
  const [, , hash = ''] = listOf(host).find(([address]) => address === PAGE.path) ?? [];
  change(host, OFFLINE_LIST, `"${hash}"`, '"00000000"');
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    await (await caches.open(name)).put('/assets/js/main.0badc0de.js', new Response('former'));
  });

  const before = host.requests().length;
  const later = await context.newPage();
  await open(later, host.origin + NEXT_PAGE.path);
  await expect.poll(async () => (await keptText(later, PAGE.path)).includes(now)).toBe(true);
  await expect.poll(() => keptText(later, '/assets/js/main.0badc0de.js')).toBe('');
  await open(later, host.origin + ROOT);
  await expectStatus(later, 'kept');
  const requests = host.requests().slice(before);
  expect(requests.filter((address) => address === PAGE.path)).toHaveLength(1);
  expect(requests.filter((address) => address === `/${OFFLINE_LIST}`)).toHaveLength(1);
  expect(requests.filter((address) => address.startsWith('/assets/'))).toEqual([]);

  await goDown(context, host);
  await later.goto(host.origin + UNREAD);
  await hydrated(later);
});

test('with data saver nothing is loaded for offline reading or for the changes since the last visit, unless the reader asks', async ({
  page,
  context,
  host,
}) => {
  await pretendConnection(page, DATA_SAVER);
  await open(page, host.origin + ROOT);
  await expectStatus(page, 'idle');
  await sidebarLink(page, 'Titres').first().click();
  await expect(page).toHaveTitle(/^Titres/);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  expect(host.requests().filter((address) => address === WORKER || address.endsWith('.json'))).toEqual([]);
  expect(host.requests()).not.toContain(UNREAD);
  expect(await hasWorker(page)).toBe(false);

  await open(page, host.origin + ROOT);
  await keepGuide(page);
  await goDown(context, host);
  await page.goto(host.origin + UNREAD);
  await hydrated(page);
  await page.goto(host.origin + ROOT);
  await box(page).getByRole('button').click();
  await expectStatus(page, 'idle');
  expect(await hasWorker(page)).toBe(false);
});

test('switched off, the worker and its cache are removed from the browsers that have them', async ({
  page,
  host,
}) => {
  await open(page, host.origin + ROOT);
  await keepGuide(page);
  writeFileSync(path.join(host.folder, WORKER), await serviceWorker(false, '/'));
  for (const end of ['br', 'gz']) rmSync(path.join(host.folder, `${WORKER}.${end}`), { force: true });
  // The scripts of a site that is switched off do not register it again: the browser looks for a newer one by itself.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => hasWorker(page)).toBe(false);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
