// The errors of the API, and why a certificate or a report fails. Texts are Markdown: code is between backticks.
import { formatSetting } from './settings';

export type ApiError = {
  readonly status: number;
  readonly code: string;
  readonly cause: string;
  readonly remedy: string;
};

export type FailureCode = Omit<ApiError, 'status'>;

const error = (status: number, code: string, cause: string, remedy: string): ApiError => ({
  status,
  code,
  cause,
  remedy,
});

/** Sent as `application/problem+json` (RFC 9457); `code` is the last part of the address in `type`. */
export const apiErrors: readonly ApiError[] = [
  error(400, 'invalid-request', 'JSON illisible, paramètre inconnu', 'Corriger'),
  error(400, 'idempotency-key-missing', 'En-tête absent sur une création', 'Ajouter la clé'),
  error(
    401,
    'unauthenticated',
    'Jeton absent, faux ou expiré (`WWW-Authenticate: Bearer error="invalid_token"`)',
    'Demander un nouveau jeton',
  ),
  error(
    403,
    'insufficient-scope',
    'Portée manquante (`error="insufficient_scope"`)',
    'Ajouter la portée au client',
  ),
  error(
    404,
    'not-found',
    "Inconnu, ou d'une autre organisation",
    "Vérifier l'identifiant et l'environnement",
  ),
  error(409, 'idempotency-in-progress', 'Première requête encore en cours', 'Réessayer plus tard, même clé'),
  error(
    409,
    'case-not-open',
    'Dossier clos ou annulé',
    'Relire le dossier ; pour ajouter une pièce, créer un dossier complémentaire',
  ),
  error(
    409,
    'case-incomplete',
    'Clôture sans toutes les étapes obligatoires',
    'Compléter, ou `force` + `reason`',
  ),
  error(409, 'certilink-already-active', 'Un Certilink actif ou consulté existe', "Le révoquer d'abord"),
  error(409, 'certilink-not-revocable', 'Déjà terminé, expiré ou révoqué', 'Aucun appel à refaire'),
  error(
    409,
    'certificate-not-ready',
    'Fichier demandé avant certification',
    'Attendre `certificate.certified`',
  ),
  error(409, 'report-not-ready', 'PDF pas encore prêt', 'Attendre `Retry-After`'),
  error(409, 'share-token-not-active', "Révocation d'un jeton inactif", 'Aucun appel à refaire'),
  error(410, 'share-expired', 'Partage terminé : échéance dépassée', 'Demander un nouveau lien'),
  error(410, 'share-revoked', 'Partage terminé : révoqué, ou certificat retiré', 'Demander un nouveau lien'),
  error(
    410,
    'share-exhausted',
    "Partage terminé : nombre d'ouvertures maximal atteint",
    'Demander un nouveau lien',
  ),
  error(410, 'purged', 'Conservation échue', "Rien à refaire : c'est définitif"),
  error(413, 'file-too-large', `Plus de ${formatSetting('taillePiece')} (par défaut)`, 'Réduire en amont'),
  error(415, 'unsupported-media-type', 'Format refusé', formatSetting('formatsApi')),
  error(422, 'validation-failed', 'Champ hors règle', 'Lire `errors[]`'),
  error(422, 'idempotency-key-reused', 'Même clé, corps différent', 'Nouvelle clé'),
  error(422, 'file-hash-mismatch', '`sha256` annoncé ≠ octets reçus', 'Renvoyer le fichier'),
  error(422, 'step-full', '`maxPhotos` atteint', 'Autre étape'),
  error(422, 'template-not-published', 'Trame en brouillon ou archivée', 'Publier la trame'),
  error(
    422,
    'masks-not-allowed',
    'Masques avec `download`, ou sur un rapport',
    'Limiter le partage à `view` ; masquer un rapport à sa demande',
  ),
  error(422, 'return-host-not-allowed', 'Hôte de `returnUrl` non autorisé', "Ajouter l'hôte"),
  error(429, 'rate-limited', 'Débit dépassé', 'Attendre `Retry-After`'),
  error(500, 'internal-error', 'Incident', 'Réessayer, délai croissant, même clé'),
  error(503, 'service-unavailable', 'Incident', 'Réessayer, délai croissant, même clé'),
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
    'Client inconnu ou secret incorrect',
    "Vérifier l'identifiant, le secret et l'environnement",
  ),
  error(
    400,
    'invalid_scope',
    'Portée demandée que le client ne possède pas',
    'Demander des portées du client, ou omettre `scope`',
  ),
  error(
    400,
    'unsupported_grant_type',
    '`grant_type` autre que `client_credentials`',
    'Envoyer `grant_type=client_credentials`',
  ),
  error(
    400,
    'invalid_request',
    'Paramètre absent, répété ou mal formé',
    'Corriger le corps `application/x-www-form-urlencoded`',
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
