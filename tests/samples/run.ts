// npm run prove [-- --check]: executes every sample in every language and writes down which texts were executed.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '../../api-reference/samples/types';
import { PROOF_FILE } from '../../api-reference.config';
import { runDigest } from './digest';
import { operationSamples, runOperation, runRefused, runTwice } from './operations';
import { runJourney } from './parcours';
import { proofOfTexts } from './proofOfTexts';
import { runRefusals } from './refusals';
import { inParallel, type Result } from './results';
import { type SampleServer, startServer } from './server';
import { runWebhooks } from './webhooks';

const AT_ONCE = 4;
/** Spoilt in each language: a creation, with a token, a key and a body. */
const SPOILT = 'createCase';

async function runAll(server: SampleServer, folder: string): Promise<Result[]> {
  const samples = operationSamples();
  const ran = await inParallel(samples, AT_ONCE, (sample) => runOperation(sample, server, folder));
  const calls = ran.filter(({ language }) => language === 'curl').flatMap(({ run }) => run.calls);
  const spoilt = samples.filter(({ id }) => id === SPOILT);
  const tasks = [
    ...languages.map(
      ({ id }) =>
        () =>
          runJourney(id, server, folder),
    ),
    ...languages.map(
      ({ id }) =>
        () =>
          runWebhooks(id, folder),
    ),
    ...languages.map(
      ({ id }) =>
        () =>
          runDigest(id, server, folder),
    ),
    ...spoilt.map((sample) => () => runRefused(sample, server, folder)),
    ...spoilt.map((sample) => async () => [await runTwice(sample, server, folder)]),
    ...calls.map((call) => () => runRefusals(call, server)),
  ];
  return [...ran, ...(await inParallel(tasks, AT_ONCE, (task) => task())).flat()];
}

function printTable(results: readonly Result[]): void {
  const groups = ['Opérations', 'Parcours', 'Webhooks', 'Refus'] as const;
  const count = (group: Result['group'], language: string): number =>
    results.filter((result) => result.group === group && result.language === language).length;
  console.log('Exemples exécutés par langage :');
  console.table(
    Object.fromEntries(
      languages.map(({ id, label }) => [
        label,
        Object.fromEntries(groups.map((group) => [group, count(group, id)])),
      ]),
    ),
  );
  const replayed = results.filter(({ language }) => language === undefined).length;
  console.log(`Requêtes rejouées, dont le serveur refuse toute forme fautive : ${replayed}.`);
}

/** Everything that was proven, or what to do. */
function conclude(isCheck: boolean): string | undefined {
  const text = proofOfTexts();
  if (!isCheck) {
    writeFileSync(PROOF_FILE, text);
    console.log(`${PROOF_FILE} : écrit.`);
    return undefined;
  }
  return readFileSync(PROOF_FILE, 'utf8') === text
    ? undefined
    : `${PROOF_FILE} n'est pas à jour : lancez « npm run prove » et gardez le fichier qu'il écrit.`;
}

async function main(): Promise<number> {
  const started = performance.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'exemples-'));
  const server = await startServer(folder);
  try {
    const results = await runAll(server, folder);
    printTable(results);
    const failed = results.filter(({ faults }) => faults.length > 0);
    for (const { name, language, faults } of failed)
      console.error(`ÉCHEC ${name}${language ? ` (${language})` : ''}\n    ${faults.join('\n    ')}`);
    const problem =
      failed.length > 0 ? `${failed.length} échec(s).` : conclude(process.argv.includes('--check'));
    if (problem) console.error(problem);
    console.log(`${Math.round((performance.now() - started) / 1000)} s`);
    return problem ? 1 : 0;
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
