// npm run prove [-- --check]: executes every sample by every reader and writes down which texts were executed.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROOF_FILE } from '../../api-reference.config';
import { errorTasks } from './errors';
import { journeyTasks } from './journeyRuns';
import { type OperationSample, operationSamples, runOperation } from './operations';
import { proofOfTexts } from './proofOfTexts';
import { receiverTasks } from './receivers';
import { refusalTasks } from './refusals';
import { groups, inParallel, type Result } from './results';
import { type Reader, readers } from './runners';
import { fenceTasks, missingTasks, runDigest, runList, runVersions } from './scenarios';
import { type SampleServer, startServer } from './server';
import { runWebhooks } from './webhooks';

const AT_ONCE = 4;
/** Executed twice: the server refuses an idempotency key that it has seen. */
const CREATION = 'createCase';

type Task = () => Promise<Result | readonly Result[]>;

/** Which readers run all samples, and which samples all readers run. */
type Share = {
  readonly readers: readonly Reader[];
  readonly isForAll: (sample: OperationSample) => boolean;
};
const EVERYTHING: Share = { readers: readers.map(({ id }) => id), isForAll: () => true };

async function runShare(share: Share, server: SampleServer, folder: string): Promise<Result[]> {
  const samples = operationSamples().filter(
    (sample) => share.readers.includes(sample.reader) || share.isForAll(sample),
  );
  const creations = samples.filter(({ id }) => id === CREATION);
  const ran = await inParallel([...samples, ...creations], AT_ONCE, (sample) =>
    runOperation(sample, server, folder),
  );
  const calls = ran
    .slice(0, samples.length)
    .filter(({ reader }) => reader === 'bash')
    .flatMap(({ run }) => run.calls);
  const tasks: Task[] = [
    ...receiverTasks(folder),
    ...share.readers.flatMap((reader): Task[] => [
      ...journeyTasks(reader, server, folder),
      () => runWebhooks(reader, folder),
      () => runDigest(reader, server, folder),
      () => runList(reader, server, folder),
    ]),
    ...errorTasks(samples, server, folder),
    ...missingTasks(creations, share.readers, folder),
    ...fenceTasks(server, folder),
    ...calls.flatMap((call) => refusalTasks(call, server)),
  ];
  const others = await inParallel(tasks, AT_ONCE, (task) => task());
  return [...ran, ...runVersions(), ...others.flat()];
}

function printTable(results: readonly Result[]): void {
  const count = (group: Result['group'], reader: string): number =>
    results.filter((result) => result.group === group && result.reader === reader).length;
  const executed = groups.filter((group) => group !== 'Refus');
  console.log('Exemples exécutés :');
  console.table(
    Object.fromEntries(
      readers.map(({ id, label }) => [
        label,
        Object.fromEntries(executed.map((group) => [group, count(group, id)])),
      ]),
    ),
  );
  const replayed = results.filter(({ group }) => group === 'Refus').length;
  console.log(`Requêtes rejouées, dont le serveur refuse toute forme fautive : ${replayed}.`);
}

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

async function prove(isCheck: boolean, share = EVERYTHING): Promise<number> {
  const started = performance.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'exemples-'));
  const server = await startServer(folder);
  try {
    const results = await runShare(share, server, folder);
    printTable(results);
    const failed = results.filter(({ faults }) => faults.length > 0);
    for (const { name, reader, faults } of failed)
      console.error(`ÉCHEC ${name}${reader ? ` (${reader})` : ''}\n    ${faults.join('\n    ')}`);
    const problem = failed.length > 0 ? `${failed.length} échec(s).` : conclude(isCheck);
    if (problem) console.error(problem);
    console.log(`${Math.round((performance.now() - started) / 1000)} s`);
    return problem ? 1 : 0;
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const proveAndEnd = (isCheck: boolean, share?: Share): Promise<void> =>
  prove(isCheck, share).then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );

if (require.main === module) proveAndEnd(process.argv.includes('--check'));
