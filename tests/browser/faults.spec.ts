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
const ARTICLES = /\/article\.txt$/;

const PHONE = { width: 360, height: 740 };

/** The ways in which a file does not come. */
const block = (route: Route) => route.abort();
const hang = () => undefined;
async function cut(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, body.length / 2) });
}

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

/** In the page. Nobody is left without a word for longer. */
const PATIENCE_MS = 15_000;

const notice = (page: Page) => page.getByRole('alert');
const retryButton = (page: Page) => notice(page).getByRole('button', { name: 'Réessayer' });

/** The page of a browser without scripts: what would not answer is not there, and the menu is. */
async function expectPageWithoutScripts(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveText(PAGE.title);
  await page.clock.fastForward(PATIENCE_MS);
  await expect(notice(page)).toContainText(asShown(buildTexts.missingScripts.message));
  await expect(page.locator('button:not(.term):visible')).toHaveCount(1);
  await expect(page.locator('.navbar').getByRole('link', { name: 'Documentation' })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Abri' })).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
}
const menu = (page: Page) => page.getByRole('navigation', { name: said('theme.docs.sidebar.navAriaLabel') });

test.describe('without the main script, on a phone, the page is that of a browser without scripts', () => {
  test.use({ viewport: PHONE });
  test.beforeEach(({ page }) => page.clock.install());

  test('blocked: its menu leads on, and a retry loads the script', async ({ page }) => {
    const mend = await provokeOn(page, MAIN_SCRIPT, block);
    await page.goto(PAGE.path);
    await expectPageWithoutScripts(page);
    await notice(page).getByRole('link', { name: buildTexts.missingScripts.menu }).click();
    await expect(menu(page)).toBeInViewport();
    await menu(page).getByRole('link', { name: 'Abri' }).click();
    await expect(page.locator('h1')).toHaveText('Abri');
    await page.clock.fastForward(PATIENCE_MS);
    mend();
    await retryButton(page).click();
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test('cut, and kept so by the browser: a retry loads it whole', async ({ page }) => {
    const mend = await provokeOn(page, MAIN_SCRIPT, cut);
    await page.goto(PAGE.path);
    await expectPageWithoutScripts(page);
    mend();
    await retryButton(page).click();
    await hydrated(page);
  });

  test('late: the page answers after all, and the notice goes', async ({ page }) => {
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

for (const [fault, provoke] of [
  ['blocked', block],
  ['hanging', hang],
] as const) {
  test(`a chunk of the first page, ${fault}: the page of a browser without scripts, and a retry`, async ({
    page,
  }) => {
    await page.clock.install();
    const mend = await provokeOn(page, CHUNKS, provoke);
    await page.goto(PAGE.path, { waitUntil: 'commit' });
    await expectPageWithoutScripts(page);
    mend();
    await retryButton(page).click();
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
  });
}

test.describe('the page that the reader asked for', () => {
  /** Nothing is loaded before the click. */
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const connection = { effectiveType: '4g', saveData: true };
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => connection });
      // The clock of the test does not move the browser's own.
      AbortSignal.timeout = (delay) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(), delay);
        return controller.signal;
      };
    });
    await open(page, PAGE.path);
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  });
  const follow = (page: Page, title: string) => menu(page).getByRole('link', { name: title }).click();
  const isReloaded = (page: Page) => page.evaluate(() => !('notReloaded' in window));
  async function followInVain(page: Page, files: RegExp): Promise<void> {
    const asked = page.waitForRequest(files);
    await follow(page, NEXT_PAGE.title);
    await asked;
    await page.clock.fastForward(PATIENCE_MS);
  }

  test('a chunk hanging: a notice over the page that is still there; another link leads to its page, and a retry to the first', async ({
    page,
  }) => {
    await follow(page, 'Titres');
    await expect(page.locator('h1')).toHaveText('Titres');
    const mend = await provokeOn(page, CHUNKS, hang);
    await followInVain(page, CHUNKS);
    await expect(notice(page)).toContainText(asShown(notices.late));
    await expect(page.locator('h1')).toHaveText('Titres');
    await follow(page, PAGE.title);
    await expect(page.locator('h1')).toHaveText(PAGE.title);
    await expect(notice(page)).toHaveCount(0);
    expect(await isReloaded(page)).toBe(false);

    await follow(page, NEXT_PAGE.title);
    await expect(page).toHaveURL(NEXT_PAGE.path);
    await page.clock.fastForward(PATIENCE_MS);
    await expect(notice(page)).toContainText(asShown(notices.late));
    mend();
    await retryButton(page).click();
    await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test('its article hanging: the browser loads it from the server', async ({ page }) => {
    await provokeOn(page, ARTICLES, hang);
    await followInVain(page, ARTICLES);
    await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
    await hydrated(page);
    expect(await isReloaded(page)).toBe(true);
  });

  test('on a network that leads nowhere: a notice says so, with a retry, and the page comes when the network is back', async ({
    page,
  }) => {
    const mend = await provokeOn(page, /^/, block);
    await follow(page, NEXT_PAGE.title);
    await expect(notice(page)).toContainText(asShown(notices.offline));
    await expect(retryButton(page)).toBeInViewport();
    await retryButton(page).click();
    await expect(page.locator('h1')).toHaveText(PAGE.title);
    mend();
    await page.clock.fastForward(PATIENCE_MS);
    await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test('offline: nothing is said of a page that is only pointed at; after the click a notice is, and nothing is lost', async ({
    page,
  }) => {
    await page.evaluate(() => Object.assign(Reflect.get(navigator, 'connection'), { saveData: false }));
    let failures = 0;
    page.on('requestfailed', () => {
      failures += 1;
    });
    await page.context().setOffline(true);
    await menu(page).getByRole('link', { name: NEXT_PAGE.title }).hover();
    // A file of the page, then the look whether the site can be reached.
    await expect.poll(() => failures).toBeGreaterThan(1);
    await page.clock.fastForward(PATIENCE_MS);
    await expect(notice(page)).toHaveCount(0);
    await follow(page, NEXT_PAGE.title);
    await expect(notice(page)).toContainText(asShown(notices.offline));
    await expect(page.locator('h1')).toHaveText(PAGE.title);
    await page.context().setOffline(false);
    await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
    await expect(notice(page)).toHaveCount(0);
    expect(await isReloaded(page)).toBe(false);
  });
});

test.describe('a page that was kept, whose assets a new version has removed', () => {
  const GONE = '00000000';
  const withGoneAssets = (html: string) => html.replaceAll(/(?<=\/(?:main|styles)\.)[0-9a-f]{8}/g, GONE);

  test('the page is loaded again, once, and is whole', async ({ page, request }) => {
    const kept = withGoneAssets(await (await request.get(PAGE.path)).text());
    expect(kept).toContain(GONE);
    const loads: string[] = [];
    await page.route(`**${PAGE.path}`, (route) => {
      loads.push(route.request().resourceType());
      return loads.length === 1 ? route.fulfill({ body: kept, contentType: 'text/html' }) : route.continue();
    });
    await page.goto(PAGE.path);
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
    expect(loads).toEqual(['document', 'fetch', 'document']);
  });

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

test('an appearance that does not exist, stored or in the address, changes nothing; one that exists may be asked for', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'chartreuse'));
  const unknown = 'docusaurus-theme=chartreuse&docusaurus-data-theme=chartreuse&docusaurus-data-unknown=1';
  await open(page, `${PAGE.path}?${unknown}&page=2#recolter`);
  await expect(page).toHaveURL(new RegExp(`${PAGE.path}\\?page=2#recolter$`));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('html')).not.toHaveAttribute('data-unknown');
  await expect(page.locator('.navbar__logo img:visible')).toHaveCount(1);
  await page.getByRole('button', { name: colourToggleName('light') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await open(page, `${PAGE.path}?docusaurus-theme=dark`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('offline, search says that its dialog has not come', async ({ page }) => {
  await page.clock.install();
  await open(page, PAGE.path);
  await page.context().setOffline(true);
  const asked = page.waitForEvent('requestfailed');
  await page.keyboard.press('Control+k');
  await asked;
  await page.clock.fastForward(PATIENCE_MS);
  await expect(notice(page)).toContainText(said('site.loadFailure.message'));
  await page.context().setOffline(false);
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('the clipboard refused: the code is selected, and the reader is told for a while', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await open(page, '/docs/elements');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const block = page.locator('[data-code-block]').filter({ hasText: 'def verifier' });
  await block.getByRole('button', { name: said('theme.CodeBlock.copyButtonAriaLabel') }).click();
  await expect(notice(page)).toHaveText(asShown(notices.copyRefused));
  await expect(notice(page)).toBeInViewport();
  expect(await page.evaluate(() => String(getSelection()))).toContain('return hmac.compare_digest');
  await expect(page.getByRole('button', { name: said('theme.CodeBlock.copied') })).toHaveCount(0);
  await page.clock.runFor(PATIENCE_MS);
  await expect(notice(page)).toHaveCount(0);
});

test('the style sheets blocked: drawings keep their size, the title is on the first screen of a phone, and no banner is shown', async ({
  page,
}) => {
  await page.route(/\.css$/, block);
  await page.setViewportSize(PHONE);
  await open(page, PAGE.path);
  await expect(page.locator('.navbar-sidebar')).toHaveCount(1);
  await expect(page.locator('#load-failure-banner')).toHaveCount(0);
  await expect(page.locator('h1')).toBeInViewport();
  const widths = await page
    .locator('svg:visible')
    .evaluateAll((drawings) => drawings.map((drawing) => drawing.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.max(...widths)).toBeLessThan(64);
});
