// Adds nothing to the pages: it keeps Prism, with which the theme colours code, out of the browser's scripts.
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** markdown/code colours code at build time, so the browser has no use for Prism. */
export default function noPrism(): Plugin {
  return {
    name: 'no-prism',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer$': path.join(__dirname, 'prism.ts') } },
    }),
  };
}
