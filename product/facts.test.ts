import { describe, expect, it } from 'vitest';
import { apiErrors, certificateFailures, oauthErrors, reportFailures } from './errors';
import { exampleTemplate } from './examples';
import { fact, factNames, factTables } from './facts';
import { termEntries } from './glossary';
import { linkTraits } from './links';
import { permissions, roles } from './roles';
import { formatRange, formatSetting, SETTINGS_TABS, settingEntries } from './settings';
import { machines } from './states';

describe('facts', () => {
  it('of a setting are its value, its number without unit, and its range', () => {
    for (const [key, { unit, value }] of settingEntries)
      expect(['', '.value', '.range'].map((end) => fact(`settings.${key}${end}`))).toEqual([
        formatSetting(key),
        unit ? String(value) : undefined,
        formatRange(key),
      ]);
  });

  it('of a term are its definition, unless it only advises writers', () => {
    for (const [key, { forWriters, definition }] of termEntries)
      expect(fact(`terms.${key}`)).toBe(forWriters ? undefined : definition);
  });

  it('fit on one line and name no other fact', () => {
    expect(fact('settings.rien')).toBeUndefined();
    for (const name of factNames()) expect(fact(name) ?? '').not.toMatch(/\n|\{\{/);
  });
});

describe('tables', () => {
  const cellsOf = (name: string): string[][] =>
    (factTables.get(name) ?? '').split('\n').map((line) => line.split(/(?<!\\)\|/).slice(1, -1));
  const tabOf = ({ setBy }: (typeof settingEntries)[number][1]): string =>
    `tables.settings.${setBy in SETTINGS_TABS ? setBy : 'exploitant'}`;
  const settingTables = new Set(settingEntries.map(([, setting]) => tabOf(setting)));

  it.each<[string, readonly unknown[]]>([
    ...[...settingTables].map((name): [string, readonly unknown[]] => [
      name,
      settingEntries.filter(([, setting]) => tabOf(setting) === name),
    ]),
    ['tables.permissions', permissions],
    ['tables.roles', roles],
    ['tables.errors', apiErrors],
    ['tables.oauthErrors', oauthErrors],
    ['tables.certificateFailures', certificateFailures],
    ['tables.reportFailures', reportFailures],
    ['tables.glossary', termEntries.filter(([, { forWriters }]) => !forWriters)],
    ['tables.links', linkTraits],
    ['tables.exampleTemplate', exampleTemplate.steps],
    ...Object.values(machines).map(({ id, states }): [string, readonly unknown[]] => [
      `tables.states.${id}`,
      states,
    ]),
  ])('%s has a row for each of the things that it lists', (name, things) => {
    expect(factNames()).toContain(name);
    expect(cellsOf(name)).toHaveLength(things.length + 2);
  });

  it('of settings show each value and its range', () => {
    for (const [key, setting] of settingEntries) {
      const cells = cellsOf(tabOf(setting)).map((row) => row.map((cell) => cell.trim()));
      expect(cells.flat()).toEqual(
        expect.arrayContaining([formatSetting(key), formatRange(key) ?? formatSetting(key)]),
      );
    }
  });

  it('have rows as wide as their header, and no empty cell', () => {
    for (const name of factTables.keys()) {
      const rows = cellsOf(name);
      expect([name, new Set(rows.map((cells) => cells.length)).size]).toEqual([name, 1]);
      expect(rows.filter((cells) => cells.some((cell) => cell.trim() === ''))).toEqual([]);
    }
  });
});
