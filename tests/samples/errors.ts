// Every error of the contract, answered to samples: each says it and ends badly, calls once, and saves nothing under the
// name of a file.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { requestOf } from '../../api-reference/samples/request';
import { isObject, type JsonObject } from '../../lib/json';
import { childrenOf, contentsOf } from '../../lib/openapi';
import { document, operations } from './contract';
import { execute } from './execute';
import { environmentOf, type OperationSample } from './operations';
import { faultsWhere, type Result } from './results';
import type { SampleServer } from './server';

type Case = {
  readonly id: string;
  readonly code: string;
  readonly status: number;
  readonly body: JsonObject;
};

const ERROR = /^réponse ([45]\d\d)$/;

/** The errors that the contract gives to each operation, with their bodies. */
const allCases = (): Case[] =>
  operations.flatMap((operation) =>
    contentsOf(document, operation).flatMap(({ place, media }) => {
      const status = Number(ERROR.exec(place)?.[1]);
      if (!status) return [];
      return childrenOf(document, media, 'examples').flatMap(([, { value }]): Case[] => {
        const body = value.value;
        return isObject(body)
          ? [{ id: operation.id, code: String(body.code ?? body.error), status, body }]
          : [];
      });
    }),
  );

const savesFile = (id: string): boolean => requestOf(document, id).response.kind === 'file';

/** Each error once, by the operation that has the fewest others; and each operation that saves a file, once more. */
function chosenCases(): Case[] {
  const all = allCases();
  const rarity = (id: string): number => all.filter((one) => one.id === id).length;
  const ordered = all.toSorted((a, b) => rarity(a.id) - rarity(b.id));
  const byCode = new Map(ordered.toReversed().map((one) => [one.code, one]));
  const files = new Map(all.filter(({ id }) => savesFile(id)).map((one) => [one.id, one]));
  return [...new Set([...byCode.values(), ...files.values()])];
}

async function tryOne(
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
    faults: faultsWhere({
      'le programme réussit': outcome.code === 0,
      [`« ${code} » n'est pas affiché`]: !shown.includes(code),
      [`${run.calls.length} appels`]: run.calls.length !== 1,
      "l'erreur est enregistrée comme un fichier":
        response.kind === 'file' && existsSync(path.join(outcome.folder, response.file)),
    }),
  };
}

/** In one shell: what an error makes of a command is cURL's doing, and the same in both. */
export const errorTasks = (
  samples: readonly OperationSample[],
  server: SampleServer,
  folder: string,
): (() => Promise<Result>)[] =>
  chosenCases().flatMap((one) =>
    samples
      .filter(({ id, reader }) => id === one.id && reader !== 'zsh')
      .map((sample) => () => tryOne(one, sample, server, folder)),
  );
