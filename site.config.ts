import path from 'node:path';
import type * as PluginContentDocs from '@docusaurus/plugin-content-docs';
import type * as PluginContentPages from '@docusaurus/plugin-content-pages';
import type * as ThemeClassic from '@docusaurus/theme-classic';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config } from '@docusaurus/types';
import { CONTRACT_FOLDER, siteApiReference } from './api-reference.config';
import { changesTexts } from './i18n/fr/changes';
import { home } from './i18n/fr/home';
import { notices } from './i18n/fr/notices';
import { searchTexts } from './i18n/fr/search';
import { LEDGER, REDIRECTS } from './lib/addresses';
import { oncePerBuild } from './lib/oncePerBuild';
import { lastChangeOf, pageHistory } from './lib/pageHistory';
import { SITE_CARD } from './lib/shareCards';
import { withFrenchTypography } from './lib/typography/withFrenchTypography';
import { underBaseUrl } from './lib/underBaseUrl';
import { markdownConfig, pagePlugins } from './markdown';
import { languagesByLabel } from './markdown/code/languages';
import { documentationTree } from './markdown/documentationTree';
import browserBundle from './plugins/browser-bundle';
import buildProgress from './plugins/build-progress';
import caseSensitiveRoutes from './plugins/case-sensitive-routes';
import drawings, { DRAWINGS_FOLDER } from './plugins/drawings';
import exampleAddresses from './plugins/example-addresses';
import htmlPostprocess from './plugins/html-postprocess';
import interfaceTexts from './plugins/interface-texts';
import { type Addresses, keptAddresses } from './plugins/kept-addresses';
import licences from './plugins/licences';
import loadFailure from './plugins/load-failure';
import offline from './plugins/offline';
import pageTools from './plugins/page-tools';
import problemAddresses from './plugins/problem-addresses';
import staticArticles from './plugins/static-articles';
import { publishArticleFiles } from './plugins/static-articles/files';
import storedChoices from './plugins/stored-choices';
import styleSheetAddresses from './plugins/style-sheet-addresses';
import trustedTypes from './plugins/trusted-types';
import unsupportedSettings from './plugins/unsupported-settings';
import versionsFeed from './plugins/versions-feed';
import writersServer from './plugins/writers-server';
import { announcement as typedAnnouncement } from './product/announcement';
import { editionOfBuild, editions } from './product/editions';
import { identity } from './product/identity';
import { isReadOffline } from './product/offline';
import { redirects } from './product/redirects';
import { releases } from './product/releases';
import { siteSearch } from './search.config';
import sidebars from './sidebars';
import { figures } from './src/figures';

const announcement = withFrenchTypography(typedAnnouncement);
/** For addresses to which Docusaurus does not add the base path. */
const addressOf = (path: string): string => underBaseUrl(identity.baseUrl, path);

const VERSIONS = '/docs/versions';

const progress = buildProgress();
const tools = pageTools({
  siteTitle: identity.siteTitle,
  tagline: identity.tagline,
  publisher: identity.productName,
  supportEmail: identity.supportEmail,
  editAddress: identity.repository || undefined,
  languages: languagesByLabel,
  edition: editionOfBuild?.date,
  // An edition without a hash is not archived yet.
  lastEdition: editions.find(({ sums }) => sums)?.date,
  updatedAt: lastChangeOf,
  changesOn: VERSIONS,
});
const siteDrawings = drawings();
const feed = versionsFeed({
  page: VERSIONS,
  title: `Versions : ${identity.productName}`,
  author: identity.productName,
  entries: releases.map(({ api, application, date, changes }) => ({
    id: `api-${api}`,
    title: `API ${api}, application ${application}`,
    text: `${changes.join(' ; ').replaceAll('`', '')}.`,
    date,
  })),
});

const offlineReading = offline({
  isEnabled: isReadOffline,
  baseUrl: identity.baseUrl,
  page: 'docs/index.html',
  files: [siteSearch.coreFile],
});

const documentation = oncePerBuild(() =>
  documentationTree(sidebars.documentation, path.join(__dirname, 'docs')),
);
// A menu entry without a page is refused here, in French and with its line, before Docusaurus refuses it.
documentation();

