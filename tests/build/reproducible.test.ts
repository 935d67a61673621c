// Two builds of the same sources are the same, byte for byte: who published what can be checked.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filesOf } from '../../deploy/rules';
import { buildFixture, fixtureOutDir } from '../fixtures/build';
import { checkOutAgain } from '../projectCopy';

/** Another name and length. On the same disk, so that packages need not be copied. */
const FOLDER = path.resolve('.fixture/un autre dossier au chemin plus long');

const CLOCK = path.resolve('tests/fixtures/laterClock.cjs');

/**
 * But for one thing. The minifier names the variables of the runtime script after the letters that it holds, and it holds sums
 * of other scripts then that depend on where they are; they are replaced by sums of their contents only afterwards.
 */
const RUNTIME = /runtime~main\.[0-9a-f]{8}/g;

const textsOf = (folder: string): Map<string, string> =>
  new Map(
    filesOf(folder)
      // Made from the others, and after them.
      .filter((file) => !/\.(br|gz)$/.test(file))
      .map((file) => {
        const text = readFileSync(path.join(folder, file), 'latin1').replaceAll(RUNTIME, 'runtime~main');
        return [
          file.replace(RUNTIME, 'runtime~main'),
          file.match(RUNTIME) ? text.replaceAll(/\b[a-z]\b/g, 'x') : text,
        ];
      }),
  );

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

  const here = textsOf(fixtureOutDir('site'));
  const there = textsOf(fixtureOutDir('site', copy.root));
  const files = [...new Set([...here.keys(), ...there.keys()])].sort();
  expect(
    files.filter((file) => here.get(file) !== there.get(file)),
    'If npm run build:fixture was not run since the last change, run it first.',
  ).toEqual([]);
  expect(files.length).toBeGreaterThan(50);
});
