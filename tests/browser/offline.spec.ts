// Reading without the network: a field worker in a cellar opens what was read on the way, or the whole guide.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { nginxWhole } from '../../deploy/nginx';
import { offlineTexts } from '../../i18n/fr/offline';
import { searchTexts } from '../../i18n/fr/search';
import { deployFolder } from '../../lib/deployFolder';
import { OFFLINE_LIST } from '../../lib/offlineList';
import { serviceWorker } from '../../plugins/offline';
import { freePort } from '../../scripts/site/ports';
import { asShown } from '../asShown';
import { fixtureOutDir } from '../fixtures/build';
import { startNginx } from '../nginx';
import type { Server } from '../server';
import { test as base, expect, hydrated, open } from './support';

const BUILT = fixtureOutDir('site');
const READ = { path: '/docs/potager/semer', title: 'Semer des radis' };
const NEXT = { path: '/docs/potager/arroser', title: 'Arroser' };
const UNREAD = '/docs/titres';
const ROOT = '/docs/';
const WORKER = '/service-worker.js';

type Host = {
  readonly origin: string;
  /** A copy of the site, which may change. */
  readonly folder: string;
  /** What browsers have asked for so far. */
  readonly asked: () => string[];
  readonly serve: (folder?: string) => Promise<void>;
  readonly stop: () => Promise<void>;
};

async function startHost(): Promise<Host> {
  const port = await freePort();
  const temporary = mkdtempSync(path.join(tmpdir(), 'cave-'));
  const [folder, log] = [path.join(temporary, 'build'), path.join(temporary, 'access.log')];
  cpSync(BUILT, folder, { recursive: true });
  writeFileSync(log, '');
  let server: Server | undefined;
  const stop = async () => {
    await server?.stop();
    server = undefined;
  };
  const serve = async (root = folder) => {
    await stop();
    const files = deployFolder(root === folder ? BUILT : root);
    server = await startNginx(port, (own) =>
      nginxWhole({ port, root, files, temporary: own }).replace('access_log off', `access_log ${log}`),
    );
  };
  await serve();
  return {
    origin: `http://localhost:${port}`,
    folder,
    asked: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.includes('Mozilla'))
        .map((line) => / "GET ([^ ]+)/.exec(line)?.[1] ?? line),
    serve,
    stop,
  };
}

/** A new text in the place of the old one, in the file as in its compressed forms. */
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

// Without the network the browser complains, in the console too.
test.use({ serviceWorkers: 'allow', provokesFailures: true });

test.afterEach(({ complaints }) => {
  expect(complaints.filter((complaint) => /Content.Security.Policy|TrustedScript/i.test(complaint))).toEqual(
    [],
  );
});

/** The network is gone: for the browser, and in truth. */
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
const isKept = (page: Page, address: string) =>
  expect.poll(async () => (await keptText(page, address)).includes('</body>')).toBe(true);

const hasWorker = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));

async function savesData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      get: () => ({ effectiveType: '4g', saveData: true }),
    });
  });
}

const sidebarLink = (page: Page, name: string) =>
  page.locator('.theme-doc-sidebar-menu').getByRole('link', { name });

async function opens(page: Page, { title }: { title: string }): Promise<void> {
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText(title);
  const isStyled = () => getComputedStyle(document.documentElement).getPropertyValue('--style-sheet');
  await expect.poll(() => page.evaluate(isStyled)).toBe('1');
}

const box = (page: Page) => page.getByRole('group', { name: asShown(offlineTexts.box.title) });
const says = (page: Page, state: 'idle' | 'cut' | 'kept') =>
  expect(box(page).getByRole('status')).toHaveText(asShown(offlineTexts.box[state].status));

async function keepGuide(page: Page): Promise<void> {
  await box(page).getByRole('button').click();
  await says(page, 'kept');
}

type Listed = [address: string, bytes: number, sum: string];
const listOf = (host: Host): Listed[] =>
  JSON.parse(readFileSync(path.join(host.folder, OFFLINE_LIST), 'utf8'));
