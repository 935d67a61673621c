// Questions that people ask, in families, each with the sections that answer it. Those of questions.tsv were used to
// tune the engine; those of unread.tsv were written by somebody who did not know it, and read by nobody while it was
// tuned: they say how it fares with questions that it has never seen.
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readerWords } from '../../product/synonyms';
import { questionsFileOf } from '../../search/build/asked';
import { answer } from '../../search/client/engine/answer';
import { buildCorpus, type Corpus } from '../../search/client/engine/corpus';
import { queryTokens, tokensOf } from '../../search/shared/analyse';
import { addressOf, type SearchData } from '../../search/shared/data';
import { readSiteData } from './site';

type Asked = {
  /** File and line. */
  readonly at: string;
  readonly family: string;
  readonly question: string;
  readonly wanted: readonly string[];
};
type Outcome = Asked & { readonly place: number; readonly instead: readonly string[] };

const FAMILIES = [
  ...['mots', 'sans_accents', 'fautes', 'elisions', 'formes', 'synonymes', 'messages', 'codes', 'champs'],
  ...['anglais', 'desordre', 'debut'],
];
const MEND = 'Une ligne : famille, question, adresses séparées par des espaces ; une tabulation entre deux.';
const FIRST_PLACES = [1, 3, 5] as const;

const readQuestions = (file: string): Asked[] =>
  readFileSync(`tests/search/${file}`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line, i) => {
      const [family = '', question = '', sections = ''] = line.split('\t');
      return { at: `tests/search/${file}:${i + 2}`, family, question, wanted: sections.split(' ') };
    });

/** For each H3, the H2 that it stands under; every address. */
function addressesIn({ pages }: SearchData): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const [url, , , sections] of pages) {
    let above = '';
    for (const [id, level] of sections) {
      if (level === 2) above = id;
      addresses.set(addressOf(url, id), level === 3 ? `${url}#${above}` : '');
    }
  }
  return addresses;
}

let addresses: Map<string, string>;
let corpus: Corpus;
let data: SearchData;

beforeAll(async () => {
  data = await readSiteData();
  addresses = addressesIn(data);
  corpus = await buildCorpus(data, async () => {});
}, 240_000);

/** What to do with an address that leads nowhere: its page is gone, or its section has another name. */
function missing(at: string, address: string): string {
  const [page = ''] = address.split('#');
  return addresses.has(page)
    ? `${at} : aucune section n'a l'adresse « ${address} ». Écrivez celle de son titre. ${MEND}`
    : `${at} : la page « ${page} » n'existe plus. Retirez l'adresse « ${address} », ou la ligne si elle n'en a pas d'autre.`;
}

/** An address without a section stands for the whole page, and a section for those under it. */
const isRight = (url: string, wanted: string): boolean =>
  url === wanted || addresses.get(url) === wanted || (!wanted.includes('#') && url.split('#')[0] === wanted);

function outcomeOf(asked: Asked): Outcome {
  const urls = answer(corpus, asked.question).pages.flatMap(({ results }) => results.map(({ url }) => url));
  const place = urls.findIndex((url) => asked.wanted.some((wanted) => isRight(url, wanted)));
  return { ...asked, place: place < 0 ? Infinity : place, instead: urls.slice(0, 2) };
}

/** Of no question at all, none is missed. */
const share = (outcomes: readonly Outcome[], places: number): number =>
  100 - (100 * outcomes.filter(({ place }) => place >= places).length) / Math.max(1, outcomes.length);

/** Of questions that must stay unread, only the totals. */
function report(outcomes: readonly Outcome[], isRead: boolean): string {
  const row = (name: string, some: readonly Outcome[]): string => {
    const shares = FIRST_PLACES.map((places) => `${share(some, places).toFixed(1)} %`.padStart(9));
    return `${name.padEnd(14)}${String(some.length).padStart(5)}${shares.join('')}`;
  };
  const misses = outcomes
    .filter(({ place }) => place > 2)
    .map(
      ({ question, wanted, place, instead }) =>
        `« ${question} » : ${place === Infinity ? 'absent' : `n° ${place + 1}`}, attendu ${wanted[0]}, obtenu ${instead.join(', ')}`,
    );
  return [
    'famille       nombre     1er   3 premiers 5 premiers',
    ...FAMILIES.map((name) =>
      row(
        name,
        outcomes.filter(({ family }) => family === name),
      ),
    ),
    row('ensemble', outcomes),
    ...(isRead ? ['Hors des trois premiers :', ...misses] : []),
  ].join('\n');
}

