// The browsers of package.json's `browserslist` have everything that the built scripts use, libraries included.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const check = (...files: readonly string[]) =>
  spawnSync('node_modules/.bin/es-check', ['checkBrowser', ...files, '--checkFeatures'], {
    encoding: 'utf8',
  });

it('the scripts use nothing newer than the oldest browsers that the site promises', () => {
  const { status, stdout } = check('build/assets/js/*.js', 'build/service-worker.js');
  const count = readdirSync('build/assets/js').filter((file) => file.endsWith('.js')).length + 1;
  expect(stdout).toContain(`checking ${count} files`);
  expect([status, stdout.match(/Unsupported features detected.*/g)]).toEqual([0, null]);
});

it('something newer would be seen', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'scripts-'));
  writeFileSync(path.join(folder, 'new.js'), 'Object.groupBy([1], (one) => one);');
  const { status, stdout } = check(path.join(folder, '*.js'));
  rmSync(folder, { recursive: true });
  expect(status).not.toBe(0);
  expect(stdout).toContain('ObjectGroupBy');
});
