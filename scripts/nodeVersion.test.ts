import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { engines, scripts } from '../package.json';
import { faultOf } from './nodeVersion.cjs';

const RANGE = '^20.19 || >=22.12';

it.each(['4.9.1', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])('Node %s is too old', (version) => {
  expect(faultOf(version, RANGE)).toBe(
    `Il faut Node 20.19, 22.12 ou plus récent, et cette machine a Node ${version} : installez-en un autre (https://nodejs.org), puis lancez « npm ci ».`,
  );
});

it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'])('Node %s is recent enough', (version) => {
  expect(faultOf(version, RANGE)).toBeUndefined();
});

it('the range of package.json can be read; another syntax is refused', () => {
  expect(faultOf(process.versions.node, engines.node)).toBeUndefined();
  expect(() => faultOf('20.19.0', '20 - 22')).toThrow('package.json, engines : « 20 - 22 » ne se lit pas');
});

it('an old Node can read the files that refuse it', () => {
  const files = ['scripts/run.cjs', 'scripts/nodeVersion.cjs'];
  const { stdout, status } = spawnSync('npx', ['es-check', 'es6', ...files], { encoding: 'utf8' });
  expect(status, stdout).toBe(0);
});

it.each(['start', 'build', 'serve', 'check', 'test'] as const)(
  'npm run %s checks the version of Node',
  (name) => {
    expect(scripts[name]).toMatch(/^node (?:--[a-z-]+=\d+ )*scripts\/run\.cjs /);
  },
);
