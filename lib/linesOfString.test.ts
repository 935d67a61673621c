import { expect, it } from 'vitest';
import { linesOfString } from './linesOfString';

it('finds a text between quotes of any kind, and not part of a longer one', () => {
  const source = "a: '/docs/a',\nb: '/docs/a#b',\nc: \"/docs/a\",\nd: `/docs/a`,\n";
  expect(linesOfString(source, '/docs/a')).toEqual([1, 3, 4]);
});
