// What the project's scripts may install on the machine that runs them: Debian's packages, as root, and nothing else.
import { spawnSync } from 'node:child_process';

export function run(command: string, args: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** False where this is not Debian, or not root: the caller then says what to do. */
export function installDebianPackages(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  return (
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  );
}