describe.each(['questions.tsv', 'unread.tsv'])('%s: the section that answers is', (file) => {
  const asked = readQuestions(file);
  let outcomes: Outcome[] = [];

  beforeAll(() => {
    // What a page that is gone answered is told below, and does not count here.
    outcomes = asked.filter(({ wanted }) => wanted.some((address) => addresses.has(address))).map(outcomeOf);
    console.log(`${file}\n${report(outcomes, file === 'questions.tsv')}`);
  });

  it.each([
    { name: 'first', places: 1, least: 85 },
    { name: 'in the first three', places: 3, least: 95 },
    { name: 'in the first five', places: 5, least: 98 },
  ])('$name for at least $least %', ({ places, least }) => {
    expect(share(outcomes, places)).toBeGreaterThanOrEqual(least);
  });

  it('never nowhere: every question has an answer', () => {
    expect(outcomes.filter(({ instead }) => instead.length === 0).map(({ question }) => question)).toEqual(
      [],
    );
  });

  it('one that exists', () => {
    const faults = asked.flatMap(({ at, family, wanted }) => [
      ...(FAMILIES.includes(family) ? [] : [`${at} : la famille « ${family} » n'existe pas. ${MEND}`]),
      ...wanted.filter((address) => !addresses.has(address)).map((address) => missing(at, address)),
    ]);
    expect(faults).toEqual([]);
  });
});

it('no question of the unread list is in the other', () => {
  const unread = new Set(readQuestions('unread.tsv').map(({ question }) => question.toLowerCase()));
  const faults = readQuestions('questions.tsv')
    .filter(({ question }) => unread.has(question.toLowerCase()))
    .map(
      ({ at, question }) =>
        `${at} : « ${question} » est aussi dans unread.tsv. Retirez-la de l'une des deux listes.`,
    );
  expect(faults).toEqual([]);
});

it('every section that answers says how readers ask for it', () => {
  const asked = data.asked.split('\n\n');
  const faults = data.pages
    .flatMap(([url, , , sections]) => sections.map((section) => ({ url, section })))
    .flatMap(({ url, section: [id, , heading, text, , flags] }, i) =>
      flags !== 0 || text === '' || asked[i]
        ? []
        : [
            `docs/${questionsFileOf(url, 'docs')} : aucune question pour « ${heading} ». Ajoutez une ligne « #${id} », puis comment les lecteurs la demandent, une question par ligne (CONTRIBUTING.md, « La recherche »).`,
          ],
    );
  expect(faults).toEqual([]);
});

/** The line of product/synonyms that begins with these words of theirs. */
function placeOf(theirs: string): string {
  const places = readdirSync('product/synonyms').flatMap((file) => {
    const lines = readFileSync(`product/synonyms/${file}`, 'utf8').split('\n');
    const line = lines.findIndex((text) =>
      [theirs, `'${theirs}'`, `"${theirs}"`].some((key) => text.startsWith(`  ${key}: `)),
    );
    return line < 0 ? [] : [`product/synonyms/${file}:${line + 1}`];
  });
  return places.join(', ');
}

it('our words for theirs lead somewhere: some section has them all', () => {
  const sections = corpus.entries.map(
    ({ pageTitle, path, heading, text, aside }) =>
      new Set(tokensOf([pageTitle, ...path, heading, text, aside].join('\n')).flatMap(({ terms }) => terms)),
  );
  const leadsNowhere = (ours: string): boolean => {
    const terms = queryTokens(ours).map(({ terms: [whole = ''] }) => whole);
    return !sections.some((section) => terms.every((term) => section.has(term)));
  };
  const faults = readerWords
    .flatMap((words) => Object.entries(words))
    .flatMap(([theirs, ours]) =>
      ours
        .filter(leadsNowhere)
        .map(
          (one) =>
            `${placeOf(theirs)} : aucune section n'a tous les mots de « ${one} ». Employez ceux de la section qui répond.`,
        ),
    );
  expect(faults).toEqual([]);
});
