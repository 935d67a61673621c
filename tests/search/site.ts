// The search of the site in memory, from the pages that the last build has indexed.
import { existsSync, readFileSync } from 'node:fs';
import { PAGES_FILE } from '../../search/build';
import { type Index, indexFiles } from '../../search/build/indexFiles';
import type { Page } from '../../search/build/sections';
import { SearchEngine } from '../../search/client/engine/engine';
import { CORE_FILE } from '../../search/shared/format';
import { settings } from '../../search/shared/settings';
import { siteSearch } from '../../search.config';
import { type AskedQuestion, addressesIn, type Outcome, outcomeOf } from './questions';

export function readPages(file = `.docusaurus/${PAGES_FILE}`): Page[] {
  if (!existsSync(file)) throw new Error(`${file} manque : lancez d'abord « npm run build ».`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

export const siteIndex = (): Index => siteSearch.indexOf(readPages());

/** The addresses of the first answer, which has titles only. */
const addressesFor = (engine: SearchEngine, query: string): Promise<string[]> =>
  new Promise((resolve) => {
    void engine.ask(query, ({ pages }) =>
      resolve(pages.flatMap(({ results }) => results.map(({ url }) => url))),
    );
  });

/** Searches with the present settings, which can be changed in place. */
export function searchedSite(index: Index) {
  const files = indexFiles(index);
  const read = (name: string) => JSON.parse(files.get(name) ?? '');
  const engine = new SearchEngine(read(CORE_FILE), async (name) => read(name));
  const addresses = addressesIn(index.pages);
  return {
    addresses,
    async outcomesOf(questions: readonly AskedQuestion[]): Promise<Outcome[]> {
      const outcomes: Outcome[] = [];
      for (const asked of questions) {
        outcomes.push(outcomeOf(asked, await addressesFor(engine, asked.question), addresses));
      }
      return outcomes;
    },
  };
}

/** A number of the settings, which can be changed in place. */
export type Setting = { readonly name: string; get(): number; set(value: number): void };

const settingsIn = (table: object, prefix = ''): Setting[] =>
  Object.entries(table).flatMap(([key, value]) => {
    if (typeof value === 'object') return settingsIn(value, `${key}.`);
    const get = (): number => Reflect.get(table, key);
    return [{ name: `${prefix}${key}`, get, set: (changed) => void Reflect.set(table, key, changed) }];
  });

/** In the order of the file. */
export const allSettings: readonly Setting[] = settingsIn(settings);
