// Types commands into the shells that readers have.
import { spawn } from 'node:child_process';
import { type Output, outputOf } from './output';

/** Without the user's settings, and interactive as in a terminal, where « # » begins no comment in zsh, for example. */
const SHELLS = {
  bash: ['--noprofile', '--norc', '--noediting', '-i', '-s'],
  zsh: ['-f', '-o', 'no_prompt_sp', '-i', '-s'],
};

export type Shell = keyof typeof SHELLS;

/** Bash's line editor prints what is typed among the errors, but without it `read` does not get its line. */
const optionsOf = (shell: Shell, text: string): readonly string[] =>
  /^read /m.test(text) ? SHELLS[shell].filter((option) => option !== '--noediting') : SHELLS[shell];

type Options = {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Errors go to stdout, as on a screen. */
  readonly isMerged?: boolean;
  readonly timeoutMs?: number;
};

export function typeIn(
  shell: Shell,
  text: string,
  { folder, environment, isMerged = false, timeoutMs = 60_000 }: Options,
): Promise<Output> {
  const command = isMerged ? 'exec "$0" "$@" 2>&1' : 'exec "$0" "$@"';
  const child = spawn('/bin/sh', ['-c', command, shell, ...optionsOf(shell, text)], {
    cwd: folder,
    env: { ...environment, PS1: '', PS2: '', PROMPT: '', PROMPT2: '' },
    // Otherwise the shells would fight over the terminal of whoever runs the tests.
    detached: true,
  });
  const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), timeoutMs);
  child.stdin.on('error', () => undefined).end(text);
  return outputOf(child).finally(() => clearTimeout(timer));
}
