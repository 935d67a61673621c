import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * React Router 5 ignores case, so `/docs/admin/reportid` would show the page of `/docs/admin/reportId` on top
 * of the host's 404. The specification's routes are mixed-case: no other spelling is a route.
 */
export default function caseSensitiveRoutes(): Plugin {
  return {
    name: 'case-sensitive-routes',
    configureWebpack: () => ({
      resolve: { alias: { 'react-router-config$': path.join(__dirname, 'routerConfig.tsx') } },
    }),
  };
}
