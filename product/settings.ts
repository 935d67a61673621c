// Limits and constants of the product. Each is a default that an operator may change: pages say « par défaut ».
// 1 Mo = 1 000 000 bytes. Names may hold code between backticks.
import { frenchNumber } from './format';

/** The units in the plural, each with its singular. */
const UNITS = {
  Mo: 'Mo',
  m: 'm',
  s: 's',
  min: 'min',
  h: 'h',
  jours: 'jour',
  mois: 'mois',
  ans: 'an',
  caractères: 'caractère',
  photos: 'photo',
  étapes: 'étape',
  certificats: 'certificat',
  échecs: 'échec',
  éléments: 'élément',
  'requêtes par minute et par client': 'requête par minute et par client',
  'demandes par minute et par client': 'demande par minute et par client',
  'demandes par heure et par adresse': 'demande par heure et par adresse',
  'lectures par minute et par adresse IP': 'lecture par minute et par adresse IP',
} as const;

export type Unit = keyof typeof UNITS;
type Quantity = { readonly value: number; readonly unit: Unit };
/** From `min` to `max`, both allowed; without `max`, there is no upper limit. A text lists the choices instead. */
type SettingRange = { readonly min: Quantity; readonly max?: Quantity } | string;

/** The tabs of the console's settings, where an organisation changes its own; in their order. */
export const SETTINGS_TABS = {
  connexion: 'Connexion',
  priseDeVue: 'Prise de vue',
  preuve: 'Preuve et conservation',
  liens: 'Liens',
  api: 'API',
} as const;
export type SettingsTab = keyof typeof SETTINGS_TABS;

export type Setting = {
  /** For a setting of the organisation, the name of its field in the console. */
  readonly name: string;
  readonly value: number | string;
  readonly unit: Unit | null;
  readonly range: SettingRange | null;
  /** The operator of the product, the author of a template, or the organisation, in this tab of the console. */
  readonly setBy: 'Exploitant' | 'Trame' | SettingsTab;
  /** The name of the value in the API: a field, a parameter or a header. */
  readonly apiName?: string;
};

const quantity = (value: number, unit: Unit): Quantity => ({ value, unit });
const between = (min: number, max: number, unit: Unit): SettingRange => ({
  min: quantity(min, unit),
  max: quantity(max, unit),
});

