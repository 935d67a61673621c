// Adds case-sensitive routes: `/docs/admin/reportId` is a page, `/docs/admin/reportid` is not.
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * React Router 5 ignores case by default: the browser would show the page under the wrong spelling, although the server
 * answers 404 for it.
 */
export default function caseSensitiveRoutes(): Plugin {
  return {
    name: 'case-sensitive-routes',
    configureWebpack: () => ({
      resolve: { alias: { 'react-router-config$': path.join(__dirname, 'routerConfig.tsx') } },
    }),
  };
}
