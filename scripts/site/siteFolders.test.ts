import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { nextOf, restoreSite, takePlace } from './siteFolders';

let site = '';
beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'place-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  site = path.join(folder, 'build');
});

function put(folder: string, text: string): void {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'index.html'), text);
}

/** What each folder beside the site has, and the site. */
const found = (): Record<string, string> => {
  const folder = path.dirname(site);
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name, 'index.html'), 'utf8')]),
  );
};

const LAST = { build: 'last', 'build-deploy': 'last rules' };
const NEXT = { build: 'next', 'build-deploy': 'next rules' };

function putLast(): void {
  put(site, LAST.build);
  put(`${site}-deploy`, LAST['build-deploy']);
}

function putNext(): void {
  put(nextOf(site), NEXT.build);
  put(`${nextOf(site)}-deploy`, NEXT['build-deploy']);
}

it('the next site takes the place of the last one with its rules, and leaves nothing else', () => {
  putLast();
  putNext();
  takePlace(site);
  expect(found()).toEqual(NEXT);
});

it('the first site takes a place where there is none', () => {
  putNext();
  takePlace(site);
  expect(found()).toEqual(NEXT);
});

/** The names that change, in order. */
const CHANGES = [
  ['build', '.build-former'],
  ['build-deploy', '.build-former-deploy'],
  ['.build-next', 'build'],
  ['.build-next-deploy', 'build-deploy'],
] as const;

it.each([0, 1, 2, 3])(
  'a build that is killed after %i changes of names leaves the last site and its rules',
  (done) => {
    putLast();
    putNext();
    const at = (name: string): string => path.join(path.dirname(site), name);
    for (const [from, to] of CHANGES.slice(0, done)) renameSync(at(from), at(to));
    restoreSite(site);
    expect(found()).toMatchObject(LAST);
  },
);
