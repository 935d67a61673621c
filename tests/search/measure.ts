// npm run search:measure: how well search answers the lists of questions, and what each setting and list brings.
import type { Index } from '../../search/build/indexFiles';
import { FIRST_PLACES, LISTS, type Outcome, readQuestions, shareWithin } from './questions';
import { allSettings, searchedSite, siteIndex } from './site';

const percents = (numbers: readonly number[]): string =>
  numbers.map((number) => number.toFixed(1).padStart(7)).join('');
const sharesOf = (outcomes: readonly Outcome[]): number[] =>
  FIRST_PLACES.map((places) => shareWithin(outcomes, places));
const row = (name: string, outcomes: readonly Outcome[]): string =>
  `${name.padEnd(24)}${String(outcomes.length).padStart(6)}${percents(sharesOf(outcomes))}`;

/** Only totals for the list that must stay unread. */
export function report(outcomes: readonly Outcome[], isRead: boolean): string {
  const families = [...new Set(outcomes.map(({ family }) => family))].sort();
  const misses = outcomes
    .filter(({ place }) => place > 2)
    .map(
      ({ question, wanted, place, found }) =>
        `« ${question} » : ${place === Infinity ? 'absent' : `n° ${place + 1}`}, attendu ${wanted[0]}, obtenu ${found.join(', ')}`,
    );
  return [
    `${'famille'.padEnd(24)}nombre    1er  les 3  les 5   (%)`,
    ...families.map((name) =>
      row(
        name,
        outcomes.filter(({ family }) => family === name),
      ),
    ),
    row('ensemble', outcomes),
    ...(isRead ? ['', 'Hors des trois premiers :', ...misses] : []),
  ].join('\n');
}

/** The values that switch a rule off, where that is not 0. */
const OFF: Readonly<Record<string, number>> = { openingOfPage: 1, wordInPhrase: 1, otherSectionOfPage: 1 };

async function main(): Promise<void> {
  const index = siteIndex();
  const { forms } = index;
  const read = readQuestions(LISTS.read);
  const unread = readQuestions(LISTS.unread);
  const measure = async (changed: Partial<Index> = {}) => {
    const { outcomesOf } = searchedSite({ ...index, ...changed });
    return [await outcomesOf(read), await outcomesOf(unread)] as const;
  };
  const whole = await measure();
  console.log(`${LISTS.read}\n${report(whole[0], true)}\n\n${LISTS.unread}\n${report(whole[1], false)}`);
  if (process.argv.includes('--no-rules')) return;
  console.log(`\nCe que chaque règle apporte, en points : liste lue, puis liste non lue (1er, les 3, les 5)`);
  const print = (name: string, without: typeof whole): void => {
    const shares = without.flatMap(sharesOf);
    const gains = whole.flatMap(sharesOf).map((share, i) => share - (shares[i] ?? 0));
    console.log(`${name.padEnd(30)}${percents(gains)}`);
  };
  for (const { name, get, set } of allSettings) {
    const value = get();
    set(OFF[name] ?? 0);
    print(name, await measure());
    set(value);
  }
  const pages = index.pages.map(({ sections, ...page }) => ({
    ...page,
    sections: sections.map((section) => ({ ...section, questions: [] })),
  }));
  print('product/synonyms.ts', await measure({ synonyms: [] }));
  print('*.questions.txt', await measure({ pages }));
  print('forms.txt', await measure({ forms: { ...forms, words: '' } }));
  print('formsApart.txt', await measure({ forms: { ...forms, apart: '' } }));
}

if (require.main === module) void main();
