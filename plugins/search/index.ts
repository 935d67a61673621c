import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { identity } from '../../product/identity';
import { ordinaryWords } from '../../product/synonyms/ordinary';
import { packed } from './data';
import { forms } from './forms';
import { docsOptions, type Reading, readPages } from './pages';
import { synonymTable } from './synonyms';

/**
 * Writes what search looks through. The browser reads it by `import('@generated/search/default/sections.json')`: the
 * bundler makes of it a file of its own, fetched when somebody is about to search.
 */
export default function search(options: Pick<Reading, 'textPlugins'>) {
  return ({ siteDir, siteConfig }: LoadContext): Plugin => {
    const { path: folder = 'docs', sidebarPath } = docsOptions(siteConfig);
    return {
      name: 'search',
      getClientModules: () => [path.join(__dirname, 'client.ts')],
      getPathsToWatch: () => [
        path.join(siteDir, folder, '**/*.mdx'),
        ...(sidebarPath ? [path.resolve(siteDir, sidebarPath)] : []),
      ],
      async contentLoaded({ actions }) {
        const pages = await readPages({ siteDir, siteConfig, ...options });
        await actions.createData(
          'sections.json',
          packed(identity.productName, pages, synonymTable(), ordinaryWords, forms),
        );
      },
    };
  };
}
