// What all lists of product/ promise: each thing is named once, in order, by keys that pages can type.
import { describe, expect, it } from 'vitest';
import { editions } from './editions';
import { apiErrors, certificateFailures, oauthErrors, reportFailures } from './errors';
import { factNames } from './facts';
import { frenchDate } from './format';
import { termEntries } from './glossary';
import { type Labels, labels, labelsOf } from './labels';
import { lexicon } from './lexicon';
import { releases } from './releases';
import { permissions, roles } from './roles';
import { settingEntries } from './settings';
import { sources } from './sources';

const codesOf = (errors: readonly { readonly code: string }[]): string[] => errors.map(({ code }) => code);
const lowerCase = (words: readonly string[]): string[] => words.map((word) => word.toLowerCase());
const releaseDates = releases.map(({ date }) => date);
const editionDates = editions.map(({ date }) => date);

it.each<[string, readonly unknown[]]>([
  ['the errors of the API', codesOf(apiErrors)],
  ['the errors of the token', codesOf(oauthErrors)],
  ['the reasons why a certificate fails', codesOf(certificateFailures)],
  ['the reasons why a report fails', codesOf(reportFailures)],
  ['the facts', factNames()],
  ['the terms and their forms', termEntries.flatMap(([, { term, forms }]) => [term, ...forms])],
  ['the banned words', lowerCase(termEntries.flatMap(([, { banned }]) => banned.map(({ word }) => word)))],
  ['the words of the lexicon', lowerCase(lexicon.flatMap(({ word, forms }) => [word, ...forms]))],
  ...Object.entries(labels).map(([key, group]): [string, string[]] => [
    `the labels of ${key}`,
    labelsOf(group),
  ]),
  ['the roles', roles.map(({ id }) => id)],
  ['the names of the roles', roles.map(({ name }) => name)],
  ['the rights', permissions.map(({ right }) => right)],
  ['the settings', settingEntries.map(([, { name }]) => name)],
  ['the sources', sources.map(({ number }) => number)],
  ['the dates of the editions', editionDates],
  ['the hashes of the editions', editions.flatMap(({ sums }) => sums ?? [])],
  ...releases.map(({ api, pages }): [string, readonly string[]] => [`the pages of release ${api}`, pages]),
])('%s are named once each', (_, names) => {
  expect(names).toEqual([...new Set(names)]);
});

/** 1.10.0 is after 1.9.0. */
const inOrder = new Intl.Collator('en', { numeric: true }).compare;

it.each([
  ['sources, by number', sources.map(({ number }) => number)],
  ['errors, by status', apiErrors.map(({ status }) => status)],
  ['releases, newest first', releaseDates.toReversed()],
  ['versions of the API, newest first', releases.map(({ api }) => api).toReversed()],
  ['versions of the application, newest first', releases.map(({ application }) => application).toReversed()],
  ['editions, newest first', editionDates.toReversed()],
])('the %s, are in order', (_, values) => {
  const texts = values.map(String);
  expect(texts).toEqual(texts.toSorted(inOrder));
});

const keysOf = (group: Labels): string[] =>
  Object.entries(group).flatMap(([key, entry]) =>
    typeof entry === 'string' ? [key] : [key, ...keysOf(entry)],
  );

describe('a page can type, without accents, the keys of', () => {
  it.each([
    ['labels', keysOf(labels)],
    ['settings', settingEntries.map(([key]) => key)],
    ['terms', termEntries.map(([key]) => key)],
  ])('%s', (_, keys) => {
    expect(keys.filter((key) => !/^[a-z][A-Za-z]*$/.test(key))).toEqual([]);
  });
});

it('a release and an edition have a real date, written AAAA-MM-JJ', () => {
  for (const date of [...releaseDates, ...editionDates]) {
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    expect(() => frenchDate(date)).not.toThrow();
  }
});
