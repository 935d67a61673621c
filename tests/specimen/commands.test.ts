// What the pages tell a reader to type, typed in the shells that readers have, beside the files that they download.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SERVED_FOLDER } from '../../scripts/specimen/files';
import { missingTools } from '../../scripts/tools';
import { type Shell, typeIn } from '../terminal';
import { guides, type Step, stepsOf } from './guides';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const END = 'fin-de-la-commande';

/** What each step answers, one step after the other in one folder. */
async function answersIn(shell: Shell, steps: readonly Step[]): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lecteur-'));
  folders.push(folder);
  cpSync(SERVED_FOLDER, folder, { recursive: true });
  const text = steps.map(({ commands }) => `${commands}\necho ${END}\n`).join('');
  // No profile of a browser, whose certificates pdfsig would trust.
  const environment = { ...process.env, HOME: folder, TZ: 'UTC' };
  const { stdout } = await typeIn(shell, text, { folder, environment, isMerged: true });
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
  const missing = missingTools('samples').map(({ name }) => name);
  expect(missing, 'Lancez npx tsx scripts/ensure-tools.ts samples.').toEqual([]);
});

it('there is a page that gives the files', () => {
  expect(guides.flatMap(stepsOf).length).toBeGreaterThan(0);
});

const shells: readonly Shell[] = ['bash', 'zsh'];

describe.each(guides)('$file', (page) => {
  const steps = stepsOf(page);

  it.each(shells)('in %s, each command answers what the page shows', async (shell) => {
    const answers = await answersIn(shell, steps);
    const faults = steps.flatMap(({ line, commands, reply }, index) => {
      const answer = answers[index] ?? '';
      return missingIn(answer, reply).map(
        (missing) => `${page.file}:${line}\n${commands}\nréponse attendue : ${missing}\nobtenue :\n${answer}`,
      );
    });
    expect(faults.join('\n\n')).toBe('');
  });
});
