import { useCallback, useEffect, useState } from 'react';
import { type Answered, load } from '../engine';

type Search = (query: string) => Answered;

export type Engine =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly search: Search }
  | { readonly state: 'failed'; readonly retry: () => void };

export function useEngine(): Engine {
  const [engine, setEngine] = useState<Engine>({ state: 'loading' });
  const start = useCallback(() => {
    setEngine({ state: 'loading' });
    load().then(
      (search) => setEngine({ state: 'ready', search }),
      () => setEngine({ state: 'failed', retry: start }),
    );
  }, []);
  useEffect(start, [start]);
  return engine;
}
