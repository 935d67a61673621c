// A page that was opened before a new version of the site was published asks for files that are gone: it is reloaded.
import { createStorageSlot } from '@docusaurus/theme-common';
import { CORE_FILE } from '../shared/format';
import { addressOf } from './siteAddress';

const slot = createStorageSlot('recherche-en-cours', { persistence: 'sessionStorage' });
let isReloaded = false;

/** Returns the question that was asked before the reload. */
export function takeKeptQuestion(): string | null {
  const kept = slot.get();
  if (kept !== null) isReloaded = true;
  slot.del();
  return kept;
}

/** Reloads at most once, and not when the network fails. Returns whether the page is reloading. */
export async function reloadForNewVersion(question: () => string): Promise<boolean> {
  if (isReloaded) return false;
  const core = await fetch(addressOf(CORE_FILE), { cache: 'no-cache' }).catch(() => undefined);
  if (!core?.ok) return false;
  slot.set(question());
  // Without storage, the page would reload again and again.
  if (slot.get() === null) return false;
  isReloaded = true;
  window.location.reload();
  return true;
}
