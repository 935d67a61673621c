import { expect, it } from 'vitest';
import { printable } from './findings';

it('findings are printed file by file and from top to bottom', () => {
  const finding = { line: 3, rule: 'links', message: 'le lien est mort.' };
  const printed = printable([
    { ...finding, file: 'docs/b.mdx' },
    { ...finding, file: 'docs/a.mdx', line: 12, column: 4, level: 'warning' },
    { ...finding, file: 'docs/a.mdx' },
  ]);
  expect(printed).toEqual([
    'docs/a.mdx:3 erreur links\n    Le lien est mort.',
    'docs/a.mdx:12:4 avertissement links\n    Le lien est mort.',
    'docs/b.mdx:3 erreur links\n    Le lien est mort.',
  ]);
});
