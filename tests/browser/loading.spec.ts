// Specification §4 « Navigation » and §8: chunks that are slow, missing or not wanted.
import type { Page, Request } from '@playwright/test';
import { buildTexts } from '../../i18n/fr/build';
import { FIXTURE_SITE } from '../../playwright.config';
import { asShown } from '../asShown';
import { expect, hydrated, open, said, test } from './support';

test.use({ baseURL: FIXTURE_SITE });

const PAGE = { path: '/docs/potager/semer', title: 'Semer des radis' };
const NEXT_PAGE = { path: '/docs/potager/arroser', title: 'Arroser' };
const GALLERY = { path: '/docs/galerie_schemas', title: 'Galerie des schémas' };
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

type Connection = { readonly effectiveType: string; readonly saveData: boolean };

async function pretendConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
  }, connection);
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

  test('the next page, and that of a link that is pointed at, are loaded beforehand, each file once', async ({
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
    await pretendConnection(page, { effectiveType: '2g', saveData: false });
    const { all, articles } = watch(page);
    await open(page, PAGE.path);
    const pointWith = async (title: string, connection: Connection) => {
      await page.evaluate((value) => Object.assign(Reflect.get(navigator, 'connection'), value), connection);
      await sidebarLink(page, title).hover();
      await idle(page);
    };
    await page.waitForLoadState('networkidle');
    await idle(page);
    const before = all().length;
    await pointWith(NEXT_PAGE.title, { effectiveType: '2g', saveData: false });
    await pointWith(GALLERY.title, { effectiveType: 'slow-2g', saveData: false });
    await pointWith('Galerie des écrans', { effectiveType: '4g', saveData: true });
    expect([all().slice(before), articles()]).toEqual([[], []]);
    await pointWith(THIRD_PAGE.title, { effectiveType: '4g', saveData: false });
    await expect.poll(articles).toEqual([`${THIRD_PAGE.path}/article.txt`]);
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
  const article = page.waitForResponse(`**${NEXT_ARTICLE}`);
  await open(page, PAGE.path);
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

  test('on navigation, the browser loads the new page from the server; if it fails again, the page offers to try again', async ({
    page,
  }) => {
    await open(page, PAGE.path);
    await page.evaluate(() => Object.assign(window, { notReloaded: true }));
    let aborted = 0;
    await page.route(CHUNKS, (route) => {
      if (isEntry(route.request().url())) return route.continue();
      aborted += 1;
      return route.abort();
    });
    // A link that is only pointed at complains of nothing.
    await sidebarLink(page, THIRD_PAGE.title).hover();
    await expect.poll(() => aborted).toBeGreaterThan(0);
    await idle(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await sidebarLink(page, THIRD_PAGE.title).click();
    const retry = page.getByRole('alert').getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeVisible();
    await expect(page.locator('h1')).toHaveText(THIRD_PAGE.title);
    await expect(page).toHaveURL(new RegExp(`${THIRD_PAGE.path}/?$`));
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(false);
    await page.unroute(CHUNKS);
    await retry.click();
    await hydrated(page);
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
    // The script of this page alone names its source.
    await page.route(CHUNKS, async (route) => {
      const response = await route.fetch();
      return (await response.text()).includes('/semer.mdx"') ? route.abort() : route.fulfill({ response });
    });
    await page.goto(`${PAGE.path}/index.html`);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(said('site.loadFailure.message'));

    await page.unroute(CHUNKS);
    await notice.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.locator('h1')).toHaveText(PAGE.title);
  });
});

test.describe('an article that does not arrive whole', () => {
  test.use({ provokesFailures: true });

  const FAULTS: readonly [typeof PAGE, (html: string) => { status?: number; body: string }][] = [
    [NEXT_PAGE, () => ({ status: 500, body: 'Erreur' })],
    [THIRD_PAGE, (html) => ({ body: html.slice(0, html.indexOf('data-article-end') - 200) })],
    [GALLERY, (html) => ({ body: html.replaceAll('data-article=', 'data-other=') })],
  ];

  test('refused, cut or of another page, it is not shown: the browser loads the page from the server', async ({
    page,
    request,
  }) => {
    await pretendConnection(page, { effectiveType: '4g', saveData: true });
    await open(page, PAGE.path);
    for (const [{ path, title }, answer] of FAULTS) {
      const article = `${path}/article.txt`;
      const html = await (await request.get(article)).text();
      const faulty = answer(html);
      expect(faulty.body).not.toBe(html);
      let answered = 0;
      await page.route(`**${article}`, (route) => {
        answered += 1;
        return route.fulfill({ contentType: 'text/plain', ...faulty });
      });
      await page.evaluate(() => Object.assign(window, { notReloaded: true }));
      await sidebarLink(page, title).click();
      await expect(page.locator('h1')).toHaveText(title);
      await page.waitForFunction(() => !('notReloaded' in window));
      await hydrated(page);
      expect([title, answered]).toEqual([title, 1]);
    }
  });
});

test.describe('neither script nor style arrives', () => {
  test.use({ provokesFailures: true });

  test('a page shows a banner that points to the base URL', async ({ page }) => {
    await page.route('**/assets/**', (route) => route.abort());
    for (const path of ['/', '/inconnue']) {
      await page.goto(path);
      const banner = page.locator('#load-failure-banner');
      await expect(banner.locator('p').first()).toHaveText('Your site did not load properly');
      await expect(banner).toContainText(asShown(buildTexts.baseUrlBanner.problem));
      await expect(banner).toContainText(asShown('« baseUrl »'));
    }
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
