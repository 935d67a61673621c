// The last searches that led somewhere, on the reader's own device only.
import { createStorageSlot } from '@docusaurus/theme-common';
import { useMemo, useState } from 'react';

const MOST_KEPT = 5;
const slot = createStorageSlot('recherches-recentes');

/** Whoever can write there may have written anything. */
function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, MOST_KEPT) : [];
  } catch {
    return [];
  }
}

function write(queries: readonly string[]): void {
  if (queries.length > 0) slot.set(JSON.stringify(queries));
  else slot.del();
}

export function remember(query: string): void {
  write([query, ...read().filter((other) => other !== query)].slice(0, MOST_KEPT));
}

export type RecentSearches = {
  readonly queries: readonly string[];
  readonly forget: (some: readonly string[]) => void;
};

export function useRecentSearches(): RecentSearches {
  const [queries, setQueries] = useState(read);
  return useMemo(
    () => ({
      queries,
      forget(some) {
        const kept = read().filter((query) => !some.includes(query));
        write(kept);
        setQueries(kept);
      },
    }),
    [queries],
  );
}
