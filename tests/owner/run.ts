// npm run test:owner: in a copy, puts another product in the place of this one, as an owner would, and expects that
// everything still passes and that nothing of the old name is left.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asShown } from '../asShown';
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
  rename,
  type Shown,
  silence,
} from './changes';
import { renamedTo } from './identity';
import { leftoversIn } from './leftovers';
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

/** Of the tests, those that read the identity; all the others passed before. */
const IDENTITY_TESTS = 'product/identity product/owner plugins tests/unit/settings';
const OUTPUT_TESTS = 'output links typography coverage';

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
    ({ at, text }) => !pagesAt(tree, at).some((page) => page.includes(asShown(text))),
  );
  if (missing.length > 0)
    throw new Error(missing.map(({ at, text }) => `${at ?? 'build/'} ne montre pas « ${text} ».`).join('\n'));
}

/** Their texts are drawn, or compressed, so nothing can be searched: they must not be those of the site as it was. */
const PICTURES = [
  ...['img/partage.png', 'img/qr-android.svg', 'img/qr-apple.svg'],
  ...['specimen/certificat-specimen.pdf', 'specimen/certificat-specimen-modifie.pdf'],
];

function expectNothingLeft(tree: Tree, old: readonly string[]): void {
  const build = path.join(tree.root, 'build');
  const same = PICTURES.filter((file) =>
    readFileSync(path.join('build', file)).equals(readFileSync(path.join(build, file))),
  );
  const faults = [...leftoversIn(build, old), ...same.map((file) => `${file} : l'ancien nom y est dessiné`)];
  if (faults.length > 0) throw new Error(`Il reste de l'ancien produit :\n${faults.join('\n')}`);
}

function byFile(tree: Tree): void {
  const shown = CHANGES.flatMap((change) => {
    console.log(`- ${change.name}`);
    return change.make(tree);
  });
  console.log('Contrôles, tests et construction :');
  tree.run('npm run fix');
  tree.run('node scripts/run.cjs steps sources');
  // Again after the build: it records the addresses that are new.
  for (const command of ['test:unit', 'build', 'fix', 'build:fixture']) tree.run(`npm run ${command}`);
  // What the build refuses, whether it is always the same and what servers answer does not depend on the product, and takes
  // long.
  const apart = ['rules', 'reproducible', 'hosting', 'deploys', 'pdf', 'release'].map(
    (name) => `--exclude tests/build/${name}.test.ts`,
  );
  tree.run(`npx vitest run --project build ${apart.join(' ')}`);
  expectShown(tree, shown);
  expectNothingLeft(
    tree,
    renamedTo(NEW_NAME, NEW_DOMAIN).map(({ old }) => old),
  );
}

function byVariables(tree: Tree): void {
  console.log('- le nom et les adresses, par les variables ; aucune annonce');
  const fields = renamedTo('Registre des lieux', 'registre.example');
  const variables = Object.fromEntries(fields.map(({ variable, now }) => [variable, now]));
  silence(tree);
  tree.run(`npx vitest run --project unit ${IDENTITY_TESTS}`, variables);
  // The build serves the specimen as it is: it needs the tools of the tests to be made.
  tree.run('npm run specimen', variables);
  tree.run('npm run build', variables);
  tree.run(`npx vitest run --project build ${OUTPUT_TESTS}`, variables);
  expectNothingLeft(tree, [
    ...fields.map(({ old }) => old),
    ...renamedTo(NEW_NAME, NEW_DOMAIN).map(({ now }) => now),
  ]);
}

const { root, remove } = copyProject();
try {
  const tree = treeIn(root);
  byFile(tree);
  byVariables(tree);
  console.log('Un autre produit prend la place de celui-ci : tout passe.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  remove();
}