const SETTINGS = {
  taillePiece: {
    name: "Taille d'une pièce",
    ...quantity(25, 'Mo'),
    range: between(5, 100, 'Mo'),
    setBy: 'Exploitant',
  },
  formatsApplication: {
    name: "Formats acceptés par l'application",
    value: 'JPEG',
    unit: null,
    range: null,
    setBy: 'Exploitant',
  },
  formatsApi: {
    name: "Formats acceptés par l'API",
    value: 'JPEG, PNG, HEIC ou PDF',
    unit: null,
    range: null,
    setBy: 'Exploitant',
  },
  photosParEtape: {
    name: 'Photos par étape, au plus',
    ...quantity(30, 'photos'),
    range: between(1, 30, 'photos'),
    setBy: 'Trame',
    apiName: 'maxPhotos',
  },
  etapesParTrame: {
    name: 'Étapes par trame',
    ...quantity(50, 'étapes'),
    range: null,
    setBy: 'Exploitant',
  },
  certificatsParDossier: {
    name: 'Certificats par dossier',
    ...quantity(100, 'certificats'),
    range: between(10, 500, 'certificats'),
    setBy: 'Exploitant',
  },
  longueurCommentaire: {
    name: 'Commentaire',
    ...quantity(500, 'caractères'),
    range: null,
    setBy: 'Exploitant',
  },
  longueurSignalement: {
    name: 'Description de signalement',
    ...quantity(2000, 'caractères'),
    range: null,
    setBy: 'Exploitant',
  },
  seuilPositionBonne: {
    name: "Seuil d'une position bonne",
    ...quantity(20, 'm'),
    range: between(5, 500, 'm'),
    setBy: 'priseDeVue',
  },
  seuilPositionMoyenne: {
    name: "Seuil d'une position moyenne",
    ...quantity(100, 'm'),
    range: between(5, 500, 'm'),
    setBy: 'priseDeVue',
  },
  ecartHorloge: {
    name: "Écart d'horloge signalé",
    ...quantity(60, 's'),
    range: between(10, 600, 's'),
    setBy: 'Exploitant',
  },
  attenteHorsLigne: {
    name: 'Attente hors ligne',
    ...quantity(72, 'h'),
    range: between(1, 168, 'h'),
    setBy: 'priseDeVue',
  },
  essaisHorodatage: {
    name: "Essais d'horodatage avant « Échec » (`failed`)",
    ...quantity(24, 'h'),
    range: between(1, 72, 'h'),
    setBy: 'Exploitant',
  },
  politiqueHorodatage: {
    name: "Politique d'horodatage",
    value: 'qualifié',
    unit: null,
    range: 'qualifié ou standard',
    setBy: 'preuve',
    apiName: 'timestampPolicy',
  },
  versionAndroid: {
    name: "Version minimale d'Android",
    value: 10,
    unit: null,
    range: null,
    setBy: 'Exploitant',
  },
  versionIos: {
    name: "Version minimale d'iOS",
    value: 16,
    unit: null,
    range: null,
    setBy: 'Exploitant',
  },
  versionApplication: {
    name: "Version minimale de l'application",
    value: '2.3.0',
    unit: null,
    range: null,
    setBy: 'Exploitant',
  },
  espaceLibre: {
    name: "Espace libre demandé sur l'appareil",
    ...quantity(500, 'Mo'),
    range: null,
    setBy: 'Exploitant',
  },
  rappelPhotos: {
    name: "Rappel « Photos en attente d'envoi »",
    ...quantity(24, 'h'),
    range: between(1, 72, 'h'),
    setBy: 'Exploitant',
  },
  invitationUtilisateur: {
    name: "Validité d'une invitation",
    ...quantity(7, 'jours'),
    range: between(1, 30, 'jours'),
    setBy: 'connexion',
  },
  longueurMotDePasse: {
    name: 'Longueur minimale du mot de passe',
    ...quantity(12, 'caractères'),
    range: between(12, 64, 'caractères'),
    setBy: 'connexion',
  },
  lienReinitialisation: {
    name: 'Lien de réinitialisation du mot de passe',
    ...quantity(30, 'min'),
    range: between(10, 120, 'min'),
    setBy: 'Exploitant',
  },
  demandesReinitialisation: {
    name: 'Demandes de réinitialisation',
    ...quantity(3, 'demandes par heure et par adresse'),
    range: null,
    setBy: 'Exploitant',
  },
  doubleAuthentification: {
    name: 'Double authentification obligatoire',
    value: 'non',
    unit: null,
    range: 'oui ou non',
    setBy: 'connexion',
    apiName: 'mfaRequired',
  },
  sso: {
    name: "Connexion par l'organisation (SSO)",
    value: 'désactivée',
    unit: null,
    range: null,
    setBy: 'Exploitant',
  },
  echecsConnexion: {
    name: 'Échecs avant blocage',
    ...quantity(5, 'échecs'),
    range: between(3, 10, 'échecs'),
    setBy: 'connexion',
  },
  dureeBlocage: {
    name: 'Durée du blocage',
    ...quantity(15, 'min'),
    range: between(5, 60, 'min'),
    setBy: 'connexion',
  },
  codeVerification: {
    name: 'Code de vérification',
    ...quantity(10, 'min'),
    range: between(5, 15, 'min'),
    setBy: 'Exploitant',
  },
  sessionMobile: {
    name: "Session de l'application",
    ...quantity(30, 'jours'),
    range: between(1, 90, 'jours'),
    setBy: 'connexion',
  },
  sessionConsole: {
    name: 'Session de la console',
    ...quantity(8, 'h'),
    range: between(1, 24, 'h'),
    setBy: 'connexion',
  },
  jetonAcces: {
    name: "Jeton d'accès",
    ...quantity(3600, 's'),
    range: between(300, 3600, 's'),
    setBy: 'Exploitant',
    apiName: 'expires_in',
  },
  ancienSecret: {
    name: 'Ancien secret de client',
    ...quantity(24, 'h'),
    range: between(0, 72, 'h'),
    setBy: 'api',
  },
  ancienSecretWebhook: {
    name: 'Ancien secret de webhook',
    ...quantity(24, 'h'),
    range: between(0, 72, 'h'),
    setBy: 'api',
  },
  debitApi: {
    name: "Débit de l'API",
    ...quantity(300, 'requêtes par minute et par client'),
    range: null,
    setBy: 'Exploitant',
  },
  debitJetons: {
    name: "Débit des demandes de jeton d'accès",
    ...quantity(20, 'demandes par minute et par client'),
    range: null,
    setBy: 'Exploitant',
  },
  debitLecturesPubliques: {
    name: 'Débit des lectures publiques',
    ...quantity(60, 'lectures par minute et par adresse IP'),
    range: null,
    setBy: 'Exploitant',
  },
  pageListeDefaut: {
    name: 'Page de liste, par défaut',
    ...quantity(25, 'éléments'),
    range: null,
    setBy: 'Exploitant',
    apiName: 'limit',
  },
  pageListeMaximum: {
    name: 'Page de liste, au plus',
    ...quantity(100, 'éléments'),
    range: null,
    setBy: 'Exploitant',
    apiName: 'limit',
  },
  cleIdempotence: {
    name: "Clé d'idempotence",
    ...quantity(24, 'h'),
    range: between(24, 72, 'h'),
    setBy: 'Exploitant',
    apiName: 'Idempotency-Key',
  },
  certilinkDefaut: {
    name: 'Certilink : durée par défaut',
    ...quantity(7, 'jours'),
    range: { min: quantity(1, 'h'), max: quantity(90, 'jours') },
    setBy: 'liens',
    apiName: 'expiresAt',
  },
  certilinkMaximum: {
    name: 'Certilink : durée maximale',
    ...quantity(90, 'jours'),
    range: { min: quantity(1, 'h'), max: quantity(90, 'jours') },
    setBy: 'liens',
    apiName: 'expiresAt',
  },
  certilinkSms: {
    name: 'Envoi de Certilink par SMS',
    value: 'désactivé',
    unit: null,
    range: null,
    setBy: 'Exploitant',
    apiName: 'delivery',
  },
  partageDefaut: {
    name: 'Partage : durée par défaut',
    ...quantity(30, 'jours'),
    range: { min: quantity(1, 'h'), max: quantity(365, 'jours') },
    setBy: 'liens',
    apiName: 'expiresAt',
  },
  partageMaximum: {
    name: 'Partage : durée maximale',
    ...quantity(365, 'jours'),
    range: { min: quantity(1, 'h'), max: quantity(365, 'jours') },
    setBy: 'liens',
    apiName: 'expiresAt',
  },
  webhookDelaiReponse: {
    name: 'Webhook : délai de réponse',
    ...quantity(15, 's'),
    range: between(5, 30, 's'),
    setBy: 'Exploitant',
  },
  webhookTolerance: {
    name: "Webhook : tolérance d'horloge",
    ...quantity(300, 's'),
    range: null,
    setBy: 'Exploitant',
    apiName: 'webhook-timestamp',
  },
  webhookTentatives: {
    name: 'Webhook : tentatives',
    value: '1 min, 5 min, 30 min, 2 h, 6 h, 12 h et 24 h',
    unit: null,
    range: null,
    setBy: 'Exploitant',
  },
  webhookRejouables: {
    name: 'Webhook : livraisons rejouables',
    ...quantity(30, 'jours'),
    range: between(7, 90, 'jours'),
    setBy: 'Exploitant',
  },
  intervalleRapport: {
    name: 'Interrogation conseillée : rapport',
    ...quantity(5, 's'),
    range: null,
    setBy: 'Exploitant',
    apiName: 'Retry-After',
  },
  intervalleCertificats: {
    name: 'Interrogation conseillée : certificats',
    value: '60 s pendant 10 min, puis 15 min',
    unit: null,
    range: null,
    setBy: 'Exploitant',
    apiName: 'Retry-After',
  },
  intervalleCertilink: {
    name: 'Interrogation conseillée : Certilink',
    ...quantity(15, 'min'),
    range: null,
    setBy: 'Exploitant',
  },
  attenteCreation: {
    name: 'Attente avant un nouvel essai : création en cours',
    ...quantity(1, 's'),
    range: null,
    setBy: 'Exploitant',
    apiName: 'Retry-After',
  },
  attenteService: {
    name: 'Attente avant un nouvel essai : service indisponible',
    ...quantity(30, 's'),
    range: null,
    setBy: 'Exploitant',
    apiName: 'Retry-After',
  },
  preparationRapport: {
    name: "Préparation d'un rapport avant « Échec » (`failed`)",
    ...quantity(5, 'min'),
    range: between(1, 30, 'min'),
    setBy: 'Exploitant',
  },
  preavisArret: {
    name: "Préavis d'arrêt d'une version d'API",
    ...quantity(6, 'mois'),
    range: { min: quantity(6, 'mois') },
    setBy: 'Exploitant',
    apiName: 'Sunset',
  },
  etapesNie: {
    name: 'Autoriser les étapes NIE',
    value: 'non',
    unit: null,
    range: 'oui ou non',
    setBy: 'priseDeVue',
    apiName: 'nieEnabled',
  },
  hotesDeRetour: {
    name: 'Hôtes de retour',
    value: 'aucun',
    unit: null,
    range: '20 au plus, un par ligne',
    setBy: 'liens',
    apiName: 'returnHosts',
  },
  quotaCertificats: {
    name: 'Quota mensuel de certificats',
    value: 'selon contrat',
    unit: null,
    range: null,
    setBy: 'Exploitant',
  },
  donneesBacASable: {
    name: 'Données du bac à sable',
    ...quantity(90, 'jours'),
    range: between(30, 180, 'jours'),
    setBy: 'Exploitant',
  },
  conservationDossierClos: {
    name: 'Dossiers clos et certificats libres',
    ...quantity(10, 'ans'),
    range: between(1, 30, 'ans'),
    setBy: 'preuve',
    apiName: 'retentionYears',
  },
  conservationDossierAnnule: {
    name: 'Dossiers annulés',
    ...quantity(1, 'ans'),
    range: { min: quantity(1, 'mois'), max: quantity(5, 'ans') },
    setBy: 'preuve',
  },
  conservationEchec: {
    name: 'Échecs',
    ...quantity(30, 'jours'),
    range: between(1, 90, 'jours'),
    setBy: 'preuve',
  },
  dossierInactif: {
    name: 'Dossier sans activité',
    ...quantity(12, 'mois'),
    range: between(3, 36, 'mois'),
    setBy: 'preuve',
  },
  journalAudit: {
    name: 'Journal',
    ...quantity(12, 'mois'),
    range: between(6, 36, 'mois'),
    setBy: 'preuve',
  },
  signalements: {
    name: "Signalements à l'assistance",
    ...quantity(24, 'mois'),
    range: between(6, 36, 'mois'),
    setBy: 'Exploitant',
  },
} as const satisfies Record<string, Setting>;

