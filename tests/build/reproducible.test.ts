// Two builds of the same sources are the same, byte for byte: anybody can check who published what.
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashesOf } from '../fileHashes';
import { buildFixture, fixtureOutDir } from '../fixtures/build';
import { checkOutWithPackages } from '../projectCopy';

/** Another name and length. On the same disk, so that packages need not be copied. */
const FOLDER = path.resolve('.fixture/un autre dossier au chemin plus long');

const CLOCK = path.resolve('tests/fixtures/laterClock.cjs');

let copy: ReturnType<typeof checkOutWithPackages>;
beforeAll(() => {
  copy = checkOutWithPackages(FOLDER);
});
afterAll(() => copy.remove());

it('a build from another folder, in another time zone, another year and another language is the same', () => {
  const variables = { TZ: 'Pacific/Auckland', LC_ALL: 'sv_SE.UTF-8', NODE_OPTIONS: `--require "${CLOCK}"` };
  const { exitCode, output } = buildFixture('site', variables, copy.root);
  expect(exitCode, output).toBe(0);
  const [here, there] = [fixtureOutDir('site'), fixtureOutDir('site', copy.root)].map(hashesOf);
  expect(there, 'If npm run build:fixture was not run since the last change, run it first.').toEqual(here);
  expect(here?.size).toBeGreaterThan(50);
});
