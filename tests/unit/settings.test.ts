// Settings that no page shows.
import { expect, it } from 'vitest';
import config from '../../site.config';

it('the settings of the site are those that were promised', () => {
  // tests/browser/sub-path.spec.ts opens the site under another path.
  expect(config.baseUrl, 'Lancez les tests sans DOCS_BASE_URL').toBe('/');
  expect(config).not.toHaveProperty('trailingSlash');
  expect(config).toMatchObject({
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'warn',
    i18n: { defaultLocale: 'fr', locales: ['fr'] },
    noIndex: false,
    titleDelimiter: '|',
    markdown: { format: 'mdx' },
    themeConfig: { docs: { versionPersistence: 'localStorage' } },
    storage: { type: 'localStorage', namespace: false },
  });
});
