// What goes wrong between a server and a reader, and what the reader then has: always a page to read, and a way on.
// Other files hold the faults of their own subject: search without network, or of a removed version (search.spec.ts);
// what the browser refuses to store (states.spec.ts); addresses that lead nowhere (not-found.spec.ts).
import type { Page, Route } from '@playwright/test';
import { buildTexts } from '../../i18n/fr/build';
import { notices } from '../../i18n/fr/notices';
import { FIXTURE_SITE } from '../../playwright.config';
import { asShown } from '../asShown';
import { colourToggleName, expect, hydrated, open, said, scrollsSideways, test } from './support';

test.use({ baseURL: FIXTURE_SITE, provokesFailures: true });

const PAGE = { path: '/docs/potager/semer', title: 'Semer des radis' };
const NEXT_PAGE = { path: '/docs/potager/arroser', title: 'Arroser' };

const MAIN_SCRIPT = /\/assets\/js\/main\./;
const CHUNKS = /\/assets\/js\/(?!runtime~main|main)/;

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1440, height: 900 };

/** The ways in which a file does not come. */
const block = (route: Route) => route.abort();
const hang = () => undefined;
async function cut(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, body.length / 2) });
}

const FAULTS = [
  ['blocked', block],
  ['cut', cut],
  ['hanging', hang],
] as const;

/** What is still on its way when a test ends is nobody's. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Until the function returned is called. */
async function provokeOn(
  page: Page,
  files: RegExp,
  provoke: (route: Route) => Promise<void> | undefined,
): Promise<() => void> {
  let isMended = false;
  await page.route(files, (route) => (isMended ? route.continue() : provoke(route)));
  return () => {
    isMended = true;
  };
}

const notice = (page: Page) => page.getByRole('alert');
const retryButton = (page: Page) => notice(page).getByRole('button', { name: 'Réessayer' });

