// A new version of the site has other files than the one that this page is of. Loaded again, the page finds them.
import { createStorageSlot } from '@docusaurus/theme-common';
import { CORE_FILE } from '../shared/format';
import { addressOf } from './siteAddress';

const slot = createStorageSlot('recherche-en-cours', { persistence: 'sessionStorage' });
let isReloaded = false;

/** The question asked before the page was loaded again. */
export function takeKeptQuestion(): string | null {
  const kept = slot.get();
  if (kept !== null) isReloaded = true;
  slot.del();
  return kept;
}

/** Once only, and not without the network: then it is no matter of versions. Returns whether the page is reloading. */
export async function reloadForNewVersion(question: () => string): Promise<boolean> {
  if (isReloaded) return false;
  const core = await fetch(addressOf(CORE_FILE), { cache: 'no-cache' }).catch(() => undefined);
  if (!core?.ok) return false;
  slot.set(question());
  // A browser that keeps nothing would load the page again and again.
  if (slot.get() === null) return false;
  isReloaded = true;
  window.location.reload();
  return true;
}
