import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { engines } from '../package.json';
import { faultOf } from './nodeVersion.cjs';

describe('a Node that is too old', () => {
  it.each(['4.9.1', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])(
    'is refused, with what to do: %s',
    (version) => {
      expect(faultOf(version, '^20.19 || >=22.12')).toBe(
        `Il faut Node 20.19, 22.12 ou plus récent, et cette machine a Node ${version} : installez-en un autre (https://nodejs.org), puis lancez « npm ci ».`,
      );
    },
  );

  it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'])('is not this one: %s', (version) => {
    expect(faultOf(version, '^20.19 || >=22.12')).toBeUndefined();
  });

  it('is looked for by package.json, which says what it can read', () => {
    expect(faultOf(process.versions.node, engines.node)).toBeUndefined();
    expect(() => faultOf('20.19.0', '20 - 22')).toThrow('package.json, engines : « 20 - 22 » ne se lit pas');
  });

  it('can read what tells it so, which is in JavaScript of 2015', () => {
    const files = ['scripts/run.cjs', 'scripts/nodeVersion.cjs'];
    const { stdout, status } = spawnSync('npx', ['es-check', 'es6', ...files], { encoding: 'utf8' });
    expect(status, stdout).toBe(0);
  });
});

describe('the commands that one begins with', () => {
  const scripts: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

  it.each(['start', 'build', 'serve', 'check', 'test'])(
    'look at the version of Node before anything: npm run %s',
    (name) => {
      expect(scripts[name]).toMatch(/^node (?:--[a-z-]+=\d+ )*scripts\/run\.cjs /);
    },
  );
});
