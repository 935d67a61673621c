// How pages arrive: the progress bar, what is loaded beforehand, and what is shown before React has rendered.
import type { Page, Request } from '@playwright/test';
import { FIXTURE_SITE } from '../../playwright.config';
import {
  changeConnection,
  DATA_SAVER,
  expect,
  NEXT_PAGE,
  open,
  PAGE,
  pretendConnection,
  sidebarLink,
  test,
} from './support';

test.use({ baseURL: FIXTURE_SITE });

const THIRD_PAGE = { path: '/docs/titres', title: 'Titres' };
const FAST = { effectiveType: '4g', saveData: false };

const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let count = 0; count < 3; count += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });

test('a progress bar appears 200 ms after the click, and goes away with the page; not at all for a page that is there by then', async ({
  page,
}) => {
  const bar = page.locator('#nprogress');
  await pretendConnection(page, DATA_SAVER);
  await open(page, PAGE.path);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await sidebarLink(page, NEXT_PAGE.title).click();
  await expect(page.locator('h1')).toHaveText(NEXT_PAGE.title);
  await page.clock.runFor(5000);
  await expect(bar).toHaveCount(0);

  let requested = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    requested += 1;
    await released;
    await route.continue();
  });
  await sidebarLink(page, THIRD_PAGE.title).click();
  await expect.poll(() => requested).toBeGreaterThan(0);
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(1);

  release();
  await expect(page.locator('h1')).toHaveText(THIRD_PAGE.title);
  await page.clock.runFor(5000);
  await expect(bar).toHaveCount(0);
});

test.describe('prefetching', () => {
  function watchRequests(page: Page): { all: () => string[]; articles: () => string[] } {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const paths = () => requests.map((request) => new URL(request.url()).pathname);
    return {
      // StaticArticle/styleSheet.ts reads the style sheet again from the browser's cache.
      all: () => paths().filter((path) => !path.endsWith('.css')),
      articles: () => paths().filter((path) => path.endsWith('/article.txt')),
    };
  }

  test('the next page, and that of a link that is pointed at, are loaded beforehand, each file once', async ({
    page,
  }) => {
    await pretendConnection(page, FAST);
    const { all, articles } = watchRequests(page);
    await open(page, PAGE.path);
    await expect.poll(() => articles().length).toBeGreaterThan(0);
    await sidebarLink(page, THIRD_PAGE.title).hover();
    await expect.poll(articles).toContain(`${THIRD_PAGE.path}/article.txt`);
    await page.waitForLoadState('networkidle');
    await idle(page);
    expect(articles().length).toBeLessThan(4);
    expect(all()).toEqual([...new Set(all())]);
  });

  test('nothing is loaded beforehand on a slow connection, nor with data saver', async ({ page }) => {
    await pretendConnection(page, { effectiveType: '2g', saveData: false });
    const { all, articles } = watchRequests(page);
    await open(page, PAGE.path);
    await page.waitForLoadState('networkidle');
    await idle(page);
    const before = all().length;
    for (const [title, connection] of [
      [NEXT_PAGE.title, { effectiveType: '2g', saveData: false }],
      ['Galerie des schémas', { effectiveType: 'slow-2g', saveData: false }],
      ['Galerie des écrans', DATA_SAVER],
    ] as const) {
      await changeConnection(page, connection);
      await sidebarLink(page, title).hover();
      await idle(page);
    }
    expect([all().slice(before), articles()]).toEqual([[], []]);
    await changeConnection(page, FAST);
    await sidebarLink(page, THIRD_PAGE.title).hover();
    await expect.poll(articles).toEqual([`${THIRD_PAGE.path}/article.txt`]);
  });
});

test('an article that was loaded beforehand is shown in the first frame after the click, that of the last link if two are clicked, and goes if the reader comes back at once', async ({
  page,
}) => {
  const expectShown = async ({ path, title }: typeof PAGE) => {
    await expect(page.locator('[data-article]')).toHaveAttribute('data-article', path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title}`));
    await expect(sidebarLink(page, title)).toHaveAttribute('aria-current', 'page');
  };
  const article = page.waitForResponse(`**${NEXT_PAGE.path}/article.txt`);
  await open(page, PAGE.path);
  await sidebarLink(page, NEXT_PAGE.title).hover();
  await (await article).finished();
  await idle(page);
  const shown = await sidebarLink(page, NEXT_PAGE.title).evaluate(async (link: HTMLElement) => {
    link.click();
    await new Promise(requestAnimationFrame);
    return document.querySelector('h1')?.textContent;
  });
  expect(shown).toBe(NEXT_PAGE.title);
  await expectShown(NEXT_PAGE);

  const first = await sidebarLink(page, PAGE.title).elementHandle();
  await sidebarLink(page, NEXT_PAGE.title).evaluate((last: HTMLElement, link) => {
    if (link instanceof HTMLElement) link.click();
    last.click();
  }, first);
  await expectShown(NEXT_PAGE);

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
  await expectShown(NEXT_PAGE);
});
