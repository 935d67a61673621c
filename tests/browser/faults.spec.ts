// What goes wrong between a server and a reader, who always has a page to read, and a way on. Other files have the faults of
// their subject: search.spec.ts, states.spec.ts, not-found.spec.ts.
import type { Page, Route } from '@playwright/test';
import { buildTexts } from '../../i18n/fr/build';
import { notices } from '../../i18n/fr/notices';
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { FIXTURE_SITE } from '../../playwright.config';
import {
  changeConnection,
  colourToggleName,
  DATA_SAVER,
  expect,
  hydrated,
  interfaceText,
  NEXT_PAGE,
  open,
  PAGE,
  PHONE,
  pretendConnection,
  scrollsSideways,
  sidebarLink,
  test,
  watchReload,
} from './support';

test.use({ baseURL: FIXTURE_SITE, provokesFailures: true });

const MAIN_SCRIPT = /\/assets\/js\/main\./;
const CHUNKS = /\/assets\/js\/(?!runtime~main|main)/;

const block = (route: Route) => route.abort();
const hang = () => undefined;
async function cut(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({ response, body: body.slice(0, body.length / 2) });
}

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Returns a function that ends the fault. */
async function provoke(
  page: Page,
  files: RegExp,
  fault: (route: Route) => Promise<void> | undefined,
): Promise<() => void> {
  let isMended = false;
  await page.route(files, (route) => (isMended ? route.continue() : fault(route)));
  return () => {
    isMended = true;
  };
}

/** Longer than any timeout of the page. */
const TIMEOUT_MS = 15_000;

const notice = (page: Page) => page.getByRole('alert');
const retryButton = (page: Page) => notice(page).getByRole('button', { name: 'Réessayer' });

async function expectRecovery(page: Page): Promise<void> {
  await retryButton(page).click();
  await hydrated(page);
  await expect(notice(page)).toHaveCount(0);
}

/** That of a browser without scripts: no button that would not work, and the menu in the page. */
async function expectPageWithoutScripts(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveText(PAGE.title);
  await page.clock.fastForward(TIMEOUT_MS);
  await expect(notice(page)).toContainText(frenchTypography(buildTexts.missingScripts.message));
  await expect(page.locator('button:not(.term):visible')).toHaveCount(1);
  await expect(page.locator('.navbar').getByRole('link', { name: 'Documentation' })).toBeVisible();
  await expect(sidebarLink(page, 'Abri')).toBeVisible();
  expect(await scrollsSideways(page)).toBe(false);
}

test.describe('without the main script, on a phone, the page is that of a browser without scripts', () => {
  test.use({ viewport: PHONE });
  test.beforeEach(({ page }) => page.clock.install());

  test('blocked: its menu leads to other pages, and a retry loads the script', async ({ page }) => {
    const mend = await provoke(page, MAIN_SCRIPT, block);
    await page.goto(PAGE.path);
    await expectPageWithoutScripts(page);
    await notice(page).getByRole('link', { name: buildTexts.missingScripts.menu }).click();
    await expect(sidebarLink(page, 'Abri')).toBeInViewport();
    await sidebarLink(page, 'Abri').click();
    await expect(page.locator('h1')).toHaveText('Abri');
    await page.clock.fastForward(TIMEOUT_MS);
    mend();
    await expectRecovery(page);
  });

  test('cut, and cached so by the browser: a retry loads it whole', async ({ page }) => {
    const mend = await provoke(page, MAIN_SCRIPT, cut);
    await page.goto(PAGE.path);
    await expectPageWithoutScripts(page);
    mend();
    await expectRecovery(page);
  });

  test('late: the buttons work when it arrives, and the notice goes', async ({ page }) => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(MAIN_SCRIPT, (route) => released.then(() => route.continue()));
    await page.goto(PAGE.path, { waitUntil: 'commit' });
    await expectPageWithoutScripts(page);
    release();
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
    await page
      .getByRole('button', { name: interfaceText('theme.docs.sidebar.toggleSidebarButtonAriaLabel') })
      .click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
  });
});

for (const [fault, run] of [
  ['blocked', block],
  ['hanging', hang],
] as const) {
  test(`with a chunk of the first page ${fault}, the page is that of a browser without scripts, until a retry`, async ({
    page,
  }) => {
    await page.clock.install();
    const mend = await provoke(page, CHUNKS, run);
    await page.goto(PAGE.path, { waitUntil: 'commit' });
    await expectPageWithoutScripts(page);
    mend();
    await expectRecovery(page);
  });
}

