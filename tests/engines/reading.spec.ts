// What a reader does on a page, in three engines.
import { FIXTURE_SITE } from '../../playwright.config';
import {
  becomes,
  COMPUTER,
  complaintsOf,
  expect,
  hydrated,
  idle,
  isShown,
  PHONE,
  scrollsSideways,
  test,
  textOf,
  visit,
} from './support';

test.use({ siteAddress: FIXTURE_SITE });

const PAGE = { path: '/docs/potager/semer', title: 'Semer des radis' };
const NEXT = { path: '/docs/potager/arroser', title: 'Arroser' };
const ELEMENTS = '/docs/elements';
const SAMPLES = '/docs/parties';

const rootAttribute = (name: string): string | null => document.documentElement.getAttribute(name);
const pathname = (): string => window.location.pathname;

test('a link leads to the next page without loading the site again, and « back » to the first', async ({
  engine,
  site,
}) => {
  await engine.resize(COMPUTER);
  await visit(engine, site.origin + PAGE.path);
  await engine.run(() => document.documentElement.toggleAttribute('data-same', true));
  await engine.click(`.theme-doc-sidebar-menu a[href="${NEXT.path}"]`);
  await becomes(engine, NEXT.title, textOf, 'h1');
  await becomes(engine, true, isShown, '[data-article] p');
  await engine.back();
  await becomes(engine, PAGE.title, textOf, 'h1');
  expect(await engine.run(rootAttribute, 'data-same')).toBe('');
});

test('the menu of a phone opens, leads to another page and closes', async ({ engine, site }) => {
  await engine.resize(PHONE);
  await visit(engine, site.origin + PAGE.path);
  await engine.click('.navbar__toggle');
  await becomes(engine, true, isShown, '.navbar-sidebar');
  await engine.click(`.navbar-sidebar a[href="${NEXT.path}"]`);
  await becomes(engine, NEXT.title, textOf, 'h1');
  await becomes(engine, false, isShown, '.navbar-sidebar');
});

test('the colours that the reader chooses stay on the next visit', async ({ engine, site }) => {
  await engine.resize(COMPUTER);
  await visit(engine, site.origin + PAGE.path);
  expect(await engine.run(rootAttribute, 'data-theme')).toBe('light');
  const background = () => getComputedStyle(document.documentElement).backgroundColor;
  const before = await engine.run(background);
  await engine.click('.navbar button[aria-label*="mode" i], .navbar button[title*="mode" i]');
  await becomes(engine, 'dark', rootAttribute, 'data-theme');
  expect(await engine.run(background)).not.toBe(before);
  await engine.reload();
  await becomes(engine, 'dark', rootAttribute, 'data-theme');
});

