// The page that must tell each screen, state and setting of product/. The table is the owner's: the tests name every entry
// that is missing, or that product/ no longer has, with the mend.

export type Pages = readonly [string, ...string[]];
export type Assigned = Readonly<Record<string, Pages>>;

const FIRST_STEPS = '/docs/utilisateurs/intro';
const ACCESS = '/docs/utilisateurs/acces_application';
const SIGN_IN = '/docs/utilisateurs/connexion_application';
const NAVIGATION = '/docs/utilisateurs/navigation_app';
const PHOTOGRAPH = '/docs/utilisateurs/photographie';
const NIE = '/docs/utilisateurs/nie';
const CERTIFICATES = '/docs/utilisateurs/certificats';
const BETA = '/docs/utilisateurs/beta_test';
const CONSOLE = '/docs/admin/interface';
const ROLES = '/docs/admin/roles';
const TEMPLATES = '/docs/admin/trame_etape';
const REPORT_ID = '/docs/admin/reportId';
const DEEP_LINKS = '/docs/admin/deeplink';
const PROBLEM = '/docs/aide/rapport_probleme';
const LIMITS = '/docs/intro/objectif';
const VERSIONS = '/docs/versions';

/** By screen of product/labels.ts. */
export const labelPages: Assigned = {
  bienvenue: [ACCESS],
  autorisations: [ACCESS],
  miseAJour: [ACCESS],
  connexion: [SIGN_IN],
  activation: [SIGN_IN],
  reinitialisation: [SIGN_IN],
  nouveauMotDePasse: [SIGN_IN],
  codeVerification: [SIGN_IN],
  choixOrganisation: [SIGN_IN],
  deverrouillage: [SIGN_IN],
  compte: [NAVIGATION],
  deconnexion: [SIGN_IN],
  notifications: [NAVIGATION],
  barre: [NAVIGATION],
  bandeaux: [NAVIGATION],
  dossier: [NAVIGATION],
  nouveauDossier: [NAVIGATION],
  viseur: [PHOTOGRAPH],
  verifierPhoto: [PHOTOGRAPH],
  progression: [PHOTOGRAPH],
  nie: [NIE],
  certificats: [CERTIFICATES],
  certificat: [CERTIFICATES],
  partage: [CERTIFICATES],
  pagePartagee: [CERTIFICATES],
  verification: [CERTIFICATES],
  beta: [BETA],
  signalement: [PROBLEM],
  certilink: [FIRST_STEPS],
  console: [CONSOLE],
  consoleTableauDeBord: [CONSOLE],
  consoleDossiers: [CONSOLE],
  nouveauCertilink: [CONSOLE],
  retrait: [CONSOLE],
  purge: [CONSOLE],
  consoleCertificats: [CONSOLE],
  consoleRapports: [CONSOLE, REPORT_ID],
  nouveauRapport: [REPORT_ID],
  consoleCertilinks: [CONSOLE],
  consolePartages: [CONSOLE],
  consoleApi: [CONSOLE],
  consoleJournal: [CONSOLE],
  consoleParametres: [CONSOLE],
  consoleUtilisateurs: [ROLES],
  consoleTrames: [TEMPLATES],
  liensProfonds: [DEEP_LINKS],
};

/** Labels that a page must tell although they belong to the screens of another. */
export const labelsElsewhere: Assigned = {
  'consoleUtilisateurs.inviter': [CONSOLE],
  'autorisations.messages.positionNonFournie': [FIRST_STEPS],
  'compte.avisBeta': [BETA],
  'compte.aPropos': [PROBLEM],
  'bandeaux.versionBeta': [BETA],
  'consoleParametres.hotesDeRetour': [DEEP_LINKS],
};

/** By state machine of product/states.ts. */
export const statePages: Assigned = {
  certificat: [CERTIFICATES],
  dossier: [NAVIGATION],
  certilink: ['/docs/api/API_CERTILINK_DOCUMENTATION'],
  jetonDePartage: ['/docs/api/share_token'],
  rapport: ['/docs/api/rapport/obtention_un_rapport'],
  trame: [TEMPLATES],
  utilisateur: [ROLES],
};

/** Statuses that only the device knows. */
export const localStatusPages: Pages = [PHOTOGRAPH, CERTIFICATES];

/** Every setting is in the table of the console's page; these are told where they matter as well. */
export const settingPages: Assigned = {
  versionAndroid: [ACCESS],
  versionIos: [ACCESS],
  versionApplication: [ACCESS],
  espaceLibre: [ACCESS],
  invitationUtilisateur: [SIGN_IN],
  longueurMotDePasse: [SIGN_IN],
  codeVerification: [SIGN_IN],
  lienReinitialisation: [SIGN_IN],
  demandesReinitialisation: [SIGN_IN],
  echecsConnexion: [SIGN_IN],
  dureeBlocage: [SIGN_IN],
  sessionMobile: [SIGN_IN],
  dossierInactif: [NAVIGATION],
  rappelPhotos: [NAVIGATION],
  certilinkDefaut: [FIRST_STEPS, CONSOLE],
  seuilPositionBonne: [PHOTOGRAPH],
  seuilPositionMoyenne: [PHOTOGRAPH],
  ecartHorloge: [PHOTOGRAPH],
  attenteHorsLigne: [PHOTOGRAPH],
  longueurCommentaire: [PHOTOGRAPH],
  partageDefaut: [CERTIFICATES],
  partageMaximum: [CERTIFICATES],
  essaisHorodatage: [CERTIFICATES],
  conservationDossierClos: [CERTIFICATES, LIMITS],
  conservationDossierAnnule: [CERTIFICATES],
  conservationEchec: [CERTIFICATES],
  politiqueHorodatage: [LIMITS],
  journalAudit: [CONSOLE],
  sessionConsole: [CONSOLE],
  quotaCertificats: [CONSOLE],
  photosParEtape: [TEMPLATES],
  etapesParTrame: [TEMPLATES],
  certificatsParDossier: [TEMPLATES],
  longueurSignalement: [PROBLEM],
  signalements: [PROBLEM],
  preparationRapport: [REPORT_ID],
  donneesBacASable: [BETA],
  preavisArret: [VERSIONS],
};

export const SETTINGS_PAGE = CONSOLE;
