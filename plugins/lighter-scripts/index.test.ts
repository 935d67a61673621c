import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import noComponents from './noComponents';
import { type Site, unusedParts } from './unusedParts';

const doc: Site['docs'][number] = {
  id: 'a',
  description: '',
  editUrl: undefined,
  lastUpdatedAt: undefined,
  lastUpdatedBy: undefined,
  tags: [],
  unlisted: false,
};
const empty: Site = {
  docs: [doc],
  pages: [],
  themeConfig: { footer: { links: [{ title: 'A', items: [] }] } },
};
const themeFolder = path.join(
  path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
  'lib/theme',
);

it('the parts of the theme that are left out exist in it', () => {
  for (const name of unusedParts(empty).names) {
    const isThere = ['.js', '/index.js'].some((end) => {
      try {
        return readFileSync(path.join(themeFolder, name + end)).length > 0;
      } catch {
        return false;
      }
    });
    expect([name, isThere]).toEqual([name, true]);
  }
});

describe('a part is left out only where no page shows it', () => {
  it.each<[string, Partial<Site>]>([
    ['EditMetaRow', { docs: [{ ...doc, lastUpdatedAt: 1 }] }],
    [
      'TagsListInline',
      { docs: [{ ...doc, tags: [{ label: 'a', permalink: '/a', inline: true, description: undefined }] }] },
    ],
    ['ContentVisibility/Unlisted', { docs: [{ ...doc, unlisted: true }] }],
    ['NavbarItem/DropdownNavbarItem', { themeConfig: { navbar: { items: [{ label: 'a', items: [] }] } } }],
    ['NavbarItem/HtmlNavbarItem', { themeConfig: { navbar: { items: [{ type: 'html', value: 'a' }] } } }],
    ['DocSidebar/Desktop/CollapseButton', { themeConfig: { docs: { sidebar: { hideable: true } } } }],
    ['Footer/Links/Simple', { themeConfig: { footer: { links: [{ label: 'a', to: '/a' }] } } }],
  ])('%s', (name, site) => {
    expect(unusedParts(empty).names).toContain(name);
    expect(unusedParts({ ...empty, ...site }).names).not.toContain(name);
  });
});

it('articles find each component of the theme that MDX names in capitals', () => {
  const source = readFileSync(path.join(themeFolder, 'MDXComponents/index.js'), 'utf8');
  const names = [...source.matchAll(/^ {2}([A-Z]\w*)[:,]/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(Object.keys(noComponents).sort()).toEqual(names.sort());
});
