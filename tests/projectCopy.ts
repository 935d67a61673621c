// Copies of the project, which tests may change.
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

/** The files that Git has or would add. */
export const projectFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => existsSync(file));

/** One link for each package, because node_modules also has caches. */
function linkPackages(root: string, folder: string): void {
  const from = path.resolve(folder, 'node_modules');
  const to = path.join(root, folder, 'node_modules');
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from).filter((one) => one !== '.cache'))
    symlinkSync(path.join(from, name), path.join(to, name));
}

type Lock = { readonly packages: Readonly<Record<string, { readonly dev?: boolean }>> };

/** By hard links, without the packages that only tests need: files have another path, and take no space. */
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
  for (const file of projectFiles()) cpSync(file, path.join(root, file));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
};

export function copyProject(): Copy {
  const copy = copyTo(mkdtempSync(path.join(tmpdir(), 'projet-')));
  linkPackages(copy.root, '');
  linkPackages(copy.root, TOOLS_FOLDER);
  return copy;
}

/** Git's history has the dates of pages. An owner's copy may have none. */
function linkHistory(root: string): void {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' });
  if (status === 0) writeFileSync(path.join(root, '.git'), `gitdir: ${stdout}`);
}

/** A checkout in `folder`, without packages. */
export function checkOut(folder: string): Copy {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const copy = copyTo(folder);
  linkHistory(folder);
  return copy;
}

/** A checkout in `folder`, on the disk of the project, with packages. */
export function checkOutWithPackages(folder: string): Copy {
  const copy = checkOut(folder);
  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  installPackages('node_modules', path.join(folder, 'node_modules'), lock);
  return copy;
}
