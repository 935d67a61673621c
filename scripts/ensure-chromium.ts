// Before the browser tests: find a Chromium, or install one, or stop and say what to do. Never skip.
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium';

function run(command: string, args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

const mayUseApt = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

let found = findChromium();
if (!found && mayUseApt) {
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  found = findChromium();
}
if (!found) {
  run('npx', ['playwright', 'install', 'chromium']);
  found = findChromium();
}
if (!found) {
  console.error(
    'Aucun Chromium pour les tests : installez-le (par exemple « apt-get install chromium ») ou donnez son chemin dans la variable CHROMIUM.',
  );
  process.exit(1);
}
console.log(`Chromium : ${found}`);
