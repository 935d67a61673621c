// Before what needs a browser: find a Chromium, or install one, or stop and say what to do. Never skip.
import { findChromium, NO_CHROMIUM } from './chromium';
import { installDebianPackages, run } from './install';

function ensureChromium(): string {
  const steps = [
    () => true,
    () => installDebianPackages(['chromium-headless-shell']),
    () => run('npx', ['playwright', 'install', 'chromium-headless-shell']),
  ];
  for (const step of steps) {
    const found = step() && findChromium();
    if (found) return found;
  }
  throw new Error(NO_CHROMIUM);
}

try {
  console.log(`Chromium : ${ensureChromium()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
