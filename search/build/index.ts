// The Docusaurus plugin. Pages are compiled once, for their readers: search takes their text on the way, and writes its
// index with the other files of the site, under `npm run build` and under `npm start` alike.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { emitFiles } from './emitFiles';
import { forms } from './forms';
import { type Index, indexFiles } from './indexFiles';
import { pagesOf } from './pages';
import { missingQuestions, questionFilesIn } from './sectionQuestions';
import { type Markup, type Page, type Section, sectionsOf } from './sections';
import { type SynonymSources, synonymTable } from './synonyms';

export type SearchOptions = Pick<Index, 'productName'> & {
  readonly synonyms: SynonymSources;
  /** Whom the pages of each folder are for, as results say it; '' for the other pages. */
  readonly audiences: Readonly<Record<string, string>>;
  readonly markup: Markup;
};

/** The pages as they are indexed, beside what Docusaurus generates: for the tests, the measures and the tuning. */
export const PAGES_FILE = 'search/pages.json';

function writePages(file: string, pages: readonly Page[]): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(pages));
}

export default function search({ productName, synonyms, audiences, markup }: SearchOptions) {
  const sectionsOfFile = new Map<string, readonly Section[]>();
  const told = new Set<string>();
  let versions: LoadedContent['loadedVersions'] = [];

  const indexOf = (pages: readonly Page[]): Index => ({
    pages,
    productName,
    synonyms: synonymTable(synonyms),
    forms,
  });

  const tellOnce = (warning: string): void => {
    if (!told.has(warning)) logger.warn(warning);
    told.add(warning);
  };

  const plugin = ({ siteDir, siteConfig, generatedFilesDir }: LoadContext): Plugin => {
    const { preprocessor } = siteConfig.markdown;
    const filesOf = (isProduction: boolean): ReadonlyMap<string, string> => {
      const pages = versions.flatMap((version) =>
        pagesOf(version, { siteDir, preprocessor, sectionsOfFile, audiences }),
      );
      missingQuestions(pages).forEach(tellOnce);
      if (isProduction) writePages(path.join(generatedFilesDir, PAGES_FILE), pages);
      // Under `npm start` the names stay the same: else each save would leave another set of files in memory.
      return indexFiles(indexOf(pages), isProduction ? {} : { version: 'start' });
    };
    return {
      name: 'search',
      getClientModules: () => [path.join(__dirname, '../client/mainScript.ts')],
      async allContentLoaded({ allContent }) {
        const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
        versions = content?.loadedVersions ?? [];
      },
      configureWebpack: ({ mode }, isServer, { currentBundler }) => ({
        plugins: isServer
          ? []
          : [
              emitFiles(currentBundler.instance, () => filesOf(mode === 'production'), {
                folders: () => versions.map(({ contentPath }) => contentPath),
                files: () => versions.flatMap(({ contentPath }) => questionFilesIn(contentPath)),
              }),
            ],
      }),
    };
  };

  return {
    plugin,
    /** For measures and tests. */
    indexOf,
    /** For the rehype plugins of the pages: after those that write the text, before those that present it. */
    collectSections:
      () =>
      (tree: Root, { path: file }: VFile): void => {
        sectionsOfFile.set(file, sectionsOf(tree, markup));
      },
  };
}
