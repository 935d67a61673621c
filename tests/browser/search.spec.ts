// Search: opened from every page with a mouse or keys, usable with a screen reader, and fetched only when it is wanted.
import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { searchTexts } from '../../i18n/fr/search';
import { escapeRegExp } from '../../lib/escapeRegExp';
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { FIXTURE_SITE, SITE } from '../../playwright.config';
import { CORE_FILE } from '../../search/shared/format';
import { docs } from '../routes';
import {
  accessibilityFaults,
  expect,
  hydrated,
  interfaceText,
  open,
  PHONE,
  test,
  WIDE,
  withoutTrailingSlash,
} from './support';

test.use({ baseURL: FIXTURE_SITE });

const PAGE = '/docs/titres';
const SECTION = { heading: 'Préparer la terre', address: /\/docs\/potager\/semer#preparer-la-terre$/ };
const RECENT_KEY = 'recherches-recentes';
const INDEX = new RegExp(`${CORE_FILE}$`);
const UNKNOWN = 'serfouettezzzz';

const button = (page: Page) =>
  page.locator('.navbar').getByRole('button', { name: interfaceText('site.search.button') });
const navbarLink = (page: Page) =>
  page.locator('.navbar').getByRole('link', { name: 'Documentation', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: frenchTypography(searchTexts.title) });
const field = (page: Page) => page.getByRole('combobox', { name: frenchTypography(searchTexts.title) });
const options = (page: Page) => page.getByRole('option');
const failure = (page: Page) => dialog(page).getByRole('alert');
const retry = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Réessayer' });
const nothingFor = (query: string) => frenchTypography(searchTexts.nothing.title.replace('{query}', query));

/** The results are those of all that was typed, because their count is announced. */
const answered = (page: Page) => expect(dialog(page).getByRole('status')).not.toBeEmpty();

async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await field(page).fill(query);
}

/** Enter would lead to the section, because it is the first result. */
const foundFirst = (page: Page) =>
  expect(options(page).first()).toHaveAccessibleName(new RegExp(`^${SECTION.heading}, `));

/** Holds back some files, as a slow network does, until the returned function is called. */
async function hold(page: Page, files: RegExp, answer = (route: Route) => route.continue(), times?: number) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const handle = (route: Route) => released.then(() => answer(route));
  await page.route(files, handle, { times });
  return release;
}

const isReloaded = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    performance.getEntriesByType('navigation').some((entry) => entry.toJSON().type === 'reload'),
  );

const highlightedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(CSS.highlights.get('recherche') ?? [])].map((range) => range.toString()));

test('the button of the navbar, Ctrl+K, ⌘K and « / » open the dialog, unless the reader types elsewhere; « / » can be switched off for good', async ({
  page,
}) => {
  await open(page, PAGE);
  for (const key of ['Control+k', 'Meta+k', '/', 'Shift+/']) {
    await navbarLink(page).focus();
    await page.keyboard.press(key);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(navbarLink(page)).toBeFocused();
  }
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: frenchTypography(searchTexts.close), exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  const opensNothing = async () => {
    for (const key of ['/', 'Control+k']) await page.keyboard.press(key);
    await expect(dialog(page)).toHaveCount(0);
  };
  await page.evaluate(() => {
    const input = document.createElement('input');
    document.querySelector('main')?.prepend(input);
    input.focus();
  });
  await opensNothing();
  await expect(page.locator('main > input')).toHaveValue('/');
  await page.evaluate(() => {
    const other = document.createElement('dialog');
    document.body.append(other);
    other.showModal();
  });
  await opensNothing();
  await page.keyboard.press('Escape');

  const choice = page.getByRole('checkbox', { name: frenchTypography(searchTexts.keys.slash) });
  await button(page).click();
  await choice.uncheck();
  await page.reload();
  await hydrated(page);
  // A key that opens the dialog is taken at once; the dialog itself may come later.
  await page.evaluate(() =>
    addEventListener('keydown', ({ defaultPrevented }) => {
      document.title = String(defaultPrevented);
    }),
  );
  await page.keyboard.press('/');
  await expect(page).toHaveTitle('false');
  await page.keyboard.press('Control+k');
  await expect(page).toHaveTitle('true');
  await choice.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
});

