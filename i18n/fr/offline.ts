// Reading without the network. `{size}` is what has to be downloaded, « 1,2 Mo ».

export const offlineTexts = {
  /** The box at the end of the first page of the documentation, and its button, in each state. */
  box: {
    title: 'Lire sans réseau',
    idle: {
      status:
        "Les pages que vous lisez s'ouvrent ensuite sans réseau. Vous pouvez aussi garder toutes les autres, et la recherche.",
      button: 'Garder tout le guide hors connexion ({size})',
    },
    running: {
      status: "Le guide s'enregistre sur cet appareil. Laissez cette page ouverte.",
      button: 'Enregistrement en cours…',
    },
    cut: {
      status:
        "L'enregistrement s'est arrêté avant la fin : une partie du guide manque encore sur cet appareil. Vérifiez le réseau, puis continuez.",
      button: 'Continuer',
    },
    kept: {
      status:
        'Le guide entier est gardé sur cet appareil. Il suit les nouvelles versions quand vous revenez avec du réseau.',
      button: 'Retirer',
    },
    progress: 'Part du guide déjà gardée',
  },
  /** In place of a page that is not kept on the device. */
  unread: {
    title: 'Hors connexion',
    message: "Vous êtes hors connexion, et cette page n'a pas encore été lue sur cet appareil.",
    retry: 'Réessayer',
    kept: 'Pages gardées sur cet appareil',
  },
};
