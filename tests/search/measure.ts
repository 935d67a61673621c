// npm run search:measure: how well search answers the lists of questions, and what each of its rules brings.
import { parseArgs } from 'node:util';
import type { Index } from '../../search/build/indexFiles';
import { type Settings, settings } from '../../search/shared/settings';
import { FIRST_PLACES, LISTS, type Outcome, readQuestions, shareWithin } from './questions';
import { searchedSite, siteIndex } from './site';

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

type Variant = { readonly settings?: Settings; readonly index?: Partial<Index> };

/** What each setting is worth when its rule does nothing. */
const WITHOUT: Readonly<Record<Exclude<keyof Settings, 'fields'>, number>> = {
  saturation: 0,
  coveragePower: 0,
  pageBonus: 0,
  openingOfPage: 1,
  phraseBonus: 0,
  questionBonus: 0,
  lineBonus: 0,
  synonymPhraseBonus: 0,
  synonymOfUnknown: 0,
  synonymOfKnown: 0,
  synonymOfPhrase: 0,
  wordInPhrase: 1,
  synonymInPhrase: 0,
  completion: 0,
  partsOfName: 0,
  typo: 0,
  otherSectionOfPage: 1,
};

function variants({ pages, forms }: Index): Map<string, Variant> {
  const rules = (Object.keys(WITHOUT) as (keyof typeof WITHOUT)[]).map((rule): [string, Variant] => [
    rule,
    { settings: { ...settings, [rule]: WITHOUT[rule] } },
  ]);
  const fields = (Object.keys(settings.fields) as (keyof Settings['fields'])[]).map(
    (field): [string, Variant] => [
      `fields.${field}`,
      { settings: { ...settings, fields: { ...settings.fields, [field]: 0 } } },
    ],
  );
  const unasked = pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({ ...section, questions: [] })),
  }));
  return new Map([
    ...rules,
    ...fields,
    ['product/synonyms.ts', { index: { synonyms: [] } }],
    ['*.questions.txt', { index: { pages: unasked } }],
    ['forms.ts, words', { index: { forms: { ...forms, words: '' } } }],
    ['forms.ts, apart', { index: { forms: { ...forms, apart: '' } } }],
  ]);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { rules: { type: 'boolean', default: true } },
    allowNegative: true,
  });
  const index = siteIndex();
  const lists = { read: readQuestions(LISTS.read), unread: readQuestions(LISTS.unread) };
  const measure = async (variant: Variant = {}) => {
    const site = searchedSite(variant.index ? { ...index, ...variant.index } : index, variant.settings);
    return { read: await site.outcomesOf(lists.read), unread: await site.outcomesOf(lists.unread) };
  };
  const whole = await measure();
  console.log(
    `${LISTS.read}\n${report(whole.read, true)}\n\n${LISTS.unread}\n${report(whole.unread, false)}`,
  );
  if (!values.rules) return;
  console.log(`\nCe que chaque règle apporte, en points : liste lue, puis liste non lue (1er, les 3, les 5)`);
  for (const [name, variant] of variants(index)) {
    const without = await measure(variant);
    const gains = [...sharesOf(whole.read), ...sharesOf(whole.unread)].map(
      (share, i) => share - ([...sharesOf(without.read), ...sharesOf(without.unread)][i] ?? 0),
    );
    console.log(`${name.padEnd(30)}${gains.map((gain) => gain.toFixed(1).padStart(7)).join('')}`);
  }
}

if (require.main === module) void main();
