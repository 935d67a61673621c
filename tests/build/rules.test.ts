// What the build must refuse or warn of, seen on fixture sites that share the real settings.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { deployFolder } from '../../lib/deployFolder';
import { exampleAddresses, readIdentity } from '../../product/identity';
import { asShown } from '../asShown';
import { buildFixture, fixtureLog, fixtureOutDir, startFixture } from '../fixtures/build';
import { IDENTITY } from '../fixtures/garden';
import { outputOf } from '../output';
import { sumsOf } from '../sums';

const occurrences = (text: string, part: string): number => text.split(part).length - 1;

describe('the fixture site, which builds', () => {
  const log = readFileSync(fixtureLog('site'), 'utf8');

  it('got to the end', () => {
    expect(log).toContain('[SUCCESS] Generated static files');
  });

  it('warns of a broken Markdown link, with file, line and mend, and no more', () => {
    expect(log).toMatch(
      /\[WARNING\] tests\/fixtures\/site\/docs\/lien_markdown\.mdx:6 : .*« \.\/fichier_absent\.mdx »/,
    );
    expect(log).toContain('Corrigez le chemin');
  });

  it('warns of a duplicate route', () => {
    expect(log).toMatch(/\[WARNING\] Duplicate routes found!\n- .* \/docs\/double,/);
  });

  it('warns once of the addresses still on .example, and names each', () => {
    expect(occurrences(log, "Adresses d'exemple")).toBe(1);
    expect(log).toContain(`swagger : ${IDENTITY.DOCS_SWAGGER} (variable DOCS_SWAGGER)`);
    expect(log).not.toContain('variable DOCS_SITE_URL');
  });

  it.each([
    ['contrat_3_0', ['gauche', 'même objet que', 'exemple construit d’après le schéma', '?filtre[min]=1']],
    ['contrat_3_1', ['liste de listes de listes', 'Au moins une de ces formes', 'forme-prise']],
  ])('shows a contract that was written to be hard: %s', (name, words) => {
    const page = readFileSync(path.join(fixtureOutDir('site'), 'docs', name, 'index.html'), 'utf8');
    expect(words.filter((each) => !page.includes(each))).toEqual([]);
  });

  it('leaves the unlisted page out of the sitemap', () => {
    const sitemap = readFileSync(path.join(fixtureOutDir('site'), 'sitemap.xml'), 'utf8');
    expect(sitemap).toContain('/docs/titres');
    expect(sitemap).not.toContain('non_repertoriee');
    expect(readdirSync(path.join(fixtureOutDir('site'), 'docs'))).toContain('non_repertoriee');
  });
});

it('a broken link in an article fails the build, which names the page and the link', () => {
  const { exitCode, output } = buildFixture('broken-links');
  expect(exitCode).toBe(1);
  expect(output).toMatch(/\[ERROR\] [\s\S]*Docusaurus found broken links/);
  expect(output.match(/linking to .*/g)?.at(-1)).toBe('linking to /docs/nulle_part');
});

it('the command of Docusaurus alone, which would leave out what a host needs, is refused before anything is written', () => {
  const outDir = fixtureOutDir('half');
  const command = ['build', '--config', 'tests/fixtures/docusaurus.config.js', '--out-dir', outDir];
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/docusaurus', command, {
    encoding: 'utf8',
    env: {
      ...process.env,
      ...IDENTITY,
      FIXTURE: 'minimal',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.fixture/half/.docusaurus',
    },
  });
  expect(status).toBe(1);
  expect(stdout + stderr).toContain('Lancez « npm run build »');
  expect(existsSync(outDir)).toBe(false);
});

it('a malformed address stops the build with the name of the field, before anything is written', () => {
  const { exitCode, output, outDir } = buildFixture('malformed-address', { DOCS_SWAGGER: 'api.domaine.fr' });
  expect(exitCode).toBe(1);
  expect(output).toContain('swagger (variable DOCS_SWAGGER) vaut « api.domaine.fr »');
  expect(() => readdirSync(outDir)).toThrow();
});

const isStack = (line: string): boolean => /^[\s│]*at /.test(line);

