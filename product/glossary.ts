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
    definition: `L'application mobile ${identity.productName}, pour Android et iOS`,
    forms: ['applications'],
    banned: [{ word: 'appli', reason: ONE_WORD, allowedIn: ["Lorsque vous utilisez l'appli"] }],
    explain: false,
  },
  autoriteHorodatage: {
    term: "autorité d'horodatage",
    apiNames: ['timestamp.tsaName'],
    definition:
      "Organisme indépendant qui signe la date : il ne reçoit que l'empreinte, jamais la photo. Son service est « qualifié » s'il figure comme tel sur une liste de confiance",
    forms: ["autorités d'horodatage"],
    banned: [],
    explain: true,
  },
  bacASable: {
    term: 'bac à sable',
    apiNames: ['environment: "sandbox"'],
    definition:
      "Espace d'essai, séparé du vrai : ses PDF portent « SPÉCIMEN » et n'ont aucune vocation probatoire",
    forms: ['bacs à sable'],
    banned: english('sandbox'),
    explain: true,
  },
  cachetElectronique: {
    term: 'cachet électronique',
    apiNames: ['seal'],
    definition:
      "Signature de l'exploitant sur le PDF : elle dit d'où vient le PDF et fait voir toute modification. Ici, c'est un cachet avancé, non qualifié (format PAdES)",
    forms: ['cachets électroniques'],
    banned: [],
    explain: true,
  },
  certificat: {
    term: 'certificat',
    apiNames: ['certificate', 'cert_…'],
    definition:
      "Trace scellée d'une seule photo, ou d'un seul fichier : il contribue à établir qu'elle existait au plus tard à la date certifiée, et fait voir toute modification",
    forms: ['certificats'],
    banned: [],
    explain: true,
  },
  certificatLibre: {
    term: 'certificat libre',
    apiNames: ['caseId: null'],
    definition: "Certificat d'une photo prise hors de tout dossier",
    forms: ['certificats libres'],
    banned: [],
    explain: true,
  },
  certilink: {
    term: 'Certilink',
    apiNames: ['certilink', 'clk_…'],
    definition:
      "Lien personnel, à durée limitée, que l'on envoie à une personne sans compte pour qu'elle prenne les photos d'un dossier",
    forms: ['Certilinks'],
    banned: [],
    explain: true,
  },
  cleIdempotence: {
    term: "clé d'idempotence",
    apiNames: ['Idempotency-Key'],
    definition:
      'Valeur unique que votre logiciel choisit avant de créer un objet : renvoyée avec la même clé, la demande ne crée pas de doublon',
    forms: ["clés d'idempotence"],
    banned: english('idempotency key'),
    explain: true,
  },
  clientApi: {
    term: "client d'API",
    apiNames: ['cli_…'],
    definition: "Compte d'un logiciel, et non d'une personne : il a un identifiant, un secret et des portées",
    forms: ["clients d'API"],
    banned: [],
    explain: true,
  },
  console: {
    term: 'console',
    apiNames: [],
    definition: "Site web où l'organisation suit ses dossiers et règle ses comptes, ses trames et ses durées",
    forms: ['consoles'],
    banned: synonyms('back-office', 'backoffice'),
    explain: false,
  },
  dateCertifiee: {
    term: 'date certifiée',
    apiNames: ['timestamp.time'],
    definition:
      "Date donnée par l'autorité d'horodatage : la photo existait au plus tard à ce moment. C'est la seule date sur laquelle porte la preuve",
    forms: ['dates certifiées'],
    banned: [],
    explain: true,
  },
  datePriseDeVue: {
    term: 'date de prise de vue',
    apiNames: ['capture.capturedAt'],
    definition:
      "Date lue sur l'horloge de l'appareil au moment de la photo : elle est indiquée, mais non prouvée",
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
    definition:
      "Suite de photos et de réponses d'un même chantier, d'un même sinistre… : la trame dit lesquelles, et dans quel ordre",
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
    definition:
      "Suite de 64 caractères calculée à partir d'un fichier (SHA-256) : si un seul octet du fichier change, elle change",
    forms: ['empreintes'],
    banned: [...english('hash', 'checksum'), ...synonyms('somme de contrôle', 'condensat')],
    explain: true,
  },
  etape: {
    term: 'étape',
    apiNames: ['step', 'step_…'],
    definition:
      "Ce qu'une trame demande de faire : prendre une photo, écrire un texte, choisir une réponse ou saisir un NIE",
    forms: ['étapes'],
    banned: english('step'),
    explain: true,
  },
  evenement: {
    term: 'événement',
    apiNames: ['event', 'evt_…'],
    definition: 'Fait daté que la plateforme annonce à votre logiciel par un webhook',
    forms: ['événements'],
    banned: english('event'),
    explain: false,
  },
  horodatage: {
    term: 'horodatage',
    apiNames: ['timestamp'],
    definition: "Réponse signée d'une autorité, qui lie une empreinte à une date (jeton RFC 3161)",
    forms: ['horodatages'],
    banned: english('timestamp'),
    explain: true,
  },
  horodatageQualifie: {
    term: 'horodatage qualifié',
    apiNames: ['timestamp.qualified'],
    definition:
      "Horodatage d'un service inscrit comme qualifié sur une liste de confiance : la date est présumée exacte et les données intègres, jusqu'à preuve contraire (règlement (UE) n° 910/2014, articles 41 et 42)",
    forms: ['horodatages qualifiés'],
    banned: [],
    explain: true,
  },
  jetonAcces: {
    term: "jeton d'accès",
    apiNames: ['access_token'],
    definition: "Chaîne de courte durée que votre logiciel joint à chaque appel de l'API pour y être admis",
    forms: ["jetons d'accès"],
    banned: english('access token'),
    explain: true,
  },
  jetonPartage: {
    term: 'jeton de partage',
    english: 'share token',
    apiNames: ['share_token', 'shr_…'],
    definition:
      'Secret contenu dans un lien de partage, qui laisse lire sans compte un certificat, un dossier ou un rapport ; le secret commence par `pst_`, son identifiant par `shr_`',
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
    definition: "Adresse HTTPS qui ouvre un écran précis de l'application ; elle ne contient aucun secret",
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
  listeDeConfiance: {
    term: 'liste de confiance',
    apiNames: [],
    definition:
      "Liste officielle, tenue par chaque État de l'Union européenne, des prestataires et des services qualifiés, avec l'historique de leur statut",
    forms: ['listes de confiance'],
    banned: [],
    explain: true,
  },
  manifeste: {
    term: 'manifeste',
    apiNames: ['manifest'],
    definition:
      "Petit fichier JSON qui réunit l'empreinte de la photo et son contexte : dates, position, appareil, compte",
    forms: ['manifestes'],
    banned: english('manifest'),
    explain: true,
  },
  masque: {
    term: 'masque',
    apiNames: ['masks'],
    definition:
      'Donnée cachée dans un partage ou un rapport : `location` (position) ou `operator` (opérateur)',
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
    definition: 'Référence courte, imprimée sur le PDF : `PN-AAAA-XXXXXXXX`',
    forms: ['numéros de certificat', 'numéros de certificats'],
    banned: [],
    explain: true,
  },
  operateur: {
    term: 'opérateur',
    apiNames: ['role: "operator"'],
    definition: 'Personne qui prend les photos sur le terrain',
    forms: ['opérateurs', 'opératrice', 'opératrices'],
    banned: [],
    explain: false,
  },
  organisation: {
    term: 'organisation',
    apiNames: ['org_…'],
    definition: "Entreprise ou service qui emploie le produit, décide de l'usage des photos et en répond",
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
  pdfDuCertificat: {
    term: 'PDF du certificat',
    apiNames: ['kind: "certificate"'],
    definition:
      "PDF scellé (PDF/A-3) qui montre la photo et contient, en pièces jointes, l'original, le manifeste et le jeton d'horodatage",
    forms: ['PDF des certificats'],
    banned: [],
    explain: true,
  },
  photographieCertifiee: {
    term: 'photographie certifiée',
    apiNames: [],
    definition: 'Photographie dont la certification est terminée',
    forms: ['photographies certifiées'],
    banned: [],
    explain: true,
  },
  piece: {
    term: 'pièce',
    apiNames: ['file'],
    definition: "Fichier que le certificat atteste : une photo ou, par l'API, un PDF",
    forms: ['pièces'],
    banned: [],
    explain: true,
  },
  portee: {
    term: 'portée',
    apiNames: ['scope'],
    definition: "Droit d'un client d'API, par exemple `cases:write` pour créer des dossiers",
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
  purge: {
    term: 'purge',
    apiNames: ['purged', 'purgeAt'],
    definition:
      'Suppression définitive des fichiers et des données personnelles, quand la durée de conservation est passée',
    forms: ['purges'],
    banned: [],
    explain: true,
  },
  racine: {
    term: 'racine',
    apiNames: [],
    definition:
      "Certificat informatique dont dépendent tous ceux de l'autorité d'horodatage : la vérification du jeton part de lui",
    forms: ['racines'],
    banned: [],
    // The word has other meanings (« à la racine du site »): the page that needs it defines it.
    explain: false,
  },
  rapport: {
    term: 'rapport',
    apiNames: ['report', 'rpt_…'],
    definition: 'PDF qui rassemble un dossier : final si le dossier est clos, provisoire sinon',
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
    definition: 'Numéro du dossier dans votre logiciel ou chez votre client',
    forms: ['références externes'],
    banned: [],
    explain: true,
  },
  reponse: {
    term: 'réponse',
    apiNames: ['answers[]'],
    definition: "Ce que l'on saisit à une étape de texte, de choix ou de NIE",
    forms: ['réponses'],
    banned: [],
    explain: false,
  },
  role: {
    term: 'rôle',
    apiNames: ['role'],
    definition: "Ce qu'un compte a le droit de faire : Lecteur, Opérateur, Gestionnaire ou Administrateur",
    forms: ['rôles'],
    banned: [],
    explain: false,
  },
  trame: {
    term: 'trame',
    apiNames: ['template', 'tpl_…'],
    definition: 'Modèle de dossier : la liste ordonnée des étapes à suivre',
    forms: ['trames'],
    banned: [
      ...english('template'),
      {
        word: 'modèle de dossier',
        reason: `Admis dans la définition seulement. ${ONE_WORD}`,
        allowedIn: ['Modèle de dossier : la liste ordonnée des étapes à suivre'],
      },
    ],
    explain: true,
  },
  webhook: {
    term: 'webhook',
    apiNames: ['whk_…'],
    definition: 'Adresse de votre logiciel que la plateforme appelle à chaque événement choisi',
    forms: ['webhooks'],
    banned: [],
    explain: true,
    lang: 'en',
  },
} as const satisfies Record<string, Term>;

export type TermKey = keyof typeof TERMS;
export const glossary: Readonly<Record<TermKey, Term>> = TERMS;
export const termEntries = Object.entries(glossary) as [TermKey, Term][];
