// Specification §4 « Navigation » and §8: chunks that are slow, missing or not wanted.
import type { Page, Request } from '@playwright/test';
import { buildTexts } from '../../i18n/fr/build';
import { FIXTURE_SITE } from '../../playwright.config';
import { asShown } from '../asShown';
import { expect, hydrated, open, said, test } from './support';

test.use({ baseURL: FIXTURE_SITE });

const PAGE = { path: '/docs/potager/semer', title: 'Semer des radis' };
const NEXT_PAGE = { path: '/docs/potager/arroser', title: 'Arroser' };

const NEXT_ARTICLE = `${NEXT_PAGE.path}/article.txt`;

const CHUNKS = '**/assets/js/*.js';
const isEntry = (url: string) => /\/(runtime~main|main)\./.test(url);
const PROGRESS_BAR = '#nprogress';

const sidebarLink = (page: Page, name: string) =>
  page.locator('.theme-doc-sidebar-menu').getByRole('link', { name });

async function pretendConnection(
  page: Page,
  connection: { effectiveType: string; saveData: boolean },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
  }, connection);
}

/** The script that holds the text of a page: the one that no other page asks for. */
async function contentChunkOf(page: Page, path: string): Promise<string> {
  const scripts = async (from: string) => {
    await pretendConnection(page, { effectiveType: '4g', saveData: true });
    await open(page, from);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    // What comes when the page is at rest may come later than this.
    return loaded.filter((address) => address.endsWith('.js') && !address.includes('/extras.'));
  };
  const shared = await scripts(NEXT_PAGE.path);
  const own = (await scripts(path)).filter((script) => !shared.includes(script));
  expect(own).toHaveLength(1);
  return own[0] ?? '';
}

test.describe('progress bar', () => {
  // Data-saver keeps the next page's chunks from being there before the click.
  test.beforeEach(({ page }) => pretendConnection(page, { effectiveType: '4g', saveData: true }));

  test('it appears 200 ms after the click, not before, and goes away with the page', async ({ page }) => {
    await open(page, PAGE.path);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    let requested = 0;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(CHUNKS, async (route) => {
      requested += 1;
      await released;
      await route.continue();
    });

    await sidebarLink(page, NEXT_PAGE.title).click();
    await expect.poll(() => requested).toBeGreaterThan(0);
    await page.clock.runFor(199);
    await expect(page.locator(PROGRESS_BAR)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.locator(PROGRESS_BAR)).toHaveCount(1);

    release();
    await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
    await page.clock.runFor(5000);
    await expect(page.locator(PROGRESS_BAR)).toHaveCount(0);
  });

  test('it does not appear when the page arrives within 200 ms', async ({ page }) => {
    await open(page, PAGE.path);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await sidebarLink(page, NEXT_PAGE.title).click();
    await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
    await page.clock.runFor(5000);
    await expect(page.locator(PROGRESS_BAR)).toHaveCount(0);
  });
});

