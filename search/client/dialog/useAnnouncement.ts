import { useEffect, useState } from 'react';

/** Longer than between two letters: a screen reader says where the typing ended, not each step of it. */
const PAUSE_MS = 600;

/** Emptied at each letter, so that the same count is said again for another question. */
export function useAnnouncement(query: string, text: string): string {
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a letter begins the pause anew.
  useEffect(() => {
    setSaid('');
    const timer = setTimeout(() => setSaid(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, text]);
  return said;
}
