// The search of the site in memory, from the pages that the last build has indexed.
import { existsSync, readFileSync } from 'node:fs';
import { PAGES_FILE } from '../../search/build';
import { type Index, indexFiles } from '../../search/build/indexFiles';
import type { Page } from '../../search/build/sections';
import { SearchEngine } from '../../search/client/engine/engine';
import { CORE_FILE } from '../../search/shared/format';
import { settings as ownSettings, type Settings } from '../../search/shared/settings';
import { siteSearch } from '../../search.config';
import { type Addresses, type AskedQuestion, addressesIn, type Outcome, outcomeOf } from './questions';

export const siteIndex = (): Index => siteSearch.indexOf(readPages());

export function readPages(file = `.docusaurus/${PAGES_FILE}`): Page[] {
  if (!existsSync(file)) throw new Error(`${file} manque : lancez d'abord « npm run build ».`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

export type SearchedSite = {
  readonly addresses: Addresses;
  readonly outcomesOf: (questions: readonly AskedQuestion[]) => Promise<Outcome[]>;
};

/** What is written at build depends on these settings only: with others, the same files serve again. */
const keyOf = ({ fields, saturation }: Settings): string => JSON.stringify({ fields, saturation });
const written = new WeakMap<Index, Map<string, ReadonlyMap<string, string>>>();

function filesOf(index: Index, settings: Settings): ReadonlyMap<string, string> {
  const known = written.get(index) ?? new Map<string, ReadonlyMap<string, string>>();
  const files = known.get(keyOf(settings)) ?? indexFiles(index, { settings });
  written.set(index, known.set(keyOf(settings), files));
  return files;
}

/** The addresses of the results, as soon as the titles are there. */
const addressesFor = (engine: SearchEngine, query: string): Promise<string[]> =>
  new Promise((resolve) => {
    let isTold = false;
    void engine.ask(
      query,
      () => !isTold,
      ({ pages }) => {
        isTold = true;
        resolve(pages.flatMap(({ results }) => results.map(({ url }) => url)));
      },
    );
  });

export function searchedSite(index: Index, settings: Settings = ownSettings): SearchedSite {
  const files = filesOf(index, settings);
  const read = (name: string) => JSON.parse(files.get(name) ?? '');
  const engine = SearchEngine.open(read(CORE_FILE), async (name) => read(name), settings);
  const addresses = addressesIn(index.pages);
  return {
    addresses,
    async outcomesOf(questions) {
      const outcomes: Outcome[] = [];
      for (const asked of questions)
        outcomes.push(outcomeOf(asked, await addressesFor(engine, asked.question), addresses));
      return outcomes;
    },
  };
}
