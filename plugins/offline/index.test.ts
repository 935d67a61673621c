import { expect, it } from 'vitest';
import { parsePage, printFragment } from '../../lib/hast';
import offline from '.';

class DefinePlugin {
  constructor(readonly definitions: Readonly<Record<string, string>>) {}
}

it.each([
  ['has a box that keeps the guide, and a worker', true],
  ['switched off, has neither', false],
])('offline reading %s', (_, isEnabled) => {
  const { addBox, plugin } = offline({ isEnabled, baseUrl: '/', page: 'docs/index.html', files: [] });
  const tree = parsePage('<div data-article="/docs"></div><span data-article-end></span>');
  addBox.transformPage({ file: 'docs/index.html', tree });
  expect(printFragment(tree).includes('id="offline-guide"')).toBe(isEnabled);
  const { plugins } = Reflect.apply(plugin().configureWebpack ?? Object, undefined, [
    ...[{ mode: 'production' }, false, { currentBundler: { instance: { DefinePlugin } } }],
  ]);
  expect(plugins[0].definitions.OFFLINE_READING === 'null').toBe(!isEnabled);
});
