// Search: found from every page, by hand or by ear, without a mouse, and costing nothing to those who do not search.
import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { searchTexts } from '../../i18n/fr/search';
import { FIXTURE_SITE, SITE } from '../../playwright.config';
import { CORE_FILE } from '../../search/shared/format';
import { asShown } from '../asShown';
import { docs } from '../routes';
import {
  accessibilityFaults,
  COLOUR_MODES,
  chooseColourMode,
  expect,
  hydrated,
  open,
  said,
  test,
  withoutTrailingSlash,
} from './support';

test.use({ baseURL: FIXTURE_SITE });

const PAGE = '/docs/titres';
const SECTION = { heading: 'Préparer la terre', address: /\/docs\/potager\/semer#preparer-la-terre$/ };
const KEY = 'recherches-recentes';
const INDEX = new RegExp(`${CORE_FILE}$`);

const button = (page: Page) =>
  page.locator('.navbar').getByRole('button', { name: said('site.search.button') });
const dialog = (page: Page) => page.getByRole('dialog', { name: asShown(searchTexts.title) });
const field = (page: Page) => page.getByRole('combobox', { name: asShown(searchTexts.title) });
const options = (page: Page) => page.getByRole('option');
const nothingFor = (query: string) => asShown(searchTexts.nothing.title.replace('{query}', query));

/** The results are those of all that was typed: their count is announced. */
const answered = (page: Page) => expect(dialog(page).getByRole('status')).not.toBeEmpty();

async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(query);
}

/** Keeps some files back, as a slow network does, until the function it returns is called. */
async function hold(
  page: Page,
  files: RegExp,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let letCome: () => void = () => undefined;
  const come = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(files, async (route) => {
    await come;
    await answer(route);
  });
  return letCome;
}

/** Where Enter leads to the section: it is the first result. */
const foundFirst = (page: Page) =>
  expect(options(page).first()).toHaveAccessibleName(new RegExp(`^${SECTION.heading}, `));

const searchFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /search-(?:dialog|worker)/.exec(name) ?? [])
      .sort(),
  );
const SEARCH_FILES = ['search-dialog', 'search-worker'];

const markedWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(CSS.highlights.get('recherche') ?? [])].map((range) => range.toString()));

