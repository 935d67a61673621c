// Replaces the folder of the site and that of its rules together.
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { deployFolder } from '../../lib/deployFolder';

/** Unless `--out-dir` names another. */
export const SITE_FOLDER = 'build';

const PARTS = [(site: string): string => site, deployFolder];

export function removeSite(site: string): void {
  for (const part of PARTS) rmSync(part(site), { recursive: true, force: true });
}

function moveSite(from: string, to: string): void {
  for (const part of PARTS) {
    if (!existsSync(part(from))) continue;
    rmSync(part(to), { recursive: true, force: true });
    renameSync(part(from), part(to));
  }
}

/** On the same disk, so that folders can be renamed. */
const beside = (site: string, name: string): string =>
  path.join(path.dirname(site), `.${path.basename(site)}-${name}`);

export const nextOf = (site: string): string => beside(site, 'next');
const formerOf = (site: string): string => beside(site, 'former');

/** Restores the former site where the last build was killed between two renames. */
export function restoreSite(site: string): void {
  if (!PARTS.every((part) => existsSync(part(site)))) moveSite(formerOf(site), site);
}

export function takePlace(site: string): void {
  removeSite(formerOf(site));
  moveSite(site, formerOf(site));
  moveSite(nextOf(site), site);
  removeSite(formerOf(site));
}
