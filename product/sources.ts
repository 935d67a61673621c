// Laws, standards and manuals that pages may cite, each under a fixed number ({{sources.1}} is the address of the first).
// No press, blogs or comments, and no address that is not the publisher's own.

type Source = {
  readonly number: number;
  readonly label: string;
  /** The parts the pages rely on. */
  readonly passages?: string;
  readonly address?: string;
  /**
   * What the writers cited from memory. Pages word these facts so that they stay true if a detail differs; a lawyer reads
   * them before the site is published.
   */
  readonly toCheck?: string;
};

export const sources: readonly Source[] = [
  {
    number: 1,
    label: 'règlement (UE) n° 910/2014',
    passages: 'articles 3 (26, 33 et 34), 22, 35, 36, 41 et 42',
    address: 'https://eur-lex.europa.eu/eli/reg/2014/910/2024-10-18',
    toCheck: 'articles 3, 35 (1), 36 et 42',
  },
  {
    number: 2,
    label: 'règlement (UE) 2024/1183',
    address: 'https://eur-lex.europa.eu/eli/reg/2024/1183/oj',
  },
  {
    number: 3,
    label: "règlement d'exécution (UE) 2025/1929 du 29 septembre 2025",
    address: 'https://data.europa.eu/eli/reg_impl/2025/1929/oj',
  },
  {
    number: 4,
    label: 'Code civil',
    passages: 'articles 1353, 1358 et 1359',
    address: 'https://legifrance.gouv.fr',
    toCheck: 'articles 1353 et 1359',
  },
  {
    number: 5,
    label: 'Code civil',
    passages: 'articles 1365, 1366 et 1367 ; décret n° 2017-1416',
    toCheck: 'article 1367 et décret n° 2017-1416',
  },
  {
    number: 6,
    label: 'Code civil',
    passages: 'article 1379 ; décret n° 2016-1673 du 5 décembre 2016',
  },
  { number: 7, label: 'Code civil', passages: 'article 1382', toCheck: 'le texte entier' },
  { number: 8, label: 'Code de procédure civile', passages: 'article 9' },
  { number: 9, label: 'ordonnance n° 2016-728', passages: 'article 1er' },
  {
    number: 11,
    label: 'RFC 3161',
    passages: 'sections 2.4.1, 2.4.2 et 3.4 ; RFC 5816',
    address: 'https://rfc-editor.org/info/rfc3161',
  },
  { number: 12, label: 'FIPS 180-4', toCheck: 'le texte entier' },
  {
    number: 13,
    label: 'manuel de `openssl ts`',
    address: 'https://manpages.debian.org/bookworm/openssl/openssl-ts.1ssl.en.html',
  },
  { number: 14, label: 'RFC 8785', toCheck: 'le texte entier' },
  {
    number: 15,
    label: 'RGPD',
    passages: 'articles 4 (1 et 7), 5 (1) c et e, 13, 17, 28, 32 et 87',
    toCheck: 'tous les articles sauf le 87',
  },
  {
    number: 16,
    label: 'loi n° 78-17',
    passages: 'article 30 ; décret n° 2019-341 du 19 avril 2019',
    address: 'https://cnil.fr',
  },
  { number: 17, label: 'Orden INT/2058/2008 (Espagne)', address: 'https://interior.gob.es' },
  {
    number: 18,
    label: "CNIL, exemple d'information pour la géolocalisation de véhicules",
    address: 'https://linc.cnil.fr/fr/node/705',
  },
  { number: 19, label: 'Code civil', passages: 'article 9 ; Code pénal, article 226-1' },
  {
    number: 20,
    label: 'Android, « Verify App Links »',
    address: 'https://developer.android.com/training/app-links/verify-applinks',
  },
  {
    number: 21,
    label: 'Apple, « Supporting associated domains »',
    address: 'https://developer.apple.com/documentation/xcode/supporting-associated-domains',
  },
  { number: 22, label: 'Android, `Location.getAccuracy()`' },
  { number: 23, label: 'Apple, `horizontalAccuracy`' },
  { number: 24, label: 'W3C, « Geolocation API »' },
  {
    number: 25,
    label: 'Android et Apple, position approximative',
    address: 'https://developer.android.com',
    toCheck: 'le texte entier',
  },
  { number: 27, label: 'CIPA DC-008 (Exif)' },
  {
    number: 28,
    label: 'C2PA, « Content Credentials Specification » 2.2',
    address: 'https://spec.c2pa.org',
  },
  {
    number: 29,
    label: 'RFC 6749',
    passages: 'sections 2.3.1, 4.4, 4.4.3, 5.1 et 5.2 ; RFC 9700',
    toCheck: 'le texte entier',
  },
  { number: 30, label: 'RFC 6750', passages: 'sections 2.1 et 3.1', toCheck: 'le texte entier' },
  { number: 31, label: 'RFC 9457', address: 'https://rfc-editor.org/info/rfc9457' },
  { number: 32, label: 'draft-ietf-httpapi-idempotency-key-header-07' },
  { number: 33, label: 'draft-ietf-httpapi-ratelimit-headers-10' },
  {
    number: 34,
    label: 'RFC 9110',
    passages: 'sections 10.2.3 et 15.5 ; RFC 6585, section 4 ; RFC 9112, section 3.2',
    toCheck: 'tout, sauf RFC 9112, section 3.2',
  },
  {
    number: 35,
    label: 'Standard Webhooks 1.0.0',
    address: 'https://github.com/standard-webhooks/standard-webhooks',
  },
  { number: 36, label: 'RFC 9530', toCheck: 'le texte entier' },
  { number: 37, label: 'RFC 9745 et RFC 8594', toCheck: 'le texte entier' },
  { number: 38, label: 'RFC 2606, 3339, 3986, 6901, 7578 et 8259', toCheck: 'le texte entier' },
  {
    number: 39,
    label: "Code de l'énergie",
    passages: 'article L. 221-9 ; arrêté du 28 septembre 2021',
  },
  {
    number: 40,
    label: 'décret n° 2016-382',
    passages: 'articles 2 et 3 ; loi n° 89-462, article 3-2',
    address: 'https://www.legifrance.gouv.fr/jorf/article_jo/JORFARTI000032320575',
  },
  { number: 41, label: 'Code des assurances', passages: 'articles L113-2, 4° et L114-1' },
  {
    number: 42,
    label: 'TestFlight (Apple) et pistes de test de Google Play',
    toCheck: "que la version bêta remplace l'application publique",
  },
  { number: 43, label: 'Code civil', passages: 'articles 2224 et 1792-4-1', toCheck: 'le texte entier' },
  {
    number: 44,
    label: 'ETSI EN 319 421, 319 422 et 319 142-1 (PAdES) ; ISO 19005-3 (PDF/A-3)',
    toCheck: 'le texte entier',
  },
  { number: 45, label: 'App Attest (Apple) et Play Integrity (Google)' },
  { number: 46, label: 'spécification ULID ; OID 2.999', toCheck: 'le texte entier' },
  { number: 47, label: 'Code de commerce', passages: 'article L. 110-3' },
  {
    number: 48,
    label: "listes de confiance de l'Union européenne",
    passages: 'règlement (UE) n° 910/2014, article 22 ; ETSI TS 119 612',
    address: 'https://eidas.ec.europa.eu/efda/trust-services/browse/eidas/tls',
    toCheck: "l'historique des statuts (ETSI TS 119 612)",
  },
  { number: 49, label: 'manuels de `pdfdetach` et de `pdfsig`', toCheck: 'les volets des lecteurs PDF' },
  { number: 50, label: 'règlement (UE) 2024/1183', passages: 'article 45 undecies' },
  {
    number: 51,
    label: 'RGPD',
    passages: 'articles 12 (3), 15 à 19, 21 et 28 (3) e',
    toCheck: 'articles 15 à 19 et 21',
  },
  {
    number: 52,
    label: 'Code du travail',
    passages: 'articles L. 1121-1, L. 1222-4 et L. 2312-38',
    toCheck: 'article L. 2312-38',
  },
  { number: 53, label: 'Windows et macOS, commandes du système', toCheck: 'le texte entier' },
  {
    number: 54,
    label: "signalement d'un message frauduleux : 33700 (SMS), Signal Spam (e-mail)",
    toCheck: 'les deux adresses',
  },
  {
    number: 55,
    label: 'curl, `--fail-with-body` ; versions de Node.js, Python et PHP ; formats Postman et Bruno',
    toCheck: 'tout, sauf curl et Bruno',
  },
];

/** The sources whose address is that of the text itself, not the home page of its publisher. */
export const documentAddresses = sources.flatMap(({ number, address }) =>
  address && new URL(address).pathname !== '/' ? [{ number, address }] : [],
);
