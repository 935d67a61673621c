// Which parts of the theme no page of this site shows. The server renders with all of them, the browser without these.
import type { LoadedContent as LoadedDocs } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as LoadedPages } from '@docusaurus/plugin-content-pages';
import type { UserThemeConfig } from '@docusaurus/theme-common';

type Doc = LoadedDocs['loadedVersions'][number]['docs'][number];

export type Site = {
  readonly docs: readonly Pick<
    Doc,
    'description' | 'editUrl' | 'id' | 'lastUpdatedAt' | 'lastUpdatedBy' | 'tags' | 'unlisted'
  >[];
  readonly pages: readonly Pick<LoadedPages[number], 'type'>[];
  readonly themeConfig: UserThemeConfig;
};

type Part = {
  /** Its names in the theme. */
  readonly names: readonly string[];
  /** What the ids of its texts begin with. */
  readonly texts?: readonly string[];
  readonly isShown: (site: Site) => boolean;
};

type NavbarItem = { readonly type?: string; readonly items?: unknown };

const hasNavbarItem =
  (...types: string[]) =>
  ({ themeConfig }: Site): boolean =>
    (themeConfig.navbar?.items ?? []).some(({ type, items }: NavbarItem) =>
      types.includes(type && type !== 'default' ? type : items ? 'dropdown' : 'default'),
    );

const PARTS: readonly Part[] = [
  {
    names: ['NavbarItem/DropdownNavbarItem'],
    texts: ['theme.navbar.mobileDropdown'],
    isShown: hasNavbarItem('dropdown', 'localeDropdown', 'docsVersionDropdown'),
  },
  {
    names: ['NavbarItem/LocaleDropdownNavbarItem'],
    texts: ['theme.navbar.mobileLanguageDropdown'],
    isShown: hasNavbarItem('localeDropdown'),
  },
  {
    names: ['NavbarItem/DocsVersionDropdownNavbarItem'],
    texts: ['theme.navbar.mobileVersionsDropdown'],
    isShown: hasNavbarItem('docsVersionDropdown'),
  },
  { names: ['NavbarItem/DocsVersionNavbarItem'], isShown: hasNavbarItem('docsVersion') },
  { names: ['NavbarItem/DocNavbarItem'], isShown: hasNavbarItem('doc') },
  { names: ['NavbarItem/HtmlNavbarItem'], isShown: hasNavbarItem('html') },
  {
    // plugins/unsupported-settings refuses a second version.
    names: ['DocVersionBanner', 'DocVersionBadge'],
    texts: ['theme.docs.versions.', 'theme.docs.versionBadge.'],
    isShown: () => false,
  },
  {
    names: ['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton'],
    texts: ['theme.docs.sidebar.collapseButton', 'theme.docs.sidebar.expandButton'],
    isShown: ({ themeConfig }) => themeConfig.docs?.sidebar?.hideable === true,
  },
  {
    names: ['Footer/Links/Simple'],
    isShown: ({ themeConfig }) => !themeConfig.footer?.links?.some((link) => 'items' in link),
  },
  { names: ['Footer/Logo'], isShown: ({ themeConfig }) => themeConfig.footer?.logo !== undefined },
  {
    names: ['EditMetaRow'],
    texts: ['theme.lastUpdated.', 'theme.common.editThisPage'],
    isShown: ({ docs }) =>
      docs.some(({ editUrl, lastUpdatedAt, lastUpdatedBy }) => editUrl || lastUpdatedAt || lastUpdatedBy),
  },
  {
    names: ['TagsListInline'],
    texts: ['theme.tags.', 'theme.docs.tagDocList'],
    isShown: ({ docs }) => docs.some(({ tags }) => tags.length > 0),
  },
  {
    // A draft is not built.
    names: ['ContentVisibility/Draft'],
    texts: ['theme.contentVisibility.draftBanner.'],
    isShown: () => false,
  },
  {
    // Admonitions of articles are HTML.
    names: ['ContentVisibility/Unlisted', 'Admonition'],
    texts: ['theme.contentVisibility.unlistedBanner.', 'theme.admonition.'],
    isShown: ({ docs, pages }) =>
      docs.some(({ unlisted }) => unlisted) || pages.some(({ type }) => type === 'mdx'),
  },
  // No plugin of this site makes a blog.
  { names: [], texts: ['theme.blog.'], isShown: () => false },
];

export type Unused = { readonly names: readonly string[]; readonly texts: readonly string[] };

export function unusedParts(site: Site): Unused {
  const unused = PARTS.filter(({ isShown }) => !isShown(site));
  return {
    names: unused.flatMap(({ names }) => names),
    texts: unused.flatMap(({ texts = [] }) => texts),
  };
}

/** Pages in Markdown outside the documentation are rendered in the browser too, with the components of the theme. */
export const hasLiveMarkdown = ({ pages }: Site): boolean => pages.some(({ type }) => type === 'mdx');
