// The commands of the pages that give fingerprints, run as they are typed. Those of the pages that give the specimen to
// download are run on it, in tests/specimen; those for an edition on an archive, in tests/build/release.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { afterAll, expect, it } from 'vitest';
import { readPages } from '../../checks/page';
import { guides } from '../specimen/guides';

const folder = mkdtempSync(path.join(tmpdir(), 'empreintes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Command = { readonly place: string; readonly command: string };

const OF_EDITIONS = /\bSHA256SUMS\b/;

/** Every command of the programs that verify, on the other pages. */
const commands: Command[] = readPages('docs')
  .filter(({ file }) => guides.every((guide) => guide.file !== file))
  .flatMap(({ file, tree }) => {
    const found: Command[] = [];
    visit(tree, 'code', ({ lang, value, position }) => {
      if (OF_EDITIONS.test(value)) return;
      if (lang === 'bash' && /^(?:sha256sum|openssl|pdfsig|pdfdetach)\b/.test(value))
        found.push({ place: `${file}:${position?.start.line}`, command: value });
    });
    return found;
  });

const FINGERPRINTS = /^sha256sum [\w.-]+(?: [\w.-]+)*$/;

it('every command of this sort is one that is run here', () => {
  expect(
    commands.filter(({ command }) => !FINGERPRINTS.test(command)),
    "Une page montre une commande que rien n'exécute : montrez-la sur le spécimen, ou exécutez-la dans tests/samples/fingerprints.test.ts.",
  ).toEqual([]);
});

it('they give the fingerprint of each file', () => {
  for (const { place, command } of commands) {
    const files = command.split(' ').slice(1);
    for (const file of files) writeFileSync(path.join(folder, file), `${file} of an example`);
    const expected = files.map(
      (file) => `${createHash('sha256').update(`${file} of an example`).digest('hex')}  ${file}\n`,
    );
    const { stdout } = spawnSync('bash', ['-c', command], { cwd: folder, encoding: 'utf8' });
    expect([place, stdout]).toEqual([place, expected.join('')]);
  }
});
