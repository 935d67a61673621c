// Without scripts, pages are readable and lead everywhere, in three engines.
import { FIXTURE_SITE, SITE } from '../../playwright.config';
import { routes } from '../routes';
import { becomes, COMPUTER, expect, isShown, PHONE, scrollsSideways, test, textOf } from './support';

test.use({ scripts: false, siteAddress: FIXTURE_SITE });

test('on a phone, a page leads to the next one, folds open and terms are explained', async ({
  engine,
  site,
}) => {
  await engine.resize(PHONE);
  await engine.open(`${site.origin}/docs/potager/semer`);
  expect(await engine.run(textOf, 'h1')).toBe('Semer des radis');
  await engine.click('.term');
  await becomes(engine, true, () => {
    const id = document.querySelector('.term')?.getAttribute('popovertarget') ?? '';
    return document.getElementById(id)?.checkVisibility() ?? false;
  });
  await engine.press('Escape');
  await engine.click('.pagination-nav__link--next');
  await expect.poll(() => engine.run(() => window.location.pathname)).not.toBe('/docs/potager/semer');
  await engine.open(`${site.origin}/docs/elements`);
  await engine.click('[data-article] details > summary');
  await becomes(engine, true, isShown, '[data-article] details > :not(summary)');
});

test.describe('on every kind of page', () => {
  test.use({ siteAddress: SITE });

  for (const kind of ['home', 'doc', 'category'] as const)
    test(`the text is there, and fits the screen: ${kind}`, async ({ engine, site }) => {
      const { path = '/', title = '' } = routes.find((route) => route.kind === kind) ?? {};
      for (const size of [PHONE, COMPUTER]) {
        await engine.resize(size);
        await engine.open(site.origin + path);
        if (kind !== 'home') expect(await engine.run(textOf, 'h1')).toBe(title);
        expect(await engine.run(isShown, 'main p, main h2')).toBe(true);
        expect(await scrollsSideways(engine)).toBe(false);
      }
    });
});
