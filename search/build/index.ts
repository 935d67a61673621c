import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { identity } from '../../product/identity';
import { ordinaryWords } from '../../product/synonyms/ordinary';
import { packed, type SearchData } from '../shared/data';
import { forms } from '../shared/forms';
import { readAsked } from './asked';
import { docsOptions, type Reading, readPages } from './pages';
import { synonymTable } from './synonyms';

export async function readSearchData(reading: Reading): Promise<SearchData> {
  const { path: folder = 'docs', routeBasePath: base = 'docs' } = docsOptions(reading.siteConfig);
  const pages = await readPages(reading);
  const asked = readAsked(pages, {
    siteDir: reading.siteDir,
    folder,
    base,
    preprocessor: reading.siteConfig.markdown.preprocessor,
  });
  return packed({
    name: identity.productName,
    pages,
    asked,
    synonyms: synonymTable(),
    ordinary: ordinaryWords,
    forms,
  });
}

/** How long a browser takes to show a page once the bundler is done. */
const PAGE_IS_SHOWN_MS = 3000;

/**
 * Writes what search looks through. The browser reads it by `import('@generated/search/default/sections.json')`: the
 * bundler makes of it a file of its own, fetched when somebody is about to search.
 */
export default function search(options: Pick<Reading, 'textPlugins'>) {
  return ({ siteDir, siteConfig }: LoadContext): Plugin => {
    const { path: folder = 'docs', sidebarPath } = docsOptions(siteConfig);
    const known: Reading['known'] = new Map();
    let isBundled = false;
    let bundled = (): void => undefined;
    const whenBundled = new Promise<void>((resolve) => {
      bundled = () => {
        isBundled = true;
        resolve();
      };
    });
    return {
      name: 'search',
      getClientModules: () => [path.join(__dirname, '../client/mainScript.ts')],
      getPathsToWatch: () => [
        path.join(siteDir, folder, '**/*.mdx'),
        path.join(siteDir, folder, '**/*.txt'),
        ...(sidebarPath ? [path.resolve(siteDir, sidebarPath)] : []),
      ],
      configureWebpack: () => ({
        plugins: [{ apply: ({ hooks }) => hooks.done.tap('search', bundled) }],
      }),
      async contentLoaded({ actions }) {
        const write = async (): Promise<void> => {
          await actions.createData(
            'sections.json',
            await readSearchData({ siteDir, siteConfig, known, ...options }),
          );
        };
        if (process.env.NODE_ENV === 'production' || isBundled) return write();
        // Under `npm start`, pages come first: to read them all takes as long as all the rest. Until that is done, search
        // gets no sections and says that it could not load; then the bundler loads the page again.
        await actions.createData('sections.json', 'null');
        whenBundled
          .then(() => setTimeout(PAGE_IS_SHOWN_MS))
          .then(write)
          // As Docusaurus says it of a plugin that cannot read again what was saved; scripts/start.ts listens to that.
          .catch((error: unknown) => {
            logger.error('Site plugin reload failure - Plugin search');
            console.error(error);
          });
      },
    };
  };
}
