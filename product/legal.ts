// Legal wording: the phrases that promise too much, which checks/rules/legal-wording.ts refuses, and the legal note.

export type BannedWording = {
  readonly phrase: string;
  /** Finds the phrase and its inflected forms in running text. */
  readonly pattern: RegExp;
  readonly instead: string;
  readonly reason: string;
};

/** Whole words only; without `\b`, which takes an accented letter for the end of a word. */
export const wholeWords = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu');

const PROOF_INSTEAD = '« élément de preuve », « trace horodatée », « contribue à établir »';
const PROOF_REASON = 'Le juge apprécie librement un certificat, que la partie adverse peut combattre.';
const DATE_INSTEAD = "« présumée exacte jusqu'à preuve contraire » (horodatage qualifié seulement)";
const DATE_REASON =
  "Seul un horodatage qualifié donne une présomption d'exactitude, et elle se combat par la preuve contraire.";
const ADVICE_INSTEAD = '« demandez conseil à un professionnel du droit pour un litige »';
const ADVICE_REASON = "La portée d'un certificat dépend du litige et de l'appréciation du juge.";
const REPORT_REASON =
  "Le produit ne dresse pas de constat ; la profession d'huissier est devenue celle de commissaire de justice le 1er juillet 2022.";

export const bannedWordings: readonly BannedWording[] = [
  {
    phrase: 'preuve incontestable',
    pattern: wholeWords('incontestables?'),
    instead: PROOF_INSTEAD,
    reason: PROOF_REASON,
  },
  {
    phrase: 'irréfutable',
    pattern: wholeWords('irréfutables?'),
    instead: PROOF_INSTEAD,
    reason: PROOF_REASON,
  },
  {
    phrase: 'infalsifiable',
    pattern: wholeWords('infalsifiables?'),
    instead: PROOF_INSTEAD,
    reason: PROOF_REASON,
  },
  {
    phrase: 'date certaine garantie',
    pattern: wholeWords('dates? certaines?'),
    instead: DATE_INSTEAD,
    reason: DATE_REASON,
  },
  {
    phrase: 'fait foi',
    // Not « font foi », which the law says of the findings of a « commissaire de justice ».
    pattern: wholeWords('fait foi|faisant foi'),
    instead: DATE_INSTEAD,
    reason: DATE_REASON,
  },
  {
    phrase: 'impossible à modifier',
    pattern: wholeWords('impossibles? à modifier'),
    instead: '« toute modification est détectable »',
    reason: "L'empreinte révèle une modification ; elle ne l'empêche pas.",
  },
  {
    phrase: 'lieu certifié',
    pattern: wholeWords('lieux? certifiés?'),
    instead: "« position relevée par l'appareil (± 14 m) »",
    reason: "La position est calculée par l'appareil, avec un rayon d'incertitude, et peut être simulée.",
  },
  {
    phrase: "remplace l'huissier",
    pattern: wholeWords("remplace(?:nt)? (?:l'|un |le |les )?(?:huissiers?|commissaires? de justice)"),
    instead: '« peut compléter un constat »',
    reason: REPORT_REASON,
  },
  {
    phrase: 'huissier',
    pattern: wholeWords('huissi(?:er|ère)s?'),
    instead: '« commissaire de justice »',
    reason: REPORT_REASON,
  },
  {
    phrase: 'valeur légale',
    pattern: wholeWords('valeurs? légales?'),
    instead: ADVICE_INSTEAD,
    reason: ADVICE_REASON,
  },
  {
    phrase: 'opposable à tous',
    pattern: wholeWords('opposables? à tous'),
    instead: ADVICE_INSTEAD,
    reason: ADVICE_REASON,
  },
];

/** For the end of pages that say what a certificate is worth. */
export const legalNote =
  "Cette page décrit un fonctionnement technique. Elle n'est pas un conseil juridique : la portée d'un certificat dépend du litige et de l'appréciation du juge.";
