// The editions of the documentation, newest first: dated states of the whole site, which can be cited and verified.
// `npm run release` makes the archive of the newest one, and writes its hash here.

export type Edition = {
  /** ISO, YYYY-MM-DD. */
  readonly date: string;
  /** SHA-256 of the file SHA256SUMS in its archive. Absent until that is made: the archive contains this file. */
  readonly sums?: string;
};

export const editions: readonly Edition[] = [
  // Add the next one here, without its hash.
  { date: '2026-11-18' },
];

/** Set by `npm run release` alone: the date of the edition that is built. */
export const EDITION_VARIABLE = 'DOCS_EDITION';

/** Only the newest edition can be built: the sources of the others are in older commits. */
export function readEdition(
  variables: Readonly<Record<string, string | undefined>>,
  list: readonly Edition[],
): Edition | undefined {
  const date = variables[EDITION_VARIABLE]?.trim();
  if (!date) return undefined;
  const [newest] = list;
  if (newest?.date === date) return newest;
  const known = newest ? `la plus récente est celle du ${newest.date}` : 'la liste est vide';
  throw new Error(
    `La variable ${EDITION_VARIABLE} vaut « ${date} », qui n'est pas l'édition la plus récente de product/editions.ts (${known}). Retirez-la : seule la commande npm run release la règle.`,
  );
}

/** The edition that is built; undefined for a working one (« édition de travail »). */
export const editionOfBuild: Edition | undefined = readEdition(process.env, editions);
