import { expect, it } from 'vitest';
import { markdownTable } from './tables';

it('writes a header row, then one row a line', () => {
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

it('escapes what MDX would read, but not between backticks, where only a bar ends the cell', () => {
  expect(
    markdownTable(['A'], [['{x} <y> a|b `/cases/{caseId}` `c|d`']])
      .split('\n')
      .at(-1),
  ).toBe('| \\{x\\} \\<y> a\\|b `/cases/{caseId}` `c\\|d` |');
});
