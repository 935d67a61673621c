// The texts of the search dialog. plugins/interface-texts adds the French typography.

/** The audience shown in results, by folder of docs/. */
export const audiences = {
  '': 'Introduction',
  utilisateurs: 'Utilisateurs',
  admin: 'Administrateurs',
  api: 'API',
  aide: 'Aide',
};

export const searchTexts = {
  title: 'Rechercher dans la documentation',
  placeholder: "Un mot, une question, un code d'erreur",
  close: 'Fermer',
  results: 'Résultats',
  loading: 'Chargement…',
  failed: "La recherche n'a pas pu être chargée.",
  incomplete: "Une partie de l'index n'est pas arrivée : il y a peut-être de meilleurs résultats.",
  retry: 'Réessayer',
  hint: "Tapez comme cela vous vient : les accents, les fautes et l'ordre des mots comptent peu. Un message copié de l'écran ou un nom de champ convient aussi.",
  count: { none: 'Aucun résultat', one: '1 résultat', many: '{count} résultats' },
  recent: {
    title: 'Recherches récentes',
    forget: 'Oublier « {query} »',
    forgetAll: 'Tout effacer',
  },
  nothing: {
    title: 'Aucun résultat pour « {query} »',
    nearest: 'Essayez plutôt :',
    otherwise: 'Ou continuez par :',
    documentation: 'Toute la documentation',
    report: 'Signaler un problème',
  },
  keys: {
    choose: 'choisir',
    open: 'ouvrir',
    leave: 'effacer, puis fermer',
    escapeKey: 'Échap',
    enterKey: 'Entrée',
    slash: 'La touche / ouvre la recherche',
  },
};
