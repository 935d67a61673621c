// npm run prove [-- --check]: executes every sample by every reader and writes down which texts were executed.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROOF_FILE } from '../../api-reference.config';
import { runDigest } from './digest';
import { errorTasks } from './errors';
import { fenceTasks } from './fences';
import { runList } from './list';
import { missingTasks } from './missing';
import {
  type OperationSample,
  operationSamples,
  runOperation,
  runRefused,
  runSameInBoth,
  runTwice,
} from './operations';
import { journeyTasks } from './parcours';
import { proofOfTexts } from './proofOfTexts';
import { type Reader, readers } from './readers';
import { receiverTasks } from './receivers';
import { runRefusals } from './refusals';
import { groups, inParallel, type Result } from './results';
import { type SampleServer, startServer } from './server';
import { runVersions } from './versions';
import { runWebhooks } from './webhooks';

const AT_ONCE = 4;
/** Spoilt by each reader: a creation, with a token, a key and a body. */
const SPOILT = 'createCase';

type Task = () => Promise<Result | readonly Result[]>;

/** Who runs everything, and what everybody runs besides. */
type Share = {
  readonly readers: readonly Reader[];
  readonly isForAll: (sample: OperationSample) => boolean;
};
const EVERYTHING: Share = { readers: readers.map(({ id }) => id), isForAll: () => true };

async function runShare(share: Share, server: SampleServer, folder: string): Promise<Result[]> {
  const samples = operationSamples().filter(
    (sample) => share.readers.includes(sample.reader) || share.isForAll(sample),
  );
  const ran = await inParallel(samples, AT_ONCE, (sample) => runOperation(sample, server, folder));
  const calls = ran.filter(({ reader }) => reader === 'bash').flatMap(({ run }) => run.calls);
  const spoilt = samples.filter(({ id }) => id === SPOILT);
  const byReader = (act: (reader: Reader) => Promise<Result[]>): Task[] =>
    share.readers.map((reader) => () => act(reader));
  const tasks: Task[] = [
    ...receiverTasks(folder),
    ...share.readers.flatMap(journeyTasks(server, folder)),
    ...byReader((reader) => runWebhooks(reader, folder)),
    ...byReader((reader) => runDigest(reader, server, folder)),
    ...byReader((reader) => runList(reader, server, folder)),
    ...errorTasks(samples, server, folder),
    ...missingTasks(spoilt, share.readers, folder),
    ...fenceTasks(server, folder),
    ...spoilt.map((sample) => () => runRefused(sample, server, folder)),
    ...spoilt.map((sample) => () => runTwice(sample, server, folder)),
    ...calls.map((call) => () => runRefusals(call, server)),
  ];
  const others = await inParallel(tasks, AT_ONCE, (task) => task());
  const inZsh = new Set(samples.filter(({ reader }) => reader === 'zsh').map(({ id }) => id));
  return [
    ...ran,
    ...runSameInBoth(ran.filter(({ name }) => inZsh.has(name))),
    ...runVersions(),
    ...others.flat(),
  ];
}

function printTable(results: readonly Result[]): void {
  const count = (group: Result['group'], reader: string): number =>
    results.filter((result) => result.group === group && result.reader === reader).length;
  console.log('Exemples exécutés :');
  console.table(
    Object.fromEntries(
      readers.map(({ id, label }) => [
        label,
        Object.fromEntries(groups.map((group) => [group, count(group, id)])),
      ]),
    ),
  );
  const replayed = results.filter(({ group, reader }) => group === 'Refus' && !reader).length;
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
