import { expect, it } from 'vitest';
import type { Json } from '../../lib/json';
import { prettyJson } from './json';

it('short values stay on one line, and fields in their order', () => {
  const value = { z: 1, a: { type: 'x', id: null }, list: [1, 2], empty: {}, rows: [{ a: 1 }, { a: 2 }] };
  expect(prettyJson(value)).toBe(
    [
      '{',
      '  "z": 1,',
      '  "a": { "type": "x", "id": null },',
      '  "list": [1, 2],',
      '  "empty": {},',
      '  "rows": [',
      '    { "a": 1 },',
      '    { "a": 2 }',
      '  ]',
      '}',
    ].join('\n'),
  );
});

it('lines are longer than 100 characters only for a text that cannot be cut', () => {
  const words = Array.from({ length: 12 }, (_, index) => `mot numéro ${index}`);
  const lines = prettyJson({ words, near: ['x'.repeat(90)], long: { text: 'x'.repeat(120) } }).split('\n');
  expect(lines.filter((line) => line.length > 100)).toEqual([`    "text": "${'x'.repeat(120)}"`]);
});

it.each<[Json]>([[{}], [[]], ['a'], [null], [{ a: [[1, [2]], { b: { c: {} } }] }]])(
  '%j is the same JSON',
  (value) => {
    expect(JSON.parse(prettyJson(value))).toEqual(value);
  },
);
