// The commands of the pages that check a photograph and its timestamp, taken from the pages and run against a timestamp
// authority made for the occasion.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPages } from '../../checks/page';

const PICTURE = path.resolve(__dirname, '../../.github/accueil.jpg');
const folder = mkdtempSync(path.join(tmpdir(), 'horodatage-'));
const inFolder = (file: string): string => path.join(folder, file);

type Command = { readonly place: string; readonly command: string };

/** Every command of these two programs on the pages. */
const commands: Command[] = readPages('docs').flatMap(({ file, tree }) => {
  const found: Command[] = [];
  visit(tree, 'code', ({ lang, value, position }) => {
    if (lang === 'bash' && /^(?:sha256sum|openssl)\b/.test(value))
      found.push({ place: `${file}:${position?.start.line}`, command: value });
  });
  return found;
});

const KINDS = {
  fingerprint: /^sha256sum [\w.-]+(?: [\w.-]+)*$/,
  reading: /^openssl ts -reply -in \S+ -text$/,
  verification: /^openssl ts -verify -data \S+ -in \S+ -CAfile \S+$/,
};
const commandsOf = (kind: keyof typeof KINDS): Command[] =>
  commands.filter(({ command }) => KINDS[kind].test(command));

/** What the authority made, by the option that names it in a command. */
const FILES = { '-data': 'manifest.json', '-in': 'timestamp.tsr', '-CAfile': 'authority.pem' };

/** Runs a command beside the files that it names. */
function run(command: string, files: Partial<typeof FILES> = {}): { code: number | null; output: string } {
  const cwd = mkdtempSync(inFolder('commande-'));
  const [program, ...words] = command.split(' ');
  for (const [option, file] of Object.entries({ ...FILES, ...files })) {
    const name = words[words.indexOf(option) + 1];
    if (words.includes(option) && name) copyFileSync(inFolder(file), path.join(cwd, name));
  }
  if (program === 'sha256sum') for (const name of words) copyFileSync(PICTURE, path.join(cwd, name));
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd, encoding: 'utf8' });
  return { code: status, output: `${stdout}${stderr}` };
}

const sha256 = (content: Buffer | string): string => createHash('sha256').update(content).digest('hex');
const MANIFEST = JSON.stringify({ photoSha256: sha256(readFileSync(PICTURE)), number: 'A-1' });

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
openssl req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out authority.pem -days 2 -subj "/CN=Autorite" \\
  -config <(printf '[req]\\ndistinguished_name=dn\\n[dn]\\n'; cat tsa.cnf) -extensions ca
openssl req -x509 -newkey rsa:2048 -nodes -keyout /dev/null -out other.pem -days 2 -subj "/CN=Autre" \\
  -config <(printf '[req]\\ndistinguished_name=dn\\n[dn]\\n'; cat tsa.cnf) -extensions ca
openssl req -new -newkey rsa:2048 -nodes -keyout tsa.key -out tsa.csr -subj "/CN=Horodatage" \\
  -config <(printf '[req]\\ndistinguished_name=dn\\n[dn]\\n')
openssl x509 -req -in tsa.csr -CA authority.pem -CAkey ca.key -CAcreateserial -days 2 -extfile tsa.cnf -extensions tsa -out tsa.pem
echo 01 > serial
openssl ts -query -data manifest.json -sha256 -cert -out request.tsq
openssl ts -reply -config tsa.cnf -section authority -queryfile request.tsq -out timestamp.tsr
`;

beforeAll(() => {
  writeFileSync(inFolder('tsa.cnf'), CONFIGURATION);
  writeFileSync(inFolder('manifest.json'), MANIFEST);
  writeFileSync(inFolder('altered.json'), `${MANIFEST}\n`);
  execFileSync('bash', ['-euo', 'pipefail', '-c', AUTHORITY], { cwd: folder, stdio: 'pipe' });
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('every command of this sort is one that is run here', () => {
  const others = commands.filter(({ command }) => !Object.values(KINDS).some((kind) => kind.test(command)));
  expect(
    others,
    "Une page montre une commande que rien n'exécute : ajoutez sa forme à KINDS, dans tests/samples/timestamp.test.ts, et ce qu'elle doit répondre.",
  ).toEqual([]);
});

it.each(commandsOf('fingerprint'))('$place gives the fingerprint of each file', ({ command }) => {
  const lines = command
    .split(' ')
    .slice(1)
    .map((file) => `${sha256(readFileSync(PICTURE))}  ${file}\n`);
  expect(run(command)).toEqual({ code: 0, output: lines.join('') });
});

it.each(commandsOf('reading'))('$place shows the date of the token and the fingerprint', ({ command }) => {
  const { code, output } = run(command);
  expect(code).toBe(0);
  expect(output).toMatch(/^Hash Algorithm: sha256$/m);
  expect(output).toMatch(/^Time stamp: \w{3} +\d+ \d\d:\d\d:\d\d \d{4} GMT$/m);
  const shown = [...output.matchAll(/^ +00[01]0 - ((?:[0-9a-f]{2}[ -]){15}[0-9a-f]{2})/gm)];
  const imprint = shown.map(([, bytes = '']) => bytes.replace(/[ -]/g, '')).join('');
  expect(imprint).toBe(sha256(MANIFEST));
});

describe.each(commandsOf('verification'))('$place', ({ command }) => {
  it('accepts a token that is for this manifest and from this authority', () => {
    const { code, output } = run(command);
    expect([code, output]).toEqual([0, expect.stringContaining('Verification: OK')]);
  });

  it('refuses the certificate of another authority', () => {
    const { code, output } = run(command, { '-CAfile': 'other.pem' });
    expect([code, output]).toEqual([1, expect.stringContaining('Verification: FAILED')]);
  });

  it('tells an altered manifest', () => {
    const { code, output } = run(command, { '-data': 'altered.json' });
    expect([code, output]).toEqual([1, expect.stringContaining('message imprint mismatch')]);
  });
});
