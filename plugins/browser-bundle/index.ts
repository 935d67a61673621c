// Puts into the main script what every page needs, and keeps out of it what none needs.
import path from 'node:path';
import type { CurrentBundler, Plugin } from '@docusaurus/types';

const inThisFolder = (file: string): string => path.join(__dirname, file);

/** 25 KB, compressed. markdown/code highlights at build time. */
const PRISM = { 'prism-react-renderer$': inThisFolder('prism.ts') };

/**
 * Components for versions and languages, which plugins/unsupported-settings refuses; for drafts, which are not built; to hide
 * the sidebar, which this site does not allow.
 */
export const UNUSED_COMPONENTS = [
  ...['DocVersionBanner', 'DocVersionBadge', 'ContentVisibility/Draft', 'NavbarItem/DocsVersionNavbarItem'],
  ...['NavbarItem/DocsVersionDropdownNavbarItem', 'NavbarItem/LocaleDropdownNavbarItem'],
  ...['DocSidebar/Desktop/CollapseButton', 'DocRoot/Layout/Sidebar/ExpandButton'],
];
/** The ids of their texts, and of those of a blog. */
const UNUSED_TEXTS =
  /^theme\.(?:blog|docs\.version|docs\.sidebar\.(?:collapse|expand)Button|navbar\.mobile(?:Language|Versions)|contentVisibility\.draft)/;

const withoutUnusedTexts = (json: string): object =>
  Object.fromEntries(Object.entries(JSON.parse(json)).filter(([id]) => !UNUSED_TEXTS.test(id)));

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Minimizer = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>[number];
type RspackInstance = { readonly SwcJsMinimizerRspackPlugin: new (options: object) => Minimizer & object };

/**
 * Without `disableCharFreq`, the names of variables depend on the letters of hashes in the script that loads the others, and
 * these on the folder of the site: two builds would differ.
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
      ...Object.fromEntries(
        UNUSED_COMPONENTS.map((name) => [`@theme/${name}`, inThisFolder('EmptyComponent.ts')]),
      ),
      // 3 KB.
      tslib$: inThisFolder('tslib.ts'),
    },
  },
  optimization: { minimizer: minimizers(optimization?.minimizer ?? [], bundler) },
  mergeStrategy: { 'optimization.minimizer': 'replace' as const },
  module: {
    rules: [
      { test: /\/codeTranslations\.json$/, type: 'json', parser: { parse: withoutUnusedTexts } },
      { test: /\/\.docusaurus\/registry\.js$/, use: inThisFolder('withoutFileNames.cjs') },
      // Unused imports of React Router, whose packages do not declare `sideEffects: false`.
      { test: /\/node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false },
    ],
  },
});

export default function browserBundle(): Plugin {
  return {
    name: 'browser-bundle',
    getClientModules: () => (process.env.NODE_ENV === 'production' ? [inThisFolder('shell.ts')] : []),
    configureWebpack: (config, isServer, { currentBundler }) =>
      isServer || config.mode !== 'production'
        ? { resolve: { alias: PRISM } }
        : forBrowser(config, currentBundler),
  };
}
