// What the pages tell a reader to type, typed in the shells that readers have, beside the files that they download.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { missingTools } from '../../scripts/languages';
import { SERVED_FOLDER } from '../../scripts/specimen/output';
import { guides, type Step, stepsOf } from './guides';

/**
 * Both read what is typed, line by line, and none of the settings of whoever runs the tests. Zsh is told that it is
 * interactive, as in a terminal: it then takes « # » for a word and not for a comment.
 */
const SHELLS = { bash: ['--noprofile', '--norc', '-s'], zsh: ['-f', '-i', '-s'] };

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const END = 'fin-de-la-commande';

/** What each step answers, one step after the other in one folder. */
function answersIn(shell: string, options: readonly string[], steps: readonly Step[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'lecteur-'));
  folders.push(folder);
  cpSync(SERVED_FOLDER, folder, { recursive: true });
  const typed = steps.map(({ commands }) => `${commands}\necho ${END}\n`).join('');
  // Errors go where the answers go, as on a screen.
  const { stdout } = spawnSync('bash', ['-c', 'exec "$0" "$@" 2>&1', shell, ...options], {
    cwd: folder,
    // No profile of a browser, whose certificates pdfsig would trust.
    env: { ...process.env, HOME: folder, TZ: 'UTC', PS1: '', PROMPT: '', PS2: '' },
    input: typed,
    encoding: 'utf8',
  });
  return stdout.split(`${END}\n`);
}

/** OpenSSL writes names as « CN = Nom » up to its version 3.1, and as « CN=Nom » since. */
const comparable = (line: string): string => line.trim().replace(/\s*=\s*/g, '=');

/** The lines of the reply that the answer does not have, each after the one before it. */
function missingIn(answer: string, reply: readonly string[]): string[] {
  const lines = answer.split('\n').map(comparable);
  let from = 0;
  return reply.filter((line) => {
    const at = lines.findIndex((one, index) => index >= from && one.includes(comparable(line)));
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}

it('the tools that pages name are here', () => {
  const missing = missingTools().map(({ name }) => name);
  expect(missing, 'Lancez npx tsx scripts/ensure-languages.ts.').toEqual([]);
});

it('there is a page that gives the files', () => {
  expect(guides.flatMap(stepsOf).length).toBeGreaterThan(0);
});

describe.each(guides)('$file', (page) => {
  const steps = stepsOf(page);

  it.each(Object.entries(SHELLS))('in %s, each command answers what the page shows', (shell, options) => {
    const answers = answersIn(shell, options, steps);
    const faults = steps.flatMap(({ line, commands, reply }, index) => {
      const answer = answers[index] ?? '';
      return missingIn(answer, reply).map(
        (missing) => `${page.file}:${line}\n${commands}\nréponse attendue : ${missing}\nobtenue :\n${answer}`,
      );
    });
    expect(faults.join('\n\n')).toBe('');
  });
});
