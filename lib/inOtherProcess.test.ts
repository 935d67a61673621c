import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inOtherProcess } from './inOtherProcess';

const folder = mkdtempSync(path.join(tmpdir(), 'process-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = path.join(folder, 'work.cjs');
writeFileSync(
  file,
  `exports.double = (number) => {
  if (number < 0) throw new Error('Nombre négatif : ' + number);
  return { twice: 2 * number, process: process.pid };
};`,
);
const double = inOtherProcess<(number: number) => { twice: number; process: number }>(file, 'double');

it('work is done in one other process, and fails with its own message', async () => {
  const results = await Promise.all([1, 2, 3].map(double));
  expect(results.map(({ twice }) => twice)).toEqual([2, 4, 6]);
  const processes = new Set(results.map((result) => result.process));
  expect(processes.size).toBe(1);
  expect(processes).not.toContain(process.pid);
  await expect(double(-1)).rejects.toThrow('Nombre négatif : -1');
});
