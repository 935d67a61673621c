// Every page opens in Firefox and WebKit as in Chromium, which tests/browser/pages.spec.ts looks at more closely: no message in
// the console, nothing that the policy refuses, nothing wider than the screen.

import { frenchTypography } from '../../lib/typography/frenchTypography';
import { identity } from '../../product/identity';
import { routes } from '../routes';
import { COMPUTER, complaintsOf, expect, PHONE, scrollsSideways, test, textOf, visit } from './support';

/** Each test starts with an empty cache; two of them keep both processors busy. */
const PARTS = 2;

for (let part = 0; part < PARTS; part += 1)
  test(`every page opens, says nothing in the console and fits the screen, ${part + 1} of ${PARTS}`, async ({
    engine,
    site,
  }) => {
    test.setTimeout(240_000);
    const seen = [];
    const wanted = [];
    for (const { path, kind, title } of routes.filter((_, index) => index % PARTS === part)) {
      await engine.resize(PHONE);
      await visit(engine, site.origin + path);
      const heading = await engine.run(textOf, 'h1');
      const isTooWide = [await scrollsSideways(engine)];
      await engine.resize(COMPUTER);
      isTooWide.push(await scrollsSideways(engine));
      seen.push({ path, heading, isTooWide, complaints: await complaintsOf(engine) });
      wanted.push({
        path,
        heading: kind === 'home' ? frenchTypography(identity.siteTitle) : title,
        isTooWide: [false, false],
        complaints: [],
      });
    }
    expect(seen).toEqual(wanted);
  });
