// npm run specimen: writes the specimen certificate that readers may verify, and the facts that pages tell of it. With
// --check, only compares.
import { makeSpecimen } from './files';
import { staleFiles, writeSpecimen } from './output';

async function main(): Promise<void> {
  const specimen = await makeSpecimen();
  if (!process.argv.includes('--check')) {
    writeSpecimen(specimen);
    return;
  }
  const stale = staleFiles(specimen);
  if (stale.length === 0) return;
  console.error([...stale, 'Lancez npm run specimen.'].join('\n'));
  process.exitCode = 1;
}

main();
