// Words of developers for those of the pages: by page, then by subject.

export const wordsOfDevelopers: Readonly<Record<string, readonly string[]>> = {
  // /docs/api/certilink
  'visio|téléexpertise': ['à quoi sert un Certilink'],
  'lien temporaire': ['Certilink', 'lien de partage'],
  'collecter photos': ['personne extérieure doit envoyer des photos', 'Certilink'],
  'prolonger lien': ['expiré nouveau Certilink', 'échéance expiresAt'],
  'date limite': ['échéance'],
  'deadline|expiration': ['échéance'],
  docusign: ['écrit et signature', 'ne fait rien signer'],
  whatsapp: ['transmettez propre canal'],

  // /docs/api/API_CERTILINK_DOCUMENTATION
  hook: ['webhook'],
  ttl: ['échéance', 'expires_in'],

  // /docs/api/cases
  avenant: ['dossier complémentaire'],
  corbeille: ['purge', 'définitif'],

  // /docs/api/create_certificate
  'importer fichier': ["dépôt par l'API", 'envoyer le fichier'],
  md5: ['empreinte', 'SHA-256'],
  'fichier abîmé|corrompu': ['corrupt-file', 'file-hash-mismatch'],
  lat: ['latitude longitude'],
  iso8601: ['RFC 3339 dates'],
  'iso 8601': ['RFC 3339 dates'],
  'certificat attente|bloqué': ['état pending se prolonge', 'en cours de certification'],
  'haute définition': ['original'],
  'scanner document': ['bordereau numérisé'],

  // /docs/api/intro
  'go live': ['passer en production'],
  'url api': ['adresse de base'],
  nodejs: ['JavaScript'],
  'java|dotnet': ['contrat OpenAPI produire un client'],
  'librairie|library': ['bibliothèque', 'exemples de code'],
  'non autorisé': ['401 unauthenticated', '403 insufficient-scope'],

  // /docs/api/share_token
  'lien public': ['lecture publique', 'lien de partage'],
  iframe: ['lecture publique'],

  // /docs/api/token
  'clé secrète': ['secret du client'],
  'générer token': ['demander un jeton'],
  m2m: ['client credentials'],
  'machine to machine': ['client credentials'],
  'jeton expiré': ['401 unauthenticated', 'renouveler jeton'],
  frontend: ['secret serveur page web'],

  // Being notified, following a report in preparation
  sonder: ['lecture répétée', 'intervalles'],
  'websocket|sse': ['webhook prévenir'],

  // Webhooks
  listener: ['adresse webhook'],
  souscrire: ['abonnez webhook', 'ajouter une adresse webhook'],
  topic: ["types d'événements"],
  'créer|configurer|déclarer|enregistrer|register|setup|url webhook': ['ajouter une adresse webhook'],
  dlq: ['tentatives adresse désactivée'],
  'retrying|reattempt': ['nouvelles tentatives', 'réessayer'],
  'rabbitmq|kafka|sqs|pubsub': ['événement dans une file', 'répondez puis traitez'],
  'cron|crontab|scheduler|ordonnanceur': ['lecture répétée', 'intervalles'],

  // Sending again without a duplicate, waiting, retrying
  throttle: ['débit limité', '429 rate-limited'],
  429: ['débit limité'],
  'client_credentials|grant_type': ['demander un jeton'],
  burst: ['débit requêtes par minute'],
  parallèle: ['débit requêtes par minute', 'plusieurs exemplaires jeton'],

  // Lists
  itérer: ['pagination'],
  'filtrer dossiers': ['lister les dossiers'],
  'filtrer statut|état': ['lister status'],
  'récupérer|liste modèles|trames': ['lire les trames'],
  'id|identifiant trame': ['lire les trames templateId'],
  "identifiant d'étape": ['lire les trames stepId'],

  // Files
  'poids|lourd|volumineux|mégaoctet': ["taille d'une pièce"],
  gif: ['formats acceptés', 'unsupported-media-type'],
  scan: ['bordereau numérisé', "dépôt par l'API"],
  crc: ['empreinte'],
  checksum: ["contrôler l'empreinte"],
  stream: ['fil de la réception'],

  // Token, secret, scopes
  oauth2: ["jeton d'accès", 'OAuth 2.0'],
  'validité bearer|jeton|token': ['renouveler jeton', 'expires_in'],
  'token lifetime': ['renouveler jeton', 'expires_in'],
  lifetime: ['durée', 'expire'],
  'renouvellement|changer|modifier|nouveau|rotation|rotate|régénérer secret': [
    'changer le secret sans arrêt',
    'renouveler le secret',
  ],
  git: ['dépôt de code secret'],
  keystore: ['coffre secret'],
  'portée insuffisante|manquante': ['403 insufficient-scope', 'une portée manque'],
  'missing scope': ['403 insufficient-scope', 'une portée manque'],

  // Environments, versions, tools
  'homologation|uat': ['bac à sable'],
  bouchon: ['bac à sable', 'contrat OpenAPI tests'],
  dummy: ['bac à sable', 'spécimen'],
  'ruby|golang|kotlin|swift': ['contrat OpenAPI produire un client'],
  graphql: ['format JSON', "découvrir l'API"],
  'symfony|laravel': ['PHP exemples de code'],
  'django|flask': ['Python exemples de code'],
  'salesforce|odoo|sap': ['logiciel métier', 'API'],
  n8n: ['webhooks'],
  'tracing|stacktrace': ['X-Request-Id', 'traçage'],
  unicode: ['format UTF-8', 'encodage UTF-8'],

  // Links, return to the calling software
  'revenir|retour site': ['retour vers votre logiciel', 'adresse de retour'],
  'return url': ['adresse de retour', 'hôtes de retour'],
  allowlist: ['hôtes de retour'],
  'not opening': ['diagnostic', "application ne s'ouvre pas"],
  webview: ['navigateur'],
  embed: ['lecture publique'],

  // Certilink, case
  'bypass|override': ['forcer clôture', 'force reason'],
  visualiser: ['voir', 'afficher'],

  // Outside persons, references, attachment to a case
  'client final': ['personne sans compte', 'destinataire'],
  'rallonger|proroger|extend': ['échéance expiresAt'],

  // Errors and outages
  'not supported': ['unsupported-media-type', 'formats acceptés'],
  outage: ['503 service-unavailable'],

  // No-code, office and tracking tools
  'make.com|integromat|ifttt|pipedream|workato|nocode|no-code|low-code': [
    'webhooks',
    'relie un logiciel métier',
  ],
  'discord|mattermost|pagerduty': ['webhook prévenir'],
  'airtable|looker|metabase|datawarehouse': ['alimenter un logiciel utilisez API', 'exporter CSV'],
  'siem|splunk|datadog|elk|kibana|grafana': ['exporter le journal', 'journal auteur action'],
  'sharepoint|onedrive|dropbox|ftp|sftp': ['télécharger les fichiers', 'exporter'],
  'scim|provisioning|provisionner': ['crée le compte nouvel utilisateur'],
  'hubspot|dynamics|netsuite|servicenow': ['logiciel métier', 'API'],
  'brancher|interconnecter|interopérabilité|middleware|etl|esb': ['relie un logiciel métier', 'API'],

  // Account of a software, secret, token
  'bot|daemon|scripter|microservice|worker': ['compte technique logiciel', "client d'API"],
  'kubernetes|k8s|serverless|autoscaling': ['plusieurs exemplaires partager le jeton'],

  // Rate, outages, codes
  '502|504': ['503 service-unavailable', 'sans réponse réessayer'],
  '405': ['toutes les opérations'],
  'connection refused|reset|closed|aborted': ['sans réponse réessayer', '503 service-unavailable'],
  'econnrefused|econnreset|etimedout|timedout|unreachable': [
    'sans réponse réessayer',
    '503 service-unavailable',
  ],
  additionalproperties: ['champ inconnu est refusé'],

  // Formats, lists, tools
  'date iso|utc|timezone|format': ['dates RFC 3339 UTC'],
  'csharp|rust|perl|delphi': ['contrat OpenAPI produire un client', 'exemples de code'],
  'télécharger|récupérer|exporter toutes|masse|lot photos|fichiers|originaux': ['télécharger les fichiers'],
  'numéro série': ['serialNumber', 'Serial number'],
  'référence externe existe|existante|utilisée|unique|doublon|double': [
    'cherchez dossier de même référence',
    'même ref',
  ],

  // What people ask in English
  wait: ['attendre'],
  'renvoyer|réexpédier certilink': ['relancer perdu son lien'],
  'deactivate|disable|suspend|remove|delete user|account': ['suspendre supprimer'],
  'retention period|policy|time|duration': ['choisir la conservation', 'conservation'],
  'opened|viewed|visited link|share': ["nombre d'ouvertures", 'share_token.accessed'],
  'indexing|seo': ['noindex moteurs', 'indexer moteurs'],
  'vérifier hors connexion|ligne': ['vérifier par vous-même'],

  // Links
  'custom scheme': ['schéma propriétaire', 'liens profonds formats'],
  prorogation: ['échéance expiresAt'],
  'allonger|étendre lien|certilink': ['échéance expiresAt'],
  'intégrer|insérer|incorporer|afficher iframe|site': ['lecture publique'],
};
