// The errors of the API, and why a certificate or a report fails. Texts are Markdown: code is between backticks.
import { formatSetting } from './settings';

/**
 * Whether to send again: the same call, with the same body and key; a corrected one, once the cause is gone; or not at all,
 * since this call will never pass.
 */
export type Retry = 'same' | 'corrected' | 'no';

export type ApiError = {
  readonly status: number;
  readonly code: string;
  readonly cause: string;
  readonly remedy: string;
  readonly retry: Retry;
  /** How long the `Retry-After` header says to wait; undefined where the answer has no such header. */
  readonly retryAfter?: string;
};

export type FailureCode = Pick<ApiError, 'code' | 'cause' | 'remedy'>;

const error = (
  status: number,
  code: string,
  cause: string,
  remedy: string,
  retry: Retry,
  retryAfter?: string,
): ApiError => ({ status, code, cause, remedy, retry, ...(retryAfter && { retryAfter }) });

/** Sent as `application/problem+json` (RFC 9457); `code` is the last part of the address in `type`. */
export const apiErrors: readonly ApiError[] = [
  error(
    400,
    'invalid-request',
    "JSON illisible ; paramètre d'adresse inconnu, absent ou hors règle ; en-tête mal formé",
    'Corriger',
    'corrected',
  ),
  error(400, 'idempotency-key-missing', 'En-tête absent sur une création', 'Ajouter la clé', 'corrected'),
  error(
    401,
    'unauthenticated',
    'Jeton absent, faux ou expiré, ou client désactivé (`WWW-Authenticate: Bearer error="invalid_token"`)',
    "Demander un nouveau jeton, puis refaire l'appel une fois",
    'same',
  ),
  error(
    403,
    'insufficient-scope',
    'Portée manquante (`error="insufficient_scope"`)',
    'Ajouter la portée au client, puis redemander un jeton',
    'corrected',
  ),
  error(
    403,
    'download-not-allowed',
    "Fichier d'un partage qui ne donne pas `download`",
    'Demander un lien qui le donne',
    'no',
  ),
  error(
    404,
    'not-found',
    "Inconnu, ou d'une autre organisation ; chemin ou méthode inconnus",
    "Vérifier l'identifiant et l'environnement",
    'no',
  ),
  error(
    409,
    'idempotency-in-progress',
    'Première requête encore en cours',
    'Attendre `Retry-After`',
    'same',
    formatSetting('attenteCreation'),
  ),
  error(
    409,
    'case-not-open',
    'Dossier clos ou annulé',
    'Relire le dossier ; pour ajouter une pièce, créer un dossier complémentaire',
    'no',
  ),
  error(
    409,
    'case-incomplete',
    'Clôture sans toutes les étapes obligatoires',
    'Compléter, ou `force` + `reason`',
    'corrected',
  ),
  error(
    409,
    'certilink-already-active',
    'Un Certilink actif ou consulté existe',
    "Révoquer d'abord `certilinkId`, ou attendre sa fin",
    'corrected',
  ),
  error(409, 'certilink-not-revocable', 'Déjà terminé, expiré ou révoqué', 'Aucun appel à refaire', 'no'),
  error(
    409,
    'certificate-not-ready',
    'Fichier demandé avant certification',
    'Attendre `certificate.certified`, ou `Retry-After`',
    'same',
    formatSetting('intervalleCertificats'),
  ),
  error(
    409,
    'report-not-ready',
    'PDF pas encore prêt',
    'Attendre `report.ready`, ou `Retry-After`',
    'same',
    formatSetting('intervalleRapport'),
  ),
  error(409, 'share-token-not-active', "Révocation d'un jeton inactif", 'Aucun appel à refaire', 'no'),
  error(410, 'share-expired', 'Partage terminé : échéance dépassée', 'Demander un nouveau lien', 'no'),
  error(
    410,
    'share-revoked',
    'Partage terminé : révoqué, certificat retiré ou ressource purgée',
    'Demander un nouveau lien',
    'no',
  ),
  error(
    410,
    'share-exhausted',
    "Partage terminé : nombre d'ouvertures maximal atteint",
    'Demander un nouveau lien',
    'no',
  ),
  error(
    410,
    'certificate-failed',
    "PDF, manifeste ou jeton d'un certificat en échec",
    "C'est définitif : lire `failure`, puis reprendre la photo ou renvoyer le fichier, sous une nouvelle clé",
    'no',
  ),
  error(
    410,
    'report-failed',
    "PDF d'un rapport en échec",
    "C'est définitif : lire `failure`, puis demander un nouveau rapport, sous une nouvelle clé",
    'no',
  ),
  error(410, 'purged', 'Conservation échue, ou purge avancée', "Rien à refaire : c'est définitif", 'no'),
  error(
    413,
    'file-too-large',
    `Plus de ${formatSetting('taillePiece')} (par défaut)`,
    'Réduire en amont',
    'corrected',
  ),
  error(
    415,
    'unsupported-media-type',
    "Format de pièce refusé, ou `Content-Type` qui n'est pas celui de l'opération",
    `Pièce : ${formatSetting('formatsApi')} ; sinon, le \`Content-Type\` de l'opération`,
    'corrected',
  ),
  error(
    422,
    'validation-failed',
    'Champ hors règle, inconnu ou qui désigne un objet introuvable',
    'Lire `errors[]`',
    'corrected',
  ),
  error(422, 'idempotency-key-reused', 'Même clé, autre corps ou autre opération', 'Nouvelle clé', 'no'),
  error(422, 'file-hash-mismatch', '`sha256` annoncé ≠ octets reçus', 'Renvoyer le fichier', 'corrected'),
  error(422, 'step-full', '`maxPhotos` atteint', 'Autre étape', 'corrected'),
  error(
    422,
    'case-full',
    `${formatSetting('certificatsParDossier')} dans le dossier (par défaut)`,
    'Clore, puis créer un dossier complémentaire',
    'no',
  ),
  error(422, 'template-not-published', 'Trame en brouillon ou archivée', 'Publier la trame', 'corrected'),
  error(
    422,
    'masks-not-allowed',
    'Masques avec `download`, ou sur un rapport',
    'Limiter le partage à `view` ; masquer un rapport à sa demande',
    'corrected',
  ),
  error(422, 'return-host-not-allowed', 'Hôte de `returnUrl` non autorisé', "Ajouter l'hôte", 'corrected'),
  error(
    429,
    'rate-limited',
    'Débit dépassé',
    'Attendre `Retry-After`',
    'same',
    'le temps qui reste à la fenêtre, de 1 à 60 s',
  ),
  error(500, 'internal-error', 'Incident', 'Réessayer, délai croissant, même clé', 'same'),
  error(
    503,
    'service-unavailable',
    'Incident',
    'Réessayer, délai croissant, même clé',
    'same',
    formatSetting('attenteService'),
  ),
];

