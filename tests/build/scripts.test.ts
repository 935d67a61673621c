// The browsers of package.json's `browserslist` have everything that the built scripts use, libraries included.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the scripts use nothing newer than the oldest browsers that the site promises', () => {
  const { status, stdout } = spawnSync(
    'node_modules/.bin/es-check',
    ['checkBrowser', 'build/assets/js/*.js', 'build/service-worker.js', '--checkFeatures'],
    { encoding: 'utf8' },
  );
  const count = readdirSync('build/assets/js').filter((file) => file.endsWith('.js')).length + 1;
  expect(stdout).toContain(`checking ${count} files`);
  expect([status, stdout.match(/Unsupported features detected.*/g)]).toEqual([0, null]);
});