test('a reader finds a section with the keyboard alone, from a worker, under the strictest policy that allows one', async ({
  page,
}) => {
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const [, rules = ''] = /<style>(.*?)<\/style>/s.exec(await response.text()) ?? [];
    const hash = createHash('sha256').update(rules).digest('base64');
    const policy = `default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'sha256-${hash}'; img-src 'self' data:; connect-src 'self'; worker-src 'self'`;
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
  await open(page, PAGE);
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(button(page)).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(SECTION.heading);
  await foundFirst(page);
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('search-worker')]);
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await answered(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).nth(1)).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  const id = (await options(page).first().getAttribute('id')) ?? 'none';
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(SECTION.address);
  await expect(dialog(page)).toBeHidden();
  const heading = page.locator('h2', { hasText: SECTION.heading });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('a screen reader announces the count once the typing pauses, even when it stays the same', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, PAGE);
  await ask(page, 'serre');
  await expect(options(page).first()).toBeVisible();
  await field(page).fill('');
  const status = dialog(page).getByRole('status');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('r');
  for (const letter of 'adis') {
    await page.keyboard.type(letter);
    await expect(options(page).first()).toBeVisible();
    await page.clock.runFor(100);
    await expect(status).toBeEmpty();
  }
  // The engine answers in real time, so the clock runs until it has.
  const announced = (text: string | RegExp) =>
    expect(async () => {
      await page.clock.runFor(600);
      await expect(status).toHaveText(text, { timeout: 200 });
    }).toPass();
  const { one, many, none } = searchTexts.count;
  await announced(new RegExp(`^(?:${one}|${many.replace('{count}', '\\d+')})$`));
  const count = (await status.textContent()) ?? '';
  // Another question with the same results.
  await field(page).fill('RADIS');
  await expect(status).toBeEmpty();
  await announced(count);
  await field(page).fill(UNKNOWN);
  await announced(none);
});

test('results are grouped by page, open in another tab on demand, and lead elsewhere when there are none', async ({
  page,
  context,
}) => {
  await open(page, PAGE);
  await ask(page, 'radis');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.type('X');
  await page.keyboard.press('End');
  await page.keyboard.type('Y');
  await expect(field(page)).toHaveValue('XradisY');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('ra');
  await expect(options(page).first()).toBeVisible();
  // One letter is not yet a question.
  await page.keyboard.press('Backspace');
  await expect(dialog(page)).toContainText(frenchTypography(searchTexts.hint));
  await expect(options(page)).toHaveCount(0);

  await field(page).fill('recolter');
  const groups = page.getByRole('group').filter({ has: options(page) });
  await expect(groups.first()).toHaveAccessibleName(/^\S.* › Semer des radis$/);
  await expect(options(page).locator('mark').first()).toHaveText(/^r[ée]colte/i);

  // A section of level 3 is shown with the one around it.
  await field(page).fill("mesurer l'humidité");
  await expect(options(page).first()).toHaveAccessibleName(/^Préparer la terre › Mesurer l’humidité, /);
  await expect(options(page).first()).toContainText('Préparer la terre › Mesurer');

  await field(page).fill(SECTION.heading);
  await foundFirst(page);
  await answered(page);
  const another = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await (await another).waitForURL(SECTION.address);
  await expect(dialog(page)).toBeVisible();

  await field(page).fill(UNKNOWN);
  await expect(dialog(page)).toContainText(nothingFor(UNKNOWN));
  const report = dialog(page).getByRole('link', { name: frenchTypography(searchTexts.nothing.report) });
  expect(docs.map(({ path }) => path)).toContain(await report.getAttribute('href'));
  await dialog(page).getByRole('listitem').getByRole('button').first().click();
  await expect(options(page).first()).toBeVisible();
  await field(page).fill(UNKNOWN);
  await dialog(page)
    .getByRole('link', { name: frenchTypography(searchTexts.nothing.documentation) })
    .click();
  await expect(page).toHaveURL(/\/docs\/$/);
  await expect(dialog(page)).toBeHidden();
});

