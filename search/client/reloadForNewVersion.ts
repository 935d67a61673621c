// A new version of the site has other files than the one that this page is of. Loaded again, the page finds them.
import { CORE_FILE } from '../shared/format';
import { addressOf } from './siteAddress';

const KEY = 'recherche-en-cours';
let isReloaded = false;

/** Nothing where the browser keeps nothing. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The question asked before the page was loaded again. */
export function takeKeptQuestion(): string | undefined {
  const kept = storage()?.getItem(KEY) ?? undefined;
  if (kept === undefined) return undefined;
  isReloaded = true;
  storage()?.removeItem(KEY);
  return kept;
}

/** Once only, and not without the network: then it is no matter of versions. Returns whether the page is reloading. */
export async function reloadForNewVersion(question: () => string): Promise<boolean> {
  const kept = storage();
  if (isReloaded || !kept) return false;
  try {
    if (!(await fetch(addressOf(CORE_FILE), { cache: 'no-cache' })).ok) return false;
    kept.setItem(KEY, question());
    isReloaded = true;
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}
