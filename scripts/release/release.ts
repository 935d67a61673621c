// Makes an edition. Whatever can be refused is refused before the build, which takes minutes.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { errorWithoutStack } from '../../lib/errorWithoutStack';
import type { Edition } from '../../product/editions';
import { frenchDate } from '../../product/format';
import { type About, makeArchive, writeArchive } from './archive';
import { sha256Hex } from './timestampRequest';

const FOLDER = 'releases';
export const LIST = 'product/editions.ts';

function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/** Refuses files that differ from the commit: the edition could not be built again from it. */
function cleanCommit(root: string): string {
  const commit = git(root, 'rev-parse', '--verify', '--quiet', 'HEAD^{commit}')?.trim();
  const changes = git(root, 'status', '--porcelain', '--', '.');
  if (!commit || changes === undefined)
    throw errorWithoutStack(
      "Une édition porte le commit dont elle est faite, et il n'y en a pas ici. Installez Git s'il manque, puis lancez « git init », « git add --all » et « git commit » ; ou faites l'édition dans un clone du dépôt.",
    );
  // Pages show when they were last changed, which Git reads from the whole history.
  if (git(root, 'rev-parse', '--is-shallow-repository')?.trim() === 'true')
    throw errorWithoutStack(
      "Cette copie du dépôt n'a qu'une partie de son histoire, et les pages n'y auraient pas leur date. Lancez « git fetch --unshallow », puis relancez la commande.",
    );
  const lines = changes.split('\n').filter(Boolean);
  if (lines.length === 0) return commit;
  throw errorWithoutStack(
    [
      "Ces fichiers ne sont pas comme dans le dernier commit ; personne ne pourrait refaire l'édition à l'identique :",
      ...lines.map((line) => `- ${line.trim()}`),
      'Enregistrez-les (git add, git commit) ou mettez-les de côté (git stash --include-untracked), puis relancez la commande.',
    ].join('\n'),
  );
}

const HOW_TO_ADD = `Ajoutez une édition en tête de la liste de ${LIST}, par exemple { date: 'AAAA-MM-JJ' }, enregistrez ce changement (git commit), puis relancez la commande.`;

/** The newest one, since the sources are its own. `wanted` is the date that was typed, if any. */
export function editionToMake(list: readonly Edition[], wanted?: string): Edition {
  const [newest] = list;
  const found = wanted === undefined ? newest : list.find(({ date }) => date === wanted);
  if (!found)
    throw errorWithoutStack(
      wanted === undefined
        ? `La liste des éditions est vide. ${HOW_TO_ADD}`
        : `Aucune édition n'est datée « ${wanted} ». ${HOW_TO_ADD}`,
    );
  if (found.sums !== undefined)
    throw errorWithoutStack(
      `L'édition du ${frenchDate(found.date)} est déjà faite : ${LIST} a l'empreinte de sa liste. Pour en faire une autre : ${HOW_TO_ADD} Pour refaire celle-ci à l'identique, revenez au commit que donne son manifest.json (git checkout).`,
    );
  if (found !== newest)
    throw errorWithoutStack(
      `L'édition du ${frenchDate(found.date)} n'est plus la plus récente, et ses sources ne sont plus celles d'aujourd'hui : revenez à son commit (git checkout), ou retirez-la de ${LIST}.`,
    );
  return found;
}

/** Adds the hash of an edition to the source of the list. */
export function withArchiveHash(source: string, date: string, sums: string): string {
  // Skips comments.
  const entry = new RegExp(`^[^/*\\n]*\\bdate: *(['"])${date}\\1`, 'm');
  if (!entry.test(source))
    throw errorWithoutStack(`${LIST} : { date: '${date}' } est introuvable ; ajoutez-lui sums: '${sums}'.`);
  return source.replace(entry, `$&, sums: '${sums}'`);
}

export type Order = {
  readonly root: string;
  readonly editions: readonly Edition[];
  readonly wanted?: string;
  readonly slug: string;
  readonly about: Omit<About, 'edition' | 'commit'>;
  /** Builds the site of the edition and returns its folder. */
  readonly build: (edition: string) => string;
};

export type Released = ReturnType<typeof release>;

export function release({ root, editions, wanted, slug, about, build }: Order) {
  const commit = cleanCommit(root);
  const { date: edition } = editionToMake(editions, wanted);
  const folder = path.posix.join(FOLDER, edition);
  if (existsSync(path.join(root, folder)))
    throw errorWithoutStack(
      `${folder}/ a déjà une archive de l'édition du ${frenchDate(edition)}, peut-être horodatée : déplacez ce dossier ou retirez-le, puis relancez la commande.`,
    );
  const archive = makeArchive(build(edition), slug, { ...about, edition, commit });
  writeArchive(archive, path.join(root, folder));
  const sums = sha256Hex(archive.sums);
  const list = path.join(root, LIST);
  writeFileSync(list, withArchiveHash(readFileSync(list, 'utf8'), edition, sums));
  return { edition, archive, folder, sums };
}
