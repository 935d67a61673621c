import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { LEDGER, NEXT_LEDGER } from '../../lib/addresses';
import { countNewAddresses, recordAddresses } from './keepAddresses';

/** A project whose last build found the addresses `next`. */
function projectWith(ledger: string | undefined, next: string) {
  const project = mkdtempSync(path.join(tmpdir(), 'adresses-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const list = path.join(project, 'build-deploy', NEXT_LEDGER);
  const kept = path.join(project, LEDGER);
  for (const file of [list, kept]) mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(list, next);
  if (ledger !== undefined) writeFileSync(kept, ledger);
  return { project, list, text: () => (existsSync(kept) ? readFileSync(kept, 'utf8') : undefined) };
}

it.each([
  ['/a\n', 1],
  ['', 2],
  ['/b\n/a\n/b\n', 0],
])('a build counts new addresses, npm run fix adds them to the ledger in order: %j', (ledger, count) => {
  const { project, list, text } = projectWith(ledger, '/a\n/b\n');
  expect(countNewAddresses(project)).toBe(count);
  expect(text()).toBe(ledger);
  expect(recordAddresses(project)).toEqual([`${LEDGER} : à jour. Adresses nouvelles : ${count}.`]);
  expect(text()).toBe('/a\n/b\n');
  // An address that is then removed by hand does not come back.
  expect(existsSync(list)).toBe(false);
  expect([countNewAddresses(project), recordAddresses(project)]).toEqual([0, []]);
});

it('a ledger that changed after the build stays as it is, with a message', () => {
  const { project, text } = projectWith('/a\n', '/b\n/c\n');
  expect(recordAddresses(project)).toEqual([
    expect.stringMatching(/« npm run build », puis « npm run fix »/),
  ]);
  expect(text()).toBe('/a\n');
});

it('no ledger is created where there is none', () => {
  const { project, text } = projectWith(undefined, '/a\n');
  expect(countNewAddresses(project)).toBe(0);
  expect(recordAddresses(project)).toEqual([]);
  expect(text()).toBeUndefined();
});
