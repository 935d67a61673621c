// npm run search:tune: finds the numbers of search/shared/settings.ts again, from the questions of the read list.
// Each number in turn is made a little larger, then a little smaller; a change that answers more questions is kept. The
// order is drawn from a fixed seed, and nothing depends on time: every machine finds the same.
import { readFileSync, writeFileSync } from 'node:fs';
import { type AskedQuestion, LISTS, readQuestions } from './questions';
import { allSettings, type Setting, searchedSite, siteIndex } from './site';

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
async function worthOf(questions: readonly AskedQuestion[]): Promise<number> {
  const outcomes = await searchedSite(index).outcomesOf(questions);
  const worth = outcomes.map(({ place }) =>
    place === Infinity ? 0 : 1 / (1 + 0.45 * place) + (place < 3 ? 0.5 : 0) + (place < 5 ? 0.25 : 0),
  );
  return worth.reduce((sum, one) => sum + one, 0) / questions.length;
}

function* shuffled<Item>(items: readonly Item[]): Generator<Item> {
  let seed = 1;
  const left = [...items];
  while (left.length > 0) {
    seed = (seed * 48_271) % 2_147_483_647;
    yield* left.splice(seed % left.length, 1);
  }
}

const rounded = (number: number): number =>
  Number(Math.min(LARGEST, Math.max(SMALLEST, number)).toPrecision(3));

async function tune(questions: readonly AskedQuestion[]): Promise<void> {
  let best = await worthOf(questions);
  const improve = async (setting: Setting): Promise<void> => {
    const before = setting.get();
    for (const step of STEPS) {
      const after = rounded(before * step);
      setting.set(after);
      const worth = await worthOf(questions);
      if (worth >= best + LEAST_GAIN) {
        console.log(`${setting.name} : ${before} → ${after} (${best.toFixed(5)} → ${worth.toFixed(5)})`);
        best = worth;
        return;
      }
    }
    setting.set(before);
  };
  for (let round = 1; round <= ROUNDS; round++)
    for (const setting of shuffled(allSettings)) await improve(setting);
}

/** Each number stands on a line of its own, in the order of the table. */
function written(source: string): string {
  const values = allSettings.map((setting) => setting.get());
  return source.replace(/^( +\w+: )[\d.]+,$/gm, (_, start: string) => `${start}${values.shift()},`);
}

async function main(): Promise<void> {
  await tune(readQuestions(LISTS.read));
  const before = readFileSync(FILE, 'utf8');
  const after = written(before);
  if (after === before) console.log('Aucun réglage ne répond mieux que ceux de la table.');
  else writeFileSync(FILE, after);
}

void main();
