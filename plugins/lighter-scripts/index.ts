// Adds nothing to the pages: it puts into the main script what every page needs, and keeps out of it what none needs.
import path from 'node:path';
import type { CurrentBundler, Plugin } from '@docusaurus/types';

const inThisFolder = (file: string): string => path.join(__dirname, file);

/** 25 KB, compressed. markdown/code colours code at build time: neither the server nor the browser has a use for Prism. */
const PRISM = { 'prism-react-renderer$': inThisFolder('prism.ts') };

/**
 * Parts of the theme for versions and languages, which plugins/unsupported-settings refuses; for drafts, which are not built;
 * to hide the menu, which the specification excludes.
 */
const NEVER_SHOWN = [
  ...['DocVersionBanner', 'DocVersionBadge', 'ContentVisibility/Draft', 'NavbarItem/DocsVersionNavbarItem'],
  ...['NavbarItem/DocsVersionDropdownNavbarItem', 'NavbarItem/LocaleDropdownNavbarItem'],
  ...['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton'],
];
/** What the ids of their texts begin with, and of those of a blog, which no plugin of this site makes. */
const NEVER_SAID =
  /^theme\.(?:blog|docs\.version|docs\.sidebar\.(?:collapse|expand)Button|navbar\.mobile(?:Language|Versions)|contentVisibility\.draft)/;

const withoutNeverSaid = (json: string): object =>
  Object.fromEntries(Object.entries(JSON.parse(json)).filter(([id]) => !NEVER_SAID.test(id)));

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Minimizer = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>[number];
type RspackInstance = { readonly SwcJsMinimizerRspackPlugin: new (options: object) => Minimizer & object };

/**
 * The minifier names variables after the letters that it counts. In the script that loads the others it would count those of
 * hashes that depend on the folder of the site, and two builds would differ.
 */
function minimizers(present: readonly Minimizer[], bundler: CurrentBundler): Minimizer[] {
  const { SwcJsMinimizerRspackPlugin } = bundler.instance as unknown as RspackInstance;
  const minimizerOptions = {
    ecma: 2022,
    module: true,
    compress: { ecma: 2022 },
    mangle: { disableCharFreq: true },
    format: { comments: false },
  };
  return [
    ...present.filter((minimizer) => !(minimizer instanceof SwcJsMinimizerRspackPlugin)),
    new SwcJsMinimizerRspackPlugin({ minimizerOptions }),
  ];
}

const forBrowser = ({ optimization }: Configuration, bundler: CurrentBundler) => ({
  resolve: {
    alias: {
      ...PRISM,
      ...Object.fromEntries(NEVER_SHOWN.map((name) => [`@theme/${name}`, inThisFolder('Nothing.ts')])),
      // Docusaurus uses one function of it, and would ship all: 3 KB.
      tslib$: inThisFolder('tslib.ts'),
    },
  },
  optimization: { minimizer: minimizers(optimization?.minimizer ?? [], bundler) },
  mergeStrategy: { 'optimization.minimizer': 'replace' as const },
  module: {
    rules: [
      { test: /\/codeTranslations\.json$/, type: 'json', parser: { parse: withoutNeverSaid } },
      { test: /\/\.docusaurus\/registry\.js$/, use: inThisFolder('withoutFileNames.cjs') },
      // React Router imports them for a function that nobody calls, and their packages do not declare `sideEffects: false`.
      { test: /\/node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false },
    ],
  },
});

export default function lighterScripts(): Plugin {
  return {
    name: 'lighter-scripts',
    getClientModules: () => (process.env.NODE_ENV === 'production' ? [inThisFolder('shell.ts')] : []),
    configureWebpack: (config, isServer, { currentBundler }) =>
      isServer || config.mode !== 'production'
        ? { resolve: { alias: PRISM } }
        : forBrowser(config, currentBundler),
  };
}
