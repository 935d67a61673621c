// Every sample of every operation, executed: it ends well, makes the one call that it shows, and prints or saves what
// it was answered.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { samplesOf } from '../../api-reference/samples';
import { requestOf } from '../../api-reference/samples/request';
import { isList, type Json } from '../../lib/json';
import { parametersOf } from '../../lib/openapi';
import { document, operations, scopesOf } from './contract';
import { type Environment, execute, type Outcome } from './execute';
import { failuresOf, type Result } from './results';
import { languageOf, type Reader, readers } from './runners';
import type { Run, SampleServer } from './server';

const shareSecret = (): string => {
  const examples = operations
    .flatMap((operation) => parametersOf(document, operation))
    .filter(({ value }) => value.in === 'path' && value.name === 'token')
    .map(({ value }) => String(value.example));
  return examples[0] ?? '';
};

export const environmentOf = ({ base, token, access }: Run): Environment => ({
  API: base,
  TOKEN: token,
  CLIENT_ID: access.clientId,
  CLIENT_SECRET: access.clientSecret,
  SHARE_TOKEN: shareSecret(),
});

/** Texts of an answer that every language prints as they are, however deep it prints. */
function plainTexts(value: Json, depth = 0): string[] {
  if (typeof value === 'string') return /^[\w.:-]+$/.test(value) ? [value] : [];
  if (depth > 2 || typeof value !== 'object' || value === null) return [];
  const children = isList(value) ? value : Object.values(value);
  return children.flatMap((child) => plainTexts(child, depth + 1));
}

function answerFaults(id: string, { stdout, folder }: Outcome, body: Buffer): string[] {
  const { response } = requestOf(document, id);
  if (response.kind === 'file') {
    const file = path.join(folder, response.file);
    return failuresOf({
      [`${response.file} n'est pas le fichier reçu`]: !existsSync(file) || !readFileSync(file).equals(body),
    });
  }
  const missing = plainTexts(JSON.parse(body.toString())).filter((text) => !stdout.includes(text));
  return missing.map((text) => `« ${text} », reçu, n'est pas affiché`);
}

export type OperationSample = { readonly id: string; readonly reader: Reader; readonly code: string };

export const operationSamples = (): OperationSample[] =>
  operations.flatMap(({ id }) => {
    const samples = samplesOf(document, id);
    return readers.flatMap((reader) =>
      samples
        .filter(({ language }) => language === languageOf(reader.id))
        .map(({ code }) => ({ id, reader: reader.id, code })),
    );
  });

type OperationResult = Result & { readonly run: Run };

export async function runOperation(
  { id, reader, code }: OperationSample,
  server: SampleServer,
  folder: string,
): Promise<OperationResult> {
  const operation = operations.find((one) => one.id === id);
  // The scope that the page names must be enough.
  const run = server.open({ scopes: (operation && scopesOf(operation)) ?? [] });
  const outcome = await execute(reader, [code], { folder, environment: environmentOf(run) });
  const [call, ...others] = run.calls;
  const faults = [
    ...failuresOf({
      [`code de sortie ${outcome.code} : ${outcome.stderr.trim()}`]: outcome.code !== 0,
      [`${run.calls.length} appel(s) au lieu d'un`]: call === undefined || others.length > 0,
      [`appelle ${call?.operation}`]: call !== undefined && call.operation !== id,
      [`réponse ${call?.status} : ${call?.body}`]: call !== undefined && call.status >= 300,
    }),
    ...(call?.faults ?? []),
  ];
  const shown = call && faults.length === 0 ? answerFaults(id, outcome, call.body) : [];
  return { group: 'Opérations', name: id, reader, faults: [...faults, ...shown], run };
}
