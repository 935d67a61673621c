// npm run test:owner: in a copy, puts another product in the place of this one, as an owner would, and expects that checks, unit
// tests, build and tests of the build still pass, and that nothing of the old name is left. No browser is opened, and what
// cannot depend on the product is not run again.
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { frenchTypography } from '../../lib/typography/frenchTypography';
import { recordAddresses } from '../../scripts/site/keepAddresses';
import { fixtureOutDir, SUB_PATH_FIXTURE } from '../fixtures/build';
import { copyProject } from '../projectCopy';
import {
  addOperation,
  addPage,
  addRelease,
  announce,
  type Change,
  changeLabel,
  changeLimit,
  changeRole,
  NEW_DOMAIN,
  NEW_NAME,
  proveLess,
  rename,
  type Shown,
  silence,
} from './changes';
import { renamedTo } from './identity';
import { leftoversIn, picturesLeftIn } from './leftovers';
import { movePage, removePage } from './pages';
import { type Tree, treeIn } from './tree';

const CHANGES: readonly Change[] = [
  changeLimit,
  changeLabel,
  changeRole,
  addRelease,
  addOperation,
  addPage,
  movePage,
  removePage,
  announce,
  rename,
];

/** A second new name, set by environment variables, which override the file. Neither old name may remain. */
const NAME = 'Registre des lieux';
const NAMED = renamedTo(NAME, 'registre.example');
const VARIABLES = Object.fromEntries(NAMED.map(({ variable, now }) => [variable, now]));

/**
 * Tests of the build that the product does not change: of the fixture sites, of made-up projects, of what a host does. Any
 * other one is run.
 */
const OF_NO_PRODUCT =
  'compressed deploys hosting oldestBrowsers pdf problemAddresses release reproducible rules static-articles sub-path'
    .split(' ')
    .map((name) => `tests/build/${name}.test.ts`);
/** The title of tests to leave out, in two other files: they read the site that is built under a path. */
const UNDER_PATH = 'the site under a path';

/** Unit tests of made-up pages, contracts and words, of the tools of others, and of the sources as Git knows them. */
const OF_MADE_UP = [
  ...['anyContract', 'foreignContracts'].map((name) => `api-reference/${name}`),
  ...['contractTools', 'folders', 'proportion'].map((name) => `tests/unit/${name}`),
  ...['release/release', 'nodeVersion', 'pages/commands'].map((name) => `scripts/${name}`),
  ...['client/engine/engine', 'shared/analyse'].map((name) => `search/${name}`),
  ...['markdown/code/rehypeCodeBlocks', 'plugins/drawings/cardPictures', 'tests/collections/collections'],
].map((name) => `${name}.test.ts`);

function pagesAt(tree: Tree, address?: string): string[] {
  const build = path.join(tree.root, 'build');
  const files =
    address === undefined
      ? readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
      : [path.join(address, 'index.html')];
  return files.map((file) => readFileSync(path.join(build, file), 'utf8'));
}

function expectShown(tree: Tree, shown: readonly Shown[]): void {
  const missing = shown.filter(
    ({ at, text }) => !pagesAt(tree, at).some((page) => page.includes(frenchTypography(text))),
  );
  if (missing.length > 0)
    throw new Error(missing.map(({ at, text }) => `${at ?? 'build/'} ne montre pas « ${text} ».`).join('\n'));
}

function expectNothingLeft(tree: Tree): void {
  const build = path.join(tree.root, 'build');
  const old = NAMED.map((field) => field.old);
  const values = [...old, ...renamedTo(NEW_NAME, NEW_DOMAIN).map(({ now }) => now)];
  const faults = [...leftoversIn(build, values), ...picturesLeftIn(build)];
  if (faults.length > 0) throw new Error(`Il reste de l'ancien produit :\n${faults.join('\n')}`);
  // What the fixture site is made of would have to be tried again.
  const said = leftoversIn(fixtureOutDir('site'), old).filter((fault) => /^\S+\.html /.test(fault));
  if (said.length > 0) throw new Error(`Le site d'essai nomme le produit :\n${said.join('\n')}`);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** On two processors. */
async function together(...runs: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(runs)).filter((one) => one.status === 'rejected');
  if (failed.length > 0) throw new Error(failed.map(({ reason }) => messageOf(reason)).join('\n'));
}

function without(tests: readonly string[]): string {
  const missing = tests.filter((file) => !existsSync(file));
  if (missing.length > 0)
    throw new Error(`tests/owner/run.ts nomme des tests qui n'existent pas : ${missing.join(', ')}.`);
  return tests.map((file) => `--exclude ${file}`).join(' ');
}

async function testCopy(tree: Tree): Promise<void> {
  proveLess(tree);
  const shown: Shown[] = [{ at: '/', text: NAME }];
  for (const change of CHANGES) {
    console.log(`- ${change.name}`);
    shown.push(...(await change.make(tree)));
  }

  console.log('Contrôles, tests et construction, le nom donné aussi par les variables :');
  const run = (command: string): Promise<void> => tree.run(command, VARIABLES);
  await run('npm run fix');
  const changed = tree.changed();

  // Without an announcement here, and with one on the pages.
  const speak = silence(tree);
  await run(`npx vitest run --project unit ${without(OF_MADE_UP)}`);
  speak();

  const texts = changed.filter((file) => /^docs\/.*\.(?:mdx|txt)$/.test(file));
  await together(
    run('npm run build'),
    run('npm run typecheck')
      .then(() => run('npm run lint'))
      .then(() => run(`npm run check:content -- ${texts.join(' ')}`)),
  );
  // As `npm run fix` does after a build.
  recordAddresses(tree.root);
  await run(`npx vitest run --project build ${without(OF_NO_PRODUCT)} -t '^(?!.*${UNDER_PATH})'`);
  expectShown(tree, shown);
  expectNothingLeft(tree);
}

/** Their product is made up: they are the same in the copy. */
function linkFixtures(root: string): void {
  mkdirSync(path.join(root, '.fixture'));
  for (const name of ['site', SUB_PATH_FIXTURE])
    symlinkSync(path.dirname(fixtureOutDir(name)), path.dirname(fixtureOutDir(name, root)));
}

async function main(): Promise<void> {
  for (const built of ['build', fixtureOutDir('site'), fixtureOutDir(SUB_PATH_FIXTURE)])
    if (!existsSync(built))
      throw new Error(`${built} manque : lancez npm run build, puis npm run build:fixture.`);
  const { root, remove } = copyProject();
  try {
    linkFixtures(root);
    await testCopy(treeIn(root));
    console.log('Un autre produit prend la place de celui-ci : tout passe.');
  } finally {
    remove();
  }
}

main().catch((error) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
