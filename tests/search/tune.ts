// npm run search:tune: tunes the numbers of search/shared/settings.ts on the questions of the read list. Each in turn is
// made a little larger, then a little smaller; a change that answers more questions is kept. The result is the same on
// every machine.
import { readFileSync, writeFileSync } from 'node:fs';
import { LISTS, readQuestions } from './questions';
import { allSettings, searchedSite, siteIndex } from './site';

const FILE = 'search/shared/settings.ts';
const ROUNDS = 2;
const STEPS = [1.2, 0.8];
/** A question or two of the list: less would be chance. */
const LEAST_GAIN = 0.0008;
const SMALLEST = 0.01;
const LARGEST = 8;

const index = siteIndex();
const questions = readQuestions(LISTS.read);

/** The first places count most; the others break ties. */
async function score(): Promise<number> {
  const outcomes = await searchedSite(index).outcomesOf(questions);
  const scores = outcomes.map(({ place }) =>
    place === Infinity ? 0 : 1 / (1 + 0.45 * place) + (place < 3 ? 0.5 : 0) + (place < 5 ? 0.25 : 0),
  );
  return scores.reduce((sum, one) => sum + one, 0) / questions.length;
}

async function main(): Promise<void> {
  let best = await score();
  for (const { name, get, set } of Array.from({ length: ROUNDS }, () => allSettings).flat()) {
    const before = get();
    for (const step of STEPS) {
      set(Number(Math.min(LARGEST, Math.max(SMALLEST, before * step)).toPrecision(3)));
      const now = await score();
      if (now >= best + LEAST_GAIN) {
        console.log(`${name} : ${before} → ${get()} (${best.toFixed(5)} → ${now.toFixed(5)})`);
        best = now;
        break;
      }
      set(before);
    }
  }
  // Each number stands on a line of its own, in the order of the table.
  const values = allSettings.map((setting) => setting.get());
  const source = readFileSync(FILE, 'utf8');
  const tuned = source.replace(/^( +\w+: )[\d.]+,$/gm, (_, start: string) => `${start}${values.shift()},`);
  if (tuned === source) console.log('Aucun réglage ne répond mieux que ceux de la table.');
  else writeFileSync(FILE, tuned);
}

void main();
