import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inBothProcesses, inProcessOfItsOwn } from './inOtherProcess';

const folder = mkdtempSync(path.join(tmpdir(), 'processus-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = path.join(folder, 'work.cjs');
writeFileSync(
  file,
  `exports.doubled = function doubled(number) {
  if (number < 0) throw new Error('Nombre négatif : ' + number);
  // Long enough for the other process to take its part.
  for (const end = Date.now() + 5; Date.now() < end; );
  return { twice: 2 * number, process: process.pid };
};`,
);
const { doubled } = require(file) as { doubled: (number: number) => { twice: number; process: number } };

it('two processes share the work, and its results stand in order', async () => {
  const numbers = Array.from({ length: 400 }, (_, number) => number);
  const results = await inBothProcesses(file, doubled)(numbers);
  expect(results.map(({ twice }) => twice)).toEqual(numbers.map((number) => 2 * number));
  const processes = new Set(results.map((result) => result.process));
  expect(processes.size).toBe(2);
  expect(processes).toContain(process.pid);
});

it('for little work no process is begun', async () => {
  expect(await inBothProcesses('nowhere', doubled)([3])).toEqual([{ twice: 6, process: process.pid }]);
});

it('a failure in either of them is told', async () => {
  const numbers = Array.from({ length: 400 }, (_, number) => (number < 200 ? number : -number));
  await expect(inBothProcesses(file, doubled)(numbers)).rejects.toThrow('Nombre négatif');
});

it('a process of its own ends with its work', async () => {
  const { twice, process: pid } = await inProcessOfItsOwn<typeof doubled>(file, 'doubled')(21);
  expect(twice).toBe(42);
  expect(pid).not.toBe(process.pid);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
