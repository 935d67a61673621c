// The reader finds his place in a long page again, whatever of it was laid out before.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { docs } from '../routes';
import { expect, hydrated, laidOut, test } from './support';

const lengthOf = (route: string): number =>
  readFileSync(path.join('build', route, 'index.html'), 'utf8').length;
const longest = docs.map(({ path: route }) => route).sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? '';

/** In pixels: the announcement above the page, which is not there while the browser looks for the place. */
const NEAR = 120;

type Place = { readonly text: string; readonly top: number };

/** The last title above the middle of the screen. */
const placeOf = (page: Page): Promise<Place> =>
  page.evaluate(() => {
    const above = [...document.querySelectorAll('[data-article] :is(h2, h3, h4)')]
      .map((title) => ({ text: title.textContent ?? '', top: title.getBoundingClientRect().top }))
      .filter(({ top }) => top < window.innerHeight / 2);
    return above.at(-1) ?? { text: '', top: 0 };
  });

for (const width of [360, 1440]) {
  test(`« back » and « reload » lead to the same place, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(longest);
    await laidOut(page);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight * 0.6, behavior: 'instant' }));
    let before = await placeOf(page);
    expect(before.text).not.toBe('');
    const isThere = async () => {
      const { text, top } = await placeOf(page);
      return text === before.text && Math.abs(top - before.top) < NEAR;
    };

    await page.waitForTimeout(300);
    await page
      .locator('.pagination-nav__link')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).not.toHaveURL(new RegExp(`${longest}/?$`));
    await expect(page.locator('[data-article] > *').first()).toBeVisible();
    await page.goBack();
    await expect.poll(isThere).toBe(true);

    before = await placeOf(page);
    await page.reload();
    await hydrated(page);
    await expect.poll(isThere).toBe(true);
  });

  test(`an address leads to its title before anything else is laid out, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(longest);
    await laidOut(page);
    const id = await page.evaluate(
      () => [...document.querySelectorAll('[data-article] h2[id]')].at(-1)?.id ?? '',
    );
    await page.goto('/');
    await page.goto(`${longest}#${id}`);
    const top = () => page.locator('h2:target').evaluate((title) => title.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(300);
    const first = await top();
    const { bottom } = await page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect());
    expect(first).toBeGreaterThanOrEqual(bottom - 1);
    await hydrated(page);
    await page.waitForTimeout(500);
    expect(Math.abs((await top()) - first)).toBeLessThan(4);
  });
}
