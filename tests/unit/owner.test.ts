// Which tests the product of another needs again: in doubt, all.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { independenceIn } from '../owner/independent';

const root = mkdtempSync(path.join(tmpdir(), 'projet-'));
afterAll(() => rmSync(root, { recursive: true }));

const TEST = 'tests/build/one.test.ts';
const files = {
  'product/fact.ts': 'export type Fact = number;',
  'lib/words.ts': "import type { Fact } from '../product/fact';",
  'lib/disk.ts': "import { readFileSync } from 'node:fs';",
  'tests/fixtures/build.ts': "const args = ['scripts/run.cjs', 'build', '--config', 'a'];",
};
const { isOfFixtures, isPure } = independenceIn(root);

/** A test that says this, in a project with those files. */
function testOf(source: string): string {
  for (const [file, text] of Object.entries({ ...files, [TEST]: source })) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return TEST;
}

it.each([
  ['imports what the owner has changed', "import { fact } from '../../product/fact';", false],
  [
    'imports it by another module, were it only a type',
    "import type { Word } from '../../lib/words';",
    false,
  ],
  ['imports it when it needs it', "const { fact } = await import('../../product/fact');", false],
  ['may read a file', "import { readFileSync } from 'fs';", false],
  ['may read a file by another module', "import '../../lib/disk';", false],
  ['may start a program', "import { spawnSync } from 'node:child_process';", false],
  ['imports what is not there', "import './nowhere';", false],
  ['only knows functions', "import path from 'node:path';\nimport { it } from 'vitest';", true],
])('a unit test that %s is run again, unless it only knows functions', (_, source, isLeftOut) => {
  expect(isPure(testOf(source), new Set(['product/fact.ts']))).toBe(isLeftOut);
});

it('a unit test that imports what has not changed is not run again', () => {
  expect(isPure(testOf("import type { Word } from '../../lib/words';"), new Set(['docs/a.mdx']))).toBe(true);
});

const FIXTURES = "import { fixtureOutDir } from '../fixtures/build';\n";

it.each([
  ['the site', "readdirSync('build');"],
  ['a file of the site', "readFileSync(path.join('build', file));"],
  ['the site, by another name', "const SITE = 'build';"],
  ['what its build has noted', "readFileSync('.docusaurus/globalData.json');"],
])('a test of the build that reads %s is run again, with or without fixtures', (_, source) => {
  expect(isOfFixtures(testOf(source))).toBe(false);
  expect(isOfFixtures(testOf(FIXTURES + source))).toBe(false);
});

it.each([
  [
    'fixtures alone is not',
    `${FIXTURES}spawnSync('node', ['build', '--config', fixtureOutDir('site')]);`,
    true,
  ],
  ['what it does not say is', 'readFileSync(file);', false],
])('a test of the build that reads %s run again', (_, source, isLeftOut) => {
  expect(isOfFixtures(testOf(source))).toBe(isLeftOut);
});
