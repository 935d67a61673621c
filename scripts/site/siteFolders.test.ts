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
import { restoreSite, takePlace } from './siteFolders';

const LAST = { build: 'last', 'build-deploy': 'last rules' };
const NEXT = { '.build-next': 'next', '.build-next-deploy': 'next rules' };

let folder = '';
const at = (name: string): string => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'place-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** Writes folders, each with a page of this text. */
function writeFolders(texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(at(name));
    writeFileSync(path.join(at(name), 'index.html'), text);
  }
}

const textsOfFolders = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(path.join(at(name), 'index.html'), 'utf8')]),
  );

it.each([LAST, {}])('the next site and its rules replace %j, and no other folder is left', (before) => {
  writeFolders({ ...before, ...NEXT });
  takePlace(at('build'));
  expect(textsOfFolders()).toEqual({ build: 'next', 'build-deploy': 'next rules' });
});

const RENAMES = [
  ['build', '.build-former'],
  ['build-deploy', '.build-former-deploy'],
  ['.build-next', 'build'],
  ['.build-next-deploy', 'build-deploy'],
] as const;

it.each([0, 1, 2, 3])(
  'a build that is killed after %i renames leaves the last site and its rules',
  (done) => {
    writeFolders({ ...LAST, ...NEXT });
    for (const [from, to] of RENAMES.slice(0, done)) renameSync(at(from), at(to));
    restoreSite(at('build'));
    expect(textsOfFolders()).toMatchObject(LAST);
  },
);
