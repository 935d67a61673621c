// The constants of the ranking. `npm run search:tune` tunes them on the questions of tests/search/questions.tsv;
// `npm run search:measure` prints what each of them brings.

export type Field = keyof typeof settings.fields;

export const settings = {
  /** The weight of a word, by the field of the section that has it. */
  fields: {
    heading: 4.3,
    /** The titles over it: of its page, of the section around it. */
    above: 2.92,
    body: 1.6,
    /** Figures, code, and generated text. */
    aside: 0.36,
    /** The questions of readers. */
    questions: 1.8,
  },
  /** How fast the repetitions of a word stop counting (k1 of BM25). */
  saturation: 1.2,

  /** Above 1, a section that has half of the question scores less than half of one that has it all. */
  coveragePower: 1.26,
  /** For the sections of the page that answers best; less for other pages. */
  pageBonus: 0.3,
  /** For the opening of a page, which seldom answers a question of several words. */
  openingOfPage: 0.22,
  /** For a section with a readers' question that is like this one. */
  questionBonus: 1.35,

  /** Other terms for one word: its synonym, or the parts of a name, as `report` and `id` of `reportId`. */
  otherTerms: 0.73,
  /** A synonym of several words together. */
  synonymOfPhrase: 0.68,
  /** A word of a phrase that has a synonym. */
  wordInPhrase: 0.5,
  /** A completion of a word that is half typed. */
  completion: 0.63,

  /** The share of the best score of a page that another of its sections needs to be shown. */
  otherSectionOfPage: 0.816,
};
