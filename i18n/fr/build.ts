// Texts that the build writes into pages by itself: the browser's dictionary does not need them.

export const buildTexts = {
  /** Names the frame of a table: « Tableau 2 : Rôles ». */
  table: 'Tableau',
  /** After « Your site did not load properly », which the specification words. */
  baseUrlBanner: {
    what: "Le site ne s'est pas chargé correctement : ni ses scripts ni sa feuille de style ne sont arrivés.",
    mend: 'Vérifiez le réglage « baseUrl » (docusaurus.config.ts) : il vaut « {baseUrl} », et doit être le chemin sous lequel le site est publié.',
  },
};
