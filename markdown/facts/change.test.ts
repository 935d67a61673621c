// A setting that changes in product/ changes in every page that shows it, and in no other.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../../product/settings');
  vi.resetModules();
});

const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({ file, source: readFileSync(path.join('docs', file), 'utf8') }));

async function pagesWithFacts(): Promise<Map<string, string>> {
  vi.resetModules();
  const { replaceFacts } = await import('./replaceFacts');
  const { tableTag } = await import('./remarkFactTables');
  const { factTables } = await import('../../product/facts');
  const withTables = (text: string): string =>
    [...factTables].reduce((all, [name, table]) => all.replaceAll(tableTag(name), table), text);
  return new Map(pages.map(({ file, source }) => [file, withTables(replaceFacts(source, file))]));
}

it('a changed setting shows wherever it is named', async () => {
  const before = await pagesWithFacts();
  vi.doMock('../../product/settings', async (importOriginal) => {
    const original = await importOriginal<typeof import('../../product/settings')>();
    const changed = { ...original.settings.taillePiece, value: 77 };
    return {
      ...original,
      settings: { ...original.settings, taillePiece: changed },
      settingEntries: original.settingEntries.map(([key, setting]) => [
        key,
        key === 'taillePiece' ? changed : setting,
      ]),
      formatSetting: (key: Parameters<typeof original.formatSetting>[0]) =>
        key === 'taillePiece' ? '77 Mo' : original.formatSetting(key),
    };
  });
  const after = await pagesWithFacts();
  const changedFiles = [...after].filter(([file, text]) => text !== before.get(file)).map(([file]) => file);
  // The catalogue of errors names the size too: « Plus de 25 Mo ».
  const namingFiles = pages
    .filter(({ source }) => /\{\{\s*(settings\.taillePiece|tables\.settings|tables\.errors)\b/.test(source))
    .map(({ file }) => file);
  expect(namingFiles.length).toBeGreaterThan(0);
  expect(changedFiles.sort()).toEqual(namingFiles.sort());
  for (const file of namingFiles) expect(after.get(file)).toContain('77 Mo');
});
