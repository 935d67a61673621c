// Notices over the page: a page that does not load, a button that failed.

export const notices = {
  late: 'La page demandée tarde à venir.',
  offline: 'Vous êtes hors ligne, ou le site ne répond pas. La page viendra au retour du réseau.',
  copyRefused: 'Votre navigateur a refusé la copie. Le code est sélectionné : copiez-le vous-même.',
  copyFailed: "La copie n'a pas réussi : votre navigateur l'a refusée, ou le réseau manque.",
  sampleMissing: "L'exemple n'a pas pu être chargé : le réseau manque, ou le site ne répond pas.",
  retry: 'Réessayer',
};
