// npm run search:measure: how well search answers the lists of questions, and what each of its rules brings.
import { parseArgs } from 'node:util';
import type { Index } from '../../search/build/indexFiles';
import { FIRST_PLACES, LISTS, type Outcome, readQuestions, shareWithin } from './questions';
import { allSettings, searchedSite, siteIndex } from './site';

const percent = (number: number): string => number.toFixed(1).padStart(7);
const sharesOf = (outcomes: readonly Outcome[]): number[] =>
  FIRST_PLACES.map((places) => shareWithin(outcomes, places));
const row = (name: string, count: number, shares: readonly number[]): string =>
  `${name.padEnd(24)}${String(count).padStart(6)}${shares.map(percent).join('')}`;

/** Of the questions that must stay unread, only totals. */
export function report(outcomes: readonly Outcome[], isRead: boolean): string {
  const families = [...new Set(outcomes.map(({ family }) => family))].sort();
  const misses = outcomes
    .filter(({ place }) => place > 2)
    .map(
      ({ question, wanted, place, instead }) =>
        `« ${question} » : ${place === Infinity ? 'absent' : `n° ${place + 1}`}, attendu ${wanted[0]}, obtenu ${instead.join(', ')}`,
    );
  return [
    `${'famille'.padEnd(24)}nombre    1er  les 3  les 5   (%)`,
    ...families.map((name) => {
      const ofFamily = outcomes.filter(({ family }) => family === name);
      return row(name, ofFamily.length, sharesOf(ofFamily));
    }),
    row('ensemble', outcomes.length, sharesOf(outcomes)),
    ...(isRead ? ['', 'Hors des trois premiers :', ...misses] : []),
  ].join('\n');
}

/** What a setting is worth when its rule does nothing, where that is not 0. */
const NEUTRAL: Readonly<Record<string, number>> = {
  openingOfPage: 1,
  wordInPhrase: 1,
  otherSectionOfPage: 1,
};

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { rules: { type: 'boolean', default: true } },
    allowNegative: true,
  });
  const index = siteIndex();
  const lists = { read: readQuestions(LISTS.read), unread: readQuestions(LISTS.unread) };
  const measure = async (changed: Partial<Index> = {}) => {
    const site = searchedSite({ ...index, ...changed });
    return { read: await site.outcomesOf(lists.read), unread: await site.outcomesOf(lists.unread) };
  };
  type Measured = Awaited<ReturnType<typeof measure>>;
  const whole = await measure();
  console.log(
    `${LISTS.read}\n${report(whole.read, true)}\n\n${LISTS.unread}\n${report(whole.unread, false)}`,
  );
  if (!values.rules) return;
  console.log(`\nCe que chaque règle apporte, en points : liste lue, puis liste non lue (1er, les 3, les 5)`);
  const sharesOfBoth = ({ read, unread }: Measured): number[] => [...sharesOf(read), ...sharesOf(unread)];
  const print = (name: string, without: Measured): void => {
    const shares = sharesOfBoth(without);
    const gains = sharesOfBoth(whole).map((share, i) => share - (shares[i] ?? 0));
    console.log(`${name.padEnd(30)}${gains.map(percent).join('')}`);
  };
  for (const setting of allSettings) {
    const own = setting.get();
    setting.set(NEUTRAL[setting.name] ?? 0);
    print(setting.name, await measure());
    setting.set(own);
  }
  const { forms } = index;
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
