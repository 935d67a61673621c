import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Code is coloured at build time, by markdown/code: this keeps the theme's Prism out of the browser. */
export default function noPrism(): Plugin {
  return {
    name: 'no-prism',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer$': path.join(__dirname, 'prism.ts') } },
    }),
  };
}
