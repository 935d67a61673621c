// Questions that people ask find the sections that answer them.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readerWords } from '../../product/synonyms';
import { queryTokens, tokensOf } from '../../search/shared/analyse';
import { report } from './measure';
import { LISTS, type Outcome, readQuestions, shareWithin } from './questions';
import { searchedSite, siteIndex } from './site';

const FAMILIES = [
  ...['mots', 'sans_accents', 'fautes', 'elisions', 'formes', 'synonymes', 'messages', 'codes', 'champs'],
  ...['anglais', 'desordre', 'debut'],
];
const MEND = 'Une ligne : famille, question, adresses séparées par des espaces ; une tabulation entre deux.';

const index = siteIndex();
const site = searchedSite(index);

/** What to do with an address that leads nowhere: its page is gone, or its section has another name. */
function missing(at: string, address: string): string {
  const [page = ''] = address.split('#');
  return site.addresses.has(page)
    ? `${at} : aucune section n'a l'adresse « ${address} ». Écrivez celle de son titre. ${MEND}`
    : `${at} : la page « ${page} » n'existe plus. Retirez l'adresse « ${address} », ou la ligne si elle n'en a pas d'autre.`;
}

describe.each(Object.values(LISTS))('%s: the section that answers is', (file) => {
  const asked = readQuestions(file);
  let outcomes: readonly Outcome[] = [];

  beforeAll(async () => {
    // What a page that is gone answered is told below, and does not count here.
    const answerable = asked.filter(({ wanted }) => wanted.some((address) => site.addresses.has(address)));
    outcomes = await site.outcomesOf(answerable);
    console.log(`${file}\n${report(outcomes, file === LISTS.read)}`);
  });

  it.each([
    { name: 'first', places: 1, least: 85 },
    { name: 'in the first three', places: 3, least: 95 },
    { name: 'in the first five', places: 5, least: 98 },
  ])('$name for at least $least %', ({ places, least }) => {
    expect(shareWithin(outcomes, places)).toBeGreaterThanOrEqual(least);
  });

  it('never nowhere: every question has an answer', () => {
    const unanswered = outcomes.filter(({ instead }) => instead.length === 0);
    expect(unanswered.map(({ question }) => question)).toEqual([]);
  });

  it('one that exists', () => {
    const faults = asked.flatMap(({ at, family, wanted }) => [
      ...(FAMILIES.includes(family) ? [] : [`${at} : la famille « ${family} » n'existe pas. ${MEND}`]),
      ...wanted.filter((address) => !site.addresses.has(address)).map((address) => missing(at, address)),
    ]);
    expect(faults).toEqual([]);
  });
});

it('no question of the unread list is in the other', () => {
  const unread = new Set(readQuestions(LISTS.unread).map(({ question }) => question.toLowerCase()));
  const faults = readQuestions(LISTS.read)
    .filter(({ question }) => unread.has(question.toLowerCase()))
    .map(
      ({ at, question }) => `${at} : « ${question} » est aussi dans ${LISTS.unread}. Retirez l'une des deux.`,
    );
  expect(faults).toEqual([]);
});

const SYNONYMS = 'product/synonyms.ts';

/** The line that begins with these words of theirs. */
function placeOf(theirs: string): string {
  const keys = [theirs, `'${theirs}'`, `"${theirs}"`].map((key) => `  ${key}: `);
  const lines = readFileSync(SYNONYMS, 'utf8').split('\n');
  return `${SYNONYMS}:${lines.findIndex((text) => keys.some((key) => text.startsWith(key))) + 1}`;
}

it('our words for theirs lead somewhere: some section has them all', () => {
  const sections = index.pages.flatMap(({ title, sections: ofPage }) =>
    ofPage.map(({ heading, text, aside }, i) => {
      const parent = ofPage.slice(0, i).findLast(({ level }) => level === 2)?.heading ?? '';
      const tokens = tokensOf([title, parent, heading, text, aside].join('\n'));
      return new Set(tokens.flatMap(({ terms }) => terms));
    }),
  );
  const leadsNowhere = (ours: string): boolean => {
    const terms = queryTokens(ours).map(({ terms: [whole = ''] }) => whole);
    return !sections.some((section) => terms.every((term) => section.has(term)));
  };
  const mend = 'Employez ceux de la section qui répond.';
  const faults = Object.entries(readerWords).flatMap(([theirs, ours]) =>
    ours
      .filter(leadsNowhere)
      .map((one) => `${placeOf(theirs)} : aucune section n'a tous les mots de « ${one} ». ${mend}`),
  );
  expect(faults).toEqual([]);
});