test.describe('opening', () => {
  test('keys and the button of the navbar open it, and get the focus back; but no key where the reader types, or in another dialog', async ({
    page,
  }) => {
    await open(page, PAGE);
    const link = page.locator('.navbar').getByRole('link', { name: 'Documentation', exact: true });
    for (const key of ['Control+k', 'Meta+k', '/', 'Shift+/']) {
      await link.focus();
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(link).toBeFocused();
    }
    await button(page).click();
    await expect(field(page)).toBeFocused();
    await page.getByRole('button', { name: asShown(searchTexts.close), exact: true }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();

    await page.evaluate(() => {
      const input = document.createElement('input');
      document.querySelector('main')?.prepend(input);
      input.focus();
    });
    for (const key of ['/', 'Control+k']) await page.keyboard.press(key);
    await expect(page.locator('main > input')).toHaveValue('/');
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.evaluate(() => {
      const other = document.createElement('dialog');
      document.body.append(other);
      other.showModal();
    });
    for (const key of ['/', 'Control+k']) await page.keyboard.press(key);
    await expect(page.locator('dialog')).toHaveCount(1);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('the home page of the site has a larger button, for the same dialog; nothing is fetched before it is pointed at', async ({
    page,
  }) => {
    await open(page, SITE);
    await page.waitForLoadState('networkidle');
    expect(await searchFiles(page)).toEqual([]);
    const large = page.locator('main').getByRole('button', { name: said('site.search.button') });
    const [small, big] = [await button(page).boundingBox(), await large.boundingBox()];
    expect(big?.height ?? 0).toBeGreaterThan(small?.height ?? 0);
    await large.hover();
    await expect.poll(() => searchFiles(page)).toEqual(SEARCH_FILES);
    await large.click();
    await expect(page.locator('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(large).toBeFocused();
  });

  test('« / » can be switched off, for good, and on again: it is a shortcut of one key', async ({ page }) => {
    const choice = page.getByRole('checkbox', { name: asShown(searchTexts.keys.slash) });
    await open(page, PAGE);
    await page.keyboard.press('/');
    await choice.uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await hydrated(page);
    // Whoever opens the dialog takes the key, at once; the dialog itself may come later.
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
});

const [PHONE, COMPUTER] = [360, 1440];
/** All of them once; then those of colour, and of the room that there is. */
const AXE_RULES: Record<(typeof COLOUR_MODES)[number], [width: number, rules?: string[]][]> = {
  light: [[COMPUTER], [PHONE, ['scrollable-region-focusable', 'target-size']]],
  dark: [
    [COMPUTER, []],
    [PHONE, []],
  ],
};

test('by keyboard, from the first Tab to the heading of the section', async ({ page }) => {
  await open(page, '/');
  for (let stops = 0; stops < 20; stops++) {
    await page.keyboard.press('Tab');
    if (await button(page).evaluate((element) => element === document.activeElement)) break;
  }
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(SECTION.heading);
  await foundFirst(page);
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await answered(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).nth(1)).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).first().getAttribute('id')) ?? 'none',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(SECTION.address);
  await expect(dialog(page)).toBeHidden();
  const heading = page.locator('h2', { hasText: SECTION.heading });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('counts are announced once the typing pauses, even when they stay the same', async ({ page }) => {
  await page.clock.install();
  await open(page, PAGE);
  await ask(page, 'serre');
  await expect(options(page).first()).toBeVisible();
  await field(page).fill('');
  const status = dialog(page).getByRole('status');
  // From here on, time passes only when the test says so, however slow the machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('r');
  const type = async (word: string) => {
    for (const letter of word) {
      await page.keyboard.type(letter);
      await expect(options(page).first()).toBeVisible();
      await expect(status).toBeEmpty();
      await page.clock.runFor(100);
      await expect(status).toBeEmpty();
    }
  };
  // The results of the question before stand there until the answer comes: time goes on until it has.
  const announced = (text: string | RegExp) =>
    expect(async () => {
      await page.clock.runFor(600);
      await expect(status).toHaveText(text, { timeout: 200 });
    }).toPass();
  await type('adis');
  const { one, many } = searchTexts.count;
  await announced(new RegExp(`^(?:${one}|${many.replace('{count}', '\\d+')})$`));
  const said = (await status.textContent()) ?? '';
  // Another question, with the same answers.
  await field(page).fill('RADIS');
  await expect(status).toBeEmpty();
  await announced(said);
  await field(page).fill('zzzzqqqq');
  await expect(dialog(page)).toContainText(nothingFor('zzzzqqqq'));
  await page.clock.runFor(600);
  await expect(status).toHaveText(searchTexts.count.none);
});

test('a visit: what is asked, what is found by page, what opens in another tab, and where nothing is found', async ({
  page,
  context,
}) => {
  await open(page, PAGE);
  // Home and End move in the text; one letter asks for nothing yet; Escape empties it.
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
  await page.keyboard.press('Backspace');
  await expect(dialog(page)).toContainText(asShown(searchTexts.hint));
  await expect(options(page)).toHaveCount(0);

  // Results are grouped by page, with its audience, the words marked.
  await field(page).fill('recolter');
  const groups = page.getByRole('group').filter({ has: options(page) });
  await expect(groups.first()).toHaveAccessibleName(/^\S.* › Semer des radis$/);
  await expect(options(page).locator('mark').first()).toHaveText(/^r[ée]colte/i);

  // A section that says nothing alone is named with the one around it.
  await field(page).fill("mesurer l'humidité");
  const option = options(page).first();
  await expect(option).toHaveAccessibleName(/^Préparer la terre › Mesurer l’humidité, /);
  await expect(option).toContainText('Préparer la terre › Mesurer');

  // Ctrl+Enter opens a result in another tab, and stays.
  await field(page).fill(SECTION.heading);
  await foundFirst(page);
  await answered(page);
  const another = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await (await another).waitForURL(SECTION.address);
  await expect(dialog(page)).toBeVisible();

  // Nothing found: the nearest words, the documentation and the way to report.
  await field(page).fill('serfouettezzzz');
  await expect(dialog(page)).toContainText(nothingFor('serfouettezzzz'));
  const report = dialog(page).getByRole('link', { name: asShown(searchTexts.nothing.report) });
  expect(docs.map(({ path }) => path)).toContain(await report.getAttribute('href'));
  await dialog(page).getByRole('listitem').getByRole('button').first().click();
  await expect(options(page).first()).toBeVisible();
  await field(page).fill('serfouettezzzz');
  await dialog(page)
    .getByRole('link', { name: asShown(searchTexts.nothing.documentation) })
    .click();
  await expect(page).toHaveURL(/\/docs\/$/);
  await expect(dialog(page)).toBeHidden();
});

test('in the page, the words are marked until Escape or the next page', async ({ page }) => {
  await open(page, PAGE);
  const arrive = async () => {
    await ask(page, 'recolter les radis');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await markedWords(page)).length).toBeGreaterThan(0);
  };
  await arrive();
  for (const word of await markedWords(page)) expect(word).toMatch(/r[ée]colt|radis/i);
  await page.keyboard.press('Escape');
  expect(await markedWords(page)).toEqual([]);
  await arrive();
  await page.locator('.navbar').getByRole('link', { name: 'Documentation', exact: true }).click();
  await expect.poll(() => markedWords(page)).toEqual([]);
});

test('recent searches are kept, asked again, forgotten one by one or together', async ({ page }) => {
  const kept = () => page.evaluate((key) => localStorage.getItem(key), KEY);
  const keep = (value: string) =>
    page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, value] as const);
  await open(page, PAGE);
  // What is not a list there does no harm.
  await keep('{"a":');
  await ask(page, '');
  await expect(dialog(page)).toContainText(asShown(searchTexts.hint));
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  await keep(JSON.stringify(['un', 'deux', 'trois', 'quatre', 'cinq']));
  await ask(page, SECTION.heading);
  await foundFirst(page);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  expect(JSON.parse((await kept()) ?? '')).toEqual([SECTION.heading, 'un', 'deux', 'trois', 'quatre']);

  await ask(page, '');
  const forget = searchTexts.recent.forget.replace('{query}', 'deux');
  await page.getByRole('button', { name: asShown(forget) }).click();
  await expect(field(page)).toBeFocused();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: SECTION.heading, exact: true }).click();
  await expect(field(page)).toHaveValue(SECTION.heading);
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: asShown(searchTexts.recent.forgetAll) }).click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(0);
  expect(await kept()).toBeNull();
});

