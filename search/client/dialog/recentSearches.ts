// The last searches that were followed by a click or Enter, kept in localStorage.
import { createStorageSlot } from '@docusaurus/theme-common';

const MOST_KEPT = 5;
const slot = createStorageSlot('recherches-recentes');

export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MOST_KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(query: string): void {
  const others = recentSearches().filter((other) => other !== query);
  slot.set(JSON.stringify([query, ...others].slice(0, MOST_KEPT)));
}

/** Returns the searches that are left. */
export function forgetSearches(forgotten: readonly string[]): readonly string[] {
  const kept = recentSearches().filter((query) => !forgotten.includes(query));
  if (kept.length > 0) slot.set(JSON.stringify(kept));
  else slot.del();
  return kept;
}
