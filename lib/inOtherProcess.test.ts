import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inProcessOfItsOwn } from './inOtherProcess';

const folder = mkdtempSync(path.join(tmpdir(), 'processus-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = path.join(folder, 'work.cjs');
writeFileSync(
  file,
  `exports.doubled = function doubled(number) {
  if (number < 0) throw new Error('Nombre négatif : ' + number);
  return { twice: 2 * number, process: process.pid };
};`,
);
const { doubled } = require(file) as { doubled: (number: number) => { twice: number; process: number } };

it('a process of its own ends with its work', async () => {
  const { twice, process: pid } = await inProcessOfItsOwn<typeof doubled>(file, 'doubled')(21);
  expect(twice).toBe(42);
  expect(pid).not.toBe(process.pid);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

it('a failure there is told here', async () => {
  await expect(inProcessOfItsOwn<typeof doubled>(file, 'doubled')(-1)).rejects.toThrow('Nombre négatif');
});
