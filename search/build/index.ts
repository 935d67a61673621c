// The Docusaurus plugin. A rehype plugin collects the text of pages while they are compiled; the index is written with the
// other files of the site, under `npm run build` and under `npm start` alike.
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
  /** The audience shown in results, by folder of docs/; '' for the other pages. */
  readonly audiences: Readonly<Record<string, string>>;
  readonly markup: Markup;
};

/** The indexed pages, in the folder of generated files: for tests, measures and tuning. */
export const PAGES_FILE = 'search/pages.json';

/** In another process, because the index of many pages takes seconds. */
const makeIndex = inOtherProcess<typeof indexEntries>(path.join(__dirname, 'indexFiles'), 'indexEntries');

export default function search({ synonyms, audiences, markup }: SearchOptions) {
  const sectionsOfFile = new Map<string, readonly Section[]>();
  const indexOf = (pages: readonly Page[]): Index => ({ pages, synonyms: synonymTable(synonyms), forms });

  function plugin({ siteDir, siteConfig, generatedFilesDir }: LoadContext): Plugin {
    const { preprocessor } = siteConfig.markdown;
    let versions: readonly LoadedVersion[] = [];
    /** Already reported: under `npm start` a page is compiled many times. */
    const warnings = new Set<string>();

    async function makeFiles(isProduction: boolean) {
      const reading = { siteDir, preprocessor, sectionsOfFile, audiences };
      const pages = versions.flatMap((version) => pagesOf(version, reading));
      for (const warning of missingQuestions(pages)) {
        if (!warnings.has(warning)) logger.warn(warning);
        warnings.add(warning);
      }
      // Fixed names under `npm start`, where each save would otherwise leave another set of files in memory.
      if (!isProduction) return makeIndex(indexOf(pages), 'start');
      const file = path.join(generatedFilesDir, PAGES_FILE);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(pages));
      return makeIndex(indexOf(pages));
    }

    return {
      name: 'search',
      // Puts the search button in the main script, rather than in the chunk of each layout.
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
          // Under `npm start`, the index is also made again when one of these is saved.
          const folders = versions.map(({ contentPath }) => contentPath);
          compilation.contextDependencies.addAll(folders);
          compilation.fileDependencies.addAll(folders.flatMap(questionFilesIn));
          // Without the text of a page that does not compile, the index would report other faults.
          if (compilation.errors.length > 0) return;
          try {
            for (const [name, text] of await makeFiles(mode === 'production')) {
              compilation.emitAsset(name, new sources.RawSource(text));
            }
          } catch (error) {
            compilation.errors.push(error as Compilation['errors'][number]);
          }
        };
        const tap = (compilation: Compilation): void =>
          compilation.hooks.processAssets.tapPromise(stage, () => emit(compilation));
        return { plugins: [{ apply: ({ hooks }: Compiler) => hooks.thisCompilation.tap('search', tap) }] };
      },
    };
  }

  return {
    plugin,
    /** For measures and tests. */
    indexOf,
    /** The file of the index with a fixed name, at the root of the site. */
    coreFile: CORE_FILE,
    /** A rehype plugin, to be listed after those that write the text of pages. */
    collectSections: () => (tree: Root, file: VFile) => {
      sectionsOfFile.set(file.path, sectionsOf(tree, markup));
    },
  };
}
