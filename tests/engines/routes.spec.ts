// Every page opens in Firefox and WebKit as in Chromium, which tests/browser/pages.spec.ts looks at more closely: no message in
// the console, nothing that the policy refuses, nothing wider than the screen.

import { identity } from '../../product/identity';
import { asShown } from '../asShown';
import { routes } from '../routes';
import { COMPUTER, expect, PHONE, scrollsSideways, test, textOf, visit } from './support';

for (const { path: address, kind, title } of routes)
  test(`${address} opens, says nothing in the console and fits the screen`, async ({ engine, site }) => {
    await engine.resize(PHONE);
    await visit(engine, site.origin + address);
    expect(await engine.run(textOf, 'h1')).toBe(kind === 'home' ? asShown(identity.siteTitle) : title);
    expect(await scrollsSideways(engine)).toBe(false);
    await engine.resize(COMPUTER);
    expect(await scrollsSideways(engine)).toBe(false);
  });