test('Enter pressed before the answer leads to the first result, where words are highlighted until Escape or the next page', async ({
  page,
}) => {
  const release = await hold(page, /postings-/);
  await open(page, PAGE);
  const askAndEnter = async () => {
    await ask(page, 'recolter les radis');
    await page.keyboard.press('Enter');
  };
  const highlighted = () => expect.poll(() => highlightedWords(page)).not.toEqual([]);
  await askAndEnter();
  await expect(dialog(page)).toBeVisible();
  release();
  await highlighted();
  await expect(page).toHaveURL(/\/docs\/potager\/semer#/);
  for (const word of await highlightedWords(page)) expect(word).toMatch(/r[ée]colt|radis/i);
  await page.keyboard.press('Escape');
  expect(await highlightedWords(page)).toEqual([]);
  await askAndEnter();
  await highlighted();
  await navbarLink(page).click();
  await expect.poll(() => highlightedWords(page)).toEqual([]);
});

test('recent searches are kept, asked again, and forgotten one by one or together', async ({ page }) => {
  const kept = () => page.evaluate((key) => localStorage.getItem(key), RECENT_KEY);
  const keep = (value: string) =>
    page.evaluate(([key, text]) => localStorage.setItem(key, text), [RECENT_KEY, value] as const);
  await open(page, PAGE);
  await keep('{"a": not a list');
  await ask(page, '');
  await expect(dialog(page)).toContainText(frenchTypography(searchTexts.hint));
  await page.keyboard.press('Escape');

  await keep(JSON.stringify(['un', 'deux', 'trois', 'quatre', 'cinq']));
  await ask(page, SECTION.heading);
  await foundFirst(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  expect(JSON.parse((await kept()) ?? '')).toEqual([SECTION.heading, 'un', 'deux', 'trois', 'quatre']);

  await ask(page, '');
  const forget = searchTexts.recent.forget.replace('{query}', 'deux');
  await page.getByRole('button', { name: frenchTypography(forget) }).click();
  await expect(field(page)).toBeFocused();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: SECTION.heading, exact: true }).click();
  await expect(field(page)).toHaveValue(SECTION.heading);
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: frenchTypography(searchTexts.recent.forgetAll) }).click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(0);
  expect(await kept()).toBeNull();
});

test.describe('when something does not load', () => {
  test.use({ provokesFailures: true });

  test('the search reports what failed, the worker, the index or a part of it, and can be tried again', async ({
    page,
  }) => {
    for (const files of [/search-worker/, INDEX, /texts-/]) {
      await page.route(files, (route) => route.abort());
    }
    await open(page, PAGE);
    await ask(page, 'radis');
    await expect(failure(page)).toContainText(frenchTypography(searchTexts.failed));
    expect(page.workers()).toEqual([]);
    await page.unroute(/search-worker/);
    await retry(page).click();
    await expect.poll(() => page.workers().length).toBeGreaterThan(0);
    await expect(failure(page)).toContainText(frenchTypography(searchTexts.failed));
    await expect(options(page)).toHaveCount(0);
    await page.unroute(INDEX);
    await retry(page).click();
    await expect(failure(page)).toContainText(frenchTypography(searchTexts.incomplete));
    await expect(options(page).first()).toBeVisible();
    await page.unroute(/texts-/);
    await retry(page).click();
    await expect(options(page).first().locator('mark').first()).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });

  test('a page whose index is gone is reloaded with the question, and reports the failure if that does not help', async ({
    page,
  }) => {
    await page.route(/postings-/, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, PAGE);
    await ask(page, 'recolter');
    await expect(failure(page)).toContainText(frenchTypography(searchTexts.failed));
    await expect(field(page)).toHaveValue('recolter');
    expect(await isReloaded(page)).toBe(true);
    // The question is not kept for a later page.
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('recolter');
    await page.unroute(/postings-/);
    await retry(page).click();
    await expect(options(page).first()).toBeVisible();
  });

  test('a page whose dialog is gone is reloaded with what was typed', async ({ page }) => {
    const release = await hold(page, /search-dialog/, (route) => route.fulfill({ status: 404, body: '' }), 1);
    await open(page, PAGE);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('recolter');
    release();
    await expect(field(page)).toHaveValue('recolter');
    await expect(options(page).first()).toBeVisible();
    expect(await isReloaded(page)).toBe(true);
  });

  test('a dialog that never loads is reported, and can be tried again', async ({ page }) => {
    await page.route(/search-dialog/, (route) => route.abort());
    await open(page, PAGE);
    await button(page).click();
    await expect(retry(page)).toBeInViewport();
    await page.unroute(/search-dialog/);
    await retry(page).press('Space');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });
});

