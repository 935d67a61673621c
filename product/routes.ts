// Every address that the site promises. Once published, an address is cited elsewhere: it stays, or the host redirects it.
// The site has these pages and no others; titles are said by the pages and by sidebars.ts. `npm run new`, `npm run move`
// and `npm run remove` keep this list, which starts as that of the specification.

export const routes: readonly string[] = [
  '/',
  '/docs',
  '/docs/intro/',
  '/docs/intro/objectif',
  '/docs/utilisateurs/acces_application',
  '/docs/utilisateurs/beta_test',
  '/docs/utilisateurs/certificats',
  '/docs/utilisateurs/connexion_application',
  '/docs/utilisateurs/intro',
  '/docs/utilisateurs/navigation_app',
  '/docs/utilisateurs/nie',
  '/docs/utilisateurs/photographie',
  '/docs/admin/deeplink',
  '/docs/admin/interface',
  '/docs/admin/reportId',
  '/docs/admin/roles',
  '/docs/admin/trame_etape',
  '/docs/aide/rapport_probleme',
  '/docs/api/API_CERTILINK_DOCUMENTATION',
  '/docs/api/cases',
  '/docs/api/certilink',
  '/docs/api/create_certificate',
  '/docs/api/intro',
  '/docs/api/rapport/obtention_un_rapport',
  '/docs/api/share_token',
  '/docs/api/token',
  '/docs/versions',
  // The pages of the sidebar's categories, which have no file.
  '/docs/category/aide',
  '/docs/category/developers---api',
  '/docs/category/endpoint-rapport',
  '/docs/category/pour-les-administrateurs',
  '/docs/category/pour-les-utilisateurs',
];
