// The terms of the product: one word for each notion. Definitions are Markdown without emphasis: names of fields are
// between backticks.
import { identity } from './identity';
import type { Language } from './lexicon';

type BannedWord = {
  readonly word: string;
  readonly reason: string;
  /** Passages in which the word is allowed, as pages write them. */
  readonly allowedIn?: readonly string[];
};

export type Term = {
  /** As in the middle of a sentence: without a capital, unless it is a name. */
  readonly term: string;
  /** The English name that the glossary gives in brackets. */
  readonly english?: string;
  /** Names in the API: object, prefix of its identifier, field or value. Empty when the API has none. */
  readonly apiNames: readonly string[];
  readonly definition: string;
  /** Its other forms in French text: plural, feminine. */
  readonly forms: readonly string[];
  /** Words that pages must not use for this notion; code may. */
  readonly banned: readonly BannedWord[];
  /**
   * Whether pages show the definition where they first use the term. 'api': in the pages of the API only, since the
   * word also has an everyday meaning (« la portée d'un certificat »).
   */
  readonly explain: boolean | 'api';
  /** The language of the term, if it is not French. */
  readonly lang?: Language;
  /** Advice to writers: readers do not see this term in the glossary. */
  readonly forWriters?: true;
};

const ONE_WORD = 'Un terme du glossaire ne change jamais de mot.';
const english = (...words: readonly string[]): readonly BannedWord[] =>
  words.map((word) => ({ word, reason: `Mot anglais, réservé au code. ${ONE_WORD}` }));
const synonyms = (...words: readonly string[]): readonly BannedWord[] =>
  words.map((word) => ({ word, reason: ONE_WORD }));