test.describe('without the network', () => {
  test.use({ provokesFailures: true });

  for (const [what, files, text] of [
    ['an index that does not come', INDEX, searchTexts.failed],
    ['a part of it that is missing, while the rest answers,', /texts-/, searchTexts.incomplete],
  ] as const) {
    test(`${what} is asked for again`, async ({ page }) => {
      await page.route(files, (route) => route.abort());
      await open(page, PAGE);
      await ask(page, '');
      // At once: each letter that is typed asks for it again.
      await field(page).fill('radis');
      await expect(dialog(page).getByRole('alert')).toContainText(asShown(text));
      expect((await options(page).count()) > 0).toBe(files !== INDEX);
      await page.unroute(files);
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(options(page).first().locator('mark').first()).toBeVisible();
      await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    });
  }

  for (const [what, files] of [
    ['a file of the index', /postings-/],
    ['the dialog', /search-dialog/],
  ] as const) {
    test(`${what} that a new version has removed: the page is loaded again, once, with the question`, async ({
      page,
    }) => {
      let loads = 0;
      // The page that is loaded again names other files.
      const letAnswer = await hold(page, files, (route) =>
        loads > 0 ? route.continue() : route.fulfill({ status: 404, body: '' }),
      );
      await open(page, PAGE);
      page.on('framenavigated', () => {
        loads += 1;
      });
      await page.keyboard.press('Control+k');
      await page.keyboard.type('recolter');
      letAnswer();
      await expect(field(page)).toHaveValue('recolter');
      await expect(options(page).first()).toBeVisible();
      expect(loads).toBe(1);
      // The question was kept for the page that came next, and no longer.
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('recolter');
    });
  }

  test('a file that is gone for good does not make the page load again and again', async ({ page }) => {
    await page.route(/postings-/, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, PAGE);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await ask(page, 'radis');
    await expect.poll(() => loads).toBe(1);
    await expect(dialog(page).getByRole('alert')).toContainText(asShown(searchTexts.failed));
    expect(loads).toBe(1);
  });

  test('before the dialog has come, keys do not reach the page, Escape gives up, and what is typed is not lost', async ({
    page,
  }) => {
    const letCome = await hold(page, /search-dialog/);
    await open(page, PAGE);
    await page.locator('.navbar').getByRole('link', { name: 'Documentation', exact: true }).focus();
    await page.keyboard.press('/');
    await page.keyboard.type('radis');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    // As early as a key can come: nothing but what runs in one go with the focus is before it.
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
    letCome();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('recolter');
    expect(await page.evaluate(() => Reflect.get(window, 'taken'))).toBe(false);
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await page.keyboard.type(' un radis');
    await expect(field(page)).toHaveValue('recolter un radis');
    await expect(options(page).first()).toBeVisible();
  });

  test('a dialog that does not come says so, and can be tried again', async ({ page }) => {
    await page.route(/search-dialog/, (route) => route.abort());
    await open(page, PAGE);
    await button(page).click();
    const retry = page.getByRole('alert').getByRole('button', { name: 'Réessayer' });
    await expect(retry).toBeInViewport();
    await page.unroute(/search-dialog/);
    await retry.press('Space');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
  });
});

