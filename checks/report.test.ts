import { expect, it } from 'vitest';
import { printable } from './report';

it('tells each finding once, file by file and from top to bottom', () => {
  const at = (file: string, line: number, over: object = {}) => ({
    ...{ file, line, rule: 'links', message: 'le lien est mort.' },
    ...over,
  });
  const told = printable([
    at('docs/b.mdx', 2),
    at('docs/a.mdx', 12, { column: 4, level: 'warning' }),
    at('docs/a.mdx', 3),
    at('docs/a.mdx', 3),
  ]);
  expect(told).toEqual([
    'docs/a.mdx:3 erreur links\n    Le lien est mort.',
    'docs/a.mdx:3 erreur links\n    Le lien est mort.',
    'docs/a.mdx:12:4 avertissement links\n    Le lien est mort.',
    'docs/b.mdx:2 erreur links\n    Le lien est mort.',
  ]);
});
