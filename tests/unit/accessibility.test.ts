// ACCESSIBILITY.md says of each criterion of the RGAA how it is checked: by a test that is there.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** How many criteria each topic of the RGAA 4.1 has. */
const CRITERIA = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
const RESULTS = ['conforme', 'non conforme', 'non applicable', 'non vérifié'];

const text = readFileSync('ACCESSIBILITY.md', 'utf8');
const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, criterion = '', , check = '', result = '']) => ({ criterion, check, result }));

describe('ACCESSIBILITY.md', () => {
  it('has each criterion once, in order', () => {
    const expected = CRITERIA.flatMap((count, topic) =>
      Array.from({ length: count }, (_, index) => `${topic + 1}.${index + 1}`),
    );
    expect(rows.map(({ criterion }) => criterion)).toEqual(expected);
  });

  it('says of each how it is checked, and one of the four results', () => {
    expect(rows.filter(({ check, result }) => !check || !RESULTS.includes(result))).toEqual([]);
  });

  it('calls nothing conforming that no test checks and no person has checked by eye', () => {
    const unproven = rows.filter(
      ({ check, result }) =>
        result === 'conforme' && !/`[^`]+\.(?:spec|test)\.tsx?`|regardé le \d{4}-/.test(check),
    );
    expect(unproven).toEqual([]);
  });

  it('names files that are there', () => {
    const named = [...text.matchAll(/`([^`\s]+\.tsx?)`/g)].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});
