// Which tests the product of another needs again: in doubt, all.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
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

describe('a unit test', () => {
  const changed = new Set(['product/fact.ts']);

  it.each([
    ['imports what the owner has changed', "import { fact } from '../../product/fact';"],
    ['imports it by another module, were it only a type', "import type { Word } from '../../lib/words';"],
    ['imports it when it needs it', "const { fact } = await import('../../product/fact');"],
    ['may read a file', "import { readFileSync } from 'fs';"],
    ['may read a file by another module', "import '../../lib/disk';"],
    ['may start a program', "import { spawnSync } from 'node:child_process';"],
    ['imports what is not there', "import './nowhere';"],
  ])('that %s is run again', (_, source) => {
    expect(isPure(testOf(source), changed)).toBe(false);
  });

  it('that only knows functions is not', () => {
    expect(isPure(testOf("import path from 'node:path';\nimport { it } from 'vitest';"), changed)).toBe(true);
  });

  it('that imports what has not changed is not', () => {
    expect(isPure(testOf("import type { Word } from '../../lib/words';"), new Set(['docs/a.mdx']))).toBe(
      true,
    );
  });
});

describe('a test of the build', () => {
  const FIXTURES = "import { fixtureOutDir } from '../fixtures/build';\n";

  it.each([
    ['the site', "readdirSync('build');"],
    ['a file of the site', "readFileSync(path.join('build', file));"],
    ['the site, by another name', "const SITE = 'build';"],
    ['what its build has noted', "readFileSync('.docusaurus/globalData.json');"],
  ])('that reads %s is run again, with or without fixtures', (_, source) => {
    expect(isOfFixtures(testOf(source))).toBe(false);
    expect(isOfFixtures(testOf(FIXTURES + source))).toBe(false);
  });

  it('that does not say what it reads is run again', () => {
    expect(isOfFixtures(testOf('readFileSync(file);'))).toBe(false);
  });

  it('that reads fixtures alone is not', () => {
    const alone = "spawnSync('node', ['build', '--config', path.join(fixtureOutDir('site'), 'build')]);";
    expect(isOfFixtures(testOf(FIXTURES + alone))).toBe(true);
  });
});