/** Adds to the policy of the page what a host may ask for. */
async function withPolicy(page: Page, policyOf: (html: string) => string): Promise<void> {
  await page.route(`**${PAGE}`, async (route) => {
    const response = await route.fetch();
    const policy = policyOf(await response.text());
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } });
  });
}

test.describe('where no worker can start', () => {
  test.use({ provokesFailures: true });

  for (const [why, refuse] of [
    ['the policy of the host forbids it', (page: Page) => withPolicy(page, () => "worker-src 'none'")],
    ['its script does not come', (page: Page) => page.route(/search-worker/, (route) => route.abort())],
  ] as const) {
    test(`the search says that it cannot answer: ${why}`, async ({ page }) => {
      await refuse(page);
      await open(page, PAGE);
      await ask(page, 'radis');
      await expect(dialog(page).getByRole('alert')).toContainText(asShown(searchTexts.failed));
      expect(page.workers()).toEqual([]);
    });
  }
});

test('a worker answers, and is all that a strict policy has to allow', async ({ page }) => {
  await withPolicy(page, (html) => {
    const [, rules = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const hash = createHash('sha256').update(rules).digest('base64');
    return `default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'sha256-${hash}'; img-src 'self' data:; connect-src 'self'; worker-src 'self'`;
  });
  await open(page, PAGE);
  await ask(page, SECTION.heading);
  await foundFirst(page);
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('search-worker')]);
});

test('no letter is lost on a slow machine: 80 of them, four times slower', async ({ page }) => {
  const text =
    'comment préparer la terre puis semer des radis en ligne, arroser le matin et récolter avant l’été '.slice(
      0,
      80,
    );
  await open(page, PAGE);
  await ask(page, '');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.keyboard.type(text, { delay: 20 });
  await expect(field(page)).toHaveValue(text);
  await expect(options(page).first()).toBeVisible();
});

test('Enter pressed before the answer has come leads to the first result', async ({ page }) => {
  const letCome = await hold(page, /postings-/);
  await open(page, PAGE);
  await ask(page, SECTION.heading);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  letCome();
  await expect(page).toHaveURL(SECTION.address);
});

test('on a phone, the dialog fills the screen, the field stays on top, and the page behind it where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, PAGE);
  const root = page.locator('html');
  await expect(root).not.toHaveCSS('overflow-y', 'hidden');
  const target = await button(page).boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await button(page).click();
  await page.keyboard.type('radis');
  await expect(options(page).first()).toBeVisible();
  await expect(root).toHaveCSS('overflow-y', 'hidden');
  expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await options(page).last().scrollIntoViewIfNeeded();
  await expect(field(page)).toBeInViewport();
  const size = await field(page).evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
  await field(page).fill('');
  await page.keyboard.press('Escape');
  await expect(root).not.toHaveCSS('overflow-y', 'hidden');
});

test('axe finds nothing on the open dialog, by day and by night, on a computer and on a phone', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript((key) => localStorage.setItem(key, '["serre"]'), KEY);
  for (const mode of COLOUR_MODES) {
    await chooseColourMode(page, mode);
    await open(page, PAGE);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await ask(page, '');
    for (const query of ['', 'radis', 'serfouettezzzz']) {
      await field(page).fill(query);
      await expect(dialog(page)).toContainText(query || asShown(searchTexts.recent.title));
      if (query) await answered(page);
      if (query === 'radis') await page.keyboard.press('ArrowDown');
      for (const [width, rules] of AXE_RULES[mode]) {
        await page.setViewportSize({ width, height: 900 });
        const faults = await accessibilityFaults(page, { part: 'dialog', rules });
        expect([mode, query, width, faults]).toEqual([mode, query, width, []]);
      }
    }
  }
});

test.describe('on the site itself', () => {
  test.use({ baseURL: SITE });

  test('the title of a page finds it among the first three, and Enter leads there', async ({ page }) => {
    await open(page, '/');
    // The first, the last and some between: a page is found by its title, whatever the pages are.
    for (const { path, title } of docs.filter((_, index) => index % 6 === 0 || index === docs.length - 1)) {
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
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button, and no hole', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: said('site.search.button') })).toHaveCount(0);
    await expect(page.locator('[class*="navbarSearchContainer"]')).toBeHidden();
  });
});
