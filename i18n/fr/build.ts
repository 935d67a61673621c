// Texts that the build writes into pages.

export const buildTexts = {
  /** The start of a table's label: « Tableau 2 : Rôles ». */
  table: 'Tableau',
  /** After « Your site did not load properly », which stays in English. */
  baseUrlBanner: {
    problem:
      "Le site ne s'est pas chargé correctement : ni ses scripts ni sa feuille de style ne sont arrivés.",
    remedy:
      'Vérifiez le réglage « baseUrl » (site.config.ts) : il vaut « {baseUrl} », et doit être le chemin sous lequel le site est publié.',
  },
  /** Where scripts have not loaded: buttons are hidden, and the menu of narrow screens is below the article. */
  missingScripts: {
    message: "La recherche et les boutons de cette page n'ont pas pu être chargés.",
    menu: 'Menu',
    retry: 'Réessayer',
  },
  /** A link, for readers who follow the old address of a section that is now on another page. */
  movedSection: 'Cette section est maintenant dans « {place} ».',
  /** In the PDF of the documentation (npm run pdf). */
  book: {
    title: 'Documentation',
    contents: 'Sommaire',
    edition: "Cette édition décrit l'application {application} et l'API {api}, du {date}.",
    upToDate: 'La documentation à jour :',
  },
};
