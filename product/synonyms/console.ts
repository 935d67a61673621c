// Words of administrators for those of the pages: by page, then by subject.

export const wordsOfAdministrators: Readonly<Record<string, readonly string[]>> = {
  // /docs/admin/deeplink
  'universal link': ['liens universels', 'lien profond'],
  'liste blanche': ['hôtes de retour'],
  csrf: ['valeur opaque retour'],
  gmao: ['logiciel métier', 'lien profond'],

  // /docs/admin/interface
  'espace admin|client': ['console'],
  'ordi|desktop': ['console navigateur'],
  firefox: ['navigateur'],
  boîte: ['organisation'],
  "page d'accueil": ['tableau de bord'],
  'forfait|abonnement|tarif|facturation': ['quota contrat'],
  'fermer|terminer|valider dossier': ['clore un dossier'],
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
  'inviter collaborateur|collègue|salarié|utilisateur': [
    'crée le compte nouvel utilisateur',
    'donner ou changer un rôle',
  ],
  'créer accès|utilisateur': ['crée le compte nouvel utilisateur', 'donner ou changer un rôle'],
  'recrutement|recruter': ['crée le compte nouvel utilisateur', 'donner ou changer un rôle'],
  embaucher: ['donner ou changer un rôle', 'crée le compte nouvel utilisateur'],
  alternant: ['crée le compte nouvel utilisateur', 'quatre rôles'],
  intérimaire: ['crée le compte nouvel utilisateur', 'suspendre supprimer'],
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
  'fait quoi': ['journal auteur action'],
  'autoriser hôte': ['hôtes de retour ajoute'],

  // Software of the company
  'passerelle|interconnexion|intégration|intégrer': ['relie un logiciel métier', 'API'],
  'salesforce|odoo': ['logiciel métier', 'API'],
  'return url': ['retour vers votre logiciel', 'hôtes de retour'],

  // French words that the pages do not have, and that the spelling correction takes for others (interne/internet…)
  'siège|collectivité|ministère|préfecture': ['organisation'],
  'référence interne': ['référence externe dossier'],
  'cheffe|adjoint': ['Gestionnaire'],
  stage: ['crée le compte nouvel utilisateur', 'quatre rôles'],
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
  scan: ['copie fiable', 'photographier document'],
  'contrefaire|contrefaçon|imiter|maquillé': ['modification détectable', 'mise en scène'],
  menteur: ['vérité de la scène', 'mise en scène'],

  // Afterwards
  'ex-salarié|ex-employé': ['suspendre supprimer'],
  'récupérer dossier': ["purge ne s'annule pas", 'demander un rapport'],
  'lien consulté|ouvert': ["nombre d'ouvertures", 'share_token.accessed'],
  'vu lien': ["nombre d'ouvertures", 'share_token.accessed'],
  jurisprudence: ['cadre juridique', 'juge apprécie'],
  'photos sans compte': ['personne extérieure doit envoyer des photos', 'à quoi sert un Certilink'],

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
  'voir|accéder|consulter photos collègues': ['photos de ses collègues', 'cas qui font hésiter'],
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
};
