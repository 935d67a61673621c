// What a site of a thousand pages costs to build, and what its pages then carry, beside the site as it is.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { namesOf } from '../lib/pageNames';
import { linkEdits } from '../scripts/pages/links';
import { edited } from '../scripts/pages/project';
import { copyProject } from '../tests/projectCopy';
import { type Buildable, buildCold, docusaurusSite, OURS, ourSite, timeLine } from './builds';
import { GROWTH_GOALS } from './goals';
import { allPages, isCategory, type MenuPage, SITES, writeInto } from './peers/pages';
import { STOCK, writeStock } from './peers/stock';
import { inTurns, type Progress, type Runs, SITE_NAMES, type SiteName } from './sites';
import { EXAMPLES } from './speed';
import { type Line, tableOf } from './table';

const WANTED_PAGES = 1000;

const SIZE_LINES = [
  { name: 'main', label: 'Script de tout le site', unit: 'Ko' },
  { name: 'runtime', label: 'Adresses des scripts', unit: 'Ko' },
  { name: 'menu', label: 'Menu', unit: 'Ko' },
  { name: 'html', label: 'HTML de la même page', unit: 'Ko' },
] as const satisfies readonly Line<string>[];
type Size = (typeof SIZE_LINES)[number]['name'];

type Step = { readonly pages: number; readonly runs: Runs<'seconds' | Size> };

type Copy = { readonly of: MenuPage; readonly folder: string };
type CopiedFolder = { readonly folder: string; readonly label: string; readonly copies: readonly Copy[] };

const sourceOf = ({ file }: MenuPage): string => path.posix.join('docs', `${file}.mdx`);

/** An operation of the API stands on one page only: the build refuses a second one. */
const canBeCopied = (page: MenuPage): boolean =>
  !isCategory(page) && !readFileSync(sourceOf(page), 'utf8').includes('<Operation ');

/** As many as the site lacks, in folders of all pages that can be copied. */
function copiesOf(menu: readonly MenuPage[]): CopiedFolder[] {
  const pages = allPages(menu);
  const originals = pages.filter(canBeCopied);
  let lacking = WANTED_PAGES - pages.length;
  const folders: CopiedFolder[] = [];
  while (lacking > 0) {
    const number = String(folders.length + 1);
    const folder = `copie-${number.padStart(2, '0')}`;
    const copies = originals.slice(0, lacking).map((of) => ({ of, folder }));
    folders.push({ folder, label: `Copie ${number}`, copies });
    lacking -= copies.length;
  }
  return folders;
}

/** All in one folder: `guide/page` becomes `copie-01/guide-page`. */
const fileOfCopy = ({ of, folder }: Copy): string => path.posix.join(folder, of.file.replaceAll('/', '-'));

function writeCopies(root: string, folders: readonly CopiedFolder[]): void {
  for (const copy of folders.flatMap(({ copies }) => copies)) {
    const [from, to] = [sourceOf(copy.of), `docs/${fileOfCopy(copy)}.mdx`];
    const source = readFileSync(from, 'utf8');
    // Links of a copy lead to the pages of the site.
    writeInto(root, to, edited(source, linkEdits(from, source, { from, to }, [])));
    const { questions } = namesOf(from);
    if (existsSync(questions)) cpSync(questions, path.join(root, namesOf(to).questions));
  }
  renameSync(path.join(root, 'sidebars.ts'), path.join(root, 'sidebarsOfSite.ts'));
  const categories = folders.map(({ label, copies }) => ({
    type: 'category',
    label,
    link: { type: 'doc', id: copies[0] && fileOfCopy(copies[0]) },
    items: copies.slice(1).map(fileOfCopy),
  }));
  writeFileSync(
    path.join(root, 'sidebars.ts'),
    `import sidebars from './sidebarsOfSite';
export default { documentation: [...sidebars.documentation, ...${JSON.stringify(categories)}] };
`,
  );
}

const menuWithCopies = (menu: readonly MenuPage[], folders: readonly CopiedFolder[]): MenuPage[] => [
  ...menu,
  ...folders.flatMap(({ label, copies }) => {
    const [first, ...others] = copies.map((copy): MenuPage => ({ ...copy.of, file: fileOfCopy(copy) }));
    // The first one is the page of its group, as in our menu.
    return first ? [{ ...first, label, pages: others }] : [];
  }),
];

const compressedSize = (file: string): number => brotliCompressSync(readFileSync(file)).length;

function sizesOf(folder: string): Record<Size, number> {
  const scripts = path.join(folder, 'assets', 'js');
  const sizeOf = (what: string, isIt: (file: string) => boolean): number => {
    const found = readdirSync(scripts).find((name) => isIt(path.join(scripts, name)));
    if (!found) throw new Error(`${scripts} n'a pas de script pour : ${what}.`);
    return compressedSize(path.join(scripts, found));
  };
  return {
    main: sizeOf('tout le site', (file) => /[/\\]main\.\w+\.js$/.test(file)),
    runtime: sizeOf('les adresses des scripts', (file) => /runtime~main\.\w+\.js$/.test(file)),
    menu: sizeOf('le menu', (file) => /docsSidebars"?:\{"?documentation/.test(readFileSync(file, 'utf8'))),
    html: compressedSize(path.join(folder, EXAMPLES[0], 'index.html')),
  };
}

async function measureStep(pages: number, ours: Buildable, stock: Buildable, tell: Progress): Promise<Step> {
  const sites = new Map<SiteName, Buildable>([
    ['ours', ours],
    ['stock', stock],
  ]);
  const runs = await inTurns(sites, 1, async (site, _, name) => {
    tell(`Construction de ${pages} pages : ${SITE_NAMES[name]}`);
    return { ...(await buildCold(site)), ...sizesOf(site.folder) };
  });
  return { pages, runs };
}

/** Ours must be built and the other one written: `menu` is theirs. */
export async function measureGrowth(menu: readonly MenuPage[], tell: Progress): Promise<readonly Step[]> {
  const folders = copiesOf(menu);
  const stockRoot = path.join(SITES, 'stock-croissance');
  writeStock(stockRoot, menuWithCopies(menu, folders));
  const copy = copyProject();
  try {
    writeCopies(copy.root, folders);
    return [
      await measureStep(allPages(menu).length, OURS, docusaurusSite(STOCK), tell),
      await measureStep(WANTED_PAGES, ourSite(copy.root), docusaurusSite(stockRoot), tell),
    ];
  } finally {
    copy.remove();
  }
}

/** The goals are those of the last of them, the site that has grown. */
export const growthTables = (steps: readonly Step[]): string[] =>
  steps.map((step) => {
    const goals = step === steps.at(-1) ? GROWTH_GOALS : undefined;
    return tableOf(`Un site de ${step.pages} pages`, [timeLine(goals), ...SIZE_LINES], step.runs);
  });
