// Where the product's reference (its section 9) sends each screen, state and setting: the page that must tell it.
import type { Screen } from '../product/labels';
import type { SettingKey } from '../product/settings';
import type { machines } from '../product/states';

type Pages = readonly [string, ...string[]];

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
const CERTILINK_GUIDE = '/docs/api/certilink';

export const labelPages: Readonly<Record<Screen, Pages>> = {
  bienvenue: [ACCESS],
  autorisations: [ACCESS],
  miseAJour: [ACCESS],
  connexion: [SIGN_IN],
  activation: [SIGN_IN],
  codeVerification: [SIGN_IN],
  choixOrganisation: [SIGN_IN],
  deverrouillage: [SIGN_IN],
  compte: [NAVIGATION],
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
  verification: [CERTIFICATES],
  beta: [BETA],
  signalement: [PROBLEM],
  certilink: [CERTILINK_GUIDE],
  console: [CONSOLE],
  consoleTableauDeBord: [CONSOLE],
  consoleDossiers: [CONSOLE],
  consoleCertificats: [CONSOLE],
  consoleRapports: [CONSOLE, REPORT_ID],
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
export const labelsElsewhere = [
  { page: SIGN_IN, label: 'Se déconnecter quand même' },
  { page: BETA, label: 'Version bêta — SPÉCIMEN' },
  { page: BETA, label: 'Donner mon avis sur la bêta' },
  { page: PROBLEM, label: 'À propos' },
  { page: DEEP_LINKS, label: 'Hôtes de retour' },
] as const;

export const statePages: Readonly<Record<keyof typeof machines, Pages>> = {
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
export const settingPages: Readonly<Partial<Record<SettingKey, Pages>>> = {
  versionAndroid: [ACCESS],
  versionIos: [ACCESS],
  versionApplication: [ACCESS],
  espaceLibre: [ACCESS],
  invitationUtilisateur: [SIGN_IN],
  longueurMotDePasse: [SIGN_IN],
  codeVerification: [SIGN_IN],
  echecsConnexion: [SIGN_IN],
  dureeBlocage: [SIGN_IN],
  sessionMobile: [SIGN_IN],
  dossierInactif: [NAVIGATION],
  seuilPositionBonne: [PHOTOGRAPH],
  seuilPositionMoyenne: [PHOTOGRAPH],
  ecartHorloge: [PHOTOGRAPH],
  attenteHorsLigne: [PHOTOGRAPH],
  longueurCommentaire: [PHOTOGRAPH],
  partageDefaut: [CERTIFICATES],
  partageMaximum: [CERTIFICATES],
  essaisHorodatage: [CERTIFICATES],
  conservationDossierClos: [CERTIFICATES, LIMITS],
  conservationDossierAnnule: [LIMITS],
  conservationEchec: [CERTIFICATES, LIMITS],
  politiqueHorodatage: [LIMITS],
  journalAudit: [CONSOLE],
  sessionConsole: [CONSOLE],
  quotaCertificats: [CONSOLE],
  photosParEtape: [TEMPLATES],
  etapesParTrame: [TEMPLATES],
  certificatsParDossier: [TEMPLATES],
  longueurSignalement: [PROBLEM],
  signalements: [PROBLEM],
  preavisArret: [VERSIONS],
};

export const SETTINGS_PAGE = CONSOLE;
