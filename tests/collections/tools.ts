// Real tools, one for each kind of collection, as a person would start them. Each says which operations it called, in
// which order, and what was answered.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { toolAt } from '../contract-tools';

const PATIENCE_MS = 120_000;

export type Answer = { readonly id: string; readonly status: number | undefined };
export type Values = Readonly<Record<string, string>>;

/** What it prints, whatever its exit code: the report says which calls failed. */
function run(program: string, parameters: readonly string[], folder: string): Promise<string> {
  const child = spawn(process.execPath, [toolAt(program), ...parameters], {
    cwd: folder,
    // No setting of this machine but the path of programs.
    env: { PATH: process.env.PATH, HOME: folder },
    timeout: PATIENCE_MS,
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.pipe(process.stderr);
    child.once('error', reject);
    child.once('close', () => resolve(output));
  });
}

const REPORT = 'report.json';
const reportIn = <Report>(folder: string): Report =>
  JSON.parse(readFileSync(path.join(folder, REPORT), 'utf8'));

type NewmanReport = {
  readonly run: {
    readonly executions: readonly {
      readonly item: { readonly name: string };
      readonly response?: { readonly code: number };
    }[];
  };
};

export async function runPostman(collection: string, values: Values, folder: string): Promise<Answer[]> {
  writeFileSync(path.join(folder, 'collection.json'), collection);
  const variables = Object.entries(values).flatMap(([name, value]) => ['--env-var', `${name}=${value}`]);
  const options = ['--working-dir', folder, '--reporters', 'json', '--reporter-json-export', REPORT];
  await run('newman/bin/newman.js', ['run', 'collection.json', ...options, ...variables], folder);
  return reportIn<NewmanReport>(folder).run.executions.map(({ item, response }) => ({
    id: item.name,
    status: response?.code,
  }));
}

type BrunoReport = readonly {
  readonly results: readonly {
    readonly test: { readonly filename: string };
    readonly response: { readonly status: number };
  }[];
}[];

export async function runBruno(archive: Uint8Array, values: Values, folder: string): Promise<Answer[]> {
  const files = Object.entries(unzipSync(archive));
  for (const [name, bytes] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), strFromU8(bytes));
  }
  const [root = ''] = files[0]?.[0].split('/') ?? [];
  const environment = files.map(([name]) => /environments\/(.+)\.bru$/.exec(name)?.[1]).find(Boolean) ?? '';
  const variables = Object.entries(values).flatMap(([name, value]) => ['--env-var', `${name}=${value}`]);
  const options = ['-r', '--env', environment, '--reporter-json', path.join(folder, REPORT)];
  await run('@usebruno/cli/bin/bru.js', ['run', ...options, ...variables], path.join(folder, root));
  return reportIn<BrunoReport>(folder).flatMap(({ results }) =>
    results.map(({ test, response }) => ({
      id: path.basename(test.filename, '.bru'),
      status: response.status,
    })),
  );
}

type HttpyacReport = {
  readonly requests: readonly {
    readonly name: string;
    readonly response?: { readonly statusCode: number };
  }[];
};

export async function runHttp(text: string, values: Values, folder: string): Promise<Answer[]> {
  const filled = text.replace(/^@(\w+) =.*$/gm, (_, name: string) => `@${name} = ${values[name] ?? ''}`);
  writeFileSync(path.join(folder, 'collection.http'), filled);
  const output = await run('httpyac/bin/httpyac.js', ['collection.http', '--all', '--json'], folder);
  const { requests }: HttpyacReport = JSON.parse(output);
  return requests.map(({ name, response }) => ({ id: name, status: response?.statusCode }));
}
