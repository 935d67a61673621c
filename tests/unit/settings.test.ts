// Specification §2 « Build rules » and §9: the settings that no page shows.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withFrenchTypography } from '../../lib/typography/withFrenchTypography';
import sidebars from '../../sidebars';
import config from '../../site.config';

describe('the settings of the specification', () => {
  it('broken links fail the build, duplicate routes only warn', () => {
    expect(config.onBrokenLinks).toBe('throw');
    expect(config.onDuplicateRoutes).toBe('warn');
  });

  it('the site is in French only, at the root, without a trailing-slash setting, open to search engines', () => {
    expect(config.i18n).toEqual({ defaultLocale: 'fr', locales: ['fr'] });
    // The tests open the site there: tests/browser/sub-path.spec.ts opens it under another path.
    expect(config.baseUrl, 'Lancez les tests sans DOCS_BASE_URL').toBe('/');
    expect(config).not.toHaveProperty('trailingSlash');
    expect(config.noIndex).toBe(false);
    expect(config.titleDelimiter).toBe('|');
  });

  it('Markdown is mdx, and so is every page', () => {
    expect(config.markdown?.format).toBe('mdx');
    const files = readdirSync('docs', { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile() && !entry.name.endsWith('.questions.txt'),
    );
    expect(files.map(({ name }) => name).filter((name) => !name.endsWith('.mdx'))).toEqual([]);
    expect(files).not.toEqual([]);
  });

  it('versions are remembered in local storage, under keys without suffix', () => {
    expect(config.themeConfig).toMatchObject({ docs: { versionPersistence: 'localStorage' } });
    expect(config.storage).toEqual({ type: 'localStorage', namespace: false });
  });
});

it('the sidebar is typographic', () => {
  expect(sidebars).toEqual(withFrenchTypography(sidebars));
});
