import { expect, it } from 'vitest';
import { loan } from '../tests/fixtures/library';
import { type ExampleStep, exampleTemplate } from './examples';
import type { Term } from './glossary';
import { GRANT_WORDS, permissions, roles, tools } from './roles';
import { editionTable, markdownTable, stateTable, stepSettings, tables, termRow } from './tables';

it.each([
  ['a header row, then one line for each row', ['1', '2'], '| 1 | 2 |'],
  [
    'an escape before what MDX would interpret; in code, only before a bar, which would end the cell',
    ['{x} <y> a|b `/cases/{caseId}` `c|d`', ''],
    '| \\{x\\} \\<y> a\\|b `/cases/{caseId}` `c\\|d` |  |',
  ],
])('writes %s', (_, row, line) => {
  expect(markdownTable(['A', 'B'], [row, row])).toBe(['| A | B |', '| --- | --- |', line, line].join('\n'));
});

const cellsOf = (table: string): string[][] =>
  table
    .split('\n')
    .slice(2)
    .map((line) => line.slice(2, -2).split(' | '));

it('a term has its English name and its names in the API', () => {
  const term: Term = {
    term: 'fiche de prêt',
    english: 'loan slip',
    apiNames: ['loan', 'slp_…'],
    definition: 'Trace écrite',
    forms: [],
    banned: [],
    explain: false,
  };
  expect(termRow(term)).toEqual(['Fiche de prêt (loan slip)', '`loan`, `slp_…`', 'Trace écrite']);
  expect(termRow({ ...term, english: undefined, apiNames: [] })).toEqual([
    'Fiche de prêt',
    '—',
    'Trace écrite',
  ]);
  expect(termRow({ ...term, term: 'loanId', apiNames: ['loanId'] })[0]).toBe('`loanId`');
});

it('a state lists the states before it, and what leads from them to it', () => {
  const table = stateTable({ ...loan, birth: 'Demande' });
  expect(cellsOf(table)).toEqual([
    ['En cours', '`open`', 'Demande'],
    ['En retard', '`late`', 'Depuis « En cours » : date `dueAt` dépassée'],
    ['Rendu', '`returned`', 'Depuis « En cours » ou « En retard » : retour du livre'],
  ]);
});

it.each<[Partial<ExampleStep>, string]>([
  [{ photos: { min: 1, max: 4, maxAccuracyMeters: 30 } }, '1 à 4 photos, position exigée, ≤ 30 m'],
  [{ photos: { min: 2, max: 3, maxAccuracyMeters: null } }, '2 à 3 photos'],
  [{ note: 'à main levée' }, 'à main levée'],
  [{}, '—'],
])('the settings of a step %j are written as « %s »', (settings, text) => {
  expect(stepSettings({ id: 'a', type: 'text', title: 'Étape', required: true, ...settings })).toBe(text);
});

it('the steps of the example come in their order', () => {
  expect(cellsOf(tables.exampleTemplate).map(([number, title]) => [number, title])).toEqual(
    exampleTemplate.steps.map(({ title }, index) => [String(index + 1), title]),
  );
});

it('rights are written in words, role by role', () => {
  expect(cellsOf(tables.permissions)).toEqual(
    permissions.map(({ right, grants }) => [right, ...roles.map(({ id }) => GRANT_WORDS[grants[id]])]),
  );
});

it('editions are listed by their date and the hash of their list, once it is known', () => {
  const sums = 'ab'.repeat(32);
  expect(cellsOf(editionTable([{ date: '2031-02-03' }, { date: '2030-01-01', sums }]))).toEqual([
    ['3 février 2031', 'pas encore notée'],
    ['1er janvier 2030', `\`${sums}\``],
  ]);
});

it('a product without an edition has a sentence instead of a table', () => {
  expect(editionTable([])).toMatch(/^Aucune édition [^|\n]*\.$/);
});

it('each role has the tools that it opens, and no other', () => {
  for (const [index, [, , shown = '']] of cellsOf(tables.roles).entries()) {
    const role = roles[index];
    const named = tools.filter(({ right }) => shown.toLowerCase().includes(right.toLowerCase()));
    expect(named).toEqual(tools.filter(({ grants }) => role && grants[role.id] === 'yes'));
  }
});