test.describe('a page that the reader asked for', () => {
  // With data saver, nothing of it is loaded before the click.
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await pretendConnection(page, DATA_SAVER);
    await page.addInitScript(() => {
      // The browser's own does not follow the clock of the test.
      AbortSignal.timeout = (delay) => {
        const controller = new AbortController();
        setTimeout(() => controller.abort(), delay);
        return controller.signal;
      };
    });
    await open(page, PAGE.path);
  });

  test('whose chunk hangs: a notice appears over the page; another link leads to its page, and a retry to the first', async ({
    page,
  }) => {
    const isReloaded = await watchReload(page);
    await sidebarLink(page, 'Titres').click();
    await expect(page.locator('h1')).toHaveText('Titres');
    const mend = await provoke(page, CHUNKS, hang);
    const request = page.waitForRequest(CHUNKS);
    await sidebarLink(page, NEXT_PAGE.title).click();
    await request;
    // A page may take some seconds on a slow network: the reader is not alarmed.
    await page.clock.fastForward(8000);
    await expect(notice(page)).toHaveCount(0);
    await page.clock.fastForward(TIMEOUT_MS);
    await expect(notice(page)).toContainText(frenchTypography(notices.late));
    await expect(page.locator('h1')).toHaveText('Titres');
    await sidebarLink(page, PAGE.title).click();
    await expect(page.locator('h1')).toHaveText(PAGE.title);
    await expect(notice(page)).toHaveCount(0);
    expect(await isReloaded()).toBe(false);

    await sidebarLink(page, NEXT_PAGE.title).click();
    await expect(page).toHaveURL(NEXT_PAGE.path);
    await page.clock.fastForward(TIMEOUT_MS);
    await expect(notice(page)).toContainText(frenchTypography(notices.late));
    mend();
    await expectRecovery(page);
    await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
  });

  test('whose article is refused, cut, of another page or hangs is loaded from the server', async ({
    page,
  }) => {
    const html = await (await page.request.get('/docs/titres/article.txt')).text();
    for (const [path, title, answer] of [
      [NEXT_PAGE.path, NEXT_PAGE.title, { status: 500, body: 'Erreur' }],
      ['/docs/titres', 'Titres', { body: html.slice(0, html.indexOf('data-article-end') - 200) }],
      ['/docs/galerie_schemas', 'Galerie des schémas', { body: html }],
      ['/docs/elements', 'Éléments du texte', undefined],
    ] as const) {
      const article = `**${path}/article.txt`;
      await page.route(article, (route) => answer && route.fulfill({ contentType: 'text/plain', ...answer }));
      const request = page.waitForRequest(article);
      await watchReload(page);
      await sidebarLink(page, title).click();
      await request;
      if (!answer) await page.clock.fastForward(TIMEOUT_MS);
      await expect(page.locator('h1')).toHaveText(title);
      await page.waitForFunction(() => !('isFormerDocument' in window));
      await hydrated(page);
    }
  });

  test('where no host answers: a notice with a retry says so, and the page comes when the network is back', async ({
    page,
  }) => {
    const mend = await provoke(page, /^/, block);
    await sidebarLink(page, NEXT_PAGE.title).click();
    await expect(notice(page)).toContainText(frenchTypography(notices.offline));
    await expect(retryButton(page)).toBeInViewport();
    await retryButton(page).click();
    await expect(page.locator('h1')).toHaveText(PAGE.title);
    mend();
    await page.clock.fastForward(TIMEOUT_MS);
    await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test('offline: a notice appears after the click and not before, and the page comes without a reload', async ({
    page,
  }) => {
    const isReloaded = await watchReload(page);
    await changeConnection(page, { ...DATA_SAVER, saveData: false });
    let failures = 0;
    page.on('requestfailed', () => {
      failures += 1;
    });
    await page.context().setOffline(true);
    await sidebarLink(page, NEXT_PAGE.title).hover();
    // A file of the page, then the request whether the site can be reached.
    await expect.poll(() => failures).toBeGreaterThan(1);
    await page.clock.fastForward(TIMEOUT_MS);
    await expect(notice(page)).toHaveCount(0);
    await sidebarLink(page, NEXT_PAGE.title).click();
    await expect(notice(page)).toContainText(frenchTypography(notices.offline));
    await expect(page.locator('h1')).toHaveText(PAGE.title);
    await page.context().setOffline(false);
    await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
    await expect(notice(page)).toHaveCount(0);
    expect(await isReloaded()).toBe(false);
  });
});

test('a page with a blocked chunk is loaded from the server, and says nothing before the click; if it fails again, it offers a retry', async ({
  page,
}) => {
  await open(page, PAGE.path);
  const isReloaded = await watchReload(page);
  const mend = await provoke(page, CHUNKS, block);
  const failed = page.waitForEvent('requestfailed');
  await sidebarLink(page, 'Titres').hover();
  await failed;
  await expect(notice(page)).toHaveCount(0);
  await sidebarLink(page, 'Titres').click();
  await expect(retryButton(page)).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Titres');
  await expect(page).toHaveURL(/\/docs\/titres\/?$/);
  expect(await isReloaded()).toBe(true);
  mend();
  await expectRecovery(page);
});

