import { expect, it } from 'vitest';
import { contentError } from '../lib/contentFault';
import { findingsThrownBy } from './thrown';

const thrown = (error: Error) =>
  findingsThrownBy(() => {
    throw error;
  }, 'b.yaml');

it('finds file, line and message in each line of an error', () => {
  const faults = [
    { line: 3, message: 'un : deux.' },
    { line: 4, column: 5, message: 'trois.' },
  ];
  expect(thrown(contentError('docs/a.mdx', faults))).toEqual([
    { file: 'docs/a.mdx', line: 3, message: 'un : deux.' },
    { file: 'docs/a.mdx', line: 4, column: 5, message: 'trois.' },
  ]);
});

it('passes over a heading, and keeps the pointer of a fault of the contract', () => {
  expect(thrown(new Error('Illisible.\na.yaml:7 (#/paths) : vide.'))).toEqual([
    { file: 'a.yaml', line: 7, message: '(#/paths) : vide.' },
  ]);
});

it('keeps an error that names no place', () => {
  expect(thrown(new Error('Rien ne va.'))).toEqual([{ file: 'b.yaml', line: 1, message: 'Rien ne va.' }]);
});

it('finds nothing where nothing is thrown', () => {
  expect(findingsThrownBy(() => 0, 'b.yaml')).toEqual([]);
});
