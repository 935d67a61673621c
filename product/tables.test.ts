import { expect, it } from 'vitest';
import { markdownTable, tables } from './tables';

it('writes a header row, then one line for each row', () => {
  expect(
    markdownTable(
      ['A', 'B'],
      [
        ['1', '2'],
        ['3', '4'],
      ],
    ),
  ).toBe(['| A | B |', '| --- | --- |', '| 1 | 2 |', '| 3 | 4 |'].join('\n'));
});

it('escapes what MDX would interpret; between backticks, only a bar, which would end the cell', () => {
  expect(
    markdownTable(['A'], [['{x} <y> a|b `/cases/{caseId}` `c|d`']])
      .split('\n')
      .at(-1),
  ).toBe('| \\{x\\} \\<y> a\\|b `/cases/{caseId}` `c\\|d` |');
});

it('lists the steps of the example with their settings, in order', () => {
  expect(tables.exampleTemplate.split('\n').slice(2)).toEqual([
    '| 1 | Façade et numéro de rue | Photo | oui | 1 à 2 photos, position exigée, ≤ 50 m |',
    "| 2 | Plaque signalétique de l'appareil déposé | Photo | oui | 1 à 3 photos |",
    '| 3 | Appareil installé | Photo | oui | 2 à 6 photos |',
    '| 4 | Observations | Texte | non | 500 caractères |',
    "| 5 | Numéro d'identité (NIE) | NIE | non | visible si le NIE est activé dans l'organisation |",
  ]);
});
