// Before the browser tests: find a Chromium, or install one, or stop and say what to do. Never skip.
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium';

function run(command: string, args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

function ensureChromium(): string {
  const steps = [
    () => true,
    () =>
      process.getuid?.() === 0 &&
      run('apt-get', ['update', '-qq']) &&
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']),
    () => run('npx', ['playwright', 'install', 'chromium']),
  ];
  for (const step of steps) {
    const found = step() && findChromium();
    if (found) return found;
  }
  throw new Error(
    'Aucun Chromium pour les tests : installez-le (par exemple « apt-get install chromium ») ou donnez son chemin dans la variable CHROMIUM.',
  );
}

try {
  console.log(`Chromium : ${ensureChromium()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
