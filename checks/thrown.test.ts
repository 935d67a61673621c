import { expect, it } from 'vitest';
import { contentError } from '../lib/contentFault';
import { findingsThrownBy } from './thrown';

const faults = [
  { line: 3, message: 'un : deux.' },
  { line: 4, column: 5, message: 'trois.' },
];

it.each([
  [
    'its file, line and message',
    contentError('a.mdx', faults),
    faults.map((one) => ({ file: 'a.mdx', ...one })),
  ],
  [
    'no heading, and the pointer of a fault of the contract',
    new Error('Illisible.\na.yaml:7 (#/paths) : vide.'),
    [{ file: 'a.yaml', line: 7, message: '(#/paths) : vide.' }],
  ],
  ['what names no place', new Error('Rien ne va.'), [{ file: 'b.yaml', line: 1, message: 'Rien ne va.' }]],
])('of each line of an error, a finding keeps %s', (_, error, findings) => {
  const thrown = findingsThrownBy(() => {
    throw error;
  }, 'b.yaml');
  expect(thrown).toEqual(findings);
  expect(findingsThrownBy(() => 0, 'b.yaml')).toEqual([]);
});
