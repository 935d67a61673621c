// A hundred deploys while readers read: no request fails, and no page asks for a script that is gone.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { currentVersion, publishVersion, rollBack } from '../../deploy/versions';
import { deployFolder } from '../../lib/deployFolder';
import { freePort } from '../../scripts/site/ports';
import { fixtureOutDir } from '../fixtures/build';
import { serveBuilt } from '../nginx';

const DEPLOYS = 100;
const READERS = 4;
const ASSET = /"?(\/assets\/(?:js|css)\/[\w~.-]+\.(?:js|css))/g;

const assetsIn = (html: string): string[] => [...html.matchAll(ASSET)].map(([, address = '']) => address);

let folder = '';
/** Copies the home page of a site with its scripts, its style sheets and the rules of the site. */
function partOf(outDir: string, name: string): string {
  const part = path.join(folder, name, 'build');
  const html = readFileSync(path.join(outDir, 'index.html'), 'utf8');
  for (const file of ['index.html', '404.html', ...assetsIn(html).map((address) => address.slice(1))]) {
    mkdirSync(path.dirname(path.join(part, file)), { recursive: true });
    cpSync(path.join(outDir, file), path.join(part, file));
  }
  cpSync(deployFolder(outDir), deployFolder(part), { recursive: true });
  return part;
}

let versions: string[] = [];
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'versions-'));
  versions = [partOf('build', 'one'), partOf(fixtureOutDir('site'), 'other')];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const publish = (target: string, number: number, now = new Date()): string =>
  publishVersion({ from: versions[number % versions.length] ?? '', target, baseUrl: '/', now });

/** The scripts of the second site that are not served any more. */
const goneFrom = (target: string): string[] =>
  assetsIn(readFileSync(path.join(versions[1] ?? '', 'index.html'), 'utf8')).filter(
    (file) => !existsSync(path.join(target, 'current/site', file)),
  );

it(`readers get every page and its scripts during ${DEPLOYS} deploys of two versions in turn`, async () => {
  const target = path.join(folder, 'target');
  publish(target, 0);
  const server = await serveBuilt(versions[0] ?? '', {
    port: await freePort(),
    root: path.join(target, 'current/site'),
  });
  let isOver = false;
  let pages = 0;
  const failures: string[] = [];
  const read = async (address: string): Promise<string> => {
    const response = await fetch(server.origin + address).catch(String);
    if (typeof response !== 'string' && response.ok) return response.text();
    failures.push(`${address}: ${typeof response === 'string' ? response : response.status}`);
    return '';
  };
  const readers = Array.from({ length: READERS }, async () => {
    while (!isOver) {
      const assets = assetsIn(await read('/'));
      if (assets.length === 0) failures.push('a page without scripts');
      // On a slow network, the next version is there before they are asked for.
      await pause(Math.random() * 30);
      await Promise.all(assets.map(read));
      pages += 1;
    }
  });
  for (let number = 1; number <= DEPLOYS; number += 1) {
    publish(target, number);
    await pause(10);
  }
  isOver = true;
  await Promise.all(readers);
  await server.stop();
  expect(failures).toEqual([]);
  expect(pages).toBeGreaterThan(READERS);
});

it('a rollback restores the last version but one, and keeps the files of pages that are open', () => {
  const target = path.join(folder, 'back');
  const first = publish(target, 0, new Date('2026-01-01'));
  publish(target, 1, new Date('2026-01-02'));
  expect(rollBack(target, new Date('2026-01-02'))).toBe(first);
  expect(currentVersion(target)).toBe(first);
  expect(goneFrom(target)).toEqual([]);
  expect(() => rollBack(target, new Date())).toThrow('Aucune version plus ancienne');
});

it('the last version but one stays, however old; older ones are removed with their files', () => {
  const target = path.join(folder, 'old');
  const days = ['2026-01-01', '2026-01-02', '2026-06-01', '2026-06-02'];
  for (const [number, day] of days.entries()) publish(target, number === 0 ? 1 : 0, new Date(day));
  const kept = readdirSync(path.join(target, 'versions')).map((name) => name.slice(0, 10));
  expect(kept).toEqual(days.slice(2));
  expect(goneFrom(target)).not.toEqual([]);
});