test.describe('prefetching', () => {
  /** What the page asks for, from the first file on, and the articles of other pages among it. */
  function watch(page: Page): { all: () => string[]; articles: () => string[] } {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const pathOf = (request: Request) => new URL(request.url()).pathname;
    return {
      // A copy of the style sheet comes out of the browser's own cache (StaticArticle/styleSheet.ts).
      all: () => requests.map(pathOf).filter((path) => !path.endsWith('.css')),
      articles: () => requests.map(pathOf).filter((path) => path.endsWith('/article.txt')),
    };
  }

  test('the nearest link in view, and what is pointed at, are loaded beforehand, each file once', async ({
    page,
  }) => {
    await pretendConnection(page, { effectiveType: '4g', saveData: false });
    const { all, articles } = watch(page);
    await open(page, PAGE.path);
    await expect.poll(() => articles().length).toBeGreaterThan(0);
    await sidebarLink(page, 'Titres').hover();
    await expect.poll(articles).toContain('/docs/titres/article.txt');
    await page.waitForTimeout(1500);
    expect(articles().length).toBeLessThan(4);
    expect(all()).toEqual([...new Set(all())]);
  });

  for (const [name, connection] of [
    ['2g', { effectiveType: '2g', saveData: false }],
    ['slow-2g', { effectiveType: 'slow-2g', saveData: false }],
    ['data-saver', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`nothing is loaded beforehand on a ${name} connection`, async ({ page }) => {
      await pretendConnection(page, connection);
      const { articles } = watch(page);
      await open(page, '/docs');
      await page.waitForLoadState('networkidle');
      await sidebarLink(page, 'Titres').hover();
      await page.waitForTimeout(1500);
      expect(articles()).toEqual([]);
    });
  }
});

test.describe('an article that was loaded beforehand', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, PAGE.path);
    const article = page.waitForResponse(`**${NEXT_ARTICLE}`);
    await sidebarLink(page, NEXT_PAGE.title).hover();
    await (await article).finished();
    // Then the page has to read it.
    await page.waitForTimeout(500);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  });

  test('is there in the first frame after the click, and what is around it follows', async ({ page }) => {
    const shown = await sidebarLink(page, NEXT_PAGE.title).evaluate(async (link: HTMLElement) => {
      link.click();
      await new Promise(requestAnimationFrame);
      return document.querySelector('h1')?.textContent;
    });
    expect(shown).toBe(NEXT_PAGE.title);
    await expect(page).toHaveTitle(new RegExp(`^${NEXT_PAGE.title}`));
    await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
    await expect(page.locator('[data-article]')).toHaveAttribute('data-article', NEXT_PAGE.path);
    await expect(sidebarLink(page, NEXT_PAGE.title)).toHaveAttribute('aria-current', 'page');
  });

  test('is that of the last link, when the reader clicks two', async ({ page }) => {
    const first = await sidebarLink(page, NEXT_PAGE.title).elementHandle();
    await sidebarLink(page, PAGE.title).evaluate((last: HTMLElement, link) => {
      if (link instanceof HTMLElement) link.click();
      last.click();
    }, first);
    await expect(page.locator('[data-article]')).toHaveAttribute('data-article', PAGE.path);
    await expect(page).toHaveURL(new RegExp(`${PAGE.path}$`));
    await expect(page.locator('h1')).toHaveText(PAGE.title);
  });

  test('goes again when the reader comes back before the rest is there', async ({ page }) => {
    await sidebarLink(page, NEXT_PAGE.title).evaluate(
      (link: HTMLElement, next) =>
        new Promise<void>((resolve) => {
          link.click();
          const comeBack = () => {
            if (location.pathname !== next) return requestAnimationFrame(comeBack);
            history.back();
            return resolve();
          };
          comeBack();
        }),
      NEXT_PAGE.path,
    );
    await expect(page.locator('[data-article]')).toHaveAttribute('data-article', PAGE.path);
    await expect(page).toHaveURL(new RegExp(`${PAGE.path}$`));
    await expect(page.locator('h1')).toHaveText(PAGE.title);
    await expect(page).toHaveTitle(new RegExp(`^${PAGE.title}`));
  });
});

