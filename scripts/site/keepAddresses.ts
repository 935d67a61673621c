// Ends a build: what it publishes for the first time is promised from now on.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LEDGER, linesOf, NEXT_LEDGER } from '../../lib/addresses';
import { deployFolder } from '../../lib/deployFolder';

/**
 * Says how many addresses are new. Only the site of the project itself, built in its own folder, promises any: what is built
 * elsewhere is a try, and the ledger of another site has others.
 */
export function keepAddresses(site: string, project: string): number {
  const [ledger, next] = [path.join(project, LEDGER), path.join(deployFolder(site), NEXT_LEDGER)];
  if (path.dirname(site) !== project || !existsSync(ledger) || !existsSync(next)) return 0;
  const text = readFileSync(next, 'utf8');
  const [before, after] = [linesOf(readFileSync(ledger, 'utf8')), new Set(linesOf(text))];
  if (before.some((address) => !after.has(address))) return 0;
  writeFileSync(ledger, text);
  return after.size - new Set(before).size;
}