/** The page of a browser without scripts: what would not answer is not there, and the menu is. */
async function expectPageWithoutScripts(page: Page): Promise<void> {
  await expect(notice(page)).toContainText(asShown(buildTexts.missingScripts.message));
  await expect(page.locator('h1')).toHaveText(PAGE.title);
  await expect(page.locator('button:not(.term):visible')).toHaveCount(1);
  await expect(page.locator('.navbar').getByRole('link', { name: 'Documentation' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Abri' })).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
}
const menu = (page: Page) => page.getByRole('navigation', { name: said('theme.docs.sidebar.navAriaLabel') });

test.describe('the main script, on a phone', () => {
  test.use({ viewport: PHONE });

  for (const [fault, provoke] of FAULTS) {
    test(`${fault}: the page of a browser without scripts, with its menu, and a notice`, async ({ page }) => {
      await page.route(MAIN_SCRIPT, provoke);
      await page.goto(PAGE.path, { waitUntil: 'commit' });
      await expectPageWithoutScripts(page);
      await notice(page).getByRole('link', { name: buildTexts.missingScripts.menu }).click();
      await expect(menu(page)).toBeInViewport();
      await menu(page).getByRole('link', { name: 'Abri' }).click();
      await expect(page.locator('h1')).toHaveText('Abri');
    });
  }

  for (const [fault, provoke] of FAULTS) {
    test(`${fault}: a retry asks for it again`, async ({ page }) => {
      const mend = await provokeOn(page, MAIN_SCRIPT, provoke);
      await page.goto(PAGE.path, { waitUntil: 'commit' });
      await expect(retryButton(page)).toBeVisible();
      mend();
      await retryButton(page).click();
      await hydrated(page);
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test('hanging, then there: the page answers after all, and the notice goes', async ({ page }) => {
    let letCome: () => void = () => undefined;
    const late = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route(MAIN_SCRIPT, (route) => late.then(() => route.continue()));
    await page.goto(PAGE.path, { waitUntil: 'commit' });
    await expectPageWithoutScripts(page);
    letCome();
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
    await page.getByRole('button', { name: said('theme.docs.sidebar.toggleSidebarButtonAriaLabel') }).click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
  });
});

test.describe('a chunk of the first page', () => {
  for (const [fault, provoke] of FAULTS) {
    test(`${fault}: the page of a browser without scripts, and a retry`, async ({ page }) => {
      const mend = await provokeOn(page, CHUNKS, provoke);
      await page.goto(PAGE.path, { waitUntil: 'commit' });
      await expectPageWithoutScripts(page);
      mend();
      await retryButton(page).click();
      await hydrated(page);
      await expect(notice(page)).toHaveCount(0);
    });
  }
});

test.describe('the page that the reader asked for', () => {
  /** Nothing is loaded before the click. */
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const connection = { effectiveType: '4g', saveData: true };
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
    });
    await open(page, PAGE.path);
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  });
  const follow = (page: Page, title: string) => menu(page).getByRole('link', { name: title }).click();
  const isReloaded = (page: Page) => page.evaluate(() => !('notReloaded' in window));

  test('a chunk hanging: a notice with a retry, over the page that is still there', async ({ page }) => {
    const mend = await provokeOn(page, CHUNKS, hang);
    await follow(page, NEXT_PAGE.title);
    await expect(notice(page)).toContainText(asShown(notices.late));
    await expect(page.locator('h1')).toHaveText(PAGE.title);
    mend();
    await retryButton(page).click();
    await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test('hanging: another link still leads to its page, and the notice goes', async ({ page }) => {
    await follow(page, 'Titres');
    await expect(page.locator('h1')).toHaveText('Titres');
    await provokeOn(page, CHUNKS, hang);
    await follow(page, NEXT_PAGE.title);
    await expect(notice(page)).toContainText(asShown(notices.late));
    await follow(page, PAGE.title);
    await expect(page.locator('h1')).toHaveText(PAGE.title);
    await expect(notice(page)).toHaveCount(0);
    expect(await isReloaded(page)).toBe(false);
  });

  test('its article hanging: the browser loads it from the server', async ({ page }) => {
    await provokeOn(page, /\/article\.txt$/, hang);
    await follow(page, NEXT_PAGE.title);
    await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
    await hydrated(page);
    expect(await isReloaded(page)).toBe(true);
  });

  for (const [fault, goOffline] of [
    [
      'offline',
      async (page: Page) => {
        await page.context().setOffline(true);
        return () => page.context().setOffline(false);
      },
    ],
    ['on a network that leads nowhere', (page: Page) => provokeOn(page, /^/, block)],
  ] as const) {
    test(`${fault}: a notice says so, and the page comes when the network is back`, async ({ page }) => {
      const goOnline = await goOffline(page);
      await follow(page, NEXT_PAGE.title);
      await expect(notice(page)).toContainText(asShown(notices.offline));
      await expect(retryButton(page)).toBeInViewport();
      await retryButton(page).click();
      await expect(page.locator('h1')).toHaveText(PAGE.title);
      await goOnline();
      await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
      await hydrated(page);
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test('offline, and only pointed at: nothing is said until the click, and nothing is lost', async ({
    page,
  }) => {
    await page.evaluate(() => Object.assign(Reflect.get(navigator, 'connection'), { saveData: false }));
    await page.context().setOffline(true);
    await menu(page).getByRole('link', { name: NEXT_PAGE.title }).hover();
    await page.waitForTimeout(1000);
    await expect(notice(page)).toHaveCount(0);
    await follow(page, NEXT_PAGE.title);
    await expect(notice(page)).toContainText(asShown(notices.offline));
    await page.context().setOffline(false);
    await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
    expect(await isReloaded(page)).toBe(false);
  });
});

test.describe('a page that was kept, whose assets a new version has removed', () => {
  const GONE = '00000000';
  const withGoneAssets = (html: string) => html.replaceAll(/(?<=\/(?:main|styles)\.)[0-9a-f]{8}/g, GONE);

  for (const [assets, name] of [
    ['the main script', (html: string) => html.replaceAll(/(?<=\/main\.)[0-9a-f]{8}/g, GONE)],
    ['script and style', withGoneAssets],
  ] as const) {
    test(`${assets}: the page is loaded again, once, and is whole`, async ({ page, request }) => {
      const kept = name(await (await request.get(PAGE.path)).text());
      expect(kept).toContain(GONE);
      const loads: string[] = [];
      await page.route(`**${PAGE.path}`, (route) => {
        loads.push(route.request().resourceType());
        return loads.length === 1
          ? route.fulfill({ body: kept, contentType: 'text/html' })
          : route.continue();
      });
      await page.goto(PAGE.path);
      await hydrated(page);
      await expect(notice(page)).toHaveCount(0);
      expect(loads).toEqual(['document', 'fetch', 'document']);
    });
  }

  test('for good: it is loaded again once at most, then the banner of the base URL stays', async ({
    page,
  }) => {
    let loads = 0;
    await page.route(`**${PAGE.path}`, async (route) => {
      loads += 1;
      const response = await route.fetch();
      // Two servers that do not agree: each answer names other files.
      const body = withGoneAssets(await response.text()).replaceAll(GONE, `0000000${loads}`);
      await route.fulfill({ response, body });
    });
    await page.goto(PAGE.path);
    await expect.poll(() => loads).toBe(3);
    await expect(page.locator('#load-failure-banner')).toContainText('Your site did not load properly');
    expect(loads).toBe(3);
  });
});

test.describe('an appearance that is none', () => {
  for (const [place, address, stored] of [
    ['in the storage', PAGE.path, 'chartreuse'],
    ['in the address', `${PAGE.path}?docusaurus-theme=chartreuse&page=2`, 'light'],
    ['in a data attribute of the address', `${PAGE.path}?docusaurus-data-theme=chartreuse`, 'light'],
  ] as const) {
    test(`${place}: the page is as ever, and its icons are there`, async ({ page }) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), stored);
      await open(page, address);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
      await expect(page.locator('.navbar__logo img:visible')).toHaveCount(1);
      await page.getByRole('button', { name: colourToggleName('light') }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    });
  }

  test('the address sets no attribute of the page, and keeps the rest of what it says', async ({ page }) => {
    await open(page, `${PAGE.path}?docusaurus-data-inconnu=1&docusaurus-data-has-script=&page=2#recolter`);
    expect(await page.evaluate(() => document.documentElement.dataset.inconnu)).toBeUndefined();
    await expect(page).toHaveURL(new RegExp(`${PAGE.path}\\?page=2#recolter$`));
  });

  test('a mode that the address may ask for is kept', async ({ page }) => {
    await open(page, `${PAGE.path}?docusaurus-theme=dark`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('offline, search says that its dialog has not come', async ({ page }) => {
  await open(page, PAGE.path);
  await page.context().setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(notice(page)).toContainText(said('site.loadFailure.message'));
  await page.context().setOffline(false);
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('the clipboard refused: the code is selected, and the reader is told', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await open(page, '/docs/elements');
  const block = page.locator('[data-code-block]').filter({ hasText: 'def verifier' });
  await block.getByRole('button', { name: said('theme.CodeBlock.copyButtonAriaLabel') }).click();
  await expect(notice(page)).toHaveText(asShown(notices.copyRefused));
  await expect(notice(page)).toBeInViewport();
  expect(await page.evaluate(() => String(getSelection()))).toContain('return hmac.compare_digest');
  await expect(page.getByRole('button', { name: said('theme.CodeBlock.copied') })).toHaveCount(0);
});

test('a notice that has had its time leaves alone the one that took its place', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await open(page, '/docs/elements');
  await provokeOn(page, CHUNKS, hang);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.locator('.pagination-nav__link').first().click();
  await page.clock.runFor(5000);
  await page
    .getByRole('button', { name: said('theme.CodeBlock.copyButtonAriaLabel') })
    .first()
    .click();
  await expect(notice(page)).toHaveText(asShown(notices.copyRefused));
  await page.clock.runFor(5000);
  await expect(notice(page)).toContainText(asShown(notices.late));
  await page.clock.runFor(60_000);
  await expect(notice(page)).toContainText(asShown(notices.late));
});

for (const viewport of [PHONE, WIDE])
  test(`the style sheets blocked, at ${viewport.width} px: drawings keep their size, the title is on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.route(/\.css$/, block);
    await open(page, PAGE.path);
    await expect(page.locator('.navbar-sidebar')).toHaveCount(viewport === PHONE ? 1 : 0);
    await expect(page.locator('h1')).toBeInViewport();
    const widths = await page
      .locator('svg:visible')
      .evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.max(...widths)).toBeLessThan(64);
  });
