// What a page says of itself in its head, to search engines and networks, is the same whichever way the reader came.
import type { Page } from '@playwright/test';
import { shareCardOf } from '../../lib/shareCards';
import { FIXTURE_SITE } from '../../playwright.config';
import { expect, open, test } from './support';

test.use({ baseURL: FIXTURE_SITE });

const headOf = (page: Page) =>
  page.evaluate(() => {
    const attributesOf = ({ attributes }: Element): string[] =>
      [...attributes].map(({ name, value }) => `${name}="${value}"`).sort();
    return {
      title: document.title,
      // Its own mark names the others in any order.
      html: attributesOf(document.documentElement).filter((text) => !text.startsWith('data-rh')),
      tags: [...document.head.querySelectorAll('[data-rh]:not(title)')]
        .map((tag) => `${tag.localName} ${attributesOf(tag).join(' ')} ${tag.textContent}`)
        .sort(),
    };
  });

/** From one to the next, and back: pages, a category, the home page, one that is not to be found by search engines. */
const WALK = ['/docs/potager/semer', '/docs/potager/arroser', '/', '/docs/non_repertoriee', '/docs/titres'];

test('the head of a page that scripts open is that of the same page opened afresh', async ({ page }) => {
  const fresh = new Map<string, Awaited<ReturnType<typeof headOf>>>();
  for (const path of WALK) {
    await open(page, path);
    fresh.set(path, await headOf(page));
  }
  expect(new Set([...fresh.values()].map(({ title }) => title)).size).toBe(WALK.length);
  expect(fresh.get('/docs/non_repertoriee')?.tags.join()).toContain('noindex');
  // Its own picture too, for those who share the page from the browser.
  for (const path of WALK)
    expect(fresh.get(path)?.tags.filter((tag) => tag.includes(`${shareCardOf(path)}"`))).toHaveLength(2);

  await open(page, WALK[0] ?? '');
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  for (const path of [...WALK.slice(1), ...WALK.toReversed().slice(1)]) {
    // As the browser's own buttons do: the router follows, without a new document.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page).toHaveTitle(fresh.get(path)?.title ?? '');
    expect([path, await headOf(page)]).toEqual([path, fresh.get(path)]);
  }
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
});
