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
const NEXT = { build: 'next', 'build-deploy': 'next rules' };

let folder = '';
const at = (name: string): string => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'place-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** Writes folders, each with a page that says this. */
function put(texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(at(name));
    writeFileSync(path.join(at(name), 'index.html'), text);
  }
}
const putNext = (): void => put({ '.build-next': NEXT.build, '.build-next-deploy': NEXT['build-deploy'] });

/** What each folder says. */
const found = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(path.join(at(name), 'index.html'), 'utf8')]),
  );

it.each([
  ['the last one', LAST],
  ['none', {}],
])('the next site takes the place of %s with its rules, and leaves nothing else', (_, before) => {
  put(before);
  putNext();
  takePlace(at('build'));
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
    put(LAST);
    putNext();
    for (const [from, to] of CHANGES.slice(0, done)) renameSync(at(from), at(to));
    restoreSite(at('build'));
    expect(found()).toMatchObject(LAST);
  },
);
