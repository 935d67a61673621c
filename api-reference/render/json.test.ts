import { expect, it } from 'vitest';
import type { Json } from '../../lib/json';
import { prettyJson } from './json';

it('keeps what is short on one line, and the order of the fields', () => {
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

it('goes past 100 columns only for a text that cannot be cut', () => {
  const words = Array.from({ length: 12 }, (_, index) => `mot numéro ${index}`);
  const lines = prettyJson({ words, long: { text: 'x'.repeat(120) } }).split('\n');
  expect(lines.filter((line) => line.length > 100)).toEqual([`    "text": "${'x'.repeat(120)}"`]);
});

it.each<[Json]>([[{}], [[]], ['a'], [null], [{ a: [[1, [2]], { b: { c: {} } }] }]])(
  '%j is the same JSON',
  (value) => {
    expect(JSON.parse(prettyJson(value))).toEqual(value);
  },
);
