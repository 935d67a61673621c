// The releases, newest first. Only a major version may break what worked before.

type Release = {
  /** ISO, YYYY-MM-DD. */
  readonly date: string;
  readonly api: string;
  readonly application: string;
  /** Markdown: names of fields and headers are between backticks. */
  readonly changes: readonly string[];
  /** The addresses of the pages that it changed: the history of versions links to them by their titles. */
  readonly pages: readonly string[];
};

export const releases: readonly [Release, ...Release[]] = [
  {
    date: '2025-10-14',
    api: '1.6.0',
    application: '2.6.0',
    changes: ['En-têtes `RateLimit`, `Deprecation`, `Sunset`', "liens profonds d'étape"],
    pages: ['/docs/api/intro', '/docs/admin/deeplink'],
  },
  {
    date: '2025-07-08',
    api: '1.5.0',
    application: '2.5.0',
    changes: ['Rapports asynchrones, `reportId`, `Repr-Digest`', "contrôle d'intégrité de l'appareil"],
    pages: ['/docs/api/rapport/obtention_un_rapport', '/docs/admin/reportId', '/docs/api/create_certificate'],
  },
  {
    date: '2025-04-15',
    api: '1.4.0',
    application: '2.4.0',
    changes: ['Webhooks signés', 'champs `confidence` et `simulated`', 'étape NIE'],
    pages: [
      '/docs/api/API_CERTILINK_DOCUMENTATION',
      '/docs/api/create_certificate',
      '/docs/admin/trame_etape',
      '/docs/utilisateurs/nie',
    ],
  },
  {
    date: '2025-01-28',
    api: '1.3.0',
    application: '2.3.0',
    changes: ['Jetons de partage et masques', 'double authentification'],
    pages: ['/docs/api/share_token', '/docs/utilisateurs/connexion_application'],
  },
  {
    date: '2024-09-17',
    api: '1.2.0',
    application: '2.2.0',
    changes: ['Certilinks', 'capture dans le navigateur (`web_capture`)'],
    pages: ['/docs/api/certilink', '/docs/api/API_CERTILINK_DOCUMENTATION'],
  },
  {
    date: '2024-05-21',
    api: '1.1.0',
    application: '2.1.0',
    changes: ['Filtres `createdFrom` et `createdTo`', 'envoi différé hors ligne'],
    pages: ['/docs/api/cases', '/docs/api/create_certificate', '/docs/utilisateurs/photographie'],
  },
  {
    date: '2024-02-06',
    api: '1.0.0',
    application: '2.0.0',
    changes: [
      "Jetons d'accès, dossiers, certificats, trames",
      'erreurs RFC 9457, idempotence, pagination',
      'première console',
    ],
    pages: [
      '/docs/api/intro',
      '/docs/api/token',
      '/docs/api/cases',
      '/docs/api/create_certificate',
      '/docs/admin/trame_etape',
      '/docs/admin/interface',
    ],
  },
];

export const [latestRelease] = releases;

/** The current beta version of the application. */
export const currentBeta = '2.7.0-beta.1';
