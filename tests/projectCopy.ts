// A copy of the project that may be changed freely, gone when its work is done.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TOOLS_FOLDER } from './contract-tools';

/** The files that Git knows or would take: an owner tests before the commit too. */
export const ownFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => existsSync(file));

/** Each package by a link of its own: caches, which are in node_modules too, stay apart. */
function linkPackages(root: string, folder: string): void {
  const from = path.resolve(folder, 'node_modules');
  const to = path.join(root, folder, 'node_modules');
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from).filter((one) => one !== '.cache'))
    symlinkSync(path.join(from, name), path.join(to, name));
}

type Lock = { readonly packages: Readonly<Record<string, { readonly dev?: boolean }>> };

/** As if those of the build had been installed there: each file has another address, and takes no space. */
function installPackages(from: string, to: string, { packages }: Lock): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === '.cache' || packages[source.split(path.sep).join('/')]?.dev) continue;
    if (entry.isDirectory()) installPackages(source, target, { packages });
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

type Copy = { readonly root: string; readonly remove: () => void };

const copyTo = (root: string): Copy => {
  for (const file of ownFiles()) cpSync(file, path.join(root, file));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
};

export function copyProject(): Copy {
  const copy = copyTo(mkdtempSync(path.join(tmpdir(), 'projet-')));
  linkPackages(copy.root, '');
  linkPackages(copy.root, TOOLS_FOLDER);
  return copy;
}

/** The history of the project, by which pages tell when they were changed; an owner's copy may have none. */
function linkHistory(root: string): void {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' });
  if (status === 0) writeFileSync(path.join(root, '.git'), `gitdir: ${stdout}`);
}

/** In `folder`, as a checkout of its own, without packages. */
export function checkOut(folder: string): Copy {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const copy = copyTo(folder);
  linkHistory(folder);
  return copy;
}

/** In `folder`, on the disk of the project: as a checkout of its own, with packages of its own, none of the tests'. */
export function checkOutAgain(folder: string): Copy {
  const copy = checkOut(folder);
  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  installPackages('node_modules', path.join(folder, 'node_modules'), lock);
  return copy;
}
