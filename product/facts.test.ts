import { describe, expect, it } from 'vitest';
import { apiErrors, certificateFailures, oauthErrors, reportFailures } from './errors';
import { exampleTemplate } from './examples';
import { fact, factNames, factTables } from './facts';
import { frenchDate } from './format';
import { termEntries } from './glossary';
import { identity } from './identity';
import { linkTraits } from './links';
import { currentBeta, latestRelease } from './releases';
import { permissions, roles } from './roles';
import { formatRange, formatSetting, SETTINGS_TABS, settingEntries } from './settings';
import { machines } from './states';

const readerTerms = termEntries.filter(([, { forWriters }]) => !forWriters);

describe('facts', () => {
  it.each(settingEntries)(
    'settings.%s is its value, with its number and its range',
    (key, { unit, value }) => {
      const facts = ['', '.value', '.range'].map((end) => fact(`settings.${key}${end}`));
      expect(facts).toEqual([formatSetting(key), unit ? String(value) : undefined, formatRange(key)]);
    },
  );

  it.each(Object.entries(identity))('identity.%s is « %s »', (field, value) => {
    expect(fact(`identity.${field}`)).toBe(value);
  });

  it('of releases are those of the newest one', () => {
    const { api, application, date } = latestRelease;
    const facts = ['api', 'application', 'date', 'beta'].map((name) => fact(`releases.${name}`));
    expect(facts).toEqual([api, application, frenchDate(date), currentBeta]);
  });

  it.each(termEntries)('terms.%s is a definition, unless the term only advises writers', (key, term) => {
    expect(fact(`terms.${key}`)).toBe(term.forWriters ? undefined : term.definition);
  });

  it('are undefined under another name', () => {
    expect(fact('settings.rien')).toBeUndefined();
  });

  it('have one name each', () => {
    expect(factNames()).toEqual([...new Set(factNames())]);
  });

  it('fit on one line and name no other fact', () => {
    for (const name of factNames()) expect(fact(name) ?? '').not.toMatch(/\n|\{\{/);
  });
});

describe('tables', () => {
  const cellsOf = (name: string): string[][] =>
    (factTables.get(name) ?? '').split('\n').map((line) => line.split(/(?<!\\)\|/).slice(1, -1));

  it.each<[string, readonly unknown[]]>([
    ...Object.keys(SETTINGS_TABS).map((tab): [string, readonly unknown[]] => [
      `tables.settings.${tab}`,
      settingEntries.filter(([, { setBy }]) => setBy === tab),
    ]),
    ['tables.settings.exploitant', settingEntries.filter(([, { setBy }]) => !(setBy in SETTINGS_TABS))],
    ['tables.permissions', permissions],
    ['tables.roles', roles],
    ['tables.errors', apiErrors],
    ['tables.oauthErrors', oauthErrors],
    ['tables.certificateFailures', certificateFailures],
    ['tables.reportFailures', reportFailures],
    ['tables.glossary', readerTerms],
    ['tables.links', linkTraits],
    ['tables.exampleTemplate', exampleTemplate.steps],
    ...Object.values(machines).map(({ id, states }): [string, readonly unknown[]] => [
      `tables.states.${id}`,
      states,
    ]),
  ])('%s has a row for each of the things that it lists', (name, things) => {
    expect(cellsOf(name)).toHaveLength(things.length + 2);
  });

  it.each(settingEntries)('that of %s shows its value and its range', (key, { setBy }) => {
    const table = cellsOf(`tables.settings.${setBy in SETTINGS_TABS ? setBy : 'exploitant'}`).flat();
    const cells = table.map((cell) => cell.trim());
    expect(cells).toContain(formatSetting(key));
    expect(cells).toContain(formatRange(key) ?? formatSetting(key));
  });

  it.each([...factTables.keys()])('%s has rows as wide as its header, and no empty cell', (name) => {
    const rows = cellsOf(name);
    expect(new Set(rows.map((cells) => cells.length)).size).toBe(1);
    expect(rows.filter((cells) => cells.some((cell) => cell.trim() === ''))).toEqual([]);
  });

  it('are all named among the facts', () => {
    expect(factNames()).toEqual(expect.arrayContaining([...factTables.keys()]));
  });
});