/** Others of this site crash on purpose. */
const isArticle = ([address]: Listed): boolean => /^\/docs\b[^.]*$/.test(address);

test('in a cellar, the pages that were read open again, by load and by link; the others are listed', async ({
  page,
  context,
  host,
}) => {
  await open(page, host.origin + READ.path);
  await isKept(page, READ.path);
  // What is kept was not asked for again.
  const asked = host.asked();
  expect(asked.filter((address, place) => asked.indexOf(address) !== place)).toEqual([]);
  await sidebarLink(page, NEXT.title).click();
  await expect(page.locator('h1')).toHaveText(NEXT.title);
  await isKept(page, NEXT.path);

  await goDown(context, host);
  for (const [here, other] of [
    [READ, NEXT],
    [NEXT, READ],
  ] as const) {
    await page.goto(`${host.origin}${here.path}/?from=mail#there`);
    await opens(page, here);
    await sidebarLink(page, other.title).click();
    await opens(page, other);
    await page.reload();
    await opens(page, other);
  }

  const answer = await page.goto(host.origin + UNREAD);
  expect(answer?.status()).toBe(503);
  await expect(page.getByText(asShown(offlineTexts.unread.message))).toBeVisible();
  await page.getByRole('link', { name: NEXT.title }).click();
  await opens(page, NEXT);
});

test('the whole guide, with search, opens in the cellar once the reader has asked for it, and goes at a word', async ({
  page,
  context,
  host,
}) => {
  await open(page, host.origin + ROOT);
  await says(page, 'idle');
  const files = listOf(host);
  const megabytes = files.reduce((sum, [, bytes]) => sum + bytes, 0) / 1_000_000;
  const [said = ''] = /[\d,]+(?=\sMo)/.exec((await box(page).getByRole('button').textContent()) ?? '') ?? [];
  expect(Math.abs(Number(said.replace(',', '.')) - megabytes)).toBeLessThan(0.11);
  await keepGuide(page);

  await goDown(context, host);
  const pages = files.filter(isArticle).map(([address]) => address);
  expect(pages.length).toBeGreaterThan(10);
  for (const address of pages) {
    expect((await page.goto(host.origin + address))?.status(), address).toBe(200);
    await hydrated(page);
  }

  await page.goto(host.origin + READ.path);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: asShown(searchTexts.title) }).fill(NEXT.title);
  await page.getByRole('option').filter({ hasText: NEXT.title }).first().click();
  await opens(page, NEXT);

  await page.goto(host.origin + ROOT);
  await says(page, 'kept');
  await box(page).getByRole('button').click();
  await says(page, 'idle');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a guide that comes in part says so, also later, and is continued', async ({ page, context, host }) => {
  const [last] = readdirSync(path.join(host.folder, 'assets/search')).map((name) =>
    path.join(host.folder, 'assets/search', name),
  );
  const away = `${last}.away`;
  renameSync(String(last), away);
  await open(page, host.origin + ROOT);
  await box(page).getByRole('button').click();
  await says(page, 'cut');
  await page.reload();
  await says(page, 'cut');

  await goDown(context, host);
  await box(page).getByRole('button').click();
  await says(page, 'cut');
  await comeUp(context, host);
  renameSync(away, String(last));
  const before = host.asked().length;
  await keepGuide(page);
  // What had come was not asked for again.
  expect(
    host
      .asked()
      .slice(before)
      .filter((address) => /\/assets\/(?!search)/.test(address)),
  ).toEqual([]);
});

test('with the network, a page is always the one that the host has', async ({ page, context, host }) => {
  await open(page, host.origin + READ.path);
  await isKept(page, READ.path);
  await page.reload();
  const [before, now] = ['lève en cinq jours', 'lève en six jours'];
  const article = page.locator('[data-article]');
  await expect(article).toContainText(before);
  for (const file of ['index.html', 'article.txt']) change(host, path.join(READ.path, file), before, now);
  await page.reload();
  await expect(article).toContainText(now);
  await open(page, host.origin + NEXT.path);
  await page.locator(`a[href="${READ.path}"]`).first().click();
  await expect(article).toContainText(now);

  await goDown(context, host);
  await page.goto(host.origin + READ.path);
  await opens(page, READ);
  await expect(article).toContainText(now);

  await comeUp(context, host);
  rmSync(path.join(host.folder, READ.path), { recursive: true });
  expect((await page.goto(host.origin + READ.path))?.status()).toBe(404);
  await goDown(context, host);
  await expect
    .poll(async () => (await page.goto(host.origin + READ.path))?.status(), { timeout: 5000 })
    .toBe(503);
});

