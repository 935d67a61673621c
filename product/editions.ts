// The editions of the documentation, newest first: dated states of the whole site, which can be cited and verified.
// `npm run release` makes the archive of the newest one, and notes its sum here.

export type Edition = {
  /** ISO, YYYY-MM-DD. */
  readonly date: string;
  /** SHA-256 of the file SHA256SUMS in its archive. Absent until that is made: no edition can hold its own sum. */
  readonly sums?: string;
};

export const editions: readonly Edition[] = [
  // The next one comes here, without its sum.
  { date: '2026-11-18' },
];

/** Set by `npm run release` alone: the date of the edition that is built. */
export const EDITION_VARIABLE = 'DOCS_EDITION';

/** Older editions are in older commits: the sources as they stand are those of the newest one. */
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

/** The edition that this build is; undefined for a working one (« édition de travail »). */
export const editionOfBuild: Edition | undefined = readEdition(process.env, editions);
