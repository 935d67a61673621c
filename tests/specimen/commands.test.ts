// The commands of the pages about the specimen give the answers that the pages show, in bash and in zsh.
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

async function answersIn(shell: Shell, steps: readonly Step[]): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lecteur-'));
  folders.push(folder);
  cpSync(SERVED_FOLDER, folder, { recursive: true });
  const text = steps.map(({ commands }) => `${commands}\necho ${END}\n`).join('');
  // pdfsig would trust the certificates of the user's browser.
  const environment = { ...process.env, HOME: folder, TZ: 'UTC' };
  const { stdout } = await typeIn(shell, text, { folder, environment, isMerged: true });
  return stdout.split(`${END}\n`);
}

/** OpenSSL 3.1 writes « CN = Nom », later ones « CN=Nom ». */
const comparable = (line: string): string => line.trim().replace(/\s*=\s*/g, '=');

/** The lines of the reply that the answer does not have, in their order. */
function missingIn(answer: string, reply: readonly string[]): string[] {
  const lines = answer.split('\n').map(comparable);
  let from = 0;
  return reply.filter((line) => {
    const at = lines.findIndex((one, index) => index >= from && one.includes(comparable(line)));
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}

it('a page gives the files, and the tools that it names are installed', () => {
  const missing = missingTools('samples').map(({ name }) => name);
  expect(missing, 'Lancez npx tsx scripts/ensure-tools.ts samples.').toEqual([]);
  expect(guides.flatMap(stepsOf).length).toBeGreaterThan(0);
});

describe.each(guides)('$file', (page) => {
  const steps = stepsOf(page);

  it.each(['bash', 'zsh'] as const)('in %s, each command answers what the page shows', async (shell) => {
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
