// The addresses that the last build found new: a build counts them, `npm run fix` adds them to the ledger.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LEDGER, linesOf, NEXT_LEDGER } from '../../lib/addresses';
import { deployFolder } from '../../lib/deployFolder';
import { SITE_FOLDER } from './siteFolders';

/** Undefined where there is no ledger, or no build since the ledger was updated. */
function readLists(project: string) {
  const ledger = path.join(project, LEDGER);
  const list = path.join(project, deployFolder(SITE_FOLDER), NEXT_LEDGER);
  if (!existsSync(ledger) || !existsSync(list)) return undefined;
  const text = readFileSync(list, 'utf8');
  const before = new Set(linesOf(readFileSync(ledger, 'utf8')));
  const after = new Set(linesOf(text));
  return { ledger, list, text, before, after };
}

export function countNewAddresses(project: string): number {
  const { before, after } = readLists(project) ?? {};
  return [...(after ?? [])].filter((address) => !before?.has(address)).length;
}

/** Returns what it did, for the user. */
export function recordAddresses(project: string): string[] {
  const lists = readLists(project);
  if (!lists) return [];
  const { ledger, list, text, before, after } = lists;
  if ([...before].some((address) => !after.has(address)))
    return [
      `${LEDGER} a changé depuis la dernière construction : relancez « npm run build », puis « npm run fix ».`,
    ];
  writeFileSync(ledger, text);
  // Otherwise an address that is then removed by hand would come back.
  rmSync(list);
  return [`${LEDGER} : à jour. Adresses nouvelles : ${after.size - before.size}.`];
}
