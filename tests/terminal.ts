// What a reader pastes in a terminal, typed in the shells that readers have.
import { spawn } from 'node:child_process';
import { type Output, outputOf } from './output';

/**
 * Both read what is typed, line by line, and none of the settings of whoever runs the tests. Both are told that they
 * are interactive, as in a terminal: zsh then takes « # » for a word and not for a comment, « ! » calls the history,
 * and a missing variable ends the command without ending the shell.
 */
const SHELLS = {
  bash: ['--noprofile', '--norc', '--noediting', '-i', '-s'],
  zsh: ['-f', '-o', 'no_prompt_sp', '-i', '-s'],
};

export type Shell = keyof typeof SHELLS;

/** Bash's editor repeats what is typed among the errors; without it, bash keeps from `read` the line that it asks for. */
const optionsOf = (shell: Shell, text: string): readonly string[] =>
  /^read /m.test(text) ? SHELLS[shell].filter((option) => option !== '--noediting') : SHELLS[shell];

type Seat = {
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Errors go where the answers go, as on a screen. */
  readonly isMerged?: boolean;
  readonly patienceMs?: number;
};

export function typeIn(
  shell: Shell,
  text: string,
  { folder, environment, isMerged = false, patienceMs = 60_000 }: Seat,
): Promise<Output> {
  const command = isMerged ? 'exec "$0" "$@" 2>&1' : 'exec "$0" "$@"';
  const child = spawn('/bin/sh', ['-c', command, shell, ...optionsOf(shell, text)], {
    cwd: folder,
    env: { ...environment, PS1: '', PS2: '', PROMPT: '', PROMPT2: '' },
    // Away from the terminal of whoever runs the tests: interactive shells would fight over it.
    detached: true,
  });
  const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), patienceMs);
  child.stdin.on('error', () => undefined).end(text);
  return outputOf(child).finally(() => clearTimeout(timer));
}
