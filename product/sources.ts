// Laws, standards and manuals that pages may cite, each under a fixed number ({{sources.1}} is the address of the first).
// No press, blogs or comments, and no address that is not the publisher's own.

type Source = {
  readonly number: number;
  readonly label: string;
  /** The parts the pages rely on. */
  readonly passages?: string;
  readonly address?: string;
};

export const sources: readonly Source[] = [
  {
    number: 1,
    label: 'règlement (UE) n° 910/2014',
    passages: 'articles 3, 22, 35, 41 et 42',
    address: 'https://eur-lex.europa.eu/eli/reg/2014/910/2024-10-18',
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
  },
  { number: 5, label: 'Code civil', passages: 'articles 1366 et 1367 ; décret n° 2017-1416' },
  {
    number: 6,
    label: 'Code civil',
    passages: 'article 1379 ; décret n° 2016-1673 du 5 décembre 2016',
  },
  { number: 7, label: 'Code civil', passages: 'article 1382' },
  { number: 8, label: 'Code de procédure civile', passages: 'article 9' },
  { number: 9, label: 'ordonnance n° 2016-728', passages: 'article 1er' },
  {
    number: 11,
    label: 'RFC 3161',
    passages: 'sections 2.4.1, 2.4.2 et 3.4 ; RFC 5816',
    address: 'https://rfc-editor.org/info/rfc3161',
  },
  { number: 12, label: 'FIPS 180-4' },
  { number: 13, label: 'manuel de `openssl ts`', address: 'https://manpages.debian.org' },
  { number: 14, label: 'RFC 8785' },
  { number: 15, label: 'RGPD', passages: 'articles 4, 5, 13, 17, 28, 32 et 87' },
  {
    number: 16,
    label: 'loi n° 78-17',
    passages: 'article 30 ; décret n° 2019-341 du 19 avril 2019',
    address: 'https://cnil.fr',
  },
  { number: 17, label: 'Orden INT/2058/2008 (Espagne)', address: 'https://interior.gob.es' },
  { number: 18, label: 'CNIL, délibération n° 2015-165 du 4 juin 2015', passages: 'article 5' },
  { number: 19, label: 'Code civil', passages: 'article 9 ; Code pénal, article 226-1' },
  {
    number: 20,
    label: 'Android, « Verify Android App Links »',
    address: 'https://developer.android.com/training/app-links/verify-android-applinks',
  },
  {
    number: 21,
    label: 'Apple, « Support Universal Links » et TN3155',
    address: 'https://developer.apple.com',
  },
  { number: 22, label: 'Android, `Location.getAccuracy()`' },
  { number: 23, label: 'Apple, `horizontalAccuracy`' },
  { number: 24, label: 'W3C, « Geolocation API »' },
  {
    number: 25,
    label: 'Android et Apple, position approximative',
    address: 'https://developer.android.com',
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
  },
  { number: 30, label: 'RFC 6750', passages: 'sections 2.1 et 3.1' },
  { number: 31, label: 'RFC 9457', address: 'https://rfc-editor.org/info/rfc9457' },
  { number: 32, label: 'draft-ietf-httpapi-idempotency-key-header-07' },
  { number: 33, label: 'draft-ietf-httpapi-ratelimit-headers-10' },
  { number: 34, label: 'RFC 9110', passages: 'sections 10.2.3 et 15.5 ; RFC 6585, section 4' },
  {
    number: 35,
    label: 'Standard Webhooks 1.0.0',
    address: 'https://github.com/standard-webhooks/standard-webhooks',
  },
  { number: 36, label: 'RFC 9530' },
  { number: 37, label: 'RFC 9745 et RFC 8594' },
  { number: 38, label: 'RFC 2606, 3339, 3986, 6901, 7578 et 8259' },
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
  { number: 43, label: 'Code civil', passages: 'articles 2224 et 1792-4-1' },
  { number: 44, label: 'ETSI EN 319 421, 319 422 et 319 142-1 (PAdES) ; ISO 19005 (PDF/A)' },
  { number: 45, label: 'App Attest (Apple) et Play Integrity (Google)' },
  { number: 46, label: 'spécification ULID ; OID 2.999' },
];

/** The sources whose address is that of the text itself, not the home page of its publisher. */
export const documentAddresses = sources.flatMap(({ number, address }) =>
  address && new URL(address).pathname !== '/' ? [{ number, address }] : [],
);
