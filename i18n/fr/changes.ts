// For readers who come back: the pages that have changed since their last visit.

export const changesTexts = {
  /** Read by screen readers in place of a mark in the menu. */
  mark: 'modifiée depuis votre dernière visite',
};
