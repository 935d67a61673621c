import path from 'node:path';
import type * as PluginContentDocs from '@docusaurus/plugin-content-docs';
import type * as PluginContentPages from '@docusaurus/plugin-content-pages';
import type * as ThemeClassic from '@docusaurus/theme-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import apiReference, { CONTRACT_FOLDER } from './api-reference';
import { home } from './i18n/fr/home';
import { searchTexts } from './i18n/fr/search';
import { typographyOfTexts } from './lib/typography/texts';
import { markdownSource, pagePlugins, textPlugins } from './markdown';
import { documentationTree } from './markdown/documentationTree';
import announcementReset from './plugins/announcement-reset';
import caseSensitiveRoutes from './plugins/case-sensitive-routes';
import drawings, { DRAWINGS_FOLDER } from './plugins/drawings';
import exampleAddresses from './plugins/example-addresses';
import interfaceTexts from './plugins/interface-texts';
import loadFailure from './plugins/load-failure';
import noPrism from './plugins/no-prism';
import staticParts from './plugins/static-parts';
import strictHtml from './plugins/strict-html';
import { announcement as plainAnnouncement } from './product/announcement';
import { identity } from './product/identity';
import search from './search';
import sidebars from './sidebars';

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
  markdown: markdownSource,
  staticDirectories: ['static', DRAWINGS_FOLDER, CONTRACT_FOLDER],
  customFields: { identity },
  clientModules: [
    './src/client/offerRetry.ts',
    './src/client/sampleLanguage.ts',
    // Named here although pages import it: what the document holds is to be read before React touches it.
    './src/components/StaticPart/index.tsx',
  ],
  plugins: [
    exampleAddresses,
    caseSensitiveRoutes,
    announcementReset,
    loadFailure,
    noPrism,
    staticParts,
    strictHtml,
    drawings,
    apiReference,
    search({ textPlugins }),
    [
      '@docusaurus/plugin-content-docs',
      {
        path: 'docs',
        routeBasePath: 'docs',
        sidebarPath: './sidebars.ts',
        ...pagePlugins({
          registry: path.join(__dirname, 'src/figures/index.ts'),
          documentation: () => documentationTree(sidebars.documentation, path.join(__dirname, 'docs')),
        }),
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
        customCss: ['./src/css/site.css'],
      } satisfies ThemeClassic.Options,
    ],
    interfaceTexts({ home, search: searchTexts }),
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
    // The default settings would carry the colours of a Prism that is not there (plugins/no-prism).
    prism: { theme: { plain: {}, styles: [] }, magicComments: [] },
  } satisfies UserThemeConfig,
};

export default config;
