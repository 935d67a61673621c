// The state machine of each object of the product: its states, in order, and what moves it from one to another.
// A trigger is Markdown: `code` between backticks, **« a label of a screen »** in bold guillemets.

type State<Value extends string = string> = {
  /** As the API writes it. */
  readonly value: Value;
  /** As the screens write it. */
  readonly label: string;
};

type Transition<Value extends string = string> = {
  /** null: the object is created. */
  readonly from: Value | null;
  readonly to: Value;
  /** null where the transition needs no explanation. */
  readonly trigger: string | null;
};

export type Machine<Value extends string = string> = {
  readonly id: string;
  /** The object, as the glossary names it. */
  readonly name: string;
  /** What creates the object. */
  readonly birth: 'Création' | 'Demande';
  readonly states: readonly State<Value>[];
  /** The schema of the API's contract that lists these states; null for an object that no operation shows. */
  readonly schema: string | null;
  /** The states that an object does not leave, except for a purge. */
  readonly final: readonly Value[];
  readonly transitions: readonly Transition<Value>[];
};

type MachineDefinition<Value extends string> = Omit<Machine, 'states' | 'final' | 'transitions'> & {
  readonly states: readonly State<Value>[];
  readonly final: readonly NoInfer<Value>[];
  readonly transitions: readonly Transition<NoInfer<Value>>[];
};

/** Infers the values from `states` only, so that a transition to an unknown state does not compile. */
export function defineMachine<const Value extends string>(
  definition: MachineDefinition<Value>,
): Machine<Value> {
  return definition;
}

