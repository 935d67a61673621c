// Texts that only the build needs: it writes them into the pages, and the browser does not look them up.

export const buildTexts = {
  /** The start of a table's label: « Tableau 2 : Rôles ». */
  table: 'Tableau',
  /** Follows « Your site did not load properly », which the specification asks for in English. */
  baseUrlBanner: {
    problem:
      "Le site ne s'est pas chargé correctement : ni ses scripts ni sa feuille de style ne sont arrivés.",
    remedy:
      'Vérifiez le réglage « baseUrl » (site.config.ts) : il vaut « {baseUrl} », et doit être le chemin sous lequel le site est publié.',
  },
  /** Where scripts have not come, buttons are hidden, and the menu of narrow screens is below the article. */
  missingScripts: {
    message: "La recherche et les boutons de cette page n'ont pas pu être chargés.",
    menu: 'Menu',
    retry: 'Réessayer',
  },
  /** For readers who follow the old address of a section that is on another page since: a link, with both titles. */
  movedSection: 'Cette section est maintenant dans « {place} ».',
  /** In the PDF of the documentation (npm run pdf). */
  book: {
    title: 'Documentation',
    contents: 'Sommaire',
    edition: "Cette édition décrit l'application {application} et l'API {api}, du {date}.",
    upToDate: 'La documentation à jour :',
  },
};
