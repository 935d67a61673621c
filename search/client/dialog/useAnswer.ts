import { startTransition, useEffect, useState } from 'react';
import type { Answer } from '../engine/engine';
import { ask, listen } from '../searchEngine';

/** `answer` is the last one that came: while another is awaited, it is that of a question before. */
export type Answered = { readonly answer?: Answer; readonly hasFailed?: boolean };

export function useAnswer(query: string): [answered: Answered, retry: () => void] {
  const [answered, setAnswered] = useState<Answered>({});
  useEffect(
    () =>
      listen((reply) => {
        // Results are drawn in pieces, between which the browser hands over the next key.
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
