// An edition is worth citing: who has its archive can verify every byte, its date, and the archive itself.
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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asTyped, readPages } from '../../checks/page';
import { substituteFacts } from '../../markdown/facts/replaceFacts';
import { ANSWER, MANIFEST, REQUEST, SUMS } from '../../scripts/release/archive';
import { type Order, type Released, release } from '../../scripts/release/release';
import { authority } from '../../scripts/specimen/authority';
import { timestampOf } from '../../scripts/specimen/timestamp';

const EDITION = '2031-02-03';
const ABOUT = {
  product: 'Carnet',
  contract: '4.5.6',
  site: 'https://jardin.example/',
  variables: { A: 'b' },
};
const LIST = `export const editions = [{ date: '${EDITION}' }];\n`;

const folder = mkdtempSync(path.join(tmpdir(), 'edition-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whatever whoever runs the tests has set. */
const CONFIGURATION = ['user.name=Test', 'user.email=test@domaine.example', 'commit.gpgsign=false'].flatMap(
  (setting) => ['-c', setting],
);

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', [...CONFIGURATION, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GIT_AUTHOR_DATE: '2031-01-01T00:00Z', GIT_COMMITTER_DATE: '2031-01-01T00:00Z' },
  });

/** A made-up project, whose build copies a few files. What is undefined in `others` is not there. */
function projectIn(name: string, others: Readonly<Record<string, string | undefined>> = {}): string {
  const root = path.join(folder, name);
  const files = {
    '.gitignore': '/build/\n/releases/\n',
    'product/editions.ts': LIST,
    'site/index.html': '<p>Accueil</p>',
    'site/docs/semis/index.html': '<p>Semis</p>',
    // The copies that a host compresses, and a file that is compressed by itself.
    'site/docs/semis/index.html.br': 'copie',
    'site/docs/semis/index.html.gz': 'copie',
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

function commitAll(root: string): void {
  git(root, 'init', '--quiet', '--initial-branch', 'main');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'Tout');
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

function released(name: string): Released & { readonly root: string } {
  const root = projectIn(name);
  commitAll(root);
  return { root, ...release(orderOf(root)) };
}

/** What a shell answers, typed in a folder. */
function typed(command: string, cwd: string): { readonly status: number | null; readonly output: string } {
  const env = { ...process.env, LC_ALL: 'C' };
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd, env, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

let edition: ReturnType<typeof released>;
let beside = '';
beforeAll(() => {
  edition = released('projet');
  beside = path.join(edition.root, edition.folder);
});

it('the archive has every file of the site in order, and stands in one folder with its list, its manifest and the request', () => {
  const zip = `carnet-${EDITION}.zip`;
  expect(readdirSync(beside).sort()).toEqual([zip, MANIFEST, SUMS, REQUEST].sort());
  const inside = unzipSync(readFileSync(path.join(beside, zip)));
  const site = ['assets/deux mots.js', 'docs/semis/index.html', 'graines.tar.gz', 'index.html'];
  expect(Object.keys(inside)).toEqual([SUMS, ...site, MANIFEST]);
  for (const name of [MANIFEST, SUMS])
    expect(Buffer.from(inside[name] ?? []).equals(readFileSync(path.join(beside, name)))).toBe(true);
});

it('its manifest says what it is, of which commit, and how to verify it', () => {
  const told = JSON.parse(readFileSync(path.join(beside, MANIFEST), 'utf8'));
  const commit = git(edition.root, 'rev-parse', 'HEAD').trim();
  expect(told).toMatchObject({ ...ABOUT, edition: EDITION, commit, files: 4 });
  expect(told.verify.sources).toContain(commit);
});

it('the sum of its list is noted, and nothing else changes in the sources', () => {
  const { output } = typed(`sha256sum ${SUMS}`, beside);
  expect(readFileSync(path.join(edition.root, 'product/editions.ts'), 'utf8')).toBe(
    LIST.replace(`'${EDITION}'`, `'${EDITION}', sums: '${output.slice(0, 64)}'`),
  );
  expect(git(edition.root, 'status', '--porcelain')).toBe(' M product/editions.ts\n');
});

it('the same commit gives the same bytes in another folder and another time zone', () => {
  const zone = process.env.TZ;
  process.env.TZ = 'Pacific/Auckland';
  try {
    const other = released('un autre dossier');
    expect(Buffer.compare(other.archive.zip, edition.archive.zip)).toBe(0);
    expect(other.archive.request.equals(edition.archive.request)).toBe(true);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

describe('a verifier', () => {
  let opened = '';
  beforeAll(() => {
    opened = mkdtempSync(path.join(folder, 'ouvert-'));
    typed(`unzip -q "${path.join(beside, edition.archive.name)}.zip" -d "${opened}"`, folder);
  });

  it('finds every file as it was', () => {
    expect(typed(`sha256sum -c ${SUMS}`, opened)).toMatchObject({ status: 0 });
    const { verify } = JSON.parse(readFileSync(path.join(opened, MANIFEST), 'utf8'));
    expect(typed(verify.files, opened)).toEqual({ status: 0, output: '' });
    expect(typed(verify.list, opened).output).toContain(edition.sums);
  });

  it.each(['index.html', 'assets/deux mots.js', MANIFEST])('is told of one byte more in %s', (file) => {
    const spoilt = mkdtempSync(path.join(folder, 'change-'));
    cpSync(opened, spoilt, { recursive: true });
    appendFileSync(path.join(spoilt, file), ' ');
    const { status, output } = typed(`sha256sum -c ${SUMS}`, spoilt);
    expect(status).toBe(1);
    expect(output.match(/^.*(?=: FAILED$)/gm)).toEqual([file]);
  });
});

describe('the request for a timestamp', () => {
  beforeAll(() => {
    writeFileSync(path.join(beside, ANSWER), timestampOf(edition.archive.sums, '2031-02-03T04:05:06Z'));
    writeFileSync(path.join(beside, 'racine.pem'), authority.root.toString());
  });
  afterAll(() => {
    for (const file of [ANSWER, 'racine.pem']) rmSync(path.join(beside, file));
  });

  it('is the one that OpenSSL would make', () => {
    typed(`openssl ts -query -data ${SUMS} -sha256 -cert -no_nonce -out "${folder}/openssl.tsq"`, beside);
    expect(readFileSync(path.join(folder, 'openssl.tsq')).equals(edition.archive.request)).toBe(true);
  });

  it.each([
    ['the list', `-data ${SUMS}`],
    ['the request', `-queryfile ${REQUEST}`],
  ])('gets an answer that OpenSSL accepts for %s', (_, of) => {
    const { output } = typed(`openssl ts -verify ${of} -in ${ANSWER} -CAfile racine.pem`, beside);
    expect(output).toContain('Verification: OK');
  });

  it('gets an answer that OpenSSL refuses for any other list', () => {
    writeFileSync(path.join(folder, 'other'), `${readFileSync(path.join(beside, SUMS), 'utf8')}\n`);
    const { status, output } = typed(
      `openssl ts -verify -data "${folder}/other" -in ${ANSWER} -CAfile racine.pem`,
      beside,
    );
    expect(status).not.toBe(0);
    expect(output).toContain('message imprint mismatch');
  });

  it('the commands of the pages that name the list work', () => {
    const commands = readPages('docs').flatMap(({ tree }) => {
      const found: string[] = [];
      visit(tree, 'code', ({ lang, value }) => {
        if (lang === 'bash' && value.includes(SUMS)) found.push(substituteFacts(asTyped(value)).text);
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
  it('where a file is not in the commit, by its name', () => {
    const root = projectIn('modifié');
    commitAll(root);
    writeFileSync(path.join(root, 'site/index.html'), '<p>Autre</p>');
    writeFileSync(path.join(root, 'site/nouveau.html'), '<p>Nouveau</p>');
    expect(() => release(orderOf(root))).toThrow(
      /- M site\/index\.html\n- \?\? site\/nouveau\.html\n.*git stash/,
    );
  });

  it('where there is no commit', () => {
    const root = projectIn('sans dépôt');
    expect(() => release(orderOf(root))).toThrow(/porte le commit.*git init/);
    git(root, 'init', '--quiet');
    expect(() => release(orderOf(root))).toThrow(/porte le commit/);
  });

  it('where the history is cut short: pages would have other dates', () => {
    const root = projectIn('entier');
    commitAll(root);
    git(root, 'commit', '--quiet', '--allow-empty', '--message', 'Encore');
    const cut = path.join(path.dirname(root), 'coupé');
    git(root, 'clone', '--quiet', '--depth', '1', pathToFileURL(root).href, cut);
    expect(() => release(orderOf(cut))).toThrow(/git fetch --unshallow/);
  });

  it('twice: neither over an archive that is there, nor once its sum is noted', () => {
    const { root, sums } = released('deux fois');
    expect(() => release(orderOf(root))).toThrow(/editions\.ts/);
    git(root, 'commit', '--quiet', '--all', '--message', 'Note');
    expect(() => release({ ...orderOf(root), editions: [{ date: EDITION, sums }] })).toThrow(/déjà faite/);
    git(root, 'reset', '--quiet', '--hard', 'HEAD~1');
    expect(() => release(orderOf(root))).toThrow(/déjà une archive.*retirez-le/);
  });

  it.each([
    [`has a ${MANIFEST} of its own`, { 'site/manifest.json': '{}' }, /déjà manifest\.json.*renommez/],
    [`has a ${SUMS} of its own`, { 'site/SHA256SUMS': '' }, /déjà SHA256SUMS.*renommez/],
    ['has no home page', { 'site/index.html': undefined }, /npm run build/],
  ])('where the site %s', (name, files, message) => {
    const root = projectIn(name, files);
    commitAll(root);
    expect(() => release(orderOf(root))).toThrow(message);
  });

  it('before anything is built', () => {
    const root = projectIn('pressé');
    const build = (): never => {
      throw new Error('built');
    };
    expect(() => release({ ...orderOf(root), build })).toThrow(/porte le commit/);
  });
});
