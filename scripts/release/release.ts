// Makes an edition: everything that can be refused is refused before the build, which takes its time.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toldError } from '../../lib/toldError';
import type { Edition } from '../../product/editions';
import { frenchDate } from '../../product/format';
import { type About, hexOf, makeArchive, writeArchive } from './archive';

const FOLDER = 'releases';
export const LIST = 'product/editions.ts';
const SHOWN = 10;

function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/** The commit that the edition is made of: who has it can build the same site again. Refused where files are not as it has them. */
function committed(root: string): string {
  const commit = git(root, 'rev-parse', '--verify', '--quiet', 'HEAD^{commit}')?.trim();
  const changes = git(root, 'status', '--porcelain', '--', '.');
  if (!commit || changes === undefined)
    throw toldError(
      "Une édition porte le commit dont elle est faite, et il n'y en a pas ici. Installez Git s'il manque, puis lancez « git init », « git add --all » et « git commit » ; ou faites l'édition dans un clone du dépôt.",
    );
  // Pages say when they were last changed: a history that is cut short would tell other days.
  if (git(root, 'rev-parse', '--is-shallow-repository')?.trim() === 'true')
    throw toldError(
      "Cette copie du dépôt n'a qu'une partie de son histoire, et les pages n'y auraient pas leur date. Lancez « git fetch --unshallow », puis relancez la commande.",
    );
  const lines = changes.split('\n').filter(Boolean);
  if (lines.length === 0) return commit;
  const others = lines.length > SHOWN ? [`… et ${lines.length - SHOWN} autres`] : [];
  throw toldError(
    [
      "Ces fichiers ne sont pas comme dans le dernier commit ; personne ne pourrait refaire l'édition à l'identique :",
      ...[...lines.slice(0, SHOWN), ...others].map((line) => `- ${line.trim()}`),
      'Enregistrez-les (git add, git commit) ou mettez-les de côté (git stash --include-untracked), puis relancez la commande.',
    ].join('\n'),
  );
}

const HOW_TO_ADD = `Ajoutez une édition en tête de la liste de ${LIST}, par exemple { date: 'AAAA-MM-JJ' }, enregistrez ce changement (git commit), puis relancez la commande.`;

/** The newest, which is that of the sources as they stand. `wanted` is the date that was typed, if one was. */
export function editionToMake(list: readonly Edition[], wanted?: string): Edition {
  const [newest] = list;
  const found = wanted === undefined ? newest : list.find(({ date }) => date === wanted);
  if (!found)
    throw toldError(
      wanted === undefined
        ? `La liste des éditions est vide. ${HOW_TO_ADD}`
        : `Aucune édition n'est datée « ${wanted} ». ${HOW_TO_ADD}`,
    );
  if (found.sums !== undefined)
    throw toldError(
      `L'édition du ${frenchDate(found.date)} est déjà faite : ${LIST} a l'empreinte de sa liste. Pour en faire une autre : ${HOW_TO_ADD} Pour refaire celle-ci à l'identique, revenez au commit que donne son manifest.json (git checkout).`,
    );
  if (found !== newest)
    throw toldError(
      `L'édition du ${frenchDate(found.date)} n'est plus la plus récente, et ses sources ne sont plus celles d'aujourd'hui : revenez à son commit (git checkout), ou retirez-la de ${LIST}.`,
    );
  return found;
}

/** The source of the list, with the hash of one edition in its place. */
export function withSums(source: string, date: string, sums: string): string {
  // Not in a comment.
  const entry = new RegExp(`^[^/*\\n]*\\bdate: *(['"])${date}\\1`, 'm');
  if (!entry.test(source))
    throw toldError(`${LIST} : { date: '${date}' } est introuvable ; ajoutez-lui sums: '${sums}'.`);
  return source.replace(entry, `$&, sums: '${sums}'`);
}

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
