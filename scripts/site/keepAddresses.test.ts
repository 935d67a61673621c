import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { LEDGER, NEXT_LEDGER } from '../../lib/addresses';
import { countNewAddresses, recordAddresses } from './keepAddresses';

/** A project whose last build found `next`. */
function projectWith({ ledger, next }: { ledger?: string; next?: string }) {
  const project = mkdtempSync(path.join(tmpdir(), 'adresses-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const list = path.join(project, 'build-deploy', NEXT_LEDGER);
  const write = (file: string, text: string | undefined): void => {
    mkdirSync(path.dirname(file), { recursive: true });
    if (text !== undefined) writeFileSync(file, text);
  };
  write(path.join(project, LEDGER), ledger);
  write(list, next);
  return { project, list, text: () => readFileSync(path.join(project, LEDGER), 'utf8') };
}

it('what ends a build counts what is new, and writes nothing', () => {
  const { project, list, text } = projectWith({ ledger: '/a\n', next: '/a\n/b\n' });
  expect(countNewAddresses(project)).toBe(1);
  expect(text()).toBe('/a\n');
  expect(existsSync(list)).toBe(true);
});

it.each([
  ['/a\n', 1],
  ['', 2],
  ['/b\n/a\n/b\n', 0],
])('npm run fix records what the last build found, in order: %j', (ledger, count) => {
  const { project, list, text } = projectWith({ ledger, next: '/a\n/b\n' });
  expect(recordAddresses(project)).toEqual([`${LEDGER} : à jour. Adresses nouvelles : ${count}.`]);
  expect(text()).toBe('/a\n/b\n');
  // What is taken out of the ledger by hand does not come back.
  expect(existsSync(list)).toBe(false);
});

it('the ledger stays as it is where nothing is new', () => {
  const { project, text } = projectWith({ ledger: '/b\r\n/a' });
  expect(countNewAddresses(project)).toBe(0);
  expect(recordAddresses(project)).toEqual([]);
  expect(text()).toBe('/b\r\n/a');
});

it('and where it has addresses that the build knew nothing of, which is told', () => {
  const { project, text } = projectWith({ ledger: '/a\n', next: '/b\n/c\n' });
  expect(recordAddresses(project)).toEqual([
    expect.stringMatching(/« npm run build », puis « npm run fix »/),
  ]);
  expect(text()).toBe('/a\n');
});

it('a project without a ledger gets none', () => {
  const { project } = projectWith({ next: '/a\n' });
  expect(countNewAddresses(project)).toBe(0);
  expect(recordAddresses(project)).toEqual([]);
  expect(existsSync(path.join(project, LEDGER))).toBe(false);
});