/** How long each unit of time lasts, in seconds, to compare a value with a range in another unit. */
const SECONDS: Partial<Record<Unit, number>> = {
  s: 1,
  min: 60,
  h: 3600,
  jours: 86_400,
  mois: 30 * 86_400,
  ans: 365 * 86_400,
};

function isBelow(one: Quantity, other: Quantity): boolean {
  if (one.unit === other.unit) return one.value < other.value;
  const [first, second] = [SECONDS[one.unit], SECONDS[other.unit]];
  return first !== undefined && second !== undefined && one.value * first < other.value * second;
}

/** Throws for a value outside its own range: pages would show both side by side. */
export function refuseOutOfRange<Settings extends Record<string, Setting>>(entries: Settings): Settings {
  const faults = Object.entries(entries).flatMap(([key, { name, value, unit, range }]) => {
    if (typeof value !== 'number' || unit === null || range === null || typeof range === 'string') return [];
    const { min, max } = range;
    const isOutside = isBelow({ value, unit }, min) || (max !== undefined && isBelow(max, { value, unit }));
    if (!isOutside) return [];
    const current = formatQuantity({ value, unit });
    return [`- ${key} (« ${name} ») vaut ${current}, hors de sa plage : ${rangeText(range)}.`];
  });
  if (faults.length > 0) {
    throw new Error(
      ['Réglages hors de leur plage (product/settings.ts) : changez la valeur ou la plage.', ...faults].join(
        '\n',
      ),
    );
  }
  return entries;
}

