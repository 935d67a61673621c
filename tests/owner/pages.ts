// A page moved, and a page whose text goes into another.
import path from 'node:path';
import type { Page } from '../../checks/page';
import { headingId } from '../../checks/rules/heading-ids';
import { escapeRegExp } from '../../lib/escapeRegExp';
import { namesOf, type PageNames } from '../../lib/pageNames';
import { linksIn, targetOf } from '../../scripts/pages/links';
import { renamesIn } from '../../scripts/pages/mentions';
import { edited, readProject } from '../../scripts/pages/project';
import { type Change, pages } from './changes';
import type { Tree } from './tree';

const files = pages.map(({ file }) => file);
const isIndex = ({ file }: Page): boolean => file.endsWith('/index.mdx');
const isBeside = (one: Page, other: Page): boolean =>
  path.posix.dirname(one.file) === path.posix.dirname(other.file);

const targets = pages.flatMap((page) =>
  linksIn(page.file, page.source).map(({ url }) => targetOf(url, page.file, files)),
);
const linksTo = ({ file }: Page): number => targets.filter((target) => target === file).length;

/** The one that most links lead to. */
const moved = pages.filter((page) => !isIndex(page)).toSorted((a, b) => linksTo(b) - linksTo(a))[0];

export const movePage: Change = {
  name: 'une page déplacée, par npm run move',
  make: async (tree) => {
    if (!moved) throw new Error('tests/owner : aucune page à déplacer.');
    const now = moved.file.replace('.mdx', '_bis.mdx');
    await tree.run(`npm run move -- ${moved.file} ${now}`);
    return [{ at: namesOf(now).address, text: '' }];
  },
};

/** Pieces of the API have ids of their own, which another page may have too. */
const hasPieces = ({ source }: Page): boolean =>
  /<(?:Operation|SchemaFields|Samples|Webhooks)\b/.test(source);

/** The two shortest of one folder that has more. */
function twoPages(): readonly [going: Page, staying: Page] {
  const [pair] = pages
    .filter((page) => page !== moved && !isIndex(page) && !hasPieces(page))
    .filter((page) => pages.filter((other) => isBeside(page, other)).length > 3)
    .toSorted((a, b) => a.source.length - b.source.length)
    .flatMap((page, index, all) => {
      const other = all.slice(index + 1).find((one) => isBeside(page, one));
      return other ? [[page, other] as const] : [];
    });
  if (!pair) throw new Error('tests/owner : aucune page à retirer.');
  return pair;
}

const idsOf = ({ tree }: Page): string[] =>
  tree.children.flatMap((node) => (node.type === 'heading' ? (headingId(node) ?? []) : []));

/** Gives other ids to the headings of a page that another page has too, wherever they are named. */
function freeIds(tree: Tree, going: Page, staying: Page): void {
  const taken = new Set(idsOf(staying));
  const { address, questions } = namesOf(going.file);
  const name = path.posix.basename(going.file);
  for (const id of idsOf(going).filter((one) => taken.has(one))) {
    const named = new RegExp(`(${escapeRegExp(name)}|${escapeRegExp(address)})#${id}(?![\\w-])`, 'g');
    for (const [file, source] of readProject(tree.root).sources)
      if (named.test(source)) tree.write(file, source.replace(named, `$1#${id}-bis`));
    const own = new RegExp(`(\\{/\\* |\\]\\()#${id}(?![\\w-])`, 'g');
    tree.write(going.file, tree.read(going.file).replace(own, `$1#${id}-bis`));
    tree.write(questions, tree.read(questions).replace(new RegExp(`^#${id}$`, 'm'), `#${id}-bis`));
  }
}

/** What led to a page leads to another; the menu, the routes and the questions of the tests are left to `npm run remove`. */
function redirect(tree: Tree, from: PageNames, to: PageNames): void {
  const project = readProject(tree.root);
  const isListed = (file: string): boolean =>
    /^(sidebars\.ts|product\/routes\.ts|tests\/search\/)/.test(file);
  for (const [file, source] of project.sources) {
    const edits = isListed(file) ? [] : renamesIn(project, file, from, to);
    if (edits.length > 0) tree.write(file, edited(source, edits));
  }
}

const withoutFrontMatter = (source: string): string => source.replace(/^---\n[\s\S]*?\n---\n/, '');

export const removePage: Change = {
  name: 'une page retirée, par npm run remove, son texte et ses liens donnés à une autre',
  make: async (tree) => {
    const [going, staying] = twoPages();
    freeIds(tree, going, staying);
    const [from, to] = [namesOf(going.file), namesOf(staying.file)];
    redirect(tree, from, to);
    tree.write(to.file, `${tree.read(to.file)}\n${withoutFrontMatter(tree.read(from.file))}`);
    const asked = tree.read(from.questions).replace(/^#\n(?:.+\n)*/, '');
    tree.write(to.questions, `${tree.read(to.questions)}\n${asked}`);
    await tree.run(`npm run remove -- ${from.file} ${to.file}`);
    return [{ at: to.address, text: '' }];
  },
};
