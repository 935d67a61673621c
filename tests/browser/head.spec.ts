// The head of a page, for search engines and social networks.
import type { Page } from '@playwright/test';
import { shareCardOf } from '../../lib/shareCards';
import { FIXTURE_SITE } from '../../playwright.config';
import { expect, open, test, watchReload } from './support';

test.use({ baseURL: FIXTURE_SITE });

const headOf = (page: Page) =>
  page.evaluate(() => {
    const attributesOf = ({ attributes }: Element): string[] =>
      [...attributes].map(({ name, value }) => `${name}="${value}"`).sort();
    return {
      title: document.title,
      // `data-rh` lists the others in any order.
      html: attributesOf(document.documentElement).filter((text) => !text.startsWith('data-rh')),
      tags: [...document.head.querySelectorAll('[data-rh]:not(title)')]
        .map((tag) => `${tag.localName} ${attributesOf(tag).join(' ')} ${tag.textContent}`)
        .sort(),
    };
  });

/** Pages, the home page, one that is not to be found by search engines. */
const WALK = ['/docs/potager/semer', '/docs/potager/arroser', '/', '/docs/non_repertoriee', '/docs/titres'];

test('the head of a page that the router opens is that of the same page loaded from the server', async ({
  page,
}) => {
  const loaded = new Map<string, Awaited<ReturnType<typeof headOf>>>();
  for (const path of WALK) {
    await open(page, path);
    loaded.set(path, await headOf(page));
  }
  expect(new Set([...loaded.values()].map(({ title }) => title)).size).toBe(WALK.length);
  expect(loaded.get('/docs/non_repertoriee')?.tags.join()).toContain('noindex');
  // The card, for Open Graph and Twitter.
  for (const path of WALK)
    expect(loaded.get(path)?.tags.filter((tag) => tag.includes(`${shareCardOf(path)}"`))).toHaveLength(2);

  await open(page, WALK[0] ?? '');
  const isReloaded = await watchReload(page);
  for (const path of [...WALK.slice(1), ...WALK.toReversed().slice(1)]) {
    // As the buttons of the browser do.
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page).toHaveTitle(loaded.get(path)?.title ?? '');
    expect([path, await headOf(page)]).toEqual([path, loaded.get(path)]);
  }
  expect(await isReloaded()).toBe(false);
});