/** The fixture site has the same settings, and addresses of its own. */
export const siteWith = (addresses: Addresses): Config => ({
  ...withFrenchTypography({ title: identity.siteTitle, tagline: identity.tagline }),
  url: identity.siteUrl,
  baseUrl: identity.baseUrl,
  // `trailingSlash` stays unset: the addresses that the site promises are those of Docusaurus' default.
  favicon: '/favicon.svg',
  headTags: [
    { tagName: 'link', attributes: { rel: 'icon', href: addressOf('/favicon.ico'), sizes: '32x32' } },
    { tagName: 'link', attributes: { rel: 'apple-touch-icon', href: addressOf('/apple-touch-icon.png') } },
  ],
  titleDelimiter: '|',
  noIndex: false,
  i18n: { defaultLocale: 'fr', locales: ['fr'] },
  // `v4` turns every `faster` flag on. The persistent cache is off, because it does not notice changes of the environment or
  // of product/, hides the warnings of pages that it does not recompile, and saves no time on a site of this size.
  future: { v4: true, faster: { rspackPersistentCache: false }, experimental_vcs: pageHistory },
  // A namespace would give readers other storage keys where the address of the site changes.
  storage: { type: 'localStorage', namespace: false },
  // plugins/load-failure replaces this banner, which only the home page has.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'warn',
  markdown: markdownConfig,
  staticDirectories: ['static', DRAWINGS_FOLDER, CONTRACT_FOLDER],
  // Every page loads these fields, so that they are few: what the home page shows.
  customFields: { androidStore: identity.androidStore, appleStore: identity.appleStore },
  clientModules: [
    './src/client/announcePage.ts',
    './src/client/loadExtras.ts',
    './src/client/awaitedPage.ts',
    './src/client/openFolds.ts',
    './src/client/prefetch.ts',
    './src/client/sampleLanguage.ts',
    // Pages import it too, but it must run before React takes over the page: it reads the HTML of the article.
    './src/components/StaticArticle/index.tsx',
  ],
  plugins: [
    progress.plugin,
    unsupportedSettings,
    exampleAddresses,
    caseSensitiveRoutes,
    trustedTypes,
    storedChoices,
    loadFailure,
    staticArticles,
    tools.plugin,
    htmlPostprocess({
      htmlTransforms: [
        publishArticleFiles(),
        siteApiReference.splitSamples,
        keptAddresses(addresses),
        siteDrawings.describeCards,
        feed.announce,
        offlineReading.addBox,
        tools.htmlTransform,
      ],
    }),
    identity.baseUrl !== '/' && styleSheetAddresses,
    siteDrawings.plugin,
    licences,
    feed.plugin,
    offlineReading.plugin,
    siteApiReference.plugin,
    problemAddresses({ problems: identity.problems, page: siteApiReference.errorsPage() }),
    writersServer,
    siteSearch.plugin,
    [
      '@docusaurus/plugin-content-docs',
      {
        path: 'docs',
        routeBasePath: 'docs',
        sidebarPath: './sidebarsWithOperations.ts',
        ...pagePlugins({
          figures: { baseUrl: identity.baseUrl, figures, documentation },
          apiReference: () => siteApiReference.remarkPlugin(),
          textReaders: [siteSearch.collectSections, progress.countPage],
        }),
      } satisfies PluginContentDocs.Options,
    ],
    ['@docusaurus/plugin-content-pages', { path: 'src/pages' } satisfies PluginContentPages.Options],
    ['@docusaurus/plugin-sitemap', { lastmod: 'date', changefreq: null, priority: null }],
    '@docusaurus/plugin-css-cascade-layers',
  ],
  themes: [
    ['@docusaurus/theme-classic', { customCss: ['./src/css/site.css'] } satisfies ThemeClassic.Options],
    interfaceTexts({ changes: changesTexts, home, notices, search: searchTexts }),
    // After the theme, whose parts it moves into the main script with their rules.
    browserBundle,
  ],
  themeConfig: {
    image: SITE_CARD,
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    docs: {
      versionPersistence: 'localStorage',
      sidebar: { hideable: false, autoCollapseCategories: false },
    },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    ...(announcement && {
      announcementBar: {
        id: announcement.id,
        content: `${announcement.text} <a href="${addressOf(announcement.link.to)}">${announcement.link.label}</a>`,
        isCloseable: true,
      },
    }),
    navbar: withFrenchTypography({
      title: identity.siteTitle,
      logo: { src: '/img/marque.svg', srcDark: '/img/marque-sombre.svg', alt: '', width: 32, height: 32 },
      items: [
        { type: 'docSidebar', sidebarId: 'documentation', label: 'Documentation', position: 'left' },
        { href: identity.swagger, label: 'API Swagger', position: 'left' },
      ],
    }),
    footer: withFrenchTypography({
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
      copyright: `Copyright © ${identity.copyrightYear} ${identity.productName}`,
    }),
    // Empty, because plugins/browser-bundle removes Prism: the default colours would be in the main script.
    prism: { theme: { plain: {}, styles: [] }, magicComments: [] },
  } satisfies UserThemeConfig,
});

export default siteWith({ ledger: LEDGER, redirects, file: REDIRECTS });
