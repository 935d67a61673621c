// npm run specimen: writes the specimen certificate and the facts that pages cite of it; with --check, only compares.
import { makeSpecimen, writeSpecimen } from './files';

async function check(): Promise<void> {
  const { stale } = await makeSpecimen();
  for (const [file] of stale) console.error(`${file} n'est pas à jour : lancez npm run specimen.`);
  if (stale.length > 0) process.exitCode = 1;
}

void (process.argv.includes('--check') ? check() : writeSpecimen());
