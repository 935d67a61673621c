// The Docusaurus plugin. Pages are compiled once, for their readers: search takes their text on the way, and writes its
// index with the other files of the site, under `npm run build` and under `npm start` alike.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { ConfigureWebpackUtils, LoadContext, Plugin } from '@docusaurus/types';
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { inOtherProcess } from '../../lib/inOtherProcess';
import { CORE_FILE } from '../shared/format';
import { forms } from './forms';
import type { Index, indexEntries } from './indexFiles';
import { pagesOf } from './pages';
import { missingQuestions, questionFilesIn } from './sectionQuestions';
import { type Markup, type Page, type Section, sectionsOf } from './sections';
import { type SynonymSources, synonymTable } from './synonyms';

type Bundler = ConfigureWebpackUtils['currentBundler']['instance'];
type Compiler = InstanceType<Bundler['Compiler']>;
type Compilation = InstanceType<Bundler['Compilation']>;

export type SearchOptions = {
  readonly synonyms: SynonymSources;
  /** Whom the pages of each folder are for, as results say it; '' for the other pages. */
  readonly audiences: Readonly<Record<string, string>>;
  readonly markup: Markup;
};

/** The pages as they are indexed, beside what Docusaurus generates: for the tests, the measures and the tuning. */
export const PAGES_FILE = 'search/pages.json';

/** The index of many pages takes seconds. */
const makeIndex = inOtherProcess<typeof indexEntries>(path.join(__dirname, 'indexFiles'), 'indexEntries');

export default function search({ synonyms, audiences, markup }: SearchOptions) {
  const sectionsOfFile = new Map<string, readonly Section[]>();
  const indexOf = (pages: readonly Page[]): Index => ({ pages, synonyms: synonymTable(synonyms), forms });

  function plugin({ siteDir, siteConfig, generatedFilesDir }: LoadContext): Plugin {
    const { preprocessor } = siteConfig.markdown;
    let versions: readonly LoadedVersion[] = [];
    /** Under `npm start` a page is compiled again and again: what it lacks is told once. */
    const warnings = new Set<string>();

    async function makeFiles(isProduction: boolean) {
      const reading = { siteDir, preprocessor, sectionsOfFile, audiences };
      const pages = versions.flatMap((version) => pagesOf(version, reading));
      for (const warning of missingQuestions(pages)) {
        if (!warnings.has(warning)) logger.warn(warning);
        warnings.add(warning);
      }
      // Under `npm start` the names stay the same: else each save would leave another set of files in memory.
      if (!isProduction) return makeIndex(indexOf(pages), 'start');
      const file = path.join(generatedFilesDir, PAGES_FILE);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(pages));
      return makeIndex(indexOf(pages));
    }

    return {
      name: 'search',
      // Every page has the search button: named here, it is in the main script, and not again beside each layout.
      getClientModules: () => [path.join(__dirname, '../client/index.ts')],
      async allContentLoaded({ allContent }) {
        const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
        versions = content?.loadedVersions ?? [];
      },
      configureWebpack: ({ mode }, isServer, { currentBundler }) => {
        if (isServer) return {};
        const { Compilation, sources } = currentBundler.instance;
        const stage = { name: 'search', stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE };
        const emit = async (compilation: Compilation): Promise<void> => {
          // What the bundler does not read: a save of it under `npm start` counts too.
          const folders = versions.map(({ contentPath }) => contentPath);
          compilation.contextDependencies.addAll(folders);
          compilation.fileDependencies.addAll(folders.flatMap(questionFilesIn));
          // A page that does not compile reports its own fault. Without its text, search would report others.
          if (compilation.errors.length > 0) return;
          try {
            for (const [name, text] of await makeFiles(mode === 'production')) {
              compilation.emitAsset(name, new sources.RawSource(text));
            }
          } catch (error) {
            compilation.errors.push(error as Compilation['errors'][number]);
          }
        };
        const apply = ({ hooks }: Compiler): void => {
          hooks.thisCompilation.tap('search', (compilation) => {
            compilation.hooks.processAssets.tapPromise(stage, () => emit(compilation));
          });
        };
        return { plugins: [{ apply }] };
      },
    };
  }

  return {
    plugin,
    /** For measures and tests. */
    indexOf,
    /** The file that searches begin with, at the root of the site. Its assets are beside the others. */
    coreFile: CORE_FILE,
    /** For the rehype plugins of the pages: after those that write the text, before those that present it. */
    collectSections:
      () =>
      (tree: Root, { path: file }: VFile): void => {
        sectionsOfFile.set(file, sectionsOf(tree, markup));
      },
  };
}