test('an address that the host redirects opens, with the network and without', async ({
  page,
  context,
  host,
}) => {
  const form = `${READ.path}/`;
  await open(page, host.origin + ROOT);
  const isTaken = (address: string) =>
    new Promise<boolean>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data);
      const order = { addresses: [address], isFetched: true, isTidied: false };
      void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(order, [port2]));
    });
  expect(await page.evaluate(isTaken, form)).toBe(true);
  await goDown(context, host);
  expect((await page.goto(host.origin + form))?.status()).toBe(200);
  await expect(page.locator('h1')).toHaveText(READ.title);

  await comeUp(context, host);
  expect((await page.goto(host.origin + form))?.status()).toBe(200);
  expect(page.url()).toBe(host.origin + READ.path);
});

test('a guide that is kept follows the site, by what has changed alone, once per visit; old files go', async ({
  page,
  context,
  host,
}) => {
  await open(page, host.origin + ROOT);
  await keepGuide(page);
  const now = 'Un autre titre';
  change(host, `${READ.path}/index.html`, READ.title, now);
  const [, , sum = ''] = listOf(host).find(([address]) => address === READ.path) ?? [];
  change(host, OFFLINE_LIST, `"${sum}"`, '"00000000"');
  // Of a version that nobody reads any more.
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    await (await caches.open(name)).put('/assets/js/main.0badc0de.js', new Response('former'));
  });

  const before = host.asked().length;
  const later = await context.newPage();
  await open(later, host.origin + NEXT.path);
  await expect.poll(async () => (await keptText(later, READ.path)).includes(now)).toBe(true);
  await expect.poll(() => keptText(later, '/assets/js/main.0badc0de.js')).toBe('');
  await open(later, host.origin + ROOT);
  await says(later, 'kept');
  const asked = host.asked().slice(before);
  expect(asked.filter((address) => address === READ.path)).toHaveLength(1);
  expect(asked.filter((address) => address === `/${OFFLINE_LIST}`)).toHaveLength(1);
  expect(asked.filter((address) => address.startsWith('/assets/'))).toEqual([]);

  await goDown(context, host);
  await later.goto(host.origin + UNREAD);
  await hydrated(later);
});

test('on data saver nothing is loaded for it, unless the reader asks', async ({ page, context, host }) => {
  await savesData(page);
  await open(page, host.origin + ROOT);
  await says(page, 'idle');
  await sidebarLink(page, 'Titres').first().click();
  await page.waitForTimeout(1000);
  expect(host.asked().filter((address) => address === WORKER || address.endsWith('.json'))).toEqual([]);
  expect(host.asked()).not.toContain(UNREAD);
  expect(await hasWorker(page)).toBe(false);

  await open(page, host.origin + ROOT);
  await keepGuide(page);
  await goDown(context, host);
  await page.goto(host.origin + UNREAD);
  await hydrated(page);
  await page.goto(host.origin + ROOT);
  await box(page).getByRole('button').click();
  await says(page, 'idle');
  expect(await hasWorker(page)).toBe(false);
});

test('switched off, it frees those who had kept something', async ({ page, host }) => {
  await open(page, host.origin + ROOT);
  await keepGuide(page);
  writeFileSync(path.join(host.folder, WORKER), await serviceWorker(false, '/'));
  for (const end of ['br', 'gz']) rmSync(path.join(host.folder, `${WORKER}.${end}`), { force: true });
  // The scripts of a site that is switched off do not register it again: the browser looks for a newer one by itself.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => hasWorker(page)).toBe(false);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
