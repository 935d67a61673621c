import { expect, it } from 'vitest';
import { contentError } from '../lib/contentFault';
import { findingsThrownBy } from './attempt';

const faults = [
  { line: 3, message: 'un : deux.' },
  { line: 4, column: 5, message: 'trois.' },
];
const contractError = new Error('Illisible.\na.yaml:7 (#/paths) : vide.');

it.each([
  ['each place', contentError('a.mdx', faults), faults.map((one) => ({ file: 'a.mdx', ...one }))],
  ['a pointer', contractError, [{ file: 'a.yaml', line: 7, message: '(#/paths) : vide.' }]],
  ['no place', new Error('Rien ne va.'), [{ file: 'b.yaml', line: 1, message: 'Rien ne va.' }]],
])('an error that names %s becomes findings', (_, error, findings) => {
  const fail = () => {
    throw error;
  };
  expect(findingsThrownBy(fail, 'b.yaml')).toEqual(findings);
  expect(findingsThrownBy(() => 0, 'b.yaml')).toEqual([]);
});
