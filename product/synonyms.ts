// Synonyms for search: words that readers type, for those of the pages. search/build/synonyms.ts adds those of the
// glossary: English names, names in the API, banned words.
import { identity } from './identity';

/**
 * By a reader's words, the words of the pages to search for as well; in this direction only. A bar separates
 * alternatives: `effacer|jeter photo` stands for « effacer photo » and « jeter photo ».
 */
export const readerWords: Readonly<Record<string, readonly string[]>> = {
  // ━━ Words that any reader may use

  // Trouble and help
  'bug|bogue|panne|plantage|plante|anomalie|dysfonctionnement|crash': ['signaler un problème'],
  'différence|confondre': ['distinguer'],
  'retrouver|chercher': ['rechercher'],
  'marche|fonctionne pas': ['signaler un problème', 'avant de signaler', 'refusé'],
  'gps|position marche|fonctionne pas': ['témoin position', 'meilleure position'],
  'connexion impossible|refusée': ["messages d'erreur"],
  'connecter impossible': ["messages d'erreur"],
  'arrive pas connecter': ["messages d'erreur"],
  issue: ['problème'],
  'support|hotline|sav': ['assistance', 'signaler un problème'],
  contact: ['assistance', 'signaler un problème', 'écrire par e-mail'],
  contacter: ['signaler', 'écrire par e-mail'],
  'ticket|réclamation': ['signalement'],
  faq: ['aide', 'problème'],
  help: ['aide'],
  'tuto|tutoriel': ['bien démarrer', 'première photo'],
  'getting started': ['bien démarrer'],
  "mode d'emploi": ['bien démarrer'],
  'débuter|guide': ['bien démarrer'],
  quickstart: ['bien démarrer', 'premier appel'],
  vulnérabilité: ['faille de sécurité'],

  // Account and connection
  login: ['connexion', 'se connecter'],
  'signin|identification': ['se connecter'],
  logout: ['se déconnecter'],
  'authentification|authentication': ['connexion', "jeton d'accès"],
  'mdp|motdepasse|password': ['mot de passe'],
  'forgot|perdu': ['oublié'],
  'account|profil': ['compte'],
  inscription: ['activer compte', 'rejoindre', 'invitation'],
  inscrire: ['activer compte', 'rejoindre'],
  'créer compte': ['activer son compte'],
  'supprimer compte': ['suspendre supprimer', 'supprimer compte'],
  'double facteur': ['double authentification', 'code de vérification'],
  '2fa|mfa|a2f': ['double authentification', 'code de vérification'],
  'otp|sms': ['code de vérification'],
  'single sign-on': ['SSO', 'authentification unique'],
  'face|touch id': ['biométrie'],
  'empreinte digitale': ['biométrie'],
  'reconnaissance faciale': ['biométrie'],
  fingerprint: ['biométrie', 'empreinte'],
  ban: ['suspendu'],
  bloqué: ['suspendu', 'refusé'],
  user: ['utilisateur'],
  'entreprise|société': ['organisation'],
  'collègue|collaborateur': ['utilisateur', 'invitation'],
  inviter: ['invitation'],
  'réinitialiser|reset': ['oublié', 'changer'],
  'compte bloqué': ['compte suspendu', 'trop de tentatives'],

  // Device and application
  'gps|géolocalisation|localisation|coordonnées|location|geoloc': ['position'],
  'internet|4g|5g|connexion': ['réseau'],
  wifi: ['réseau', 'Wi-Fi'],
  offline: ['hors ligne', 'sans réseau'],
  'mode avion': ['hors ligne', 'sans réseau'],
  'hors connexion': ['hors ligne', 'sans réseau'],
  'fake|faux gps': ['position simulée'],
  déconnecté: ['hors ligne'],
  'smartphone|portable|mobile': ['téléphone', 'appareil'],
  'iphone|ipad': ['iOS', 'appareil'],
  apple: ['iOS'],
  samsung: ['Android'],
  'tablette|device|téléphone': ['appareil'],
  nouveau: ['changer'],
  'nouveau téléphone': ['changer de téléphone', 'désinstaller sans rien perdre', 'nouvel appareil'],
  'nouvel appareil': ['changer de téléphone'],
  "changer d'appareil": ['changer de téléphone'],
  améliorer: ['meilleur'],
  "quelqu'un": ['personne'],
  'tout temps': ['arrière-plan', 'en continu'],
  'en permanence': ['arrière-plan', 'en continu'],
  'app|logiciel': ['application'],
  download: ['télécharger'],
  install: ['installer'],
  uninstall: ['désinstaller'],
  'upgrade|update': ['mettre à jour'],
  maj: ['mettre à jour', 'versions'],
  'mise à jour': ['mettre à jour', 'versions'],
  compatible: ['prérequis', 'compatibilité'],
  requirements: ['prérequis'],
  'configuration requise': ['prérequis'],
  permissions: ['autorisations', 'droits'],
  permission: ['autorisation', 'droit'],
  'caméra|camera': ['appareil photo'],
  galerie: ['importer'],
  photothèque: ['galerie'],
  'mémoire|stockage': ['espace'],
  plein: ['insuffisant'],
  notification: ['webhook', 'événement'],
  push: ['notification'],
  'heure|clock': ['horloge'],
  'release notes': ['versions', 'historique'],
  'changelog|nouveautés': ['versions', 'historique'],
  'historique application': ['historique des versions'],
  'breaking change': ['rupture', 'compatibilité'],
  'beta|testeur': ['test bêta'],

  // Photographs and certificates
  'image|cliché|picture|selfie': ['photo'],
  flou: ['cadrer', 'net'],
  cadrage: ['cadrer'],
  metadata: ['métadonnées', 'EXIF'],
  'fond carte': ['position'],
  'suivre|pister|traquer': ['position'],
  'stocké|stocker|purge|archivage|retention': ['conservation'],
  'truqué|falsifié': ['altéré', 'retouche', 'modification détectable'],
  faux: ['altéré'],
  'photoshop|deepfake': ['retouche'],
  'fraude|tricher': ['position simulée', 'altéré'],
  'flouter|cacher|anonymiser': ['masquer', 'masques'],
  attestation: ['certificat'],
  tampon: ['cachet électronique'],
  'signature électronique': ['cachet électronique'],
  sceau: ['cachet électronique', 'sceller'],
  tsa: ["autorité d'horodatage"],
  imprimer: ['PDF'],
  "droit à l'image": ['vie privée', 'personnes photographiées'],
  'rgpd|gdpr': ['données personnelles', 'conservation'],
  cnil: ['données personnelles'],
  'privacy|confidentialité': ['vie privée', 'données personnelles'],
  surveillance: ['position salarié'],
  juge: ['cadre juridique'],
  'valeur juridique': ['cadre juridique'],
  légal: ['juridique'],
  'tribunal|justice|avocat': ['juge', 'cadre juridique'],
  'huissier|notaire|constat': ['commissaire de justice'],
  eidas: ['910/2014', 'horodatage qualifié'],
  'assureur|sinistre|dégât|accident': ['assurance'],
  'locataire|bail|logement': ['état des lieux'],
  colis: ['livraison'],
  proof: ['preuve', 'certificat'],
  effacer: ['supprimer', 'effacement', 'retrait', 'purgé'],
  supprimer: ['retrait', 'révoquer'],
  delete: ['supprimer', 'retrait', 'révoquer'],
  remove: ['supprimer', 'retrait'],
  'durée vie': ['valable', 'expire', 'conservation'],
  'combien temps': ['durée', 'délai', 'valable'],
  valable: ['expire', 'durée'],
  certified: ['certifié'],
  stamp: ['horodatage'],
  share: ['partager', 'partage'],
  verify: ['vérifier'],
  check: ['vérifier', 'contrôler'],
  'sécurité sociale': ['NIR'],
  'numéro étranger': ['NIE'],
  'dni|espagne|étranger|cin': ['NIE'],

  // Console
  dashboard: ['tableau de bord'],
  admin: ['administrateur', 'administration'],
  'settings|configuration|options': ['paramètres', 'réglages'],
  'logs|log|audit': ['journal'],
  historique: ['journal', 'versions'],
  excel: ['CSV', 'exporter'],
  export: ['exporter', 'CSV'],
  'team|équipe': ['utilisateurs', 'organisation'],
  manager: ['gestionnaire'],
  viewer: ['lecteur'],
  operator: ['opérateur'],
  salarié: ['employé'],
  employé: ['salarié'],
  "c'est quoi": ['glossaire'],
  'veut dire': ['glossaire'],
  'lexique|signification|définition|vocabulaire|glossary': ['glossaire'],
  "qu'est-ce qu'un": ['glossaire'],
  "qu'est-ce qu'une": ['glossaire'],
  'questionnaire|formulaire|workflow|checklist': ['trame', 'étapes'],
  modèle: ['trame'],
  chantier: ['travaux', 'dossier'],

  // API
  endpoint: ['appel'],
  'clé api': ["client d'API"],
  'api key': ["client d'API"],
  credentials: ["client d'API", 'secret'],
  oauth: ["jeton d'accès"],
  token: ['jeton'],
  refresh: ['renouveler'],
  'rate limit': ['limite de débit', 'trop de requêtes'],
  throttling: ['limite de débit'],
  quota: ['limite'],
  pagination: ['curseur', 'page'],
  callback: ['webhook', 'retour'],
  redirect: ['retour'],
  'upload|téléverser|uploader': ['envoyer le fichier'],
  'doublon|duplicate': ["clé d'idempotence", 'idempotence'],
  'deprecated|obsolète': ['rupture', 'Deprecation'],
  'api version': ['versions', 'compatibilité'],
  'trop appels': ['limite', '429'],
  retry: ['réessayer', 'nouvelle tentative'],
  'url|lien': ['adresse'],
  postman: ['Swagger', 'API'],
  sdk: ['exemple', 'API'],
  fichier: ['pièce'],
  close: ['clore'],
  cancel: ['annuler'],
  create: ['créer'],
  list: ['lister'],
  revoke: ['révoquer'],
  expired: ['expiré'],
  error: ['erreur'],
  status: ['état', 'statut'],
  signature: ['signer'],
  security: ['sécurité'],
  test: ['bac à sable', 'bêta'],
  staging: ['bac à sable'],
  swagger: ['API'],
  link: ['lien'],
  'mail|courriel|mél': ['e-mail'],

  // QR codes: those of the home page lead to the application stores
  'qr|qrcode|flashcode|datamatrix': ['installer fiche magasin', 'vérifier en ligne'],
  'scanner|flasher code': ['installer fiche magasin', 'vérifier en ligne'],

  // ━━ Words of those who use the application or read its certificates

  // /docs
  programmeur: ['développeurs'],
  acronyme: ['glossaire'],
  helpdesk: ['signaler un problème', 'être aidé'],

  // /docs/intro/
  émulateur: ["intégrité de l'appareil", 'position simulée'],
  md5: ['empreinte', 'SHA-256'],
  'photo déjà prise': ['import depuis la galerie'],
  trajet: ['suit pas en continu'],
  ordi: ['console', 'ordinateur'],
  'erp|crm': ['logiciel métier', 'API'],

  // /docs/intro/objectif: what a certificate establishes
  contentieux: ['litige', 'juge apprécie'],
  différend: ['litige'],
  trucage: ['mise en scène', 'modification détectable'],
  docusign: ['signer document consentement', 'écrit et signature', 'ne fait rien signer'],
  filmer: ['formats acceptés'],

  // /docs/intro/objectif: the legal framework
  photocopie: ['copie fiable', 'photographier document'],

  // /docs/intro/objectif: use cases
  maprimerénov: ["certificats d'économies d'énergie"],
  'immobilier|déménagement': ['état des lieux'],

  // /docs/intro/objectif: personal data
  pointage: ['position salarié'],
  insu: ['personne lieu privé consentement'],
  pixelliser: ['floute après coup', 'masquer'],
  cni: ["papiers d'identité", "numéros d'identité", 'identité civile', 'personnes et vie privée'],

  // /docs/versions
  roadmap: ['prochaine version', 'historique des versions'],

  // /docs/utilisateurs/acces_application
  appstore: ['installer iOS', 'fiche magasin'],
  playstore: ['installer Android', 'fiche magasin'],
  'ancien téléphone': ['minimum téléphone', 'changer de téléphone'],
  'gps précis': ['position exacte', 'meilleure position'],
  'ancienne version': ['mettre à jour version minimale'],
  'vider cache': ['désinstaller sans rien perdre'],

  // /docs/utilisateurs/certificats: list and details
  'photo disparue|perdue': ['retrouver photo liste', 'photos à envoyer appareil'],
  hd: ["télécharger l'original"],
  'récupérer photo': ["télécharger l'original"],
  whatsapp: ['copie compressée fichier différent', 'lien de partage message', 'transmettez propre canal'],
  'signature pdf': ['cachet électronique PAdES'],

  // /docs/utilisateurs/certificats: sharing
  'lien public': ['lien de partage', 'lecture publique'],
  'date limite': ['date de fin expire', 'échéance'],

  // /docs/utilisateurs/certificats: verification
  powershell: ['ligne de commande', 'calcule un SHA-256'],
  faillite: [`vérifier sans ${identity.productName}`, 'vérifier sans le produit'],

  // /docs/utilisateurs/certificats: states, failure, withdrawal
  corbeille: ['reprendre photo détruite', 'certificat retiré', 'purge', 'définitif'],

  // /docs/utilisateurs/connexion_application
  signup: ['activer son compte', 'inscription libre'],
  username: ['adresse e-mail mot de passe'],
  déloguer: ['se déconnecter'],
  ldap: ['SSO', 'authentification unique'],
  faceid: ['biométrie', 'déverrouillage rapide'],
  totp: ['double authentification', 'code de vérification'],
  boîte: ['organisation'],

  // /docs/utilisateurs/navigation_app
  répertoire: ['dossier'],
  tâche: ['étape'],
  'fermer|terminer|valider dossier': ['clore le dossier', 'clore un dossier'],
  réouvrir: ['dossier clos rouvre', 'dossier complémentaire'],
  '3g': ['réseau'],
  'envoi bloqué': ['photos à envoyer réseau', 'envoi en cours'],
  'part pas': ['photos à envoyer réseau', 'envoi en cours'],

  // /docs/utilisateurs/photographie
  'torche|sombre': ['flash zoom'],
  'drone|reflex': ['import photos prend elle-même', 'import depuis la galerie'],
  'photo ratée': ['reprendre la photo', 'bien cadrer'],
  xmp: ['métadonnées EXIF'],
  'fausse position': ['position simulée'],

  // /docs/aide/rapport_probleme
  'souci|pépin|beug': ['signaler un problème', 'avant de signaler'],
  hacker: ['faille de sécurité', 'doute sur un compte suspendre'],

  // The telephone, under any name
  'gsm|cellulaire': ['téléphone', 'appareil'],
  'vieux|vieil|vieille': ['ancien', 'minimum téléphone'],
  'dérobé|égaré|lost': ['perdu'],
  stolen: ['perdu', 'vol'],
  broken: ['photos non envoyées', 'problème'],
  'remplacer|acheter téléphone': ['changer de téléphone', 'désinstaller sans rien perdre'],
  'batterie|déchargé|éteint': ['attend sur appareil chiffrée', 'photos à envoyer'],
  'lenteur|freeze': ['avant de signaler', 'signaler un problème'],

  // Without a network
  'ascenseur|métro': ['sous-sol', 'sans réseau', 'en intérieur'],
  étage: ['en intérieur', 'entre des immeubles'],
  'bluetooth|vpn|roaming|hotspot': ['réseau'],

  // Showing to somebody
  'envoyer|transmettre|montrer|donner assurance|assureur|avocat|bailleur|expert|juge': [
    'lien de partage',
    'partager certificat',
  ],
  'messenger|telegram': ['copie compressée fichier différent', 'lien de partage message'],
  'masquer adresse|lieu': ['masquer la position'],

  // A link received
  'reçu|ouvrir|répondre certilink': ['voit le destinataire', 'reçu un Certilink'],
  'refuser certilink|demande|photos': ['voit le destinataire', 'demande pas destinée'],
  'arnaque|faux lien|sms': ['voit le destinataire', 'demande photos qui pourquoi', 'reconnaître Certilink'],
  'escroquerie|douteux|louche|frauduleux|virus|scam': ['voit le destinataire', 'ne faut jamais envoyer'],
  'lien dépassé|désactivé|expiré|inactif|périmé': [
    'lien plus valable contactez',
    'lien montre plus rien expiré',
  ],
  'expired link': ['lien plus valable contactez', 'lien montre plus rien expiré'],

  // The case
  'reste photos': ['étape pastille', 'écran dossier reste'],

  // Asking for help
  'service clientèle|informatique|technique': ['signaler un problème', 'être aidé'],

  // Genuine or false
  photoshoppé: ['vérifier fichier changé', 'modification détectable'],
  'bidouillé|manipulé|maquillé|contrefait|contrefaçon|photomontage': [
    'vérifier fichier changé',
    'modification détectable',
  ],
  'tampered|forged|edited': ['vérifier fichier changé', 'modification détectable'],
  'photo manipulée|modifiée|retouchée|trafiquée': ['vérifier fichier changé'],
  rephotographier: ["photo d'un écran ou d'un tirage"],
  'archiver|garder|sauvegarder copie|pdf|original': ['conservation téléchargez', 'télécharger le PDF'],

  // Framing a picture
  'contre-jour|vertical|horizontal': ['bien cadrer'],
  'lumière|éclairage|obscurité|luminosité': ['flash zoom', 'bien cadrer'],
  panorama: ['plan large'],

  // Persons and identity papers
  'badaud|foule|bébé': ['personnes et vie privée', 'personnes photographiées'],
  voisin: ['personnes et vie privée', 'preuve par tout moyen'],
  intime: ['vie privée'],

  // Fields of use
  'orage|foudre|catastrophe|effraction|vandalisme|graffiti|collision': ['assurance sinistre'],
  'choc|pare-brise|rayure|mutuelle|feu|damage': ['assurance sinistre'],
  véhicule: ['assurance sinistre', "plaques d'immatriculation"],
  'garagiste|garage': ['assurance expertise'],
  'colocataire|colocation|proprio|loueur|landlord|emménagement|studio|moisissure': ['état des lieux'],
  'humidité|parquet|carrelage': ['état des lieux'],
  peinture: ['état des lieux', 'travaux'],
  'avarie|entrepôt': ['travaux livraison affichage'],
  chauffeur: ['livraison', 'position salarié'],
  camion: ['livraison'],
  'plombier|maçon|électricien|couvreur|peintre|menuisier|carreleur|toiture': [
    'travaux',
    'responsabilité décennale',
  ],
  'radiateur|climatisation|clim': ["certificats d'économies d'énergie"],
  'mitoyen|nuisance': ["preuve état d'un mur"],
  'gendarme|gendarmerie|commissariat|médiation|conciliation|conciliateur': ['litige', 'cadre juridique'],
  contremaître: ['Gestionnaire'],

  // Account, cost, duration
  'payant|coût': ['quota contrat'],
  'résilier|résiliation': ['suspendre supprimer', 'quota contrat'],
  'éternel|indéfiniment|perpétuité': ['conservation gardé'],

  // Miscellaneous
  grossir: ['flash zoom'],
  blurry: ['bien cadrer', 'sujet net'],

  // A link or a request received
  'reçu lien': ['voit le destinataire', 'reçu un Certilink'],
  'lien terminé|fini': ['lien plus valable contactez'],
  'sans compte': ['ni de compte lien suffit', 'personne sans compte'],
  'without account': ['ni de compte lien suffit', 'personne sans compte'],
  'photos sans compte': [
    'personne sans compte prendre les photos',
    'ni de compte lien suffit',
    'personne extérieure doit envoyer des photos',
    'à quoi sert un Certilink',
  ],
  webcam: ['navigateur'],

  // Refusing to give a position, without a network
  'cellar|underground': ['sous-sol', 'sans réseau', 'en intérieur'],

  // Blurring
  'flouter visage|plaque|personne|photo|enfant': ['floute après coup'],
  brouiller: ['floute après coup'],

  // How long
  'données|infos|informations perso': ['données personnelles'],
  'delete|erase personal data': ['données personnelles supprimées', 'choisir la conservation purge'],

  // Courts
  'admissible|admissibility|recevabilité|admissibilité|irrecevable': [
    'cadre juridique',
    'preuve par tout moyen',
  ],
  'judge|lawsuit|courtroom': ['juge apprécie', 'cadre juridique'],
  'lawyer|attorney|greffier|greffe|procureur': ['juge', 'cadre juridique'],
  law: ['juridique'],
  'bailiff|notary|clerc|huissière': ['commissaire de justice'],
  'témoignage|témoigner': ['preuve par tout moyen'],

  // Employees
  boss: ['position salarié'],
  staff: ['salarié'],
  'syndical|syndicaliste': ['position salarié', 'données personnelles'],

  // Insurance claims, housing, parcels
  'infiltration|débordement|canalisation|explosion|séisme|sécheresse': ['assurance sinistre'],
  'flood|theft|burglary': ['assurance sinistre'],
  assu: ['assurance'],
  'lease|hlm': ['état des lieux'],
  'coursier|chronopost|emballage|parcel': ['travaux livraison affichage'],

  // Spelt as in a text message
  'pb|pbm|pblm': ['problème'],
  'tof|tofs|pic|pics': ['photo'],
  num: ['numéro'],

  // Places
  basement: ['sous-sol'],
  'tenant|appart': ['état des lieux'],

  // ━━ Words of administrators

  // /docs/admin/deeplink
  'universal link': ['liens universels'],
  'liste blanche': ['hôtes de retour'],
  csrf: ['valeur opaque retour'],
  gmao: ['logiciel métier', 'lien profond'],

  // /docs/admin/interface
  'espace admin|client': ['console'],
  'ordi|desktop': ['console navigateur'],
  firefox: ['navigateur'],
  "page d'accueil": ['tableau de bord'],
  'forfait|abonnement|tarif|facturation': ['quota contrat'],
  'réouvrir|réouverture': ['rouvre', 'dossier complémentaire'],
  'synthèse|récapitulatif': ['rapport'],
  'xls|xlsx': ['CSV', 'exporter'],
  'préférences|personnaliser': ['paramètres', 'réglages'],
  heif: ['HEIC'],
  mp4: ['formats acceptés', 'unsupported-media-type'],
  "nombre d'essais": ['échecs de connexion avant blocage'],
  'oidc|ldap': ['SSO'],

  // /docs/admin/reportId
  footer: ['pied de chaque page'],

  // /docs/admin/roles
  'agent terrain': ['Opérateur'],
  superviseur: ['Gestionnaire'],
  démission: ['suspendre supprimer'],
  prestataire: ['personne extérieure', 'sous-traitant'],

  // /docs/admin/trame_etape
  canevas: ['trame'],
  'changer trame': ['modifier une trame publiée'],

  // Accounts: arrivals
  'inviter collaborateur|collègue|salarié|utilisateur': ['inviter un utilisateur', 'changer le rôle'],
  'créer accès|utilisateur': ['inviter un utilisateur', 'changer le rôle'],
  'recrutement|recruter': ['inviter un utilisateur', 'changer le rôle'],
  embaucher: ['changer le rôle', 'inviter un utilisateur'],
  alternant: ['inviter un utilisateur', 'quatre rôles'],
  intérimaire: ['inviter un utilisateur', 'suspendre supprimer'],
  'relancer|renvoyer invitation': ['activer son compte invitation valable', 'invitation délai passé'],

  // Accounts: departures
  retraité: ['suspendre supprimer'],
  "combien|nombre d'administrateurs": ['dernier administrateur'],

  // Roles and rights
  'auditeur|inspecteur|contrôleur': ['Lecteur', 'personne extérieure doit voir un résultat'],
  'expert-comptable': ['Lecteur', 'quatre rôles', 'personne extérieure doit voir un résultat'],
  'qualiticien|secrétariat': ['Lecteur', 'Gestionnaire'],
  directeur: ['Lecteur', 'Administrateur'],
  dirigeant: ['Administrateur'],
  'consulter sans modifier': ['Lecteur consulte', 'quatre rôles'],
  'habilitations personnel': ['rôles et droits', 'quatre rôles', 'matrice des droits'],
  'qui peut': ['matrice des droits'],

  // Templates
  'grille contrôle|visite': ['créer une trame', 'trame étapes'],
  'activer formulaire|modèle|trame': ['publier une trame'],
  dépublier: ['archiver trame'],

  // Reports
  'rapport erreur|panne|planté|raté|échec': ['rapport échec relancé'],

  // Quota, settings, log
  solde: ['quota mensuel', 'quota contrat'],
  'coût|tarification|budget': ['quota contrat'],
  hébergement: ['exploitant sous-traitant', 'données personnelles'],
  'fait|touché|modifié|changé quoi': ['journal auteur action'],
  'autoriser hôte': ['hôtes de retour ajoute'],

  // Software of the company
  'passerelle|interconnexion|intégration|intégrer': ['logiciel métier', 'API'],
  'salesforce|odoo': ['logiciel métier', 'API'],
  'return url': ['retour vers votre logiciel', 'hôtes de retour', 'adresse de retour'],

  // French words that the pages do not have, and that the spelling correction takes for others (interne/internet…)
  'siège|collectivité|ministère|préfecture': ['organisation'],
  'référence interne': ['référence externe dossier'],
  'cheffe|adjoint': ['Gestionnaire'],
  stage: ['inviter un utilisateur', 'quatre rôles'],
  cabinet: ['personne extérieure'],
  grille: ['trame étapes'],
  entrepôt: ['livraison'],
  'copropriété|syndic': ['état des lieux', 'travaux livraison affichage'],
  'paiement|payer|virement|prélèvement|dépense|tva': ['quota contrat'],
  classeur: ['dossier'],
  usb: ["télécharger l'original", 'télécharger les fichiers'],
  cloud: ['conservation', 'exploitant'],
  lenteur: ['avant de signaler', 'signaler un problème'],
  logo: ['page de garde', 'ce que contient le PDF'],
  approuver: ['publier', 'clore'],
  'approuver trame': ['publier une trame'],
  scinder: ['certificat ne change pas de dossier'],
  scan: ['copie fiable', 'photographier document', 'bordereau numérisé', "dépôt par l'API"],
  'contrefaire|contrefaçon|imiter|maquillé': ['modification détectable', 'mise en scène'],
  menteur: ['vérité de la scène', 'mise en scène'],

  // Afterwards
  'ex-salarié|ex-employé': ['suspendre supprimer'],
  'récupérer dossier': ["purge ne s'annule pas", 'demander un rapport'],
  'lien consulté|ouvert': ["nombre d'ouvertures", 'share_token.accessed'],
  'vu lien': ["nombre d'ouvertures", 'share_token.accessed'],
  jurisprudence: ['cadre juridique', 'juge apprécie'],

  // Training of teams (not « formation » alone, which has the same stem as « format »)
  'former|formation équipe|personnel|salarié|utilisateur|opérateur|technicien': [
    'bien démarrer',
    'votre première photo',
    'choisir son parcours',
  ],
  'formateur|formatrice|autoformation|tutorat': ['bien démarrer', 'choisir son parcours'],
  'novice|beginner|training': ['bien démarrer', 'votre première photo'],
  exercice: ['SPÉCIMEN bac à sable', 'première photo essai'],

  // The right role
  'poseur|monteur|compagnon|manœuvre': ['Opérateur', 'salarié'],
  'directrice|pdg|dsi': ['Administrateur', 'quatre rôles'],
  'voir|accéder|consulter photos collègues': ['photos de ses collègues', 'deux rôles semblent convenir'],
  'parti|partir|départ concurrence|concurrent': ['suspendre supprimer'],
  'congédié|muté|mutation|décédé': ['suspendre supprimer'],

  // Storage, cancellation, retention, operator
  'espace|place occupée|saturée|manquante': ['espace insuffisant', 'espace libre'],
  'annulé|annulation automatique': ["annulé d'office"],
  'purge|purger données': ['choisir la conservation purge', 'données personnelles supprimées'],
  'fixé|décidé|imposé exploitant': ['qui règle quoi exploitant'],

  // From the software of the company
  'intranet|sharepoint': ['logiciel métier', 'lien profond depuis votre logiciel'],
  'bouton logiciel|intranet|site|outil|planning|agenda': ['lien profond depuis votre logiciel'],

  // An outside person
  'sous-traitant|prestataire|intérimaire|locataire photo': [
    'personne extérieure doit envoyer des photos',
    'à quoi sert un Certilink',
  ],

  // Trades
  'assistante|assistant': ['Gestionnaire', 'Lecteur'],

  // ━━ Words of developers

  // /docs/api/certilink
  'visio|téléexpertise': ['à quoi sert un Certilink'],
  'lien temporaire': ['Certilink', 'lien de partage'],
  'collecter photos': ['personne extérieure doit envoyer des photos', 'Certilink'],
  'prolonger lien': ['expiré nouveau Certilink', 'échéance expiresAt'],
  'deadline|expiration': ['échéance'],

  // /docs/api/API_CERTILINK_DOCUMENTATION
  hook: ['webhook'],
  ttl: ['échéance', 'expires_in'],

  // /docs/api/cases
  avenant: ['dossier complémentaire'],

  // /docs/api/create_certificate
  'importer fichier': ["dépôt par l'API", 'envoyer le fichier'],
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
  bouchon: ['bac à sable', 'contrat OpenAPI'],
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
  allowlist: ['hôtes de retour'],
  'not opening': ['lien profond marche pas', "application ne s'ouvre pas"],
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
  'make.com|integromat|ifttt|pipedream|workato|nocode|no-code|low-code': ['webhooks', 'logiciel métier'],
  'discord|mattermost|pagerduty': ['webhook prévenir'],
  'airtable|looker|metabase|datawarehouse': ['alimenter un logiciel utilisez API', 'exporter CSV'],
  'siem|splunk|datadog|elk|kibana|grafana': ['exporter le journal', 'journal auteur action'],
  'sharepoint|onedrive|dropbox|ftp|sftp': ['télécharger les fichiers', 'exporter'],
  'scim|provisioning|provisionner': ['inviter un utilisateur'],
  'hubspot|dynamics|netsuite|servicenow': ['logiciel métier', 'API'],
  'brancher|interconnecter|interopérabilité|middleware|etl|esb': ['logiciel métier', 'API'],

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
  'custom scheme': ['schéma propriétaire', 'cinq destinations adresses'],
  prorogation: ['échéance expiresAt'],
  'allonger|étendre lien|certilink': ['échéance expiresAt'],
  'intégrer|insérer|incorporer|afficher iframe|site': ['lecture publique'],
};

/** Words of the same meaning but with different stems: search takes each for the others. */
export const equivalentWords: readonly (readonly string[])[] = [
  ['photo', 'prise de vue'],
  ['légal', 'loi', 'juridique'],
  ['rejet', 'refus'],
  ['transmission', 'envoi'],
  ['conservation', 'durée de conservation'],
];
