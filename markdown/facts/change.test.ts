// A setting that changes in product/ changes in every page that shows it, and in no other.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { settingEntries } from '../../product/settings';
import { findPlaceholders } from './placeholders';

afterEach(() => {
  vi.doUnmock('../../product/settings');
  vi.resetModules();
});

const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => {
    const source = readFileSync(path.join('docs', file), 'utf8');
    return { file, source, named: findPlaceholders(source).map(({ name }) => name ?? '') };
  });

/** Every page with its facts in place and the tables that it names, and every fact by its name. */
async function build() {
  vi.resetModules();
  const { replaceFacts } = await import('./replaceFacts');
  const { fact, factNames, factTables } = await import('../../product/facts');
  return {
    texts: new Map(
      pages.map(({ file, source, named }) => {
        const tables = named.map((name) => factTables.get(name) ?? '');
        return [file, [replaceFacts(source, file), ...tables].join('\n')];
      }),
    ),
    facts: new Map(factNames().map((name) => [name, fact(name) ?? factTables.get(name)])),
  };
}

const changedKeys = <Value>(before: Map<string, Value>, after: Map<string, Value>): string[] =>
  [...after].filter(([key, value]) => value !== before.get(key)).map(([key]) => key);

it('a changed setting shows wherever it is named', async () => {
  const key = settingEntries
    .filter(([, { value, unit }]) => unit && typeof value === 'number')
    .map(([name]) => name)
    .find((name) => pages.some(({ named }) => named.includes(`settings.${name}`)));
  if (!key) throw new Error('No page names a setting: there is nothing to try this on.');

  const before = await build();
  vi.doMock('../../product/settings', async (importOriginal) => {
    const original = await importOriginal<typeof import('../../product/settings')>();
    const changed = { ...original.settings[key], value: 987_654 };
    return {
      ...original,
      settings: { ...original.settings, [key]: changed },
      settingEntries: original.settingEntries.map(([name, setting]) => [
        name,
        name === key ? changed : setting,
      ]),
      formatSetting: (name: Parameters<typeof original.formatSetting>[0]) =>
        name === key ? original.formatValue(changed) : original.formatSetting(name),
    };
  });
  const after = await build();

  const facts = changedKeys(before.facts, after.facts);
  expect(facts).toContain(`settings.${key}`);
  expect(facts).toContainEqual(expect.stringMatching(/^tables\.settings\./));
  const naming = pages.filter(({ named }) => named.some((name) => facts.includes(name)));
  expect(changedKeys(before.texts, after.texts).sort()).toEqual(naming.map(({ file }) => file).sort());
  for (const { file, named } of naming) {
    if (named.includes(`settings.${key}`)) expect(after.texts.get(file)).toContain('987 654');
  }
});
