// Every page of the specification, as its section 2 lists them. The tests are driven by this table.

export type SiteRoute = {
  /** The address, as the specification writes it. */
  readonly path: string;
  readonly kind: 'home' | 'doc' | 'category';
  /** The H1, and what stands before the delimiter in the title of the document. */
  readonly title: string;
};

const doc = (path: string, title: string): SiteRoute => ({ path, kind: 'doc', title });
const category = (path: string, title: string): SiteRoute => ({ path, kind: 'category', title });

export const home: SiteRoute = { path: '/', kind: 'home', title: 'Accueil' };

export const docs: readonly SiteRoute[] = [
  doc('/docs', 'Documentation'),
  doc('/docs/intro/', 'Introduction'),
  doc('/docs/intro/objectif', 'Objectif et limites'),
  doc('/docs/utilisateurs/acces_application', "Accéder à l'application"),
  doc('/docs/utilisateurs/beta_test', 'Participer au test bêta'),
  doc('/docs/utilisateurs/certificats', 'Vos certificats'),
  doc('/docs/utilisateurs/connexion_application', 'Se connecter'),
  doc('/docs/utilisateurs/intro', 'Bien démarrer'),
  doc('/docs/utilisateurs/navigation_app', "Naviguer dans l'application"),
  doc('/docs/utilisateurs/nie', 'Saisir un NIE'),
  doc('/docs/utilisateurs/photographie', 'Prendre une photographie'),
  doc('/docs/admin/deeplink', 'Liens profonds'),
  doc('/docs/admin/interface', 'La console'),
  doc('/docs/admin/reportId', "L'identifiant de rapport (reportId)"),
  doc('/docs/admin/roles', 'Rôles et droits'),
  doc('/docs/admin/trame_etape', 'Trames et étapes'),
  doc('/docs/aide/rapport_probleme', 'Signaler un problème'),
  doc('/docs/api/API_CERTILINK_DOCUMENTATION', "Certilink : référence de l'API"),
  doc('/docs/api/cases', 'Dossiers'),
  doc('/docs/api/certilink', 'Certilink : guide'),
  doc('/docs/api/create_certificate', 'Créer un certificat'),
  doc('/docs/api/intro', "Découvrir l'API"),
  doc('/docs/api/rapport/obtention_un_rapport', 'Obtenir un rapport'),
  doc('/docs/api/share_token', 'Jetons de partage'),
  doc('/docs/api/token', "Obtenir un jeton d'accès"),
  doc('/docs/versions', 'Versions'),
];

export const categories: readonly SiteRoute[] = [
  category('/docs/category/aide', 'Aide'),
  category('/docs/category/developers---api', 'Développeurs - API'),
  category('/docs/category/endpoint-rapport', 'Endpoint rapport'),
  category('/docs/category/pour-les-administrateurs', 'Pour les administrateurs'),
  category('/docs/category/pour-les-utilisateurs', 'Pour les utilisateurs'),
];

export const routes: readonly SiteRoute[] = [home, ...docs, ...categories];
