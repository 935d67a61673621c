// Two builds of the same sources are the same, byte for byte: who published what can be checked.
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFixture, fixtureOutDir } from '../fixtures/build';
import { checkOutAgain } from '../projectCopy';
import { sumsOf } from '../sums';

/** Another name and length. On the same disk, so that packages need not be copied. */
const FOLDER = path.resolve('.fixture/un autre dossier au chemin plus long');

const CLOCK = path.resolve('tests/fixtures/laterClock.cjs');

let copy: ReturnType<typeof checkOutAgain>;
beforeAll(() => {
  copy = checkOutAgain(FOLDER);
});
afterAll(() => copy.remove());

it('a build from another folder, in another time zone, another year and another language is the same', () => {
  const { exitCode, output } = buildFixture(
    'site',
    { TZ: 'Pacific/Auckland', LC_ALL: 'sv_SE.UTF-8', NODE_OPTIONS: `--require ${JSON.stringify(CLOCK)}` },
    copy.root,
  );
  expect(exitCode, output).toBe(0);

  const here = sumsOf(fixtureOutDir('site'));
  const there = sumsOf(fixtureOutDir('site', copy.root));
  const files = [...new Set([...here.keys(), ...there.keys()])].sort();
  expect(
    files.filter((file) => here.get(file) !== there.get(file)),
    'If npm run build:fixture was not run since the last change, run it first.',
  ).toEqual([]);
  expect(files.length).toBeGreaterThan(50);
});
