// What a reader who comes back is told of the pages that have changed meanwhile.

export const changesTexts = {
  /** Read aloud in place of a mark in the menu. */
  mark: 'modifiée depuis votre dernière visite',
};
