import path from 'node:path';
import type * as PluginContentDocs from '@docusaurus/plugin-content-docs';
import type * as PluginContentPages from '@docusaurus/plugin-content-pages';
import type * as ThemeClassic from '@docusaurus/theme-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import announcementReset from './plugins/announcement-reset';
import apiReference, { CONTRACT_FOLDER } from './plugins/api-reference';
import { warnOfBrokenMarkdownLink } from './plugins/broken-markdown-links';
import caseSensitiveRoutes from './plugins/case-sensitive-routes';
import drawings, { DRAWINGS_FOLDER } from './plugins/drawings';
import { parseFrontMatter as factsOfFrontMatter, preprocessor } from './plugins/facts';
import identityPlugin from './plugins/identity';
import loadFailure from './plugins/load-failure';
import { pagePlugins, textPlugins } from './plugins/markdown';
import sampleChoice from './plugins/sample-choice';
import search from './plugins/search';
import staticCode from './plugins/static-code';
import staticParts from './plugins/static-parts';
import strictHtml from './plugins/strict-html';
import typography from './plugins/typography';
import { typographyOfFrontMatter, typographyOfTexts } from './plugins/typography/texts';
import { announcement as plainAnnouncement } from './product/announcement';
import { identity } from './product/identity';
import { searchTexts } from './src/components/search/dialog/texts';
import { home } from './src/pages/_texts';

const announcement = typographyOfTexts(plainAnnouncement);

const config: Config = {
  ...typographyOfTexts({ title: identity.siteTitle, tagline: identity.tagline }),
  url: identity.siteUrl,
  baseUrl: '/',
  // trailingSlash stays unset: the specification has none.
  favicon: '/favicon.svg',
  headTags: [
    { tagName: 'link', attributes: { rel: 'icon', href: '/favicon.ico', sizes: '32x32' } },
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' } },
  ],
  titleDelimiter: '|',
  noIndex: false,
  i18n: { defaultLocale: 'fr', locales: ['fr'] },
  // v4 turns every `faster` flag on. But for the persistent cache: it knows neither the environment nor product/,
  // it swallows the warnings of pages it did not compile again, and it saves no time at this size.
  future: { v4: true, faster: { rspackPersistentCache: false } },
  // Without a namespace the keys are the specification's, and survive a change of address.
  storage: { type: 'localStorage', namespace: false },
  // The theme's banner is on the home page only, and words it otherwise: plugins/load-failure shows ours.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: {
    format: 'mdx',
    // {{settings.taillePiece}} in a page becomes the fact of that name.
    preprocessor,
    async parseFrontMatter(params) {
      const page = await factsOfFrontMatter(params);
      return { ...page, frontMatter: typographyOfFrontMatter(page.frontMatter) };
    },
    hooks: { onBrokenMarkdownLinks: warnOfBrokenMarkdownLink, onBrokenMarkdownImages: 'throw' },
  },
  staticDirectories: ['static', DRAWINGS_FOLDER, CONTRACT_FOLDER],
  customFields: { identity },
  plugins: [
    identityPlugin,
    caseSensitiveRoutes,
    announcementReset,
    loadFailure,
    staticCode,
    staticParts,
    sampleChoice,
    strictHtml,
    drawings,
    apiReference,
    typography({ home, search: searchTexts }),
    search({ textPlugins }),
    [
      '@docusaurus/plugin-content-docs',
      {
        path: 'docs',
        routeBasePath: 'docs',
        sidebarPath: './sidebars.ts',
        ...pagePlugins,
      } satisfies PluginContentDocs.Options,
    ],
    ['@docusaurus/plugin-content-pages', { path: 'src/pages' } satisfies PluginContentPages.Options],
    ['@docusaurus/plugin-sitemap', { lastmod: null, changefreq: null, priority: null }],
    '@docusaurus/plugin-css-cascade-layers',
  ],
  themes: [
    [
      '@docusaurus/theme-classic',
      {
        customCss: [path.join(__dirname, 'src/css/site.css')],
      } satisfies ThemeClassic.Options,
    ],
  ],
  themeConfig: {
    image: '/img/partage.png',
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    docs: {
      versionPersistence: 'localStorage',
      sidebar: { hideable: false, autoCollapseCategories: false },
    },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    ...(announcement && {
      announcementBar: {
        id: announcement.id,
        content: `${announcement.text} <a href="${announcement.link.to}">${announcement.link.label}</a>`,
        isCloseable: true,
      },
    }),
    navbar: typographyOfTexts({
      title: identity.siteTitle,
      logo: { src: '/img/marque.svg', srcDark: '/img/marque-sombre.svg', alt: '', width: 32, height: 32 },
      items: [
        { type: 'docSidebar', sidebarId: 'documentation', label: 'Documentation', position: 'left' },
        { href: identity.swagger, label: 'API Swagger', position: 'left' },
      ],
    }),
    footer: typographyOfTexts({
      links: [
        { title: 'Docs', items: [{ label: 'Tutorial', to: '/docs/intro/' }] },
        {
          title: identity.productName,
          items: [
            { label: 'Site', href: identity.publicSite },
            { label: 'Site Pro', href: identity.proSite },
            { label: 'Administration client', href: identity.console },
          ],
        },
        {
          title: 'Application',
          items: [
            { label: 'Android Play', href: identity.androidStore },
            { label: 'Apple Store', href: identity.appleStore },
          ],
        },
      ],
      copyright: `Copyright © 2025 ${identity.productName}`,
    }),
    // The default settings would carry the colours of a Prism that is not there (plugins/static-code).
    prism: { theme: { plain: {}, styles: [] }, magicComments: [] },
  } satisfies UserThemeConfig,
};

export default config;
