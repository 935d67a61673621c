// Specification §2 « Build rules » and §9: the settings that no page shows.
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withFrenchTypography } from '../../lib/typography/withFrenchTypography';
import sidebars from '../../sidebars';
import config from '../../site.config';

it('the settings are those of the specification', () => {
  // The tests open the site there: tests/browser/sub-path.spec.ts opens it under another path.
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

it('every page is written in MDX', () => {
  const names = readdirSync('docs', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.questions.txt'))
    .map(({ name }) => name);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !name.endsWith('.mdx'))).toEqual([]);
});

it('the sidebar is typographic', () => {
  expect(sidebars).toEqual(withFrenchTypography(sidebars));
});
