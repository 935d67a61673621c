import { startTransition, useEffect, useState } from 'react';
import type { Answer } from '../engine/engine';
import { ask, listen } from '../searchEngine';

/** The last answer that came, which may be that of an earlier question. */
export type Answered = { readonly answer?: Answer; readonly hasFailed?: boolean };

export function useAnswer(query: string): [answered: Answered, retry: () => void] {
  const [answered, setAnswered] = useState<Answered>({});
  useEffect(
    () =>
      listen((reply) => {
        // A transition, so that the browser can handle the next key before all results are rendered.
        if (reply.kind === 'answer') startTransition(() => setAnswered({ answer: reply.answer }));
        if (reply.kind === 'failure') setAnswered({ hasFailed: true });
      }),
    [],
  );
  useEffect(() => {
    if (query) void ask(query);
    else setAnswered({});
  }, [query]);
  const retry = (): void => {
    setAnswered((last) => (last.hasFailed ? {} : last));
    void ask(query);
  };
  return [answered, retry];
}

/** Longer than between two letters, so that a screen reader announces the last count only. */
const PAUSE_MS = 600;

/** Emptied at each letter, so that the same count is announced again for another question. */
export function useAnnouncement(query: string, text: string): string {
  const [announced, setAnnounced] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter starts the pause again.
  useEffect(() => {
    setAnnounced('');
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, text]);
  return announced;
}
