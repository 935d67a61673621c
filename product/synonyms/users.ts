// Words of those who use the application or read its certificates, for those of the pages: by page, then by subject.
import { identity } from '../identity';

export const wordsOfUsers: Readonly<Record<string, readonly string[]>> = {
  // /docs
  programmeur: ['développeurs'],
  acronyme: ['glossaire'],
  helpdesk: ['signaler un problème', 'être aidé'],

  // /docs/intro/
  émulateur: ["intégrité de l'appareil", 'position simulée'],
  md5: ['empreinte'],
  'photo déjà prise': ['import depuis la galerie'],
  trajet: ['suit pas en continu'],
  ordi: ['console', 'ordinateur'],
  'erp|crm': ['logiciel métier', 'API'],

  // /docs/intro/objectif: what a certificate establishes
  contentieux: ['litige', 'juge apprécie'],
  différend: ['litige'],
  trucage: ['mise en scène', 'modification détectable'],
  docusign: ['signer document consentement'],
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
  'ancien téléphone': ['prérequis minimum', 'changer de téléphone'],
  'gps précis': ['position exacte', 'meilleure position'],
  'ancienne version': ['mettre à jour version minimale'],
  'vider cache': ['désinstaller sans rien perdre'],

  // /docs/utilisateurs/certificats: list and details
  'photo disparue|perdue': ['retrouver photo liste', 'photos à envoyer appareil'],
  hd: ["télécharger l'original"],
  'récupérer photo': ["télécharger l'original"],
  whatsapp: ['copie compressée fichier différent', 'lien de partage message'],
  'signature pdf': ['cachet électronique PAdES'],

  // /docs/utilisateurs/certificats: sharing
  'lien public': ['lien de partage'],
  'date limite': ['date de fin expire', 'échéance'],

  // /docs/utilisateurs/certificats: verification
  powershell: ['ligne de commande', 'calcule un SHA-256'],
  faillite: [`vérifier sans ${identity.productName}`, 'vérifier sans le produit'],

  // /docs/utilisateurs/certificats: states, failure, withdrawal
  corbeille: ['reprendre photo détruite', 'certificat retiré'],

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
  'fermer|terminer|valider dossier': ['clore le dossier'],
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
  'vieux|vieil|vieille': ['ancien', 'prérequis minimum'],
  'dérobé|égaré|lost': ['perdu'],
  stolen: ['perdu', 'vol'],
  broken: ['photos non envoyées', 'problème'],
  'remplacer|acheter téléphone': ['changer de téléphone', 'désinstaller sans rien perdre'],
  'nouveau téléphone': ['désinstaller sans rien perdre', 'nouvel appareil'],
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
  chantier: ['dossier'],
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
  'truqué|falsifié': ['modification détectable'],
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
  'photos sans compte': ['personne sans compte prendre les photos', 'ni de compte lien suffit'],
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
};
