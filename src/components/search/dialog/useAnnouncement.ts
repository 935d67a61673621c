import { useEffect, useState } from 'react';

/** Longer than between two letters: a screen reader says where the typing ended, not each step of it. */
const PAUSE_MS = 600;

export function useAnnouncement(text: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return said;
}
