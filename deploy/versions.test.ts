import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { deployFolder, PAGES_FILE, type PagesFile } from '../lib/deployFolder';
import { prepareForHosting } from '.';
import { publishVersion } from './versions';

const SITE = { siteUrl: 'https://aide.potager.test', baseUrl: '/' };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'versions-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** A site of one page with its rules. */
async function built(name: string, text: string): Promise<string> {
  const site = path.join(folder, name);
  mkdirSync(site, { recursive: true });
  writeFileSync(path.join(site, 'index.html'), `<p>${text}</p>`);
  const pages: PagesFile = { policy: '', pages: [{ route: '/', file: 'index.html' }] };
  mkdirSync(deployFolder(site), { recursive: true });
  writeFileSync(path.join(deployFolder(site), PAGES_FILE), JSON.stringify(pages));
  await prepareForHosting(site, SITE, name);
  return site;
}

const publish = (from: string, day: string): string => {
  const target = path.join(folder, 'target');
  const version = publishVersion({ from, target, baseUrl: '/', now: new Date(day) });
  return path.join(target, 'versions', version);
};

it('a site is published with its own rules, whatever was built beside it later', async () => {
  const [first] = [await built('build', 'Semis'), await built('essai', 'Récolte')];
  const container = readFileSync(path.join(publish(first, '2031-01-01'), 'rules/Containerfile'), 'utf8');
  expect(container).toContain('COPY build /srv/site');
  expect(container).toContain('COPY build-deploy/nginx.conf');
});

it('a site without rules, or with those of another build, is not published, and nothing is left in the target', async () => {
  const site = await built('build', 'Semis');
  writeFileSync(path.join(site, 'index.html'), '<p>Récolte</p>');
  expect(() => publish(site, '2031-01-01')).toThrow(/build-deploy .* autre construction.* « npm run build »/);
  rmSync(deployFolder(site), { recursive: true });
  expect(() => publish(site, '2031-01-01')).toThrow(/build-deploy ne contient pas .* « npm run build »/);
  expect(() => readFileSync(path.join(folder, 'target'))).toThrow('ENOENT');
});
