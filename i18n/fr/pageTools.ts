// The head and the foot of each page: copies of it, its date, its reference, and how to report an error.

export const pageToolTexts = {
  menu: 'Cette page',
  copy: 'Copier la page',
  copied: 'Page copiée',
  markdown: 'Voir en Markdown',
  cite: 'Citer cette page',
  report: 'Signaler une erreur dans cette page',
  updated: 'Dernière mise à jour le',
  edit: 'Modifier cette page',
  edition: 'Édition du {date}',
  /** For a build that is not a published edition. */
  draft: 'Édition de travail',
  draftAfter: "Édition de travail, postérieure à l'édition du {date}",
  hash: 'Empreinte SHA-256 de la page',
  reference: '« {title} », {site}, {edition}{updated}, {address}, SHA-256 {hash}',
  referenceUpdated: ', page mise à jour le {date}',
  copyReference: 'Copier la référence',
  referenceCopied: 'Référence copiée',
  howToCheck: "L'empreinte est celle de la copie de la page en Markdown, que {command} recalcule.",
  mail: {
    subject: 'Erreur dans « {title} »',
    body: 'Page : {address}\nSection : {section}\nDocumentation : {edition}\nEmpreinte : {hash}\n\nErreur relevée :\n',
    /** In place of the section, where it is not known. */
    wholePage: 'toute la page',
  },
  /** At the end of the page of versions, for readers who come back. */
  changes: {
    title: 'Ce qui a changé pour vous',
    some: 'Ces pages ont changé depuis votre visite du {date} :',
    none: "Aucune page n'a changé depuis votre visite du {date}.",
    kept: 'Cette liste se calcule dans votre navigateur, qui garde seul la date de vos visites.',
  },
  lists: {
    intro:
      'Documentation en français. Chaque page existe aussi en Markdown : les liens ci-dessous y mènent. Tout le texte est dans {full}.',
    other: 'Autres pages',
  },
};
