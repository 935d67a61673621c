// Every error of the contract is answered to some samples: they print it, fail, call once, and save no file.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { requestOf } from '../../api-reference/samples/request';
import { isObject, type JsonObject } from '../../lib/json';
import { examplesOf } from '../../lib/openapi';
import { document } from './contract';
import { execute } from './execute';
import { environmentOf, type OperationSample } from './operations';
import { failuresOf, type Result } from './results';
import type { SampleServer } from './server';

type Case = {
  readonly id: string;
  readonly code: string;
  readonly status: number;
  readonly body: JsonObject;
};

/** Each error once, and one for each operation that saves a file. */
function chosenCases(): Case[] {
  const chosen = new Map<string, Case>();
  for (const { operation, place, value } of examplesOf(document)) {
    const status = Number(/^réponse ([45]\d\d)$/.exec(place)?.[1]);
    if (!status || !isObject(value) || operation.root !== 'paths') continue;
    const code = String(value.code ?? value.error);
    const one = { id: operation.id, code, status, body: value };
    if (!chosen.has(code)) chosen.set(code, one);
    if (requestOf(document, operation.id).response.kind === 'file') chosen.set(operation.id, one);
  }
  return [...new Set(chosen.values())];
}

async function runCase(
  { id, code, status, body }: Case,
  sample: OperationSample,
  server: SampleServer,
  folder: string,
): Promise<Result> {
  const run = server.open({ error: { status, body } });
  const outcome = await execute(sample.reader, [sample.code], { folder, environment: environmentOf(run) });
  const { response } = requestOf(document, id);
  const shown = `${outcome.stdout}${outcome.stderr}`;
  return {
    group: 'Erreurs',
    name: `${id} reçoit ${status} ${code}`,
    reader: sample.reader,
    faults: failuresOf({
      'le programme réussit': outcome.code === 0,
      [`« ${code} » n'est pas affiché`]: !shown.includes(code),
      [`${run.calls.length} appels`]: run.calls.length !== 1,
      "l'erreur est enregistrée comme un fichier":
        response.kind === 'file' && existsSync(path.join(outcome.folder, response.file)),
    }),
  };
}

/** In bash alone of the two shells: an error is handled by cURL. */
export const errorTasks = (
  samples: readonly OperationSample[],
  server: SampleServer,
  folder: string,
): (() => Promise<Result>)[] =>
  chosenCases().flatMap((one) =>
    samples
      .filter(({ id, reader }) => id === one.id && reader !== 'zsh')
      .map((sample) => () => runCase(one, sample, server, folder)),
  );
