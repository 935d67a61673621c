// An edition is worth citing: whoever has its archive can verify every byte and its date, and make the archive again.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { visit } from 'unist-util-visit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { asTyped, readPages } from '../../checks/page';
import { substituteFacts } from '../../markdown/facts/replaceFacts';
import { ANSWER, HASH_LIST, MANIFEST, REQUEST } from '../../scripts/release/archive';
import { type Order, type Released, release } from '../../scripts/release/release';
import { authority } from '../../scripts/specimen/authority';
import { timestampOf } from '../../scripts/specimen/timestamp';

const EDITION = '2031-02-03';
const SITE = 'https://jardin.example/';
const ABOUT = { product: 'Carnet', contract: '4.5.6', site: SITE, variables: { A: 'b' } };
const LIST = `export const editions = [{ date: '${EDITION}' }];\n`;

const folder = mkdtempSync(path.join(tmpdir(), 'edition-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** In the place of the settings of whoever runs the tests. */
const SETTINGS = ['user.name=Test', 'user.email=test@domaine.example', 'commit.gpgsign=false'];

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', [...SETTINGS.flatMap((setting) => ['-c', setting]), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GIT_AUTHOR_DATE: '2031-01-01T00:00Z', GIT_COMMITTER_DATE: '2031-01-01T00:00Z' },
  });

/** Writes a made-up project. A file that `others` sets to undefined is left out. */
function writeProject(name: string, others: Readonly<Record<string, string | undefined>> = {}): string {
  const root = path.join(folder, name);
  const files = {
    '.gitignore': '/build/\n/releases/\n',
    'product/editions.ts': LIST,
    'site/index.html': '<p>Accueil</p>',
    'site/docs/semis/index.html': '<p>Semis</p>',
    'site/docs/semis/index.html.br': 'copie',
    'site/docs/semis/index.html.gz': 'copie',
    // Published in this form only: no copy of another file.
    'site/graines.tar.gz': 'à télécharger',
    'site/assets/deux mots.js': 'export {};',
    ...others,
  };
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) continue;
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

function commitProject(...project: Parameters<typeof writeProject>): string {
  const root = writeProject(...project);
  git(root, 'init', '--quiet', '--initial-branch', 'main');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'Tout');
  return root;
}

const orderOf = (root: string): Order => ({
  root,
  editions: [{ date: EDITION }],
  slug: 'carnet',
  about: ABOUT,
  build: () => {
    cpSync(path.join(root, 'site'), path.join(root, 'build'), { recursive: true });
    return path.join(root, 'build');
  },
});

function makeEdition(name: string): Released & { readonly root: string } {
  const root = commitProject(name);
  return { root, ...release(orderOf(root)) };
}

function typed(command: string, cwd: string): { readonly status: number | null; readonly output: string } {
  const env = { ...process.env, LC_ALL: 'C' };
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd, env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

let edition: ReturnType<typeof makeEdition>;
/** The folder of the archive, and that in which it is unzipped. */
let beside = '';
let opened = '';
beforeAll(() => {
  edition = makeEdition('projet');
  beside = path.join(edition.root, edition.folder);
  opened = mkdtempSync(path.join(folder, 'ouvert-'));
  typed(`unzip -q "${path.join(beside, edition.archive.name)}.zip" -d "${opened}"`, folder);
});

it('the archive has every file of the site in order; its list, its manifest and the request are beside it', () => {
  const zip = `carnet-${EDITION}.zip`;
  expect(readdirSync(beside).sort()).toEqual([zip, MANIFEST, HASH_LIST, REQUEST].sort());
  const inside = unzipSync(readFileSync(path.join(beside, zip)));
  const site = ['assets/deux mots.js', 'docs/semis/index.html', 'graines.tar.gz', 'index.html'];
  expect(Object.keys(inside)).toEqual([HASH_LIST, ...site, MANIFEST]);
  for (const name of [MANIFEST, HASH_LIST])
    expect(Buffer.from(inside[name] ?? []).equals(readFileSync(path.join(beside, name)))).toBe(true);
});

it('the manifest says what the edition is, of which commit, and how to verify it', () => {
  const manifest = JSON.parse(readFileSync(path.join(opened, MANIFEST), 'utf8'));
  const commit = git(edition.root, 'rev-parse', 'HEAD').trim();
  expect(manifest).toMatchObject({ ...ABOUT, edition: EDITION, commit, files: 4 });
  expect(manifest.verify.sources).toContain(commit);
  expect(typed(manifest.verify.files, opened)).toEqual({ status: 0, output: '' });
  expect(typed(manifest.verify.list, opened).output).toContain(edition.sums);
});

it('the hash of the list is noted in the sources, where nothing else changes', () => {
  const { output } = typed(`sha256sum ${HASH_LIST}`, beside);
  expect(readFileSync(path.join(edition.root, 'product/editions.ts'), 'utf8')).toBe(
    LIST.replace(`'${EDITION}'`, `'${EDITION}', sums: '${output.slice(0, 64)}'`),
  );
  expect(git(edition.root, 'status', '--porcelain')).toBe(' M product/editions.ts\n');
});

it('the same commit gives the same bytes in another folder and another time zone', () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  const other = makeEdition('un autre dossier');
  vi.unstubAllEnvs();
  expect(Buffer.compare(other.archive.zip, edition.archive.zip)).toBe(0);
  expect(other.archive.request.equals(edition.archive.request)).toBe(true);
});

