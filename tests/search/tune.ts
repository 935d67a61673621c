// npm run search:tune: finds the numbers of search/shared/settings.ts again, from the questions of the read list.
// Each number in turn is made a little larger, then a little smaller; a change that answers more questions is kept. The
// order is drawn from a fixed seed, and nothing depends on time: every machine finds the same.
import { readFileSync, writeFileSync } from 'node:fs';
import { settings as ownSettings, type Settings } from '../../search/shared/settings';
import { type AskedQuestion, LISTS, readQuestions } from './questions';
import { searchedSite, siteIndex } from './site';

const FILE = 'search/shared/settings.ts';
const ROUNDS = 2;
const STEPS = [1.15, 0.87];
/** Two or three questions of the list: less is chance, and would not hold for other questions. */
const LEAST_GAIN = 0.0015;
/** Beyond these, a rule would no longer be what its comment says. */
const SMALLEST = 0.01;
const LARGEST = 8;

const index = siteIndex();

/** First place counts most, and each of the first ten a little; small, so that near misses break ties only. */
async function worthOf(settings: Settings, questions: readonly AskedQuestion[]): Promise<number> {
  const outcomes = await searchedSite(index, settings).outcomesOf(questions);
  const worth = outcomes.map(({ place }) =>
    place === Infinity ? 0 : 1 / (1 + 0.45 * place) + (place < 3 ? 0.5 : 0) + (place < 5 ? 0.25 : 0),
  );
  return worth.reduce((sum, one) => sum + one, 0) / questions.length;
}

/** The numbers of the table by name: `fields.heading`, `pageBonus`. */
type Numbers = ReadonlyMap<string, number>;

const numbersOf = (table: object, prefix = ''): [string, number][] =>
  Object.entries(table).flatMap(([name, value]): [string, number][] =>
    typeof value === 'number' ? [[prefix + name, value]] : numbersOf(value, `${prefix}${name}.`),
  );

const settingsOf = (numbers: Numbers): Settings => {
  const number = (name: string, otherwise: number): number => numbers.get(name) ?? otherwise;
  const filled = (table: object, prefix = ''): object =>
    Object.fromEntries(
      Object.entries(table).map(([name, value]) => [
        name,
        typeof value === 'number' ? number(prefix + name, value) : filled(value, `${prefix}${name}.`),
      ]),
    );
  return filled(ownSettings) as Settings;
};

function* shuffled(names: readonly string[]): Generator<string> {
  let seed = 1;
  const left = [...names];
  while (left.length > 0) {
    seed = (seed * 48_271) % 2_147_483_647;
    yield* left.splice(seed % left.length, 1);
  }
}

const rounded = (number: number): number =>
  Number(Math.min(LARGEST, Math.max(SMALLEST, number)).toPrecision(3));

async function tuned(questions: readonly AskedQuestion[]): Promise<Numbers> {
  let numbers: Numbers = new Map(numbersOf(ownSettings));
  let best = await worthOf(settingsOf(numbers), questions);
  const names = [...numbers.keys()];
  for (let round = 1; round <= ROUNDS; round++) {
    for (const name of shuffled(names)) {
      for (const step of STEPS) {
        const changed = new Map(numbers).set(name, rounded((numbers.get(name) ?? 0) * step));
        const worth = await worthOf(settingsOf(changed), questions);
        if (worth < best + LEAST_GAIN) continue;
        console.log(
          `${name} : ${numbers.get(name)} → ${changed.get(name)} (${best.toFixed(5)} → ${worth.toFixed(5)})`,
        );
        numbers = changed;
        best = worth;
        break;
      }
    }
  }
  return numbers;
}

/** Each number stands on a line of its own, in the order of the table. */
function written(source: string, numbers: Numbers): string {
  const values = [...numbers.values()];
  return source.replace(/^( +\w+: )[\d.]+,$/gm, (_, start: string) => `${start}${values.shift()},`);
}

async function main(): Promise<void> {
  const numbers = await tuned(readQuestions(LISTS.read));
  const before = readFileSync(FILE, 'utf8');
  const after = written(before, numbers);
  if (after === before) console.log('Aucun réglage ne répond mieux que ceux de la table.');
  else writeFileSync(FILE, after);
}

void main();
