import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Code is coloured at build time, by rehypeStaticCode: this keeps the theme's Prism out of the browser. */
export default function staticCode(): Plugin {
  return {
    name: 'static-code',
    configureWebpack: () => ({
      resolve: { alias: { 'prism-react-renderer$': path.join(__dirname, 'noPrism.ts') } },
    }),
  };
}