test.describe('a chunk that does not arrive', () => {
  test.use({ provokesFailures: true });

  test('on navigation, the browser loads the new page from the server', async ({ page }) => {
    await pretendConnection(page, { effectiveType: '4g', saveData: true });
    await open(page, PAGE.path);
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    let failures = 0;
    await page.route(CHUNKS, (route) => {
      // Fails once, as after a deployment, then answers.
      if (failures > 0) return route.continue();
      failures += 1;
      return route.abort();
    });
    await sidebarLink(page, NEXT_PAGE.title).click();
    await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
    await hydrated(page);
    expect(failures).toBe(1);
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(false);
    await expect(page).toHaveURL(new RegExp(`${NEXT_PAGE.path}/?$`));
  });

  test('on navigation, when it fails again after the reload, the page offers to try again', async ({
    page,
  }) => {
    await pretendConnection(page, { effectiveType: '4g', saveData: true });
    await open(page, PAGE.path);
    await page.route(CHUNKS, (route) => (isEntry(route.request().url()) ? route.continue() : route.abort()));
    await sidebarLink(page, NEXT_PAGE.title).click();
    await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
    await expect(page.getByRole('alert').getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  test('a link that is only pointed at complains of nothing', async ({ page }) => {
    await open(page, PAGE.path);
    let aborted = 0;
    await page.route(CHUNKS, (route) => {
      aborted += 1;
      return route.abort();
    });
    await sidebarLink(page, NEXT_PAGE.title).hover();
    await expect.poll(() => aborted).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('under an address that is not known beforehand, the page itself offers to try again', async ({
    page,
    request,
  }) => {
    // Some hosts serve `…/index.html`: the site then starts before it knows which chunks the page needs.
    const html = await (await request.get(PAGE.path)).text();
    await page.route(`**${PAGE.path}/index.html`, (route) =>
      route.fulfill({ body: html, contentType: 'text/html' }),
    );
    const script = await contentChunkOf(page, PAGE.path);
    await page.route(script, (route) => route.abort());
    await page.goto(`${PAGE.path}/index.html`);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(said('site.loadFailure.message'));

    await page.unroute(script);
    await notice.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.locator('h1')).toHaveText(PAGE.title);
  });
});

test.describe('an article that does not arrive whole', () => {
  test.use({ provokesFailures: true });

  const FAULTS: readonly [string, (html: string) => { status?: number; body: string }][] = [
    ['refused', () => ({ status: 500, body: 'Erreur' })],
    ['cut in its last lines', (html) => ({ body: html.slice(0, html.indexOf('data-article-end') - 200) })],
    ['of another page', (html) => ({ body: html.replaceAll('data-article=', 'data-other=') })],
  ];
  for (const [name, answer] of FAULTS) {
    test(`${name}, is not shown: the browser loads the page from the server`, async ({ page, request }) => {
      await pretendConnection(page, { effectiveType: '4g', saveData: true });
      await open(page, PAGE.path);
      await page.evaluate(() => Object.assign(window, { notReloaded: true }));
      const html = await (await request.get(NEXT_ARTICLE)).text();
      const faulty = answer(html);
      expect(faulty.body).not.toBe(html);
      let answered = 0;
      await page.route(`**${NEXT_ARTICLE}`, (route) => {
        answered += 1;
        return route.fulfill({ contentType: 'text/plain', ...faulty });
      });
      await sidebarLink(page, NEXT_PAGE.title).click();
      await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
      await hydrated(page);
      expect(answered).toBe(1);
      expect(await page.evaluate(() => 'notReloaded' in window)).toBe(false);
    });
  }

  test('is asked for once, whatever the number of looks at it', async ({ page }) => {
    await open(page, PAGE.path);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === NEXT_ARTICLE) asked.push(pathname);
    });
    await sidebarLink(page, NEXT_PAGE.title).hover();
    await expect.poll(() => asked).toEqual([NEXT_ARTICLE]);
    await sidebarLink(page, NEXT_PAGE.title).click();
    await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
    await sidebarLink(page, PAGE.title).click();
    await expect(page.locator('h1')).toHaveText(PAGE.title);
    await sidebarLink(page, NEXT_PAGE.title).click();
    await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
    expect(asked).toEqual([NEXT_ARTICLE]);
  });
});

test.describe('neither script nor style arrives', () => {
  test.use({ provokesFailures: true });

  for (const path of ['/', PAGE.path, '/inconnue']) {
    test(`${path} shows a banner that points to the base URL`, async ({ page }) => {
      await page.route('**/assets/**', (route) => route.abort());
      await page.goto(path);
      const banner = page.locator('#load-failure-banner');
      await expect(banner.locator('p').first()).toHaveText('Your site did not load properly');
      await expect(banner).toContainText(asShown(buildTexts.baseUrlBanner.problem));
      await expect(banner).toContainText(asShown('« baseUrl »'));
    });
  }

  test('no banner while the style sheet is there', async ({ page }) => {
    await page.route(CHUNKS, (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('#load-failure-banner')).toHaveCount(0);
  });

  test('no banner while the script is there', async ({ page }) => {
    await page.route('**/assets/css/**', (route) => route.abort());
    await open(page, '/');
    await expect(page.locator('#load-failure-banner')).toHaveCount(0);
  });
});

test.describe('a page that crashes', () => {
  test.use({ provokesFailures: true });

  test('inside the layout, it says so and can be tried again', async ({ page }) => {
    await page.goto('/plante_dans_la_page');
    await expect(page.locator('h1')).toHaveText('Cette page a planté.');
    await expect(page.locator('.navbar')).toBeVisible();
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText('La page est revenue.')).toBeVisible();
  });

  test('outside the layout too, in French, title of the document included', async ({ page }) => {
    await page.goto('/plante_hors_de_la_page');
    await expect(page.locator('h1')).toHaveText('Cette page a planté.');
    await expect(page).toHaveTitle(/^Cette page a planté\. \| /);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText('La page est revenue.')).toBeVisible();
  });
});
