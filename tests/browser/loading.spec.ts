// Specification §4 « Navigation » and §8: chunks that are slow, missing or not wanted.
import type { Page, Request } from '@playwright/test';
import { buildTexts } from '../../i18n/fr/build';
import { FIXTURE_SITE } from '../../playwright.config';
import { asShown } from '../asShown';
import { expect, hydrated, open, said, test } from './support';

test.use({ baseURL: FIXTURE_SITE });

const PAGE = { path: '/docs/potager/semer', title: 'Semer des radis' };
const NEXT_PAGE = { path: '/docs/potager/arroser', title: 'Arroser' };
const THIRD_PAGE = { path: '/docs/titres', title: 'Titres' };

const NEXT_ARTICLE = `${NEXT_PAGE.path}/article.txt`;

const CHUNKS = '**/assets/js/*.js';
const isEntry = (url: string) => /\/(runtime~main|main)\./.test(url);
const PROGRESS_BAR = '#nprogress';

const sidebarLink = (page: Page, name: string) =>
  page.locator('.theme-doc-sidebar-menu').getByRole('link', { name });

/** The page has done what it had to do by now. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let count = 0; count < 3; count += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });

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

  test('it appears 200 ms after the click, not before, and goes away with the page; not at all for a page that is there by then', async ({
    page,
  }) => {
    await open(page, PAGE.path);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await sidebarLink(page, NEXT_PAGE.title).click();
    await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
    await page.clock.runFor(5000);
    await expect(page.locator(PROGRESS_BAR)).toHaveCount(0);

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
    await sidebarLink(page, THIRD_PAGE.title).click();
    await expect.poll(() => requested).toBeGreaterThan(0);
    await page.clock.runFor(199);
    await expect(page.locator(PROGRESS_BAR)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.locator(PROGRESS_BAR)).toHaveCount(1);

    release();
    await expect(page.locator('h1')).toHaveText(THIRD_PAGE.title);
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
    await sidebarLink(page, THIRD_PAGE.title).hover();
    await expect.poll(articles).toContain(`${THIRD_PAGE.path}/article.txt`);
    await page.waitForLoadState('networkidle');
    await idle(page);
    expect(articles().length).toBeLessThan(4);
    expect(all()).toEqual([...new Set(all())]);
  });

  test('nothing is loaded beforehand on a slow connection, nor for those who save data', async ({ page }) => {
    const { all, articles } = watch(page);
    for (const connection of [
      { effectiveType: '2g', saveData: false },
      { effectiveType: 'slow-2g', saveData: false },
      { effectiveType: '4g', saveData: true },
    ]) {
      await pretendConnection(page, connection);
      await open(page, '/docs');
      await page.waitForLoadState('networkidle');
      const before = all().length;
      await sidebarLink(page, THIRD_PAGE.title).hover();
      await idle(page);
      expect([connection, all().slice(before)]).toEqual([connection, []]);
      expect([connection, articles()]).toEqual([connection, []]);
    }
  });
});

test('an article that was loaded beforehand is there in the first frame after the click, that of the last link if two are clicked, and goes if the reader comes back at once', async ({
  page,
}) => {
  const isShown = async ({ path, title }: typeof PAGE) => {
    await expect(page.locator('[data-article]')).toHaveAttribute('data-article', path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(sidebarLink(page, title)).toHaveAttribute('aria-current', 'page');
  };
  await open(page, PAGE.path);
  const article = page.waitForResponse(`**${NEXT_ARTICLE}`);
  await sidebarLink(page, NEXT_PAGE.title).hover();
  await (await article).finished();
  // Then the page has to read it.
  await idle(page);

  const shown = await sidebarLink(page, NEXT_PAGE.title).evaluate(async (link: HTMLElement) => {
    link.click();
    await new Promise(requestAnimationFrame);
    return document.querySelector('h1')?.textContent;
  });
  expect(shown).toBe(NEXT_PAGE.title);
  await isShown(NEXT_PAGE);

  // That of the page before is kept as well.
  const first = await sidebarLink(page, PAGE.title).elementHandle();
  await sidebarLink(page, NEXT_PAGE.title).evaluate((last: HTMLElement, link) => {
    if (link instanceof HTMLElement) link.click();
    last.click();
  }, first);
  await isShown(NEXT_PAGE);

  await sidebarLink(page, PAGE.title).evaluate(
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
    PAGE.path,
  );
  await isShown(NEXT_PAGE);
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
    await idle(page);
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
  test('refused, cut or of another page, it is not shown: the browser loads the page from the server', async ({
    page,
    request,
  }) => {
    await pretendConnection(page, { effectiveType: '4g', saveData: true });
    const html = await (await request.get(NEXT_ARTICLE)).text();
    for (const [fault, answer] of FAULTS) {
      const faulty = answer(html);
      expect(faulty.body).not.toBe(html);
      let answered = 0;
      await page.route(`**${NEXT_ARTICLE}`, (route) => {
        answered += 1;
        return route.fulfill({ contentType: 'text/plain', ...faulty });
      });
      await open(page, PAGE.path);
      await page.evaluate(() => Object.assign(window, { notReloaded: true }));
      await sidebarLink(page, NEXT_PAGE.title).click();
      await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
      await hydrated(page);
      const isReloaded = await page.evaluate(() => !('notReloaded' in window));
      expect([fault, answered, isReloaded]).toEqual([fault, 1, true]);
      await page.unroute(`**${NEXT_ARTICLE}`);
    }
  });

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

  test('any page shows a banner that points to the base URL', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort());
    for (const path of ['/', PAGE.path, '/inconnue']) {
      await page.goto(path);
      const banner = page.locator('#load-failure-banner');
      await expect(banner.locator('p').first()).toHaveText('Your site did not load properly');
      await expect(banner).toContainText(asShown(buildTexts.baseUrlBanner.problem));
      await expect(banner).toContainText(asShown('« baseUrl »'));
    }
  });

  test('no banner while the style sheet or the script is there', async ({ page }) => {
    await page.route(CHUNKS, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.locator('#load-failure-banner')).toHaveCount(0);
    await page.unroute(CHUNKS);
    await page.route('**/assets/css/**', (route) => route.abort());
    await open(page, '/');
    await expect(page.locator('#load-failure-banner')).toHaveCount(0);
  });
});

test.describe('a page that crashes', () => {
  test.use({ provokesFailures: true });

  test('it says so in French, inside the layout and outside, and can be tried again', async ({ page }) => {
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
});
