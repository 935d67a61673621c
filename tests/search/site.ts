// The search of the site in memory, from the pages that the last build has indexed.
import { existsSync, readFileSync } from 'node:fs';
import { PAGES_FILE } from '../../search/build';
import { type Index, indexFiles } from '../../search/build/indexFiles';
import type { Page } from '../../search/build/sections';
import { SearchEngine } from '../../search/client/engine/engine';
import { CORE_FILE } from '../../search/shared/format';
import { type Field, settings } from '../../search/shared/settings';
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

/** The addresses of the results, as soon as the titles are there. */
const addressesFor = (engine: SearchEngine, query: string): Promise<string[]> =>
  new Promise((resolve) => {
    void engine.ask(query, ({ pages }) =>
      resolve(pages.flatMap(({ results }) => results.map(({ url }) => url))),
    );
  });

/** With the settings of the moment, which measures and tuning change in place. */
export function searchedSite(index: Index): SearchedSite {
  const files = indexFiles(index);
  const read = (name: string) => JSON.parse(files.get(name) ?? '');
  const engine = new SearchEngine(read(CORE_FILE), async (name) => read(name));
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

/** A number of the settings, which can be changed in place. */
export type Setting = { readonly name: string; get(): number; set(value: number): void };

const settingIn = <Key extends string>(table: Record<Key, number>, key: Key, name: string): Setting => ({
  name,
  get: () => table[key],
  set: (value) => {
    table[key] = value;
  },
});

const { fields, ...rules } = settings;

/** In the order of the table. */
export const allSettings: readonly Setting[] = [
  ...(Object.keys(fields) as Field[]).map((key) => settingIn(settings.fields, key, `fields.${key}`)),
  ...(Object.keys(rules) as (keyof typeof rules)[]).map((key) => settingIn(settings, key, key)),
];
