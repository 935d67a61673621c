// The commands of « Par vous-même » (docs/utilisateurs/certificats.mdx), taken from the page and run against a
// timestamp authority made for the occasion.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPages } from '../../checks/site';
import { exampleCertificate } from '../../product/examples';
import { sharedExample } from './contract';

const PAGE = 'docs/utilisateurs/certificats.mdx';
const PICTURE = path.resolve(__dirname, '../../.github/accueil.jpg');
const folder = mkdtempSync(path.join(tmpdir(), 'horodatage-'));
const inFolder = (file: string): string => path.join(folder, file);

/** The commands of the page, by their first words. */
const commands: string[] = [];
for (const page of readPages('docs').filter(({ file }) => file === PAGE)) {
  visit(page.tree, 'code', ({ lang, value }) => {
    if (lang === 'bash') commands.push(value);
  });
}

function commandOf(words: string): string {
  const command = commands.find((one) => one.startsWith(words));
  if (!command) throw new Error(`${PAGE} has no command « ${words} »`);
  return command;
}

function run(command: string): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd: folder, encoding: 'utf8' });
  return { code: status, output: `${stdout}${stderr}` };
}

const CONFIGURATION = `
[ ca ]
basicConstraints = critical, CA:true
keyUsage = critical, keyCertSign
[ tsa ]
extendedKeyUsage = critical, timeStamping
[ authority ]
serial = ./serial
crypto_device = builtin
signer_cert = ./tsa.pem
signer_key = ./tsa.key
signer_digest = sha256
default_policy = 2.999.1.1
digests = sha256
accuracy = secs:1
`;

const AUTHORITY = `
openssl req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out autorite.pem -days 2 -subj "/CN=Autorite" \\
  -config <(printf '[req]\\ndistinguished_name=dn\\n[dn]\\n'; cat tsa.cnf) -extensions ca
openssl req -x509 -newkey rsa:2048 -nodes -keyout /dev/null -out autre.pem -days 2 -subj "/CN=Autre" \\
  -config <(printf '[req]\\ndistinguished_name=dn\\n[dn]\\n'; cat tsa.cnf) -extensions ca
openssl req -new -newkey rsa:2048 -nodes -keyout tsa.key -out tsa.csr -subj "/CN=Horodatage" \\
  -config <(printf '[req]\\ndistinguished_name=dn\\n[dn]\\n')
openssl x509 -req -in tsa.csr -CA autorite.pem -CAkey ca.key -CAcreateserial -days 2 -extfile tsa.cnf -extensions tsa -out tsa.pem
echo 01 > serial
openssl ts -query -data manifest.json -sha256 -cert -out request.tsq
openssl ts -reply -config tsa.cnf -section authority -queryfile request.tsq -out timestamp.tsr
`;

beforeAll(() => {
  writeFileSync(inFolder('tsa.cnf'), CONFIGURATION);
  writeFileSync(inFolder('manifest.json'), JSON.stringify(sharedExample('manifest')));
  execFileSync('bash', ['-euo', 'pipefail', '-c', AUTHORITY], { cwd: folder, stdio: 'pipe' });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the page has no other command than those run here', () => {
  expect(commands.map((command) => command.split(' ', 3).join(' '))).toEqual([
    'sha256sum photo.jpg',
    'openssl ts -reply',
    'openssl ts -verify',
  ]);
});

it('the photograph gives the fingerprint that a manifest of its own holds', () => {
  const photoSha256 = createHash('sha256').update(readFileSync(PICTURE)).digest('hex');
  const manifest = { ...sharedExample('manifest'), photoSha256 };
  copyFileSync(PICTURE, inFolder('photo.jpg'));
  expect(run(commandOf('sha256sum'))).toEqual({ code: 0, output: `${manifest.photoSha256}  photo.jpg\n` });
});

it('the token shows its date and the fingerprint of the manifest', () => {
  const { code, output } = run(commandOf('openssl ts -reply'));
  expect(code).toBe(0);
  expect(output).toMatch(/^Hash Algorithm: sha256$/m);
  expect(output).toMatch(/^Time stamp: \w{3} +\d+ \d\d:\d\d:\d\d \d{4} GMT$/m);
  const shown = [...output.matchAll(/^ +00[01]0 - ((?:[0-9a-f]{2}[ -]){15}[0-9a-f]{2})/gm)];
  const imprint = shown.map(([, bytes = '']) => bytes.replace(/[ -]/g, '')).join('');
  expect(imprint).toBe(exampleCertificate.manifestSha256);
});

it('the token is for this manifest and from this authority', () => {
  const { code, output } = run(commandOf('openssl ts -verify'));
  expect([code, output]).toEqual([0, expect.stringContaining('Verification: OK')]);
});

it('the certificate of another authority is not enough', () => {
  const { code, output } = run(commandOf('openssl ts -verify').replace('autorite.pem', 'autre.pem'));
  expect([code, output]).toEqual([1, expect.stringContaining('Verification: FAILED')]);
});

it('an altered manifest is told by the message that the page quotes', () => {
  appendFileSync(inFolder('manifest.json'), '\n');
  const { code, output } = run(commandOf('openssl ts -verify'));
  expect([code, output]).toEqual([1, expect.stringContaining('message imprint mismatch')]);
});