const TERMS = {
  application: {
    term: 'application',
    apiNames: [],
    definition: `L'application mobile ${identity.productName} (Android, iOS)`,
    forms: ['applications'],
    banned: [{ word: 'appli', reason: ONE_WORD, allowedIn: ["Lorsque vous utilisez l'appli"] }],
    explain: false,
  },
  autoriteHorodatage: {
    term: "autorité d'horodatage",
    apiNames: ['timestamp.tsaName'],
    definition:
      'Tiers qui signe un jeton associant une empreinte à une date ; « qualifiée » si le service figure comme tel sur une liste de confiance',
    forms: ["autorités d'horodatage"],
    banned: [],
    explain: true,
  },
  bacASable: {
    term: 'bac à sable',
    apiNames: ['environment: "sandbox"'],
    definition: "Environnement d'essai ; ses PDF portent « SPÉCIMEN » et n'ont aucune vocation probatoire",
    forms: ['bacs à sable'],
    banned: english('sandbox'),
    explain: true,
  },
  cachetElectronique: {
    term: 'cachet électronique',
    apiNames: ['seal'],
    definition:
      "Signature d'une personne morale apposée sur le PDF (format PAdES) pour rattacher le PDF à l'exploitant et rendre toute modification détectable",
    forms: ['cachets électroniques'],
    banned: [],
    explain: true,
  },
  certificat: {
    term: 'certificat',
    apiNames: ['certificate', 'cert_…'],
    definition: 'Objet qui atteste une pièce : empreinte, manifeste, horodatage, PDF',
    forms: ['certificats'],
    banned: [],
    explain: true,
  },
  certificatLibre: {
    term: 'certificat libre',
    apiNames: ['caseId: null'],
    definition: 'Certificat créé hors de tout dossier',
    forms: ['certificats libres'],
    banned: [],
    explain: true,
  },
  certilink: {
    term: 'Certilink',
    apiNames: ['certilink', 'clk_…'],
    definition:
      'Lien personnel, à durée limitée, qui permet à une personne sans compte de prendre les photos demandées par un dossier',
    forms: ['Certilinks'],
    banned: [],
    explain: true,
  },
  cleIdempotence: {
    term: "clé d'idempotence",
    apiNames: ['Idempotency-Key'],
    definition: "Valeur unique choisie par l'intégrateur pour rejouer une création sans doublon",
    forms: ["clés d'idempotence"],
    banned: english('idempotency key'),
    explain: true,
  },
  clientApi: {
    term: "client d'API",
    apiNames: ['cli_…'],
    definition: "Compte technique d'un logiciel : identifiant, secret, portées",
    forms: ["clients d'API"],
    banned: [],
    explain: true,
  },
  console: {
    term: 'console',
    apiNames: [],
    definition: "Interface web d'administration de l'organisation",
    forms: ['consoles'],
    banned: synonyms('back-office', 'backoffice'),
    explain: false,
  },
  dateCertifiee: {
    term: 'date certifiée',
    apiNames: ['timestamp.time'],
    definition: "Date du jeton d'horodatage ; seule date sur laquelle porte la preuve",
    forms: ['dates certifiées'],
    banned: [],
    explain: true,
  },
  datePriseDeVue: {
    term: 'date de prise de vue',
    apiNames: ['capture.capturedAt'],
    definition: "Date lue sur l'horloge de l'appareil ; déclarative",
    forms: ['dates de prise de vue'],
    banned: [],
    explain: true,
  },
  destinataire: {
    term: 'destinataire',
    apiNames: ['recipient'],
    definition: 'Personne qui reçoit un Certilink',
    forms: ['destinataires'],
    banned: [],
    explain: false,
  },
  dossier: {
    term: 'dossier',
    apiNames: ['case', 'case_…'],
    definition: 'Ensemble ordonné de certificats et de réponses, guidé par une trame',
    forms: ['dossiers'],
    banned: [
      ...synonyms('affaire'),
      {
        word: 'case',
        reason: `Mot de l'API, réservé au code. ${ONE_WORD}`,
        allowedIn: ['case à cocher', 'cases à cocher'],
      },
    ],
    explain: true,
  },
  empreinte: {
    term: 'empreinte',
    apiNames: ['sha256'],
    definition: "Résultat du SHA-256 d'un fichier : 64 caractères hexadécimaux minuscules",
    forms: ['empreintes'],
    banned: [...english('hash', 'checksum'), ...synonyms('somme de contrôle', 'condensat')],
    explain: true,
  },
  etape: {
    term: 'étape',
    apiNames: ['step', 'step_…'],
    definition: 'Action demandée par une trame : photo, texte, choix ou NIE',
    forms: ['étapes'],
    banned: english('step'),
    explain: true,
  },
  evenement: {
    term: 'événement',
    apiNames: ['event', 'evt_…'],
    definition: 'Fait daté notifié par webhook',
    forms: ['événements'],
    banned: english('event'),
    explain: false,
  },
  horodatage: {
    term: 'horodatage',
    apiNames: ['timestamp'],
    definition: 'Jeton RFC 3161 qui lie une empreinte à une date',
    forms: ['horodatages'],
    banned: english('timestamp'),
    explain: true,
  },
  horodatageQualifie: {
    term: 'horodatage qualifié',
    apiNames: ['timestamp.qualified'],
    definition:
      "Horodatage conforme à l'article 42 du règlement (UE) n° 910/2014, délivré par un prestataire qualifié ; normes de référence fixées en 2025",
    forms: ['horodatages qualifiés'],
    banned: [],
    explain: true,
  },
  jetonAcces: {
    term: "jeton d'accès",
    apiNames: ['access_token'],
    definition: "Chaîne de courte durée qui autorise un client d'API à appeler l'API",
    forms: ["jetons d'accès"],
    banned: english('access token'),
    explain: true,
  },
  jetonPartage: {
    term: 'jeton de partage',
    english: 'share token',
    apiNames: ['share_token', 'shr_…'],
    definition:
      "Secret qui ouvre une ressource en lecture, sans compte ; l'objet a un identifiant `shr_…`, le secret commence par `pst_`",
    forms: ['jetons de partage'],
    banned: [
      {
        word: 'share token',
        reason: `Mot anglais, admis dans la définition et dans le code. ${ONE_WORD}`,
        allowedIn: ['jeton de partage (share token)', 'jetons de partage (share tokens)'],
      },
    ],
    explain: true,
  },
  lienProfond: {
    term: 'lien profond',
    english: 'deep link',
    apiNames: [],
    definition: "Adresse HTTPS qui ouvre un écran précis de l'application ; ne contient aucun secret",
    forms: ['liens profonds'],
    banned: [
      ...english('deeplink'),
      {
        word: 'deep link',
        reason: `Mot anglais, admis dans la définition et dans le code. ${ONE_WORD}`,
        allowedIn: ['lien profond (deep link)', 'liens profonds (deep links)'],
      },
    ],
    explain: true,
  },
  manifeste: {
    term: 'manifeste',
    apiNames: ['manifest'],
    definition: "Fichier JSON canonique qui réunit l'empreinte de la pièce et son contexte",
    forms: ['manifestes'],
    banned: english('manifest'),
    explain: true,
  },
  masque: {
    term: 'masque',
    apiNames: ['masks'],
    definition: 'Donnée cachée dans un partage ou un rapport : `location` ou `operator`',
    forms: ['masques'],
    banned: english('mask'),
    explain: 'api',
  },
  nie: {
    term: 'NIE',
    apiNames: ['nie'],
    definition:
      "Número de identidad de extranjero, numéro attribué par l'Espagne aux étrangers ; à ne pas confondre avec le NIR français",
    forms: [],
    banned: [],
    explain: true,
  },
  nir: {
    term: 'NIR',
    apiNames: [],
    definition:
      "Numéro d'inscription au répertoire (« numéro de sécurité sociale ») ; jamais collecté par le produit",
    forms: [],
    banned: [],
    explain: true,
  },
  numeroCertificat: {
    term: 'numéro de certificat',
    apiNames: ['number'],
    definition: 'Référence courte imprimée, `PN-AAAA-XXXXXXXX`',
    forms: ['numéros de certificat', 'numéros de certificats'],
    banned: [],
    explain: true,
  },
  operateur: {
    term: 'opérateur',
    apiNames: ['role: "operator"'],
    definition: 'Utilisateur de terrain',
    forms: ['opérateurs', 'opératrice', 'opératrices'],
    banned: [],
    explain: false,
  },
  organisation: {
    term: 'organisation',
    apiNames: ['org_…'],
    definition: "Entité cliente ; responsable des traitements qu'elle décide",
    forms: ['organisations'],
    banned: [],
    explain: false,
  },
  origine: {
    term: 'origine',
    apiNames: ['origin'],
    definition: "Voie d'entrée de la pièce : `app_capture`, `web_capture`, `api_upload`",
    forms: ['origines'],
    banned: [],
    explain: 'api',
  },
  photographieCertifiee: {
    term: 'photographie certifiée',
    apiNames: [],
    definition: "Photographie dont le certificat est à l'état `certified`",
    forms: ['photographies certifiées'],
    banned: [],
    explain: true,
  },
  piece: {
    term: 'pièce',
    apiNames: ['file'],
    definition: "Fichier attesté par un certificat (photo ; par l'API, aussi PDF)",
    forms: ['pièces'],
    banned: [],
    explain: true,
  },
  portee: {
    term: 'portée',
    apiNames: ['scope'],
    definition: "Droit élémentaire d'un client d'API, ex. `cases:write`",
    forms: ['portées'],
    banned: english('scope'),
    explain: 'api',
  },
  preuve: {
    term: 'preuve',
    apiNames: [],
    definition:
      "Dans une phrase, préférer « certificat » ou « élément de preuve » ; mot admis dans le nom du produit, les libellés d'écran et « chaîne de preuve »",
    forms: ['preuves'],
    banned: [],
    explain: false,
    forWriters: true,
  },
  rapport: {
    term: 'rapport',
    apiNames: ['report', 'rpt_…'],
    definition: 'PDF qui rassemble un dossier ; final si le dossier est clos, provisoire sinon',
    forms: ['rapports'],
    banned: english('report'),
    explain: false,
  },
  reportId: {
    term: 'reportId',
    apiNames: ['reportId'],
    definition: "Identifiant d'un rapport, `rpt_` + 26 caractères ; n'est pas un secret",
    forms: [],
    banned: [],
    explain: true,
    lang: 'en',
  },
  referenceExterne: {
    term: 'référence externe',
    apiNames: ['externalReference'],
    definition: "Numéro du dossier dans le logiciel de l'organisation",
    forms: ['références externes'],
    banned: [],
    explain: true,
  },
  reponse: {
    term: 'réponse',
    apiNames: ['answers[]'],
    definition: 'Valeur saisie à une étape texte, choix ou NIE',
    forms: ['réponses'],
    banned: [],
    explain: false,
  },
  role: {
    term: 'rôle',
    apiNames: ['role'],
    definition: "Ensemble de droits d'un utilisateur : Lecteur, Opérateur, Gestionnaire, Administrateur",
    forms: ['rôles'],
    banned: [],
    explain: false,
  },
  trame: {
    term: 'trame',
    apiNames: ['template', 'tpl_…'],
    definition: "Modèle de dossier : liste ordonnée et versionnée d'étapes",
    forms: ['trames'],
    banned: [
      ...english('template'),
      {
        word: 'modèle de dossier',
        reason: `Admis dans la définition seulement. ${ONE_WORD}`,
        allowedIn: ["Modèle de dossier : liste ordonnée et versionnée d'étapes"],
      },
    ],
    explain: true,
  },
  webhook: {
    term: 'webhook',
    apiNames: ['whk_…'],
    definition: "Adresse HTTPS de l'organisation appelée à chaque événement choisi",
    forms: ['webhooks'],
    banned: [],
    explain: true,
    lang: 'en',
  },
} as const satisfies Record<string, Term>;

export type TermKey = keyof typeof TERMS;
export const glossary: Readonly<Record<TermKey, Term>> = TERMS;
export const termEntries = Object.entries(glossary) as [TermKey, Term][];
