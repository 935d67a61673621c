// The commit that an edition is made of: who has it can build the same site again.
import { spawnSync } from 'node:child_process';
import { toldError } from '../../lib/toldError';

const SHOWN = 10;

function git(root: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}

/** Refuses where there is none, and where files are not as it has them. */
export function committed(root: string): string {
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
