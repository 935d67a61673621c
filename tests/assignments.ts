// The page that must show each screen, state and setting of product/. The owner changes these tables: tests name every entry
// that is missing, or that product/ no longer has, with the correction.

export type Pages = readonly [string, ...string[]];
export type Assigned = Readonly<Record<string, Pages>>;

/** By screen of product/labels.ts. */
export const labelPages: Assigned = {
  bienvenue: ['/docs/utilisateurs/acces_application'],
  autorisations: ['/docs/utilisateurs/acces_application'],
  miseAJour: ['/docs/utilisateurs/acces_application'],
  connexion: ['/docs/utilisateurs/connexion_application'],
  activation: ['/docs/utilisateurs/connexion_application'],
  reinitialisation: ['/docs/utilisateurs/connexion_application'],
  nouveauMotDePasse: ['/docs/utilisateurs/connexion_application'],
  codeVerification: ['/docs/utilisateurs/connexion_application'],
  choixOrganisation: ['/docs/utilisateurs/connexion_application'],
  deverrouillage: ['/docs/utilisateurs/connexion_application'],
  compte: ['/docs/utilisateurs/navigation_app'],
  deconnexion: ['/docs/utilisateurs/connexion_application'],
  notifications: ['/docs/utilisateurs/navigation_app'],
  barre: ['/docs/utilisateurs/navigation_app'],
  bandeaux: ['/docs/utilisateurs/navigation_app'],
  dossier: ['/docs/utilisateurs/navigation_app'],
  nouveauDossier: ['/docs/utilisateurs/navigation_app'],
  viseur: ['/docs/utilisateurs/photographie'],
  verifierPhoto: ['/docs/utilisateurs/photographie'],
  progression: ['/docs/utilisateurs/photographie'],
  nie: ['/docs/utilisateurs/nie'],
  certificats: ['/docs/utilisateurs/certificats'],
  certificat: ['/docs/utilisateurs/certificats'],
  partage: ['/docs/utilisateurs/certificats'],
  pagePartagee: ['/docs/utilisateurs/certificats'],
  verification: ['/docs/utilisateurs/certificats'],
  beta: ['/docs/utilisateurs/beta_test'],
  signalement: ['/docs/aide/rapport_probleme'],
  certilink: ['/docs/utilisateurs/intro'],
  console: ['/docs/admin/interface'],
  consoleTableauDeBord: ['/docs/admin/interface'],
  consoleDossiers: ['/docs/admin/interface'],
  nouveauCertilink: ['/docs/admin/interface'],
  retrait: ['/docs/admin/interface'],
  purge: ['/docs/admin/interface'],
  consoleCertificats: ['/docs/admin/interface'],
  consoleRapports: ['/docs/admin/interface', '/docs/admin/reportId'],
  nouveauRapport: ['/docs/admin/reportId'],
  consoleCertilinks: ['/docs/admin/interface'],
  consolePartages: ['/docs/admin/interface'],
  consoleApi: ['/docs/admin/interface'],
  consoleJournal: ['/docs/admin/interface'],
  consoleParametres: ['/docs/admin/interface'],
  consoleUtilisateurs: ['/docs/admin/roles'],
  consoleTrames: ['/docs/admin/trame_etape'],
  liensProfonds: ['/docs/admin/deeplink'],
};

/** Labels that a page must show although they belong to the screens of another. */
export const labelsElsewhere: Assigned = {
  'consoleUtilisateurs.inviter': ['/docs/admin/interface'],
  'autorisations.messages.positionNonFournie': ['/docs/utilisateurs/intro'],
  'compte.avisBeta': ['/docs/utilisateurs/beta_test'],
  'compte.aPropos': ['/docs/aide/rapport_probleme'],
  'bandeaux.versionBeta': ['/docs/utilisateurs/beta_test'],
  'consoleParametres.hotesDeRetour': ['/docs/admin/deeplink'],
};

/** By state machine of product/states.ts. */
export const statePages: Assigned = {
  certificat: ['/docs/utilisateurs/certificats'],
  dossier: ['/docs/utilisateurs/navigation_app'],
  certilink: ['/docs/api/API_CERTILINK_DOCUMENTATION'],
  jetonDePartage: ['/docs/api/share_token'],
  rapport: ['/docs/api/rapport/obtention_un_rapport'],
  trame: ['/docs/admin/trame_etape'],
  utilisateur: ['/docs/admin/roles'],
};

/** Statuses that only the device knows. */
export const localStatusPages: Pages = ['/docs/utilisateurs/photographie', '/docs/utilisateurs/certificats'];

/** Every setting is in the table of SETTINGS_PAGE; these are on other pages too. */
export const settingPages: Assigned = {
  versionAndroid: ['/docs/utilisateurs/acces_application'],
  versionIos: ['/docs/utilisateurs/acces_application'],
  versionApplication: ['/docs/utilisateurs/acces_application'],
  espaceLibre: ['/docs/utilisateurs/acces_application'],
  invitationUtilisateur: ['/docs/utilisateurs/connexion_application'],
  longueurMotDePasse: ['/docs/utilisateurs/connexion_application'],
  codeVerification: ['/docs/utilisateurs/connexion_application'],
  lienReinitialisation: ['/docs/utilisateurs/connexion_application'],
  demandesReinitialisation: ['/docs/utilisateurs/connexion_application'],
  echecsConnexion: ['/docs/utilisateurs/connexion_application'],
  dureeBlocage: ['/docs/utilisateurs/connexion_application'],
  sessionMobile: ['/docs/utilisateurs/connexion_application'],
  dossierInactif: ['/docs/utilisateurs/navigation_app'],
  rappelPhotos: ['/docs/utilisateurs/navigation_app'],
  certilinkDefaut: ['/docs/utilisateurs/intro', '/docs/admin/interface'],
  seuilPositionBonne: ['/docs/utilisateurs/photographie'],
  seuilPositionMoyenne: ['/docs/utilisateurs/photographie'],
  ecartHorloge: ['/docs/utilisateurs/photographie'],
  attenteHorsLigne: ['/docs/utilisateurs/photographie'],
  longueurCommentaire: ['/docs/utilisateurs/photographie'],
  partageDefaut: ['/docs/utilisateurs/certificats'],
  partageMaximum: ['/docs/utilisateurs/certificats'],
  essaisHorodatage: ['/docs/utilisateurs/certificats'],
  conservationDossierClos: ['/docs/utilisateurs/certificats', '/docs/intro/objectif'],
  conservationDossierAnnule: ['/docs/utilisateurs/certificats'],
  conservationEchec: ['/docs/utilisateurs/certificats'],
  politiqueHorodatage: ['/docs/intro/objectif'],
  journalAudit: ['/docs/admin/interface'],
  sessionConsole: ['/docs/admin/interface'],
  quotaCertificats: ['/docs/admin/interface'],
  photosParEtape: ['/docs/admin/trame_etape'],
  etapesParTrame: ['/docs/admin/trame_etape'],
  certificatsParDossier: ['/docs/admin/trame_etape'],
  longueurSignalement: ['/docs/aide/rapport_probleme'],
  signalements: ['/docs/aide/rapport_probleme'],
  preparationRapport: ['/docs/admin/reportId'],
  donneesBacASable: ['/docs/utilisateurs/beta_test'],
  preavisArret: ['/docs/versions'],
};

export const SETTINGS_PAGE = '/docs/admin/interface';
