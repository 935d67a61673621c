import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readerWords } from '../../product/synonyms';
import { queryTokens, tokensOf } from '../../search/shared/analyse';
import { report } from './measure';
import { LISTS, readQuestions, shareWithin } from './questions';
import { searchedSite, siteIndex } from './site';

const FAMILIES = [
  ...['mots', 'sans_accents', 'fautes', 'elisions', 'formes', 'synonymes', 'messages', 'codes', 'champs'],
  ...['anglais', 'desordre', 'debut'],
];
const FORMAT =
  'Une ligne : famille, question, adresses séparées par des espaces ; une tabulation entre deux.';

const index = siteIndex();
const site = searchedSite(index);

function deadAddress(at: string, address: string): string {
  const [page = ''] = address.split('#');
  return site.addresses.has(page)
    ? `${at} : aucune section n'a l'adresse « ${address} ». Écrivez celle de son titre. ${FORMAT}`
    : `${at} : la page « ${page} » n'existe plus. Retirez l'adresse « ${address} », ou la ligne si elle n'en a pas d'autre.`;
}

it.each(Object.values(LISTS))('search finds the answers to the questions of %s', async (file) => {
  const asked = readQuestions(file);
  const faults = asked.flatMap(({ at, family, wanted }) => [
    ...(FAMILIES.includes(family) ? [] : [`${at} : la famille « ${family} » n'existe pas. ${FORMAT}`]),
    ...wanted.filter((address) => !site.addresses.has(address)).map((address) => deadAddress(at, address)),
  ]);
  // Questions without any address that exists are reported below, and do not count here.
  const answerable = asked.filter(({ wanted }) => wanted.some((address) => site.addresses.has(address)));
  const outcomes = await site.outcomesOf(answerable);
  console.log(`${file}\n${report(outcomes, file === LISTS.read)}`);
  for (const [places, least] of [
    [1, 85],
    [3, 95],
    [5, 98],
  ] as const) {
    const name = `${file} : part des questions dont la réponse est dans les ${places} premiers résultats`;
    expect.soft(shareWithin(outcomes, places), name).toBeGreaterThanOrEqual(least);
  }
  const unanswered = outcomes.filter(({ found }) => found.length === 0);
  expect.soft(unanswered.map(({ question }) => question)).toEqual([]);
  expect(faults).toEqual([]);
});

it('the two lists have no question in common', () => {
  const unread = new Set(readQuestions(LISTS.unread).map(({ question }) => question.toLowerCase()));
  const faults = readQuestions(LISTS.read)
    .filter(({ question }) => unread.has(question.toLowerCase()))
    .map(
      ({ at, question }) => `${at} : « ${question} » est aussi dans ${LISTS.unread}. Retirez l'une des deux.`,
    );
  expect(faults).toEqual([]);
});

const SYNONYMS = 'product/synonyms.ts';

/** The file and line of a synonym. */
function placeOf(typed: string): string {
  const keys = [typed, `'${typed}'`, `"${typed}"`].map((key) => `  ${key}: `);
  const lines = readFileSync(SYNONYMS, 'utf8').split('\n');
  return `${SYNONYMS}:${lines.findIndex((text) => keys.some((key) => text.startsWith(key))) + 1}`;
}

it('some section has all the words that a synonym leads to', () => {
  const sections = index.pages.flatMap(({ title, sections: ofPage }) =>
    ofPage.map(({ heading, text, aside }, i) => {
      const parent = ofPage.slice(0, i).findLast(({ level }) => level === 2)?.heading ?? '';
      const tokens = tokensOf([title, parent, heading, text, aside].join('\n'));
      return new Set(tokens.flatMap(({ terms }) => terms));
    }),
  );
  const isInNoSection = (meant: string): boolean => {
    const terms = queryTokens(meant).map(({ terms: [whole = ''] }) => whole);
    return !sections.some((section) => terms.every((term) => section.has(term)));
  };
  const remedy = 'Employez ceux de la section qui répond.';
  const faults = Object.entries(readerWords).flatMap(([typed, meant]) =>
    meant
      .filter(isInNoSection)
      .map((one) => `${placeOf(typed)} : aucune section n'a tous les mots de « ${one} ». ${remedy}`),
  );
  expect(faults).toEqual([]);
});
