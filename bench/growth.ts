// What a site of a thousand pages costs to build, and what its pages then carry, beside the site as it is.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { namesOf } from '../lib/pageNames';
import { copyProject } from '../tests/projectCopy';
import { type Buildable, buildCold, docusaurusSite, OURS, ourSite, STOCK_SITE } from './builds';
import type { Progress } from './numbers';
import { SITES, writeInto } from './peers/files';
import { allPages, type MenuPage } from './peers/menu';
import { writeStock } from './peers/stock';
import type { Cost } from './processTree';
import { type BySite, forEachSite, inTurns, SITE_NAMES } from './sites';
import { EXAMPLES } from './speed';

const WANTED_PAGES = 1000;

export type Sizes = {
  readonly main: number;
  readonly runtime: number;
  readonly menu: number;
  readonly html: number;
};
export type Step = {
  readonly pages: number;
  readonly costs: BySite<Cost>;
  readonly sizes: BySite<Sizes>;
};
export type Growth = { readonly steps: readonly Step[] };

type Copy = { readonly of: MenuPage; readonly folder: string };
type CopiedFolder = { readonly folder: string; readonly label: string; readonly copies: readonly Copy[] };

const sourceOf = ({ file }: MenuPage): string => path.posix.join('docs', `${file}.mdx`);

/** An operation of the API stands on one page only: the build refuses a second one. */
const canBeCopied = (page: MenuPage): boolean =>
  !page.route.startsWith('/docs/category/') && !readFileSync(sourceOf(page), 'utf8').includes('<Operation ');

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

/** Links of a copy lead to the pages of the site. */
const withMovedLinks = (source: string, from: string, to: string): string =>
  source.replace(/\]\((\.{1,2}\/[^)#\s]+\.mdx)/g, (_, link: string) => {
    const target = path.posix.join(path.posix.dirname(from), link);
    return `](${path.posix.relative(path.posix.dirname(to), target)}`;
  });

function writeCopies(root: string, folders: readonly CopiedFolder[]): void {
  for (const copy of folders.flatMap(({ copies }) => copies)) {
    const [from, to] = [sourceOf(copy.of), `docs/${fileOfCopy(copy)}.mdx`];
    writeInto(root, to, withMovedLinks(readFileSync(from, 'utf8'), from, to));
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
  ...folders.flatMap(({ label, folder, copies }) => {
    const [first, ...others] = copies.map((copy): MenuPage => ({ ...copy.of, file: fileOfCopy(copy) }));
    // The first one is the page of its group, as in our menu.
    return first ? [{ ...first, label, file: `${folder}/index`, pages: others }] : [];
  }),
];

const compressedSize = (file: string): number => brotliCompressSync(readFileSync(file)).length;

/** Compressed. */
function sizesOf(folder: string): Sizes {
  const scripts = path.join(folder, 'assets', 'js');
  const sizeOf = (what: string, isIt: (name: string, text: () => string) => boolean): number => {
    const found = readdirSync(scripts).find((name) =>
      isIt(name, () => readFileSync(path.join(scripts, name), 'utf8')),
    );
    if (!found) throw new Error(`${scripts} n'a pas de script pour : ${what}.`);
    return compressedSize(path.join(scripts, found));
  };
  return {
    main: sizeOf('tout le site', (name) => /^main\.\w+\.js$/.test(name)),
    runtime: sizeOf('les adresses des scripts', (name) => /^runtime~main\.\w+\.js$/.test(name)),
    menu: sizeOf('le menu', (_, text) => /docsSidebars"?:\{"?documentation/.test(text())),
    html: compressedSize(path.join(folder, EXAMPLES[0], 'index.html')),
  };
}

async function measureStep(pages: number, sites: BySite<Buildable>, tell: Progress): Promise<Step> {
  const costs = await inTurns(sites, 1, (site) => {
    tell(`Construction de ${pages} pages : ${site.name}`);
    return buildCold(site);
  });
  return {
    pages,
    costs: forEachSite(costs, ([cost = { seconds: 0 }]) => cost),
    sizes: forEachSite(sites, ({ folder }) => sizesOf(folder)),
  };
}

/** Ours must be built and the other one written: `menu` is theirs. */
export async function measureGrowth(menu: readonly MenuPage[], tell: Progress): Promise<Growth> {
  const folders = copiesOf(menu);
  const stockRoot = path.join(SITES, 'stock-croissance');
  writeStock(stockRoot, menuWithCopies(menu, folders));
  const copy = copyProject();
  try {
    writeCopies(copy.root, folders);
    const grown = {
      ours: ourSite(copy.root),
      stock: docusaurusSite(SITE_NAMES.stock, stockRoot),
    };
    const now = await measureStep(allPages(menu).length, { ours: OURS, stock: STOCK_SITE }, tell);
    return { steps: [now, await measureStep(WANTED_PAGES, grown, tell)] };
  } finally {
    copy.remove();
  }
}
