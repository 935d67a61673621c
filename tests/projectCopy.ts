// A copy of the project that may be changed freely, gone when its work is done.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The files that Git knows or would take: an owner tests before the commit too. */
const ownFiles = (): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => existsSync(file));

/** Each package by a link of its own: caches, which are in node_modules too, stay apart. */
function linkPackages(root: string): void {
  const from = path.resolve('node_modules');
  const to = path.join(root, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from).filter((one) => one !== '.cache'))
    symlinkSync(path.join(from, name), path.join(to, name));
}

export function copyProject(): { readonly root: string; readonly remove: () => void } {
  const root = mkdtempSync(path.join(tmpdir(), 'projet-'));
  for (const file of ownFiles()) cpSync(file, path.join(root, file));
  linkPackages(root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