// One build after the other, in one folder.
describe('the last site', () => {
  const site = fixtureOutDir('minimal');
  const next = path.join(path.dirname(site), '.build-next');
  const LEDGER = 'lost-addresses.txt';
  const ledger = `tests/fixtures/minimal/${LEDGER}`;
  /** Of the site and of the rules beside it. */
  const sums = () => [site, deployFolder(site)].map(sumsOf);
  const leftovers = () => readdirSync(path.dirname(site)).filter((name) => name.startsWith('.build-'));
  const GONE = 'page-retiree.html';
  let before: ReturnType<typeof sums>;

  beforeAll(() => {
    rmSync(path.dirname(site), { recursive: true, force: true });
    for (const folder of [site, deployFolder(site)]) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, GONE), 'Une page du dernier site');
    }
    before = sums();
  });

  it('stays as it was when the next build is killed', async () => {
    const build = startFixture('minimal');
    while (!existsSync(next) && build.exitCode === null) await setTimeout(20);
    expect(existsSync(next), 'The build ended before it was killed.').toBe(true);
    build.kill('SIGKILL');
    await once(build, 'exit');
    expect(sums()).toEqual(before);
  });

  it('stays as it was when the disk is full, and the error is one sentence, without the stack of any code', () => {
    const injected = path.resolve('tests/fixtures/fullDisk.cjs');
    const { exitCode, output } = buildFixture('minimal', {
      NODE_OPTIONS: `--require ${JSON.stringify(injected)}`,
    });
    expect(exitCode).toBe(1);
    expect(output.split('\n').filter((line) => line.startsWith('[ERROR]') || isStack(line))).toEqual([
      '[ERROR] Le disque est plein : libérez de la place, puis relancez la commande.',
    ]);
    expect(sums()).toEqual(before);
    expect(leftovers()).toEqual([]);
  });

  it('stays as it was when an address that was published is no more: the build gives the line that mends it', () => {
    const published = readFileSync(ledger, 'utf8');
    const { exitCode, output } = buildFixture('minimal', { FIXTURE_LEDGER: LEDGER });
    expect(exitCode).toBe(1);
    expect(output).toContain(`(${ledger}) et n'existent plus.`);
    expect(output.match(/\{ from: .*/g)).toEqual([
      "{ from: '/docs#semer-en-lignes', to: '/docs#semer-en-ligne' },",
      "{ from: '/docs/recolter', to: '/docs' },",
    ]);
    expect(output.split('\n').filter(isStack)).toEqual([]);
    expect(readFileSync(ledger, 'utf8')).toBe(published);
    expect(sums()).toEqual(before);
    expect(leftovers()).toEqual([]);
  });

  it('gives its place to the next one that is whole: a changed variable shows, and none of its files is left', () => {
    const changed = {
      DOCS_SITE_TITLE: 'Verger partagé : aide',
      DOCS_SWAGGER: 'https://api.verger.test/swagger',
    };
    mkdirSync(next);
    writeFileSync(path.join(next, GONE), 'Une page de la construction tuée');
    expect(buildFixture('minimal', changed).exitCode).toBe(0);
    const home = readFileSync(path.join(site, 'docs/index.html'), 'utf8');
    expect(home).toContain(changed.DOCS_SWAGGER);
    expect(home).toContain(asShown(changed.DOCS_SITE_TITLE));
    expect(home).not.toContain(IDENTITY.DOCS_SWAGGER);
    // This site has no announcement, as when its owner switched it off: no markup and no script of the bar is left.
    expect(home.replaceAll(/<style>[\s\S]*?<\/style>/g, '')).not.toContain('announcement');
    expect([site, deployFolder(site)].filter((folder) => existsSync(path.join(folder, GONE)))).toEqual([]);
    expect(leftovers()).toEqual([]);
  });
});

it('a port that is taken is an error of one sentence, before the build', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const serve = await outputOf(
    spawn(process.execPath, ['scripts/run.cjs', 'serve', '--port', String(port)], {
      env: { ...process.env, NO_COLOR: 'true' },
    }),
  );
  other.close();
  expect(serve.code).toBe(1);
  expect(serve.stdout + serve.stderr).toMatch(
    new RegExp(`^\\[ERROR\\] Le port ${port} est déjà pris, .* : arrêtez-le, .*--port \\d+\\)\\.\\n$`),
  );
});

describe('a release build', () => {
  /** Every address of the product somewhere else: whatever the owner's are. */
  const elsewhere = (domain: string) =>
    Object.fromEntries(
      exampleAddresses(readIdentity({})).map(({ variable, value }) => [
        variable,
        value.replace(/[\w-]+\.example/, domain),
      ]),
    );
  const check = (variables: Record<string, string>) =>
    outputOf(
      spawn(process.execPath, ['--import', 'tsx', 'scripts/check-release.ts'], {
        env: { ...process.env, ...variables },
      }),
    );

  it('starts with the check of addresses and links', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(manifest.scripts['build:release']).toMatch(/^tsx scripts\/check-release\.ts && /);
  });

  it('refuses the addresses still on .example, says which variable sets each, and goes on once all are set', async () => {
    const all = elsewhere('potager.test');
    const [refused, accepted] = await Promise.all([
      check({ ...all, DOCS_SWAGGER: IDENTITY.DOCS_SWAGGER }),
      check(all),
    ]);
    expect(refused.code).toBe(1);
    expect(refused.stderr.match(/réglez \w+/g)).toEqual(['réglez DOCS_SWAGGER']);
    expect(accepted.code).toBe(0);
  });
});
