import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * A static part of a page is rendered on the server only: its HTML is in the page, and not in the page's script.
 * The writers' server has no such HTML: there the browser renders the part, as it does the rest.
 */
export default function staticParts(): Plugin {
  return {
    name: 'static-parts',
    // In the script of every page: what the document holds is to be read before React touches it.
    getClientModules: () => [path.resolve(__dirname, '../../src/components/StaticPart/index.tsx')],
    configureWebpack: ({ mode }, isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          RENDERS_STATIC_PARTS: JSON.stringify(isServer || mode !== 'production'),
        }),
      ],
    }),
  };
}
