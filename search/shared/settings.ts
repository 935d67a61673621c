// Every constant of the ranking, in one table. `npm run search:tune` finds the numbers again from the questions of
// tests/search/questions.tsv; `npm run search:measure` says what each rule brings.

export type Field = keyof typeof settings.fields;

export const settings = {
  /** How much a word counts, by where a section has it. */
  fields: {
    heading: 4.3,
    /** The titles over it: of its page, of the section that it is in. */
    above: 2.92,
    body: 1.6,
    /** Figures, code, and text that is generated: many words, which answer few questions. */
    aside: 0.36,
    /** How readers ask for the section. */
    questions: 1.8,
  },
  /** How fast a word said again stops counting (BM25's k1). */
  saturation: 1.2,

  /** A section that has half of what is asked is worth less than half of one that has it all. */
  coveragePower: 1.26,
  /** A page that answers well lends weight to its sections. */
  pageBonus: 0.3,
  /** Several words are answered by a section of a page, seldom by its opening. */
  openingOfPage: 0.22,
  /** Readers are known to ask for the section so. */
  questionBonus: 1.35,

  /** Our word for one that no page has. */
  synonymOfUnknown: 0.81,
  /** Our word for one that pages have too. */
  synonymOfKnown: 0.73,
  /** Ours for several of theirs together. */
  synonymOfPhrase: 0.68,
  /** A word, where several have a meaning together. */
  wordInPhrase: 0.5,

  /** A word half typed. */
  completion: 0.63,
  /** The parts of a name: `report` and `id` of `reportId`. */
  partsOfName: 0.58,
  /** A word with a typing mistake. */
  typo: 0.95,

  /** A page shows another section if it is worth that share of its best. */
  otherSectionOfPage: 0.816,
};
