// It answers as the package does that it stands for, on the kind of routes that a site has.
import original from 'path-to-regexp';
import { expect, it } from 'vitest';
import pathToRegexp, { isPlainRoute } from './pathToRegexp';

const ROUTES = [
  '/',
  '/docs',
  '/docs/',
  '/docs/api/create_certificate',
  '/docs/a.b',
  '/docs/category/developers---api',
  '*',
];
const ADDRESSES = [
  ...['/', '/docs', '/docs/', '/docs//', '/docsx', '/DOCS', '/docs/a.b', '/docs/aXb', '/docs/a.b/', '*', ''],
  '/docs/a(b)+c',
  ...['/docs/api/create_certificate', '/docs/category/developers---api/', '/docs/api/create_certificate/x'],
];
const BOTH = [true, false, undefined];
/** As React Router's links write their address. */
const asLink = (route: string): string => route.replaceAll(/[.+*?=^!:${}()[\]|/\\]/g, '\\$&');

it.each([...ROUTES, ...ROUTES.map(asLink), asLink('/docs/a(b)+c')])('%s', (route) => {
  for (const end of BOTH)
    for (const strict of BOTH)
      for (const sensitive of BOTH)
        for (const address of ADDRESSES) {
          const options = { end, strict, sensitive };
          const found = (pattern: RegExp) => pattern.exec(address)?.[0];
          expect([address, options, found(pathToRegexp(route, [], options))]).toEqual([
            address,
            options,
            found(original(route, [], options)),
          ]);
        }
});

it('knows a pattern, which it could not find', () => {
  expect(ROUTES.filter(isPlainRoute)).toEqual(ROUTES);
  expect(['/docs/:id', '/docs/(a|b)', '/docs/*', '/a?'].filter(isPlainRoute)).toEqual([]);
});
