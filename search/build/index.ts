import path from 'node:path';
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

/**
 * Writes what search looks through. The browser reads it by `import('@generated/search/default/sections.json')`: the
 * bundler makes of it a file of its own, fetched when somebody is about to search.
 */
export default function search(options: Pick<Reading, 'textPlugins'>) {
  return ({ siteDir, siteConfig }: LoadContext): Plugin => {
    const { path: folder = 'docs', sidebarPath } = docsOptions(siteConfig);
    return {
      name: 'search',
      getClientModules: () => [path.join(__dirname, '../client/mainScript.ts')],
      getPathsToWatch: () => [
        path.join(siteDir, folder, '**/*.mdx'),
        path.join(siteDir, folder, '**/*.txt'),
        ...(sidebarPath ? [path.resolve(siteDir, sidebarPath)] : []),
      ],
      async contentLoaded({ actions }) {
        await actions.createData('sections.json', await readSearchData({ siteDir, siteConfig, ...options }));
      },
    };
  };
}
