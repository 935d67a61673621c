import type { RouteConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { scriptsOf } from './scripts';

const route = (path: string, routes?: RouteConfig[]): RouteConfig => ({
  path,
  component: '@theme/X',
  exact: !routes,
  ...(routes && { routes }),
});
const given = {
  routes: [
    route('/'),
    route('/docs', [route('/docs', [route('/docs/'), route('/docs/a'), route('/docs/a/b')])]),
  ],
  chunkNames: {
    '/-1a2': { __comp: 'home' },
    '/docs-1a2': { __comp: 'frame', __context: { plugin: 'inMain' } },
    '/docs-3b4': { __comp: 'frame', __props: 'menu' },
    '/docs/-5c6': { __comp: 'page', content: 'index' },
    '/docs/a-7d8': { __comp: 'page', content: 'a' },
    '/docs/a/b-9e0': { __comp: 'page', content: 'b' },
  },
  files: ['home.1.js', 'frame.1.js', 'menu.1.js', 'page.1.js', 'index.1.js', 'a.1.js', 'b.1.js'],
};

it.each([
  ['/', ['home.1.js']],
  ['/docs', ['frame.1.js', 'menu.1.js', 'page.1.js', 'index.1.js']],
  ['/docs/a/b', ['frame.1.js', 'menu.1.js', 'page.1.js', 'b.1.js']],
  ['/404.html', []],
])('%s needs the scripts of its frames and its own', (path, scripts) => {
  expect(scriptsOf(given)(path)).toEqual(scripts);
});