test('under an address that the site does not know, where a chunk is blocked, the page itself offers a retry', async ({
  page,
  request,
}) => {
  // Some hosts serve `…/index.html`: the site then starts before it knows which chunks the page needs.
  const html = await (await request.get(PAGE.path)).text();
  await page.route(`**${PAGE.path}/index.html`, (route) =>
    route.fulfill({ body: html, contentType: 'text/html' }),
  );
  // The script of this page alone names its source.
  await page.route(CHUNKS, async (route) => {
    const response = await route.fetch();
    return (await response.text()).includes('/semer.mdx"') ? route.abort() : route.fulfill({ response });
  });
  await page.goto(`${PAGE.path}/index.html`);
  await expect(notice(page)).toContainText(interfaceText('site.loadFailure.message'));
  await page.unroute(CHUNKS);
  await retryButton(page).click();
  await expect(page.locator('h1')).toHaveText(PAGE.title);
});

test.describe('a cached page whose assets a new version has removed', () => {
  const withRemovedAssets = (html: string, hash = '00000000') =>
    html.replaceAll(/(?<=\/(?:main|styles)\.)[0-9a-f]{8}/g, hash);

  test('is loaded again, once, and is whole', async ({ page, request }) => {
    const html = await (await request.get(PAGE.path)).text();
    const cached = withRemovedAssets(html);
    expect(cached).not.toBe(html);
    const loads: string[] = [];
    await page.route(`**${PAGE.path}`, (route) => {
      loads.push(route.request().resourceType());
      return loads.length === 1
        ? route.fulfill({ body: cached, contentType: 'text/html' })
        : route.continue();
    });
    await page.goto(PAGE.path);
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
    expect(loads).toEqual(['document', 'fetch', 'document']);
  });

  test('and that no server has whole: it is loaded again at most once, then a banner points to the base URL', async ({
    page,
  }) => {
    let loads = 0;
    await page.route(`**${PAGE.path}`, async (route) => {
      loads += 1;
      const response = await route.fetch();
      // Two servers that do not agree: each answer names other files.
      await route.fulfill({ response, body: withRemovedAssets(await response.text(), `0000000${loads}`) });
    });
    await page.goto(PAGE.path);
    await expect.poll(() => loads).toBe(3);
    const banner = page.locator('#load-failure-banner');
    await expect(banner.locator('p').first()).toHaveText('Your site did not load properly');
    await expect(banner).toContainText(frenchTypography(buildTexts.baseUrlBanner.problem));
    await expect(banner).toContainText(frenchTypography('« baseUrl »'));
    expect(loads).toBe(3);
  });
});

test('a page that crashes says so in French, inside the layout and outside, and can be tried again', async ({
  page,
}) => {
  for (const [path, navbars] of [
    ['/plante_dans_la_page', 1],
    ['/plante_hors_de_la_page', 0],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText('Cette page a planté.');
    await expect(page.locator('.navbar')).toHaveCount(navbars);
    if (navbars === 0) await expect(page).toHaveTitle(/^Cette page a planté\. \| /);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText('La page est revenue.')).toBeVisible();
  }
});

test('a colour mode that does not exist, stored or in the address, changes nothing; one that exists may be in the address', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'chartreuse'));
  const unknown = 'docusaurus-theme=chartreuse&docusaurus-data-theme=chartreuse&docusaurus-data-unknown=1';
  await open(page, `${PAGE.path}?${unknown}&page=2#recolter`);
  await expect(page).toHaveURL(new RegExp(`${PAGE.path}\\?page=2#recolter$`));
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(root).not.toHaveAttribute('data-unknown');
  await expect(page.locator('.navbar__logo img:visible')).toHaveCount(1);
  await page.getByRole('button', { name: colourToggleName('light') }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await open(page, `${PAGE.path}?docusaurus-theme=dark`);
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('offline, search says that its dialog is missing, and opens it when the network is back', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, PAGE.path);
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await page.keyboard.press('Control+k');
  await failed;
  await page.clock.fastForward(TIMEOUT_MS);
  await expect(notice(page)).toContainText(interfaceText('site.loadFailure.message'));
  await page.context().setOffline(false);
  await expect(page.getByRole('combobox')).toBeFocused();
});

test('where the clipboard is refused, the code is selected, and a notice says so for a while', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await open(page, '/docs/elements');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const code = page.locator('[data-code-block]').filter({ hasText: 'def verifier' });
  await code.getByRole('button', { name: interfaceText('theme.CodeBlock.copyButtonAriaLabel') }).click();
  await expect(notice(page)).toHaveText(frenchTypography(notices.copyRefused));
  await expect(notice(page)).toBeInViewport();
  expect(await page.evaluate(() => String(getSelection()))).toContain('return hmac.compare_digest');
  await expect(page.getByRole('button', { name: interfaceText('theme.CodeBlock.copied') })).toHaveCount(0);
  await page.clock.runFor(TIMEOUT_MS);
  await expect(notice(page)).toHaveCount(0);
});

test('without style sheets, drawings keep their size, the title is on the first screen of a phone, and no banner is shown', async ({
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
