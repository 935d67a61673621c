// The four roles and what each may do. A user has one role in an organisation; an API client has scopes, not a role.

export type RoleId = 'viewer' | 'operator' | 'manager' | 'admin';
/** `own`: only on the user's certificates, on the cases created by or assigned to them, and on the shares of these. */
type Grant = 'yes' | 'own' | 'no';

type Role = { readonly id: RoleId; readonly name: string; readonly summary: string };
type Permission = { readonly right: string; readonly grants: Readonly<Record<RoleId, Grant>> };

export const GRANT_WORDS: Readonly<Record<Grant, string>> = {
  yes: 'oui',
  own: 'les siens',
  no: 'non',
};

/** From the fewest rights to the most. */
export const roles: readonly Role[] = [
  {
    id: 'viewer',
    name: 'Lecteur',
    summary: 'Consulte les certificats et les dossiers dans la console et télécharge les rapports.',
  },
  {
    id: 'operator',
    name: 'Opérateur',
    summary:
      "Utilisateur de terrain : crée des certificats et des dossiers dans l'application, clôt et partage les siens.",
  },
  {
    id: 'manager',
    name: 'Gestionnaire',
    summary:
      'Suit tous les dossiers, crée les Certilinks, demande les rapports et prépare les trames en brouillon.',
  },
  {
    id: 'admin',
    name: 'Administrateur',
    summary:
      "A tous les droits : publie les trames, retire un certificat et règle l'organisation, ses utilisateurs et ses clients d'API.",
  },
];

const permission = (
  right: string,
  viewer: Grant,
  operator: Grant,
  manager: Grant,
  admin: Grant,
): Permission => ({
  right,
  grants: { viewer, operator, manager, admin },
});

/** Which tools each role opens: the table of roles names them. */
export const tools: readonly Permission[] = [
  permission('Application mobile', 'no', 'yes', 'yes', 'yes'),
  permission('Console', 'yes', 'no', 'yes', 'yes'),
];

export const permissions: readonly Permission[] = [
  ...tools,
  permission('Créer un certificat, un dossier', 'no', 'yes', 'yes', 'yes'),
  permission('Voir certificats et dossiers', 'yes', 'own', 'yes', 'yes'),
  permission('Clore un dossier complet', 'no', 'own', 'yes', 'yes'),
  permission('Clore un dossier incomplet (avec un motif), annuler', 'no', 'no', 'yes', 'yes'),
  permission('Partager et révoquer un partage', 'no', 'own', 'yes', 'yes'),
  permission('Créer ou révoquer un Certilink', 'no', 'no', 'yes', 'yes'),
  permission('Demander un rapport', 'no', 'no', 'yes', 'yes'),
  permission('Télécharger un rapport', 'yes', 'no', 'yes', 'yes'),
  permission('Lire un NIE en clair (inscrit au journal)', 'no', 'no', 'yes', 'yes'),
  permission('Préparer une trame (brouillon)', 'no', 'no', 'yes', 'yes'),
  permission('Publier, archiver une trame', 'no', 'no', 'no', 'yes'),
  permission('Assigner un dossier', 'no', 'no', 'yes', 'yes'),
  permission('Retirer un certificat, avancer une purge', 'no', 'no', 'no', 'yes'),
  permission("Utilisateurs, clients d'API, webhooks, journal, paramètres", 'no', 'no', 'no', 'yes'),
];
