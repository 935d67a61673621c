// Adds nothing to the pages: it puts together the scripts that every page needs, and keeps out what none needs.
import path from 'node:path';
import type { LoadedContent as LoadedDocs } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as LoadedPages } from '@docusaurus/plugin-content-pages';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { AllContent, CurrentBundler, LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { hasOwnComponents } from '../../lib/hasOwnComponents';
import { toldError } from '../../lib/toldError';
import { isPlainRoute } from './pathToRegexp';
import { hasLiveMarkdown, type Site, unusedParts } from './unusedParts';

const NAME = 'lighter-scripts';

const inThisFolder = (file: string): string => path.join(__dirname, file);

/** markdown/code colours code at build time: neither the server nor the browser has a use for Prism. */
const PRISM = { 'prism-react-renderer$': inThisFolder('prism.ts') };

/** What only the build reads. Docusaurus writes the whole configuration into the main script. */
const OF_THE_BUILD = [
  ...['headTags', 'scripts', 'stylesheets', 'clientModules', 'staticDirectories', 'plugins', 'themes'],
  ...['presets', 'markdown', 'onBrokenLinks', 'onBrokenAnchors', 'onDuplicateRoutes', 'future'],
];

/** Like those of Docusaurus, but for the browsers of package.json, which know more than those that it thinks of. */
const MINIFIER = {
  minify: true,
  ecma: 2022,
  module: true,
  compress: { ecma: 2022, passes: 3 },
  format: { comments: false },
};

/**
 * The minifier names variables after the letters that it finds. In the script that loads the others, those are the sums of
 * their contents, which are known only after it has run; until then, they depend on where the folder is.
 */
const RUNTIME = /\/runtime~main\./;

/** What the documentation plugin gives to its routes; the path of the site is in the names. */
const ROUTE_PROPS = /\/docusaurus-plugin-content-docs\/default\/p\/[^/]+\.json$/;

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Minimizer = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>[number];
type RspackInstance = { readonly SwcJsMinimizerRspackPlugin: new (options: object) => Minimizer & object };

function minimizers(
  present: readonly Minimizer[],
  { SwcJsMinimizerRspackPlugin }: RspackInstance,
): Minimizer[] {
  return [
    ...present.filter((minimizer) => !(minimizer instanceof SwcJsMinimizerRspackPlugin)),
    new SwcJsMinimizerRspackPlugin({ exclude: RUNTIME, minimizerOptions: MINIFIER }),
    new SwcJsMinimizerRspackPlugin({
      test: RUNTIME,
      minimizerOptions: { ...MINIFIER, mangle: { disableCharFreq: true } },
    }),
  ];
}

const configurationOf = (siteConfig: LoadContext['siteConfig']): object => ({
  ...Object.fromEntries(Object.entries(siteConfig).filter(([name]) => !OF_THE_BUILD.includes(name))),
  future: { experimental_router: siteConfig.future.experimental_router },
});

const withoutPlugins = (json: string): object => ({ ...JSON.parse(json), pluginVersions: {} });

type VersionProps = { readonly version?: { readonly docs: Readonly<Record<string, object>> } };

/** What every page loads of the whole documentation, for the menu. Only the cards of a category tell what pages are about. */
function withoutDescriptions(json: string): object {
  const { version, ...props }: VersionProps = JSON.parse(json);
  if (!version) return props;
  const docs = Object.entries(version.docs).map(([id, doc]) => [id, { ...doc, description: undefined }]);
  return { ...props, version: { ...version, docs: Object.fromEntries(docs) } };
}

function siteOf(allContent: AllContent, themeConfig: UserThemeConfig): Site {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedDocs | undefined;
  const pages = allContent['docusaurus-plugin-content-pages']?.default as LoadedPages | undefined;
  return {
    docs: docs?.loadedVersions.flatMap((version) => version.docs) ?? [],
    pages: pages ?? [],
    themeConfig,
  };
}

const pathsOf = (routes: readonly RouteConfig[]): string[] =>
  routes.flatMap((route) => [route.path, ...pathsOf(route.routes ?? [])]);

export default function lighterScripts({ siteConfig, siteDir, generatedFilesDir }: LoadContext): Plugin {
  const configuration = path.join(generatedFilesDir, `${NAME}/default/configuration.json`);
  let site = siteOf({}, siteConfig.themeConfig);
  const forBrowser = ({ optimization }: Configuration, { instance }: CurrentBundler) => {
    const { names, texts } = unusedParts(site);
    const withoutUnused = (json: string): object =>
      Object.fromEntries(
        Object.entries(JSON.parse(json)).filter(([id]) => !texts.some((start) => id.startsWith(start))),
      );
    return {
      entry: inThisFolder('entry.ts'),
      resolve: {
        alias: {
          ...Object.fromEntries(names.map((name) => [`@theme/${name}`, inThisFolder('Nothing.ts')])),
          ...(hasOwnComponents(siteDir) || hasLiveMarkdown(site)
            ? {}
            : { '@theme/MDXComponents': inThisFolder('noComponents.ts') }),
          'react-helmet-async$': inThisFolder('head.tsx'),
          'path-to-regexp$': inThisFolder('pathToRegexp.ts'),
          ...(siteConfig.future.experimental_router === 'browser' && {
            history$: inThisFolder('history.ts'),
          }),
          tslib$: inThisFolder('tslib.ts'),
          ...PRISM,
        },
      },
      optimization: {
        // The script that loads the others lists them by name: numbers would be listed beside the names.
        chunkIds: 'named' as const,
        minimizer: minimizers(optimization?.minimizer ?? [], instance as unknown as RspackInstance),
      },
      mergeStrategy: { 'optimization.minimizer': 'replace' as const },
      plugins: [
        new instance.NormalModuleReplacementPlugin(/^@generated\/docusaurus\.config$/, configuration),
      ],
      module: {
        rules: [
          { test: /\/codeTranslations\.json$/, type: 'json', parser: { parse: withoutUnused } },
          // Which plugins there are, and their versions: nobody asks.
          { test: /\/site-metadata\.json$/, type: 'json', parser: { parse: withoutPlugins } },
          { test: ROUTE_PROPS, type: 'json', parser: { parse: withoutDescriptions } },
          { test: path.join(generatedFilesDir, 'registry.js'), use: inThisFolder('withoutFileNames.cjs') },
          // React Router imports them for a function that nobody calls. They do nothing by themselves, and do not say so.
          { test: /\/node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false },
        ],
      },
    };
  };
  return {
    name: NAME,
    getClientModules: () => (process.env.NODE_ENV === 'production' ? [inThisFolder('shell.ts')] : []),
    async allContentLoaded({ allContent, actions }) {
      site = siteOf(allContent, siteConfig.themeConfig);
      await actions.createData('configuration.json', configurationOf(siteConfig));
      const descriptions = site.docs.map(({ id, description }) => [id, description]);
      await actions.createData('descriptions.json', Object.fromEntries(descriptions));
    },
    configureWebpack: (config, isServer, { currentBundler }) =>
      isServer || config.mode !== 'production'
        ? { resolve: { alias: PRISM } }
        : forBrowser(config, currentBundler),
    async postBuild({ routes }) {
      const patterns = pathsOf(routes).filter((route) => !isPlainRoute(route));
      if (patterns.length > 0)
        throw toldError(
          `Le site ne sait pas trouver ${patterns.map((route) => `« ${route} »`).join(', ')} : une adresse n'y est pas un motif. Donnez une adresse à chaque page, ou retirez « path-to-regexp$ » de plugins/lighter-scripts/index.ts.`,
        );
    },
  };
}