export const machines = {
  certificat: defineMachine({
    id: 'certificat',
    name: 'Certificat',
    birth: 'Création',
    schema: 'CertificateStatus',
    states: [
      { value: 'pending', label: 'En cours de certification' },
      { value: 'certified', label: 'Certifié' },
      { value: 'failed', label: 'Échec' },
      { value: 'withdrawn', label: 'Retiré' },
      { value: 'purged', label: 'Purgé' },
    ],
    final: ['failed', 'withdrawn', 'purged'],
    transitions: [
      { from: null, to: 'pending', trigger: 'fichier reçu, empreinte concordante' },
      { from: 'pending', to: 'certified', trigger: "jeton d'horodatage et PDF obtenus" },
      {
        from: 'pending',
        to: 'failed',
        trigger:
          "`corrupt-file`, `integrity-check-failed`, ou `timestamp-unavailable` après le délai d'essai",
      },
      { from: 'certified', to: 'withdrawn', trigger: 'un Administrateur le retire, motif obligatoire' },
      { from: 'certified', to: 'purged', trigger: 'date `purgeAt` atteinte, avancée ou non' },
      { from: 'withdrawn', to: 'purged', trigger: 'date `purgeAt` atteinte, avancée ou non' },
      { from: 'failed', to: 'purged', trigger: 'date `purgeAt` atteinte, avancée ou non' },
    ],
  }),
  dossier: defineMachine({
    id: 'dossier',
    name: 'Dossier',
    birth: 'Création',
    schema: 'CaseStatus',
    states: [
      { value: 'open', label: 'Ouvert' },
      { value: 'closed', label: 'Clos' },
      { value: 'cancelled', label: 'Annulé' },
      { value: 'purged', label: 'Purgé' },
    ],
    final: ['closed', 'cancelled', 'purged'],
    transitions: [
      { from: null, to: 'open', trigger: 'application, console, API ou Certilink avec `newCase`' },
      { from: 'open', to: 'closed', trigger: 'clôture ; un dossier incomplet demande un motif' },
      {
        from: 'open',
        to: 'cancelled',
        trigger: "Gestionnaire ou Administrateur, ou d'office après une longue inactivité",
      },
      { from: 'closed', to: 'purged', trigger: 'date `purgeAt` atteinte, avancée ou non' },
      { from: 'cancelled', to: 'purged', trigger: 'date `purgeAt` atteinte, avancée ou non' },
    ],
  }),
  certilink: defineMachine({
    id: 'certilink',
    name: 'Certilink',
    birth: 'Création',
    schema: 'CertilinkStatus',
    states: [
      { value: 'active', label: 'Actif' },
      { value: 'opened', label: 'Consulté' },
      { value: 'completed', label: 'Terminé' },
      { value: 'expired', label: 'Expiré' },
      { value: 'revoked', label: 'Révoqué' },
    ],
    final: ['completed', 'expired', 'revoked'],
    transitions: [
      { from: null, to: 'active', trigger: null },
      { from: 'active', to: 'opened', trigger: 'première ouverture de la page par le destinataire' },
      {
        from: 'opened',
        to: 'completed',
        trigger: 'étapes obligatoires remplies et **« Envoyer et terminer »**',
      },
      { from: 'active', to: 'expired', trigger: '`expiresAt` dépassé' },
      { from: 'opened', to: 'expired', trigger: '`expiresAt` dépassé' },
      {
        from: 'active',
        to: 'revoked',
        trigger: "révocation, **« Ce n'est pas moi »**, ou dossier clos ou annulé",
      },
      {
        from: 'opened',
        to: 'revoked',
        trigger: "révocation, **« Ce n'est pas moi »**, ou dossier clos ou annulé",
      },
    ],
  }),
  jetonDePartage: defineMachine({
    id: 'jetonDePartage',
    name: 'Jeton de partage',
    birth: 'Création',
    schema: 'ShareTokenStatus',
    states: [
      { value: 'active', label: 'Actif' },
      { value: 'expired', label: 'Expiré' },
      { value: 'revoked', label: 'Révoqué' },
      { value: 'exhausted', label: 'Épuisé' },
    ],
    final: ['expired', 'revoked', 'exhausted'],
    transitions: [
      { from: null, to: 'active', trigger: null },
      { from: 'active', to: 'expired', trigger: 'échéance' },
      {
        from: 'active',
        to: 'revoked',
        trigger: 'révocation, retrait du certificat ou purge de la ressource',
      },
      { from: 'active', to: 'exhausted', trigger: '`accessCount` = `maxAccesses`' },
    ],
  }),
  rapport: defineMachine({
    id: 'rapport',
    name: 'Rapport',
    birth: 'Demande',
    schema: 'ReportStatus',
    states: [
      { value: 'queued', label: 'En file' },
      { value: 'processing', label: 'En préparation' },
      { value: 'ready', label: 'Prêt' },
      { value: 'failed', label: 'Échec' },
      { value: 'purged', label: 'Purgé' },
    ],
    final: ['failed', 'purged'],
    transitions: [
      { from: null, to: 'queued', trigger: null },
      { from: 'queued', to: 'processing', trigger: 'automatique' },
      { from: 'processing', to: 'ready', trigger: 'automatique' },
      {
        from: 'processing',
        to: 'failed',
        trigger: 'automatique, au plus tard après le délai de préparation',
      },
      {
        from: 'ready',
        to: 'purged',
        trigger: "purge du dossier, ou d'un certificat que le rapport imprime",
      },
      {
        from: 'failed',
        to: 'purged',
        trigger: "purge du dossier, ou d'un certificat que le rapport imprime",
      },
    ],
  }),
  trame: defineMachine({
    id: 'trame',
    name: 'Trame',
    birth: 'Création',
    schema: 'TemplateStatus',
    states: [
      { value: 'draft', label: 'Brouillon' },
      { value: 'published', label: 'Publiée' },
      { value: 'archived', label: 'Archivée' },
    ],
    final: [],
    transitions: [
      {
        from: null,
        to: 'draft',
        // A change to a published template makes a new draft; there is no transition from published to draft.
        trigger: 'Gestionnaire ou Administrateur ; aussi quand on modifie une trame publiée',
      },
      { from: 'draft', to: 'published', trigger: 'Administrateur' },
      { from: 'published', to: 'archived', trigger: 'Administrateur' },
    ],
  }),
  utilisateur: defineMachine({
    id: 'utilisateur',
    name: 'Utilisateur',
    birth: 'Création',
    schema: null,
    states: [
      { value: 'pending', label: 'Invité' },
      { value: 'active', label: 'Actif' },
      { value: 'suspended', label: 'Suspendu' },
      { value: 'deleted', label: 'Supprimé' },
    ],
    final: ['deleted'],
    transitions: [
      { from: null, to: 'pending', trigger: 'un Administrateur invite la personne' },
      {
        from: 'pending',
        to: 'active',
        trigger: 'compte activé (mot de passe choisi, ou première connexion SSO)',
      },
      { from: 'active', to: 'suspended', trigger: 'Administrateur' },
      { from: 'suspended', to: 'active', trigger: 'Administrateur' },
      { from: 'pending', to: 'deleted', trigger: "**« Annuler l'invitation »**" },
      { from: 'active', to: 'deleted', trigger: 'Administrateur' },
      { from: 'suspended', to: 'deleted', trigger: 'Administrateur' },
    ],
  }),
} as const satisfies Record<string, Machine>;

/** What the application shows for a photograph that is not sent yet; the API has no such states. */
export const localStatuses = ['À envoyer', 'Envoi en cours'] as const;