export type SettingKey = keyof typeof SETTINGS;
export const settings: Readonly<Record<SettingKey, Setting>> = refuseOutOfRange(SETTINGS);
export const settingEntries = Object.entries(settings) as [SettingKey, Setting][];

/** « 25 Mo », « 1 an »: in French, the plural starts at two. */
function formatQuantity({ value, unit }: Quantity): string {
  return `${frenchNumber(value)} ${value < 2 ? UNITS[unit] : unit}`;
}

export function formatValue({ value, unit }: Pick<Setting, 'value' | 'unit'>): string {
  if (typeof value === 'string') return value;
  return unit ? formatQuantity({ value, unit }) : frenchNumber(value);
}

export const formatSetting = (key: SettingKey): string => formatValue(settings[key]);

/** The units that screens spell out, in the plural and in the singular. */
const UNITS_IN_WORDS: Partial<Record<Unit, readonly [string, string]>> = {
  s: ['secondes', 'seconde'],
  min: ['minutes', 'minute'],
  h: ['heures', 'heure'],
};

/** « 15 minutes », as a sentence of a screen writes it. */
export function formatSettingInWords(key: SettingKey): string {
  const { value, unit } = settings[key];
  const [plural, singular] = (unit && UNITS_IN_WORDS[unit]) ?? [];
  if (typeof value !== 'number' || !plural) return formatSetting(key);
  return `${frenchNumber(value)} ${value < 2 ? singular : plural}`;
}

/** « 5 à 100 Mo », « 1 h à 90 jours », « au moins 6 mois ». */
export function rangeText(range: SettingRange): string {
  if (typeof range === 'string') return range;
  const { min, max } = range;
  if (!max) return `au moins ${formatQuantity(min)}`;
  const from = min.unit === max.unit ? frenchNumber(min.value) : formatQuantity(min);
  return `${from} à ${formatQuantity(max)}`;
}

/** Undefined when the product sets no range. */
export function formatRange(key: SettingKey): string | undefined {
  const { range } = settings[key];
  return range === null ? undefined : rangeText(range);
}
