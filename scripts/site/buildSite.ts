// Docusaurus would empty the folder of the site first. This builds beside it, and replaces the site once the build is done:
// one that fails or is killed leaves the last site as it was.
import path from 'node:path';
import { runCLI } from '@docusaurus/core/lib';
import logger from '@docusaurus/logger';
import { prepareForHosting } from '../../deploy';
import { LEDGER } from '../../lib/addresses';
import { WHOLE_BUILD } from '../../plugins/unsupported-settings';
import { identity } from '../../product/identity';
import { countNewAddresses } from './keepAddresses';
import { nextOf, removeSite, restoreSite, SITE_FOLDER, takePlace } from './siteFolders';

const OPTION = '--out-dir';

/** `args` are those of `docusaurus build`. */
export async function buildSite(args: readonly string[]): Promise<void> {
  const words = args.flatMap((word) => (word.startsWith(`${OPTION}=`) ? word.split(/=(.*)/, 2) : [word]));
  const at = words.indexOf(OPTION);
  const [, folder = SITE_FOLDER] = at < 0 ? [] : words.splice(at, 2);
  const site = path.resolve(folder);
  const next = nextOf(site);

  restoreSite(site);
  // A build that was killed may have left it.
  removeSite(next);
  process.once('exit', () => removeSite(next));
  // Docusaurus exits with 0 when it is interrupted.
  process.exitCode = 1;
  process.env[WHOLE_BUILD] = 'true';
  await runCLI([process.execPath, 'docusaurus', 'build', ...words, OPTION, next]);
  await prepareForHosting(next, identity, path.basename(site));
  takePlace(site);
  const added = site === path.resolve(SITE_FOLDER) ? countNewAddresses(process.cwd()) : 0;
  if (added > 0)
    logger.info(
      `Adresses nouvelles : ${added}. « npm run fix » les note dans ${LEDGER}, à garder avec votre changement.`,
    );
  process.exitCode = 0;
  logger.success(`Le nouveau site est dans ${path.relative('', site)}/.`);
}