test('scroll bars are dark on dark pages', async ({ engine, site }) => {
  await engine.resize(COMPUTER);
  await visit(engine, `${site.origin}${PAGE.path}?docusaurus-theme=dark`);
  expect(await engine.run(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  const colours = () =>
    getComputedStyle(document.querySelector('.thin-scrollbar') ?? document.body).scrollbarColor;
  // Where nothing else gives bars a colour, the scheme alone may leave them white.
  if (engine.name === 'firefox') expect(await engine.run(colours)).toMatch(/^rgb/);
});

test('the announcement goes away for good once it is closed', async ({ engine, site }) => {
  const bar = '.theme-announcement-bar';
  await engine.resize(COMPUTER);
  await visit(engine, site.origin + PAGE.path);
  expect(await engine.run(isShown, bar)).toBe(true);
  await engine.click(`${bar} button`);
  await becomes(engine, false, isShown, bar);
  await engine.open(site.origin + NEXT.path);
  expect(await engine.run(isShown, bar)).toBe(false);
});

test('samples show the language that the reader chooses, also on the next page', async ({ engine, site }) => {
  await engine.resize(PHONE);
  await visit(engine, site.origin + SAMPLES);
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[data-samples] pre')].find((block) => block.checkVisibility())
      ?.textContent ?? '';
  expect(await engine.run(shown)).toMatch(/^curl/);
  await engine.click('[data-samples] a[data-language="php"]');
  await expect.poll(() => engine.run(shown)).toMatch(/getenv/);
  await engine.reload();
  await hydrated(engine);
  await expect.poll(() => engine.run(shown)).toMatch(/getenv/);
});

test('the button of a code block copies it and says so', async ({ engine, site }) => {
  await engine.resize(COMPUTER);
  await visit(engine, site.origin + ELEMENTS);
  await idle(engine);
  await engine.click('[data-code-button="copy"]');
  await becomes(engine, true, () => Boolean(document.querySelector('body > [role="status"]')?.textContent));
  expect(await engine.run(isShown, '[role="alert"]')).toBe(false);
});

test('the search answers from its worker', async ({ engine, site }) => {
  await engine.resize(PHONE);
  await visit(engine, site.origin + PAGE.path);
  await engine.press('/');
  await becomes(engine, 'combobox', () => document.activeElement?.getAttribute('role') ?? '');
  await engine.paste('radis');
  await becomes(engine, true, isShown, 'dialog [role="option"]');
  const loaded = await engine.run(() => performance.getEntriesByType('resource').map(({ name }) => name));
  // The page has no engine of its own: where no worker starts, nothing answers (tests/browser/search.spec.ts).
  expect(loaded.filter((address) => address.includes('/search-dialog.'))).toHaveLength(1);
});

test('a fold opens', async ({ engine, site }) => {
  await engine.resize(PHONE);
  await visit(engine, site.origin + ELEMENTS);
  expect(await engine.run(isShown, '[data-article] details > :not(summary)')).toBe(false);
  await engine.click('[data-article] details > summary');
  await becomes(engine, true, isShown, '[data-article] details > :not(summary)');
});

test('a term opens its definition on the screen, and Escape closes it', async ({ engine, site }) => {
  await engine.resize(PHONE);
  await visit(engine, site.origin + PAGE.path);
  const isDefined = () => {
    const id = document.querySelector('.term')?.getAttribute('popovertarget') ?? '';
    const box = document.getElementById(id)?.getBoundingClientRect();
    return Boolean(
      box && box.width > 0 && box.left >= 0 && box.right <= window.innerWidth && box.top < window.innerHeight,
    );
  };
  expect(await engine.run(isDefined)).toBe(false);
  await engine.click('.term');
  await becomes(engine, true, isDefined);
  await engine.press('Escape');
  await becomes(engine, false, isDefined);
});

test('text twice as large is not wider than a phone', async ({ engine, site }) => {
  await engine.resize(PHONE);
  for (const path of [PAGE.path, ELEMENTS, SAMPLES]) {
    await visit(engine, site.origin + path);
    await engine.run(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect([path, await scrollsSideways(engine)]).toEqual([path, false]);
  }
});

test('a mail that reports an error names the section that was read', async ({ engine, site }) => {
  await engine.resize(PHONE);
  await visit(engine, site.origin + ELEMENTS);
  await idle(engine);
  const section = await engine.run(() => {
    const heading = [...document.querySelectorAll<HTMLElement>('.article h2[id]')].at(2);
    // Just above the middle of the screen.
    const top = window.scrollY + (heading?.getBoundingClientRect().top ?? 0) + 40 - window.innerHeight / 2;
    window.scrollTo({ top, behavior: 'instant' });
    return heading?.id ?? '';
  });
  await engine.run(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await engine.run(() => {
    document.querySelector('a[data-report]')?.addEventListener('click', (event) => event.preventDefault());
    document.querySelector('a[data-report]')?.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await idle(engine);
  await engine.click('a[data-report]');
  const mail = await engine.run(
    () => document.querySelector<HTMLAnchorElement>('a[data-report]')?.href ?? '',
  );
  expect(decodeURIComponent(mail)).toContain(`(#${section})`);
});

test('a page that was read opens again when its host is gone', async ({ engine, site }) => {
  await engine.resize(PHONE);
  await visit(engine, site.origin + PAGE.path);
  const isKept = async () => {
    const needed = [
      window.location.href.replace(/\/$/, ''),
      ...[...document.scripts].map(({ src }) => src).filter(Boolean),
    ];
    const kept = await Promise.all(needed.map((address) => caches.match(address)));
    return kept.every(Boolean) && Boolean(navigator.serviceWorker.controller);
  };
  await becomes(engine, true, isKept);
  await site.close();
  await engine.reload();
  await becomes(engine, PAGE.title, textOf, 'h1');
  await hydrated(engine);
  expect(await engine.run(pathname)).toContain(PAGE.path);
  // What browsers say of a host that is gone.
  const complaints = await complaintsOf(engine);
  expect(complaints.filter((complaint) => /policy|TrustedScript/i.test(complaint))).toEqual([]);
});
