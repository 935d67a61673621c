import { startTransition, useEffect, useState } from 'react';
import type { Answer } from '../engine/engine';
import { ask, listen } from '../searchEngine';

export type Answered = {
  /** The last one that came: while another is awaited, it is that of a question before. */
  readonly answer: Answer | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

type State = { readonly answer?: Answer; readonly hasFailed?: boolean };

export function useAnswer(query: string): Answered {
  const [{ answer, hasFailed = false }, setState] = useState<State>({});
  useEffect(
    () =>
      listen((reply) => {
        // Results are drawn in pieces, between which the browser hands over the next key.
        if (reply.kind === 'answer') startTransition(() => setState({ answer: reply.answer }));
        if (reply.kind === 'failure') setState({ hasFailed: true });
      }),
    [],
  );
  useEffect(() => {
    if (query) void ask(query);
    else setState({});
  }, [query]);
  return {
    answer,
    hasFailed,
    retry: () => {
      if (hasFailed) setState({});
      void ask(query);
    },
  };
}