it.each(['index.html', 'assets/deux mots.js', MANIFEST])('one byte more in %s is detected', (file) => {
  const changed = mkdtempSync(path.join(folder, 'change-'));
  cpSync(opened, changed, { recursive: true });
  appendFileSync(path.join(changed, file), ' ');
  const { status, output } = typed(`sha256sum -c ${HASH_LIST}`, changed);
  expect(status).toBe(1);
  expect(output.match(/^.*(?=: FAILED$)/gm)).toEqual([file]);
});

describe('the request for a timestamp', () => {
  beforeAll(() => {
    writeFileSync(path.join(beside, ANSWER), timestampOf(edition.archive.sums, '2031-02-03T04:05:06Z'));
    writeFileSync(path.join(beside, 'racine.pem'), authority.root.toString());
  });

  it('is the one that OpenSSL would make', () => {
    typed(
      `openssl ts -query -data ${HASH_LIST} -sha256 -cert -no_nonce -out "${folder}/openssl.tsq"`,
      beside,
    );
    expect(readFileSync(path.join(folder, 'openssl.tsq')).equals(edition.archive.request)).toBe(true);
  });

  it.each([
    ['accepts for the list', `-data ${HASH_LIST}`, 'Verification: OK'],
    ['accepts for the request', `-queryfile ${REQUEST}`, 'Verification: OK'],
    ['refuses for another file', `-data ${MANIFEST}`, 'message imprint mismatch'],
  ])('gets an answer that OpenSSL %s', (_, of, message) => {
    expect(typed(`openssl ts -verify ${of} -in ${ANSWER} -CAfile racine.pem`, beside).output).toContain(
      message,
    );
  });

  it('and the list are verified by the commands that the pages give', () => {
    const commands = readPages('docs').flatMap(({ tree }) => {
      const found: string[] = [];
      visit(tree, 'code', ({ lang, value }) => {
        if (lang === 'bash' && value.includes(HASH_LIST)) found.push(substituteFacts(asTyped(value)).text);
      });
      return found;
    });
    const reader = mkdtempSync(path.join(folder, 'lecteur-'));
    const named = (pattern: RegExp): string[] => commands.flatMap((command) => command.match(pattern) ?? []);
    const copy = (file: string, name: string): void =>
      cpSync(path.join(beside, file), path.join(reader, name));
    copy(ANSWER, ANSWER);
    for (const name of named(/\S+\.zip\b/g)) copy(`${edition.archive.name}.zip`, name);
    for (const name of named(/\S+\.pem\b/g)) copy('racine.pem', name);
    for (const command of commands)
      expect(typed(`set -e\n${command}`, reader), command).toMatchObject({ status: 0 });
  });
});

describe('an edition is refused', () => {
  it('where files are not as in the commit, which are named', () => {
    const root = commitProject('modifié');
    writeFileSync(path.join(root, 'site/index.html'), '<p>Autre</p>');
    writeFileSync(path.join(root, 'site/nouveau.html'), '<p>Nouveau</p>');
    expect(() => release(orderOf(root))).toThrow(
      /- M site\/index\.html\n- \?\? site\/nouveau\.html\n.*git stash/,
    );
  });

  it('where there is no commit, before anything is built', () => {
    const root = writeProject('sans dépôt');
    const build = vi.fn(orderOf(root).build);
    expect(() => release({ ...orderOf(root), build })).toThrow(/porte le commit.*git init/);
    git(root, 'init', '--quiet');
    expect(() => release({ ...orderOf(root), build })).toThrow(/porte le commit/);
    expect(build).not.toHaveBeenCalled();
  });

  it('in a shallow clone, where pages would have other dates', () => {
    const root = commitProject('entier');
    git(root, 'commit', '--quiet', '--allow-empty', '--message', 'Encore');
    const shallow = path.join(folder, 'coupé');
    git(root, 'clone', '--quiet', '--depth', '1', pathToFileURL(root).href, shallow);
    expect(() => release(orderOf(shallow))).toThrow(/git fetch --unshallow/);
  });

  it('where it was made already: its hash is noted, or its folder is there', () => {
    const { root, sums } = makeEdition('deux fois');
    expect(() => release(orderOf(root))).toThrow(/editions\.ts/);
    git(root, 'commit', '--quiet', '--all', '--message', 'Note');
    expect(() => release({ ...orderOf(root), editions: [{ date: EDITION, sums }] })).toThrow(/déjà faite/);
    git(root, 'reset', '--quiet', '--hard', 'HEAD~1');
    expect(() => release(orderOf(root))).toThrow(/déjà une archive.*retirez-le/);
  });

  it.each([
    [`has a ${MANIFEST} of its own`, { 'site/manifest.json': '{}' }, /déjà manifest\.json.*renommez/],
    [`has a ${HASH_LIST} of its own`, { 'site/SHA256SUMS': '' }, /déjà SHA256SUMS.*renommez/],
    ['has no home page', { 'site/index.html': undefined }, /npm run build/],
  ])('where the site %s', (name, files, message) => {
    expect(() => release(orderOf(commitProject(name, files)))).toThrow(message);
  });
});
