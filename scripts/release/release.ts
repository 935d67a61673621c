// Makes an edition: everything that can be refused is refused before the build, which takes its time.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toldError } from '../../lib/toldError';
import type { Edition } from '../../product/editions';
import { frenchDate } from '../../product/format';
import { type About, hexOf, makeArchive, writeArchive } from './archive';
import { committed } from './commit';
import { editionToMake, LIST, withSums } from './list';

const FOLDER = 'releases';

export type Order = {
  /** The project's folder. */
  readonly root: string;
  readonly editions: readonly Edition[];
  /** The date that was typed, if one was. */
  readonly wanted?: string;
  readonly slug: string;
  readonly about: Omit<About, 'edition' | 'commit'>;
  /** Builds the site of the edition, and says in which folder. */
  readonly build: (edition: string) => string;
};

export type Released = ReturnType<typeof release>;

/** The folder that it returns is from the root. */
export function release({ root, editions, wanted, slug, about, build }: Order) {
  const commit = committed(root);
  const { date: edition } = editionToMake(editions, wanted);
  const folder = path.posix.join(FOLDER, edition);
  if (existsSync(path.join(root, folder)))
    throw toldError(
      `${folder}/ a déjà une archive de l'édition du ${frenchDate(edition)}, peut-être horodatée : déplacez ce dossier ou retirez-le, puis relancez la commande.`,
    );
  const archive = makeArchive(build(edition), slug, { ...about, edition, commit });
  writeArchive(archive, path.join(root, folder));
  const sums = hexOf(archive.sums);
  const list = path.join(root, LIST);
  writeFileSync(list, withSums(readFileSync(list, 'utf8'), edition, sums));
  return { edition, archive, folder, sums };
}
