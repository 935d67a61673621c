// Executes the text of a sample, as a person would: pasted in a terminal, or in a file of its own, with its variables in
// the environment.
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Variable } from '../../api-reference/samples/types';
import { findTool } from '../../scripts/tools';
import { type Output, outputOf } from '../output';
import { typeIn } from '../terminal';
import { isShell, type Reader, type Shell } from './runners';

const PATIENCE_MS = 60_000;
/** A photograph of the project, under the name that the contract's example gives to the file sent. */
const PICTURE = path.resolve(__dirname, '../../.github/accueil.jpg');
const CLOCK = path.join(__dirname, 'clock');

type Program = Exclude<Reader, Shell>;

const programs: Record<Program, { readonly file: string; readonly command: readonly string[] }> = {
  javascript: { file: 'exemple.mjs', command: [process.execPath] },
  python: { file: 'exemple.py', command: [findTool('python') ?? 'python3'] },
  php: {
    file: 'exemple.php',
    command: [
      findTool('php') ?? 'php',
      ...['-d', 'disable_functions=sleep', '-d', `auto_prepend_file=${path.join(CLOCK, 'sleep.php')}`],
    ],
  },
};

/** No setting of this machine but the path of programs. Waits are recorded and skipped. */
const surroundingsOf = (folder: string): Readonly<Record<string, string>> => ({
  PATH: `${CLOCK}:${process.env.PATH}`,
  HOME: folder,
  LANG: 'C.UTF-8',
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(CLOCK, 'timers.mjs'))}`,
  PYTHONPATH: CLOCK,
  PYTHONDONTWRITEBYTECODE: '1',
});

export type Outcome = Output & {
  readonly folder: string;
  /** How long it would have waited each time, in seconds. */
  readonly waits: readonly number[];
};

export type Environment = Partial<Record<Variable, string>>;

type Surroundings = {
  readonly folder: string;
  readonly environment?: Environment;
  readonly input?: string;
  readonly files?: Readonly<Record<string, string>>;
};

/** A person pastes one part after the other, and stops at the first that fails. */
const STOP = 'if [ $? -ne 0 ]; then exit 1; fi';
const pasted = (pieces: readonly string[]): string => pieces.map((piece) => `${piece}\n${STOP}\n`).join('');

function runProgram(
  program: Program,
  code: string,
  folder: string,
  env: Readonly<Record<string, string>>,
  input: string,
): Promise<Output> {
  const { file, command } = programs[program];
  const [name = '', ...options] = command;
  writeFileSync(path.join(folder, file), code);
  const child = spawn(name, [...options, file], { cwd: folder, env, timeout: PATIENCE_MS });
  child.stdin.on('error', () => undefined).end(input);
  return outputOf(child);
}

export async function execute(
  reader: Reader,
  pieces: readonly string[],
  { folder, environment = {}, input = '', files = {} }: Surroundings,
): Promise<Outcome> {
  const own = mkdtempSync(path.join(folder, `${reader}-`));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(own, name), content);
  copyFileSync(PICTURE, path.join(own, 'bordereau.jpg'));
  const variables = { ...surroundingsOf(own), ...environment };
  const typed = isShell(reader)
    ? await typeIn(reader, pasted(pieces), { folder: own, environment: variables, timeoutMs: PATIENCE_MS })
    : await runProgram(reader, pieces.join('\n'), own, variables, input);
  const noted = path.join(own, 'attentes.txt');
  const waits = existsSync(noted) ? readFileSync(noted, 'utf8').trim().split('\n').map(Number) : [];
  return { ...typed, folder: own, waits };
}
