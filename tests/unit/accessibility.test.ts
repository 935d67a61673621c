// ACCESSIBILITY.md names the test of each criterion of the RGAA 4.1.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** How many criteria each topic has. */
const CRITERIA = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
const RESULTS = ['conforme', 'non conforme', 'non applicable', 'non vérifié'];

const text = readFileSync('ACCESSIBILITY.md', 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, criterion = '', , check = '', result = '']) => ({ criterion, check, result }));

it('each criterion is there once, in order', () => {
  const expected = CRITERIA.flatMap((count, topic) =>
    Array.from({ length: count }, (_, index) => `${topic + 1}.${index + 1}`),
  );
  expect(rows.map(({ criterion }) => criterion)).toEqual(expected);
});

it('each criterion has a check and one of the four results', () => {
  expect(rows.filter(({ check, result }) => !check || !RESULTS.includes(result))).toEqual([]);
});

it('nothing is called conforming that neither a test nor a person has checked', () => {
  const conforming = rows.filter(({ result }) => result === 'conforme');
  const isChecked = /`[^`]+\.(?:spec|test)\.tsx?`|regardé le \d{4}-/;
  expect(conforming.filter(({ check }) => !isChecked.test(check))).toEqual([]);
});

it('the files that it names exist', () => {
  const named = [...text.matchAll(/`([^`\s]+\.tsx?)`/g)].map(([, file = '']) => file);
  expect(named).not.toEqual([]);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
