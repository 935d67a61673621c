// Makes routes case-sensitive: React Router 5 would show a page for which the server answers 404.
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

export default function caseSensitiveRoutes(): Plugin {
  return {
    name: 'case-sensitive-routes',
    configureWebpack: () => ({
      resolve: { alias: { 'react-router-config$': path.join(__dirname, 'routerConfig.tsx') } },
    }),
  };
}