test('no key is lost on a slow network, where the dialog comes late, nor on a machine four times slower', async ({
  page,
}) => {
  const release = await hold(page, /search-dialog/);
  await open(page, PAGE);
  await navbarLink(page).focus();
  await page.keyboard.press('/');
  await page.keyboard.type('radis');
  // Enter does not follow the link that has the focus, and Escape gives up.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  // The earliest possible key: in the same task as the focus.
  await page.evaluate(() => {
    const press = () => {
      const event = new KeyboardEvent('keydown', { key: 'a', bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(event);
      Reflect.set(window, 'taken', event.defaultPrevented);
    };
    document.addEventListener('focusin', () => queueMicrotask(press), { once: true });
  });
  await page.keyboard.press('/');
  await page.keyboard.type('recok');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('lter');
  await page.keyboard.press('Control+k');
  release();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('recolter');
  expect(await page.evaluate(() => Reflect.get(window, 'taken'))).toBe(false);
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const more = ' les radis le matin, puis préparer la terre et semer en ligne avant le prochain été';
  await page.keyboard.type(more);
  await expect(field(page)).toHaveValue(`recolter${more}`);
  await expect(options(page).first()).toBeVisible();
});

test('on a phone, the dialog fills the screen, its field stays on top, and the page behind does not scroll', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, PAGE);
  const root = page.locator('html');
  await expect(root).not.toHaveCSS('overflow-y', 'hidden');
  await button(page).click();
  await page.keyboard.type('radis');
  await expect(options(page).first()).toBeVisible();
  await expect(root).toHaveCSS('overflow-y', 'hidden');
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  await options(page).last().scrollIntoViewIfNeeded();
  await expect(field(page)).toBeInViewport();
  const size = await field(page).evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
  await field(page).fill('');
  await page.keyboard.press('Escape');
  await expect(root).not.toHaveCSS('overflow-y', 'hidden');
});

test('axe finds no fault in the open dialog, in both colour modes, on a computer and on a phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((key) => localStorage.setItem(key, '["serre"]'), RECENT_KEY);
  await open(page, PAGE);
  for (const query of ['', 'radis', UNKNOWN]) {
    if (!(await dialog(page).isVisible())) await ask(page, '');
    await field(page).fill(query);
    await expect(dialog(page)).toContainText(query || frenchTypography(searchTexts.recent.title));
    if (query) await answered(page);
    if (query === 'radis') await page.keyboard.press('ArrowDown');
    for (const [mode, size, rules] of [
      // All rules once, then those of colour, and of size.
      ['light', WIDE],
      ['dark', WIDE, []],
      ['light', PHONE, ['scrollable-region-focusable', 'target-size']],
    ] as const) {
      await page.setViewportSize(size);
      await page.locator('html').evaluate((root, theme) => root.setAttribute('data-theme', theme), mode);
      const faults = await accessibilityFaults(page, { part: 'dialog', rules });
      expect([mode, query, size.width, faults]).toEqual([mode, query, size.width, []]);
    }
  }
});

test.describe('on the site itself', () => {
  test.use({ baseURL: SITE });

  test('nothing is fetched before a button is pointed at, as the large one of the home page; then each page is among the first three for its title', async ({
    page,
  }) => {
    const searchFiles = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap(({ name }) => /search-(?:dialog|worker)/.exec(name) ?? [])
          .sort(),
      );
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    expect(await searchFiles()).toEqual([]);
    const large = page.locator('main').getByRole('button', { name: interfaceText('site.search.button') });
    const [small, big] = [await button(page).boundingBox(), await large.boundingBox()];
    expect(big?.height ?? 0).toBeGreaterThan(small?.height ?? 0);
    await large.hover();
    await expect.poll(searchFiles).toEqual(['search-dialog', 'search-worker']);
    await large.click();
    await expect(page.locator('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(large).toBeFocused();

    for (const { path, title } of docs.filter((_, i) => i % 6 === 0 || i === docs.length - 1)) {
      await ask(page, title);
      await answered(page);
      const found = await options(page).evaluateAll((links) =>
        links.map((link) => link.getAttribute('href')),
      );
      const pages = found.map((address) => withoutTrailingSlash(address?.split('#')[0] ?? ''));
      const wanted = withoutTrailingSlash(path);
      expect([...new Set(pages)].slice(0, 3)).toContain(wanted);
      for (let down = 0; down <= pages.indexOf(wanted); down++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.locator('h1')).toHaveText(title);
      // The article is shown before the router has changed the page, which closes the dialog.
      await expect(page).toHaveTitle(new RegExp(`^${escapeRegExp(title)} `));
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the navbar has no search button, and no gap for it', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: interfaceText('site.search.button') })).toHaveCount(0);
    await expect(page.locator('[class*="navbarSearchContainer"]')).toBeHidden();
  });
});
