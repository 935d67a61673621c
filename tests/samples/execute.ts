// Executes the text of a sample, as a person would: in a file of its own, with its variables in the environment.
import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../../api-reference/samples/types';
import type { Variable } from '../../api-reference/samples/variables';
import { findTool } from '../../scripts/languages';

const PATIENCE_MS = 30_000;
/** A photograph of the project, under the name that the contract's example gives to the file sent. */
const PICTURE = path.resolve(__dirname, '../../.github/accueil.jpg');

const commands: Record<Language, { readonly file: string; readonly command: readonly string[] }> = {
  // What a script would set: a person who pastes the commands stops by themselves at the first error.
  curl: { file: 'exemple.sh', command: [findTool('bash') ?? 'bash', '-euo', 'pipefail'] },
  javascript: { file: 'exemple.mjs', command: [process.execPath] },
  python: { file: 'exemple.py', command: [findTool('python') ?? 'python3'] },
  php: { file: 'exemple.php', command: [findTool('php') ?? 'php'] },
};

export type Outcome = {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Where it ran: what it saved is there. */
  readonly folder: string;
};

export type Environment = Partial<Record<Variable, string>>;

type Surroundings = {
  readonly folder: string;
  readonly environment?: Environment;
  readonly input?: string;
  /** What the person has beside the sample, by name. */
  readonly files?: Readonly<Record<string, string>>;
};

export function execute(
  language: Language,
  code: string,
  { folder, environment = {}, input = '', files = {} }: Surroundings,
): Promise<Outcome> {
  const own = mkdtempSync(path.join(folder, `${language}-`));
  const { file, command } = commands[language];
  const [program = '', ...options] = command;
  writeFileSync(path.join(own, file), code);
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(own, name), content);
  copyFileSync(PICTURE, path.join(own, 'bordereau.jpg'));
  const child = spawn(program, [...options, file], {
    cwd: own,
    // Nothing of this machine but where programs are: no proxy, no account.
    env: { PATH: process.env.PATH, HOME: own, LANG: 'C.UTF-8', ...environment },
    timeout: PATIENCE_MS,
  });
  child.stdin.on('error', () => undefined).end(input);
  return new Promise((resolve, reject) => {
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr, folder: own }));
  });
}
