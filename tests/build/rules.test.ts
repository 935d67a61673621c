// What builds refuse and warn of, on fixture sites that share the real settings.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { deployFolder } from '../../lib/deployFolder';
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { exampleAddresses, readIdentity } from '../../product/identity';
import { readBuilt } from '../builtSite';
import { hashesOf } from '../fileHashes';
import { buildFixture, fixtureLog, fixtureOutDir, startFixture } from '../fixtures/build';
import { IDENTITY } from '../fixtures/garden';
import { outputOf } from '../output';

const run = (args: readonly string[], variables: Readonly<Record<string, string>>) =>
  outputOf(spawn(process.execPath, args, { env: { ...process.env, NO_COLOR: 'true', ...variables } }));

describe('the build of the fixture site', () => {
  const log = readFileSync(fixtureLog('site'), 'utf8');
  const site = fixtureOutDir('site');

  it.each([
    ['succeeds', /\[SUCCESS\] Generated static files/],
    [
      'warns of a broken Markdown link, with file, line and correction',
      /\[WARNING\] tests\/fixtures\/site\/docs\/lien_markdown\.mdx:6 : .*« \.\/fichier_absent\.mdx ».* Corrigez le chemin/,
    ],
    ['warns of a duplicate route', /\[WARNING\] Duplicate routes found!\n- .* \/docs\/double,/],
  ])('%s', (_, message) => {
    expect(log).toMatch(message);
  });

  it('warns once of the addresses still on .example, and names each', () => {
    expect(log.match(/Adresses d'exemple/g)).toHaveLength(1);
    expect(log).toContain(`swagger : ${IDENTITY.DOCS_SWAGGER} (variable DOCS_SWAGGER)`);
    expect(log).not.toContain('variable DOCS_SITE_URL');
  });

  it.each([
    ['contrat_3_0', ['gauche', 'même objet que', 'exemple construit d’après le schéma', '?filtre[min]=1']],
    ['contrat_3_1', ['liste de listes de listes', 'Au moins une de ces formes', 'forme-prise']],
  ])('shows all of the difficult contract %s', (name, words) => {
    const page = readBuilt(`docs/${name}/index.html`, site);
    expect(words.filter((each) => !page.includes(each))).toEqual([]);
  });

  it('leaves the unlisted page out of the sitemap', () => {
    const sitemap = readBuilt('sitemap.xml', site);
    expect(sitemap).toContain('/docs/titres');
    expect(sitemap).not.toContain('non_repertoriee');
    expect(readdirSync(path.join(site, 'docs'))).toContain('non_repertoriee');
  });
});

it('a broken link in an article fails the build, which names the page and the link', () => {
  const { exitCode, output } = buildFixture('broken-links');
  expect(exitCode).toBe(1);
  expect(output).toMatch(/\[ERROR\] [\s\S]*Docusaurus found broken links/);
  expect(output.match(/linking to .*/g)?.at(-1)).toBe('linking to /docs/nulle_part');
});

it('the build command of Docusaurus, which would leave out what hosts need, is refused before it writes', () => {
  const outDir = fixtureOutDir('half');
  const command = ['build', '--config', 'tests/fixtures/docusaurus.config.js', '--out-dir', outDir];
  const variables = { FIXTURE: 'minimal', DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.fixture/half/.docusaurus' };
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/docusaurus', command, {
    encoding: 'utf8',
    env: { ...process.env, ...IDENTITY, ...variables },
  });
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('Lancez « npm run build »');
  expect(existsSync(outDir)).toBe(false);
});

it('a malformed address stops the build with the name of its variable, before it writes', () => {
  const { exitCode, output, outDir } = buildFixture('malformed-address', { DOCS_SWAGGER: 'api.domaine.fr' });
  expect(exitCode).toBe(1);
  expect(output).toContain('swagger (variable DOCS_SWAGGER) vaut « api.domaine.fr »');
  expect(existsSync(outDir)).toBe(false);
});

const stackLines = (output: string): string[] => output.split('\n').filter((line) => /^[\s│]*at /.test(line));

// One build after the other, in one folder.
describe('the last site', () => {
  const site = fixtureOutDir('minimal');
  const folders = [site, deployFolder(site)];
  const next = path.join(path.dirname(site), '.build-next');
  const LEDGER = 'lost-addresses.txt';
  const ledger = `tests/fixtures/minimal/${LEDGER}`;
  const leftovers = () => readdirSync(path.dirname(site)).filter((name) => name.startsWith('.build-'));
  const OLD_FILE = 'page-retiree.html';
  let before: ReturnType<typeof hashesOf>[];
  const expectUnchanged = (): void => {
    expect(folders.map(hashesOf)).toEqual(before);
    expect(leftovers()).toEqual([]);
  };

  beforeAll(() => {
    rmSync(path.dirname(site), { recursive: true, force: true });
    for (const folder of folders) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, OLD_FILE), 'Une page du dernier site');
    }
    before = folders.map(hashesOf);
  });

  it('stays as it was when the next build is killed', async () => {
    const build = startFixture('minimal');
    while (!existsSync(next) && build.exitCode === null) await setTimeout(20);
    expect(existsSync(next), 'The build ended before it was killed.').toBe(true);
    build.kill('SIGKILL');
    await once(build, 'exit');
    expect(folders.map(hashesOf)).toEqual(before);
  });

  it('stays as it was when the disk is full, and the error is one sentence without a stack', () => {
    const injected = path.resolve('tests/fixtures/fullDisk.cjs');
    const variables = { NODE_OPTIONS: `--require ${JSON.stringify(injected)}` };
    const { exitCode, output } = buildFixture('minimal', variables);
    expect(exitCode).toBe(1);
    expect(output.match(/^\[ERROR\].*/gm)).toEqual([
      '[ERROR] Le disque est plein : libérez de la place, puis relancez la commande.',
    ]);
    expect(stackLines(output)).toEqual([]);
    expectUnchanged();
  });

  it('stays as it was when a published address is gone: the build gives the line that redirects it', () => {
    const published = readFileSync(ledger, 'utf8');
    const { exitCode, output } = buildFixture('minimal', { FIXTURE_LEDGER: LEDGER });
    expect(exitCode).toBe(1);
    expect(output).toContain(`(${ledger}) et n'existent plus.`);
    expect(output.match(/\{ from: .*/g)).toEqual([
      "{ from: '/docs#semer-en-lignes', to: '/docs#semer-en-ligne' },",
      "{ from: '/docs/recolter', to: '/docs' },",
    ]);
    expect(stackLines(output)).toEqual([]);
    expect(readFileSync(ledger, 'utf8')).toBe(published);
    expectUnchanged();
  });

  it('is replaced as a whole by the next one, which shows a changed variable', () => {
    const title = 'Verger partagé : aide';
    const swagger = 'https://api.verger.test/swagger';
    mkdirSync(next, { recursive: true });
    writeFileSync(path.join(next, OLD_FILE), 'Une page de la construction tuée');
    const variables = { DOCS_SITE_TITLE: title, DOCS_SWAGGER: swagger };
    expect(buildFixture('minimal', variables).exitCode).toBe(0);
    const home = readBuilt('docs/index.html', site);
    expect(home).toContain(swagger);
    expect(home).toContain(frenchTypography(title));
    expect(home).not.toContain(IDENTITY.DOCS_SWAGGER);
    // Without an announcement, no page has anything of its bar.
    expect(home.replaceAll(/<style>[\s\S]*?<\/style>/g, '')).not.toContain('announcement');
    expect(folders.filter((folder) => existsSync(path.join(folder, OLD_FILE)))).toEqual([]);
    expect(leftovers()).toEqual([]);
  });
});

it('a port that is taken is an error of one sentence, before the build', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const { code, stdout, stderr } = await run(['scripts/run.cjs', 'serve', '--port', String(port)], {});
  other.close();
  expect(code).toBe(1);
  expect(stdout + stderr).toMatch(
    new RegExp(`^\\[ERROR\\] Le port ${port} est déjà pris, .* : arrêtez-le, .*--port \\d+\\)\\.\\n$`),
  );
});

describe('a release build', () => {
  it('starts with the check of addresses and links', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(scripts['build:release']).toMatch(/^tsx scripts\/check-release\.ts && /);
  });

  it('refuses an address still on .example, names its variable, and nothing else', async () => {
    const set = Object.fromEntries(
      exampleAddresses(readIdentity({})).map(({ variable, value }) => [
        variable,
        value.replace(/[\w-]+\.example/, 'potager.test'),
      ]),
    );
    const command = ['--import', 'tsx', 'scripts/check-release.ts'];
    const { code, stderr } = await run(command, { ...set, DOCS_SWAGGER: IDENTITY.DOCS_SWAGGER });
    expect(code).toBe(1);
    expect(stderr.match(/^- .*$/gm)).toEqual([expect.stringContaining('réglez DOCS_SWAGGER')]);
  });
});