/** Errors that any call may get: the error catalogue explains them once, so operations only name them. */
export const generalErrors: readonly string[] = [
  ...['invalid-request', 'unauthenticated', 'insufficient-scope', 'not-found'],
  ...['rate-limited', 'internal-error', 'service-unavailable'],
];

/** Errors of `POST /oauth/token`, sent in the format of RFC 6749 §5.2, not of RFC 9457. */
export const oauthErrors: readonly ApiError[] = [
  error(
    401,
    'invalid_client',
    'Client inconnu ou désactivé, ou secret incorrect',
    "Vérifier l'identifiant, le secret et l'environnement",
    'corrected',
  ),
  error(
    400,
    'invalid_scope',
    'Portée demandée que le client ne possède pas',
    'Demander des portées du client, ou omettre `scope`',
    'corrected',
  ),
  error(
    400,
    'unsupported_grant_type',
    '`grant_type` autre que `client_credentials`',
    'Envoyer `grant_type=client_credentials`',
    'corrected',
  ),
  error(
    400,
    'invalid_request',
    'Paramètre absent, répété ou mal formé',
    'Corriger le corps `application/x-www-form-urlencoded`',
    'corrected',
  ),
];

/** `failure.code` of a certificate in state `failed`: nothing is certified. */
export const certificateFailures: readonly FailureCode[] = [
  {
    code: 'corrupt-file',
    cause: 'Fichier altéré',
    remedy: 'Reprendre la photo, ou renvoyer le fichier',
  },
  {
    code: 'integrity-check-failed',
    cause: "Écart d'empreinte constaté juste avant l'horodatage",
    remedy: 'Reprendre la photo, ou renvoyer le fichier',
  },
  {
    code: 'timestamp-unavailable',
    cause: `Aucun horodatage obtenu après ${formatSetting('essaisHorodatage')} (par défaut)`,
    remedy: 'Reprendre la photo, ou renvoyer le fichier',
  },
];

/** `failure.code` of a report in state `failed`. */
export const reportFailures: readonly FailureCode[] = [
  {
    code: 'rendering-failed',
    cause: "Le PDF n'a pas pu être produit",
    remedy: 'Redemander le rapport : un nouveau `reportId` est créé',
  },
  {
    code: 'seal-unavailable',
    cause: "Le cachet électronique n'a pas pu être apposé",
    remedy: 'Redemander le rapport : un nouveau `reportId` est créé',
  },
];
