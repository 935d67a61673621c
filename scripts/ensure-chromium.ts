// Before the browser tests: find a Chromium, or install one, or stop and say what to do. Never skip.
import { findChromium } from './chromium';
import { installDebianPackages, run } from './install';

function ensureChromium(): string {
  const steps = [
    () => true,
    () => installDebianPackages(['chromium']),
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
