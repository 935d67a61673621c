// Search in the browser. Import it on the first sign that somebody will search, never before.
import { type Answered, answer } from './answer';
import { buildCorpus, type Corpus } from './corpus';

export type { Answered, PageResults, Result } from './answer';
export type { Marked } from './excerpt';

let corpus: Promise<Corpus> | undefined;

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function fetchCorpus(): Promise<Corpus> {
  const { default: data } = await import(
    /* webpackChunkName: "search-sections" */ '@generated/search/default/sections.json'
  );
  const built = await buildCorpus(data, breathe);
  // A question nobody asked, with a fault in it: the first letter typed finds everything warm.
  answer(built, 'premiere qestion');
  return built;
}

/** Fetches and reads the sections, once; after a failure (no network) the next call tries again. */
export async function load(): Promise<(query: string) => Answered> {
  corpus ??= fetchCorpus();
  try {
    const loaded = await corpus;
    return (query) => answer(loaded, query);
  } catch (failure) {
    corpus = undefined;
    throw failure;
  }
}
