// npm run new, move and remove, run on the small project of tests/fixtures/pages.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPage } from '../../checks/page';
import { pageRules } from '../../checks/rules';
import { copyPages } from '../../tests/fixtures/copyPages';
import { planMove } from '../move-page';
import { newPage, planNewPage } from '../new-page';
import { planRemoval } from '../remove-page';
import type { Plan } from './plan';
import { type Project, readProject } from './project';

/** As it is typed: « move docs/a.mdx docs/b.mdx ». */
function planOf(command: string): (project: Project) => Plan {
  const [name, page = '', to] = command.split(' ');
  return (project) => {
    if (name === 'new') return planNewPage(project, page, 'Essai');
    return name === 'move' ? planMove(project, page, to ?? '') : planRemoval(project, page, to);
  };
}

function done(command: string) {
  const tree = copyPages();
  return { ...tree, left: tree.carryOut(planOf(command)) };
}

type Texts = readonly (readonly [file: string, text: string])[];
function expectTexts(read: (file: string) => string, texts: Texts): void {
  for (const [file, text] of texts) expect(read(file), file).toContain(text);
}

const placesIn = (text: string) => [...text.matchAll(/^ {4}(\S+:\d+) : /gm)].map(([, place]) => place);

it.each([
  ['docs/utilisateurs/essai.mdx', 'procédure'],
  ['docs/intro/essai.mdx', 'explication'],
  ['docs/api/essai.mdx', 'référence'],
])('the new page %s is of the type %s and passes every check', (file, expected) => {
  const { source, type } = newPage(file, 'Un essai : titre');
  expect(type).toBe(expected);
  const page = readPage(file, source);
  expect(pageRules.flatMap(({ check }) => check(page))).toEqual([]);
});

describe('a new page', () => {
  it('is written, and listed after the other pages', () => {
    const { read, left } = done('new docs/admin/essai.mdx');
    expectTexts(read, [
      ['docs/admin/essai.mdx', 'title: "Essai"'],
      ['product/routes.ts', "'/docs/aide/unique',\n'/docs/admin/essai',\n  // The categories."],
    ]);
    expect(left).toContain("Ajoutez 'admin/essai' à sa place dans sidebars.ts");
    expect(left).toContain('docs/admin/essai.questions.txt');
  });

  it('is put at the end of the only category that has the pages of its folder', () => {
    const { read, left } = done('new docs/aide/essai.mdx');
    expect(read('sidebars.ts')).toContain("items: ['aide/unique', 'aide/essai']");
    expect(left).toMatch(/^La page est dans sidebars\.ts:25, à la fin de « Seule »/);
    expect(left).not.toContain('Ajoutez');
  });

  it('is not put in the menu where several categories have pages of its folder', () => {
    const { read, left } = done('new docs/api/essai.mdx');
    expect(read('sidebars.ts')).not.toContain('essai');
    expect(read('product/routes.ts')).toContain("'/docs/api/roles',\n'/docs/api/essai',");
    expect(left).toContain("Ajoutez 'api/essai' à sa place dans sidebars.ts");
  });
});

describe('a page that is renamed', () => {
  const rename = () => done('move docs/guide/roles.mdx docs/guide/droits.mdx');

  it('has its new name in links, facts, texts, the menu, tests and lists; pages with similar names keep theirs', () => {
    const { has, read } = rename();
    expect(['docs/guide/roles.mdx', 'docs/guide/roles.questions.txt'].filter(has)).toEqual([]);
    expectTexts(read, [
      ['docs/guide/droits.questions.txt', 'qui a le droit'],
      ['docs/index.mdx', '[les droits](./guide/droits.mdx#qui)'],
      ['docs/guide/debut.mdx', '[Rôles](./droits.mdx#qui), [ici](/docs/guide/droits#qui)'],
      ['docs/guide/debut.mdx', '[roles]: ./droits.mdx "Les rôles"'],
      ['docs/api/limites.mdx', '[rôle](../guide/droits.mdx)'],
      ['docs/api/limites.mdx', '[son adresse](../guide/droits.mdx#qui)'],
      ['docs/api/roles.mdx', '[Rôles](../guide/droits.mdx)'],
      ['docs/guide/droits.mdx', '[plus haut](#qui), [cette page](./droits.mdx#qui)'],
      ['sidebars.ts', "'guide/droits', // said first\n        // For later."],
      ['product/routes.ts', "'/docs/guide/droits', // cited by others"],
      ['product/news.ts', '// About /docs/guide/droits.\n'],
      ['product/news.ts', "to: '/docs/guide/droits'"],
      ['product/openapi.yaml', '(/docs/guide/droits#qui)'],
      ['i18n/fr/home.ts', "to: '/docs/guide/droits#qui'"],
      ['src/places.ts', "'docs/guide/droits.mdx'"],
      ['tests/assignments.ts', "comptes: ['/docs/guide/droits'],"],
      ['tests/search/questions.tsv', 'qui peut\t/docs/guide/droits#qui /docs/guide/droits\n'],
      ['tests/search/unread.tsv', '/docs/guide/droits\n'],
      ['docs/api/limites.mdx', '[rôles avancés](./roles.mdx)'],
      ['tests/search/questions.tsv', 'suite\t/docs/api/roles\n'],
      ['sidebars.ts', "id: 'api/roles'"],
      ['product/news.ts', "'/docs/guide/roles_bis'"],
    ]);
  });

  it('is redirected to from its old address, and from those that led there', () => {
    const { read, left } = rename();
    expect(read('product/redirects.ts')).toContain(`[
  { from: '/docs/guide/qui', to: '/docs/guide/droits' }, // said so for years
  { from: '/docs/guide/roles#comptes', to: '/docs/guide/droits#qui' },
  { from: '/docs/api/options#taille', to: '/docs/guide/droits#qui' },
{ from: '/docs/guide/roles', to: '/docs/guide/droits' },
]`);
    expect(read('product/addresses.txt')).toContain('/docs/guide/roles\n');
    expect(left).not.toMatch(/redirect/);
  });

  it('leaves to check the lines that may name it, and those that cite its title', () => {
    const [, named = '', titled = ''] = rename().left.split(/^Ces lignes /m);
    expect(placesIn(named)).toEqual([
      'docs/guide/droits.mdx:8',
      'README.md:1',
      ...['src/places.ts:1', 'src/places.ts:3', 'src/places.ts:4', 'src/places.ts:6'],
    ]);
    expect(placesIn(titled)).toEqual(['docs/api/roles.mdx:6', 'docs/guide/debut.mdx:8', 'product/news.ts:3']);
  });
});

describe('a page that is moved to another folder', () => {
  it('keeps its links to pages and pictures, and its category where its new folder has none', () => {
    const { read, left } = done('move docs/guide/roles.mdx docs/aide/plus/droits.mdx');
    const links = '[Débuter](../../guide/debut.mdx), [les limites](../../api/limites.mdx#taille)';
    expectTexts(read, [
      ['docs/aide/plus/droits.mdx', links],
      ['docs/aide/plus/droits.mdx', '![Un plan](../../guide/plan.png)'],
      ['docs/aide/plus/droits.mdx', '[un autre site](https://a.example/docs/guide/roles)'],
      ['sidebars.ts', "'aide/plus/droits', // said first"],
    ]);
    expect(left).not.toContain('ordre de lecture');
  });

  it('goes to the end of the category of its new folder', () => {
    const { read, left } = done('move docs/guide/roles.mdx docs/aide/droits.mdx');
    expect(read('sidebars.ts')).toContain("items: ['aide/unique', 'aide/droits']");
    expect(read('sidebars.ts')).not.toContain('said first');
    expect(read('sidebars.ts')).toContain('// For later.');
    expect(left).toContain('à la fin de « Seule » : mettez-la à sa place');
  });
});

it('a page that gets an old address back is not redirected from there any more', () => {
  const { read } = done('move docs/guide/roles.mdx docs/guide/qui.mdx');
  expect(read('product/redirects.ts')).toContain(`[
  { from: '/docs/guide/roles#comptes', to: '/docs/guide/qui#qui' },
  { from: '/docs/api/options#taille', to: '/docs/guide/qui#qui' },
{ from: '/docs/guide/roles', to: '/docs/guide/qui' },
]`);
});

it('a category still opens with its page when that is renamed; a page that was never published has no redirect', () => {
  const { read } = done('move docs/guide/debut.mdx docs/guide/premiers_pas.mdx');
  expect(read('sidebars.ts')).toContain("link: { type: 'doc', id: 'guide/premiers_pas' }");
  expect(read('product/redirects.ts')).not.toContain('/docs/guide/debut');
});

describe('a page that is removed', () => {
  const remove = () => done('remove docs/guide/roles.mdx');

  it('is removed from the menu, the addresses, and the questions and assignments of the tests', () => {
    const { has, read, left } = remove();
    expect(['docs/guide/roles.mdx', 'docs/guide/roles.questions.txt'].filter(has)).toEqual([]);
    expect(read('sidebars.ts')).not.toMatch(/'guide\/roles'|said first/);
    expectTexts(read, [
      ['sidebars.ts', "// For later.\n        { type: 'doc', id: 'api/roles'"],
      ['product/routes.ts', "'/docs/guide/debut',\n  '/docs/api/limites',"],
    ]);
    const header = 'famille\tquestion\tsections\n';
    expect(read('tests/search/questions.tsv')).toBe(
      `${header}mots\tquelle taille\t/docs/api/limites#taille\nmots\tsuite\t/docs/api/roles\n`,
    );
    expect(read('tests/search/unread.tsv')).toBe(header);
    expect(read('tests/assignments.ts')).toMatch(
      /^export const screenPages = \{\s+reglages: \[ ?'\/docs\/api\/limites'\],\s+\};/,
    );
    expect(left).toContain('comptes, droits (écrans, états ou réglages)');
  });

  it('leaves to do the redirect, the lines that lead to it, and what it alone showed', () => {
    const { left } = remove();
    expect(left).toContain(
      "ajoutez à product/redirects.ts { from: '/docs/guide/roles', to: '…' }, avec la page qui répond",
    );
    expect(placesIn(left)).toEqual([
      'docs/api/limites.mdx:8',
      'docs/api/roles.mdx:6',
      ...['docs/guide/debut.mdx:8', 'docs/guide/debut.mdx:12', 'docs/index.mdx:6'],
      'i18n/fr/home.ts:1',
      ...['product/news.ts:1', 'product/news.ts:4', 'product/openapi.yaml:2', 'README.md:1'],
      ...['src/places.ts:1', 'src/places.ts:3', 'src/places.ts:4', 'src/places.ts:5', 'src/places.ts:6'],
      'product/news.ts:3',
    ]);
    expect(left).toContain(
      'Elle seule montrait {{tables.roles}}, <Figure name="droits" />, <Operation id="listRoles" /> :',
    );
  });

  it.each(['docs/api/limites.mdx', '/docs/api/limites'])('is redirected to another page: %s', (to) => {
    const { read, left } = done(`remove docs/guide/roles.mdx ${to}`);
    expect(read('product/redirects.ts')).toContain(`[
  { from: '/docs/guide/qui', to: '/docs/api/limites' }, // said so for years
  { from: '/docs/guide/roles#comptes', to: '/docs/api/limites' },
  { from: '/docs/api/options#taille', to: '/docs/api/limites' },
{ from: '/docs/guide/roles', to: '/docs/api/limites' },
]`);
    expect(left).not.toContain('redirects');
  });

  it('needs no redirect if it was never published', () => {
    expect(done('remove docs/api/roles.mdx').left).not.toContain('redirects');
  });

  it('leaves to do what the tests assign to it by name', () => {
    expect(done('remove docs/api/limites.mdx').left).toMatch(
      /tests\/assignments\.ts:\d+ : export const SETTINGS_PAGE/,
    );
  });
});

const NO_SUCCESSOR = /ne peuvent pas y aller\. Donnez une autre page\. Noms proches : \/docs\//;

it.each([
  ['new docs/admin/été.mdx', /lettres sans accent/],
  ['new docs/aide/unique.mdx', /existe déjà/],
  ['new essai.mdx', /utilisateurs, admin, aide, intro, api/],
  ['new docs/ailleurs/essai.mdx', /utilisateurs, admin, aide, intro, api/],
  ['move docs/guide/ancien.mdx docs/guide/roles.mdx', /sans doute déjà fait/],
  ['move docs/guide/role.mdx docs/guide/x.mdx', /n'existe pas\. Noms proches : docs\/guide\/roles\.mdx/],
  ['move docs/index.mdx docs/guide/x.mdx', /racine de la documentation/],
  ['move docs/aide/unique.mdx docs/guide/x.mdx', /^sidebars\.ts:25 : .*« Seule », qui serait vide/],
  ['move docs/guide/roles.mdx ./docs/guide/roles.mdx', /déjà son nom/],
  ['move docs/guide/roles.mdx docs/api/Limites.mdx', /limites\.mdx » existe déjà/],
  ['move docs/guide/roles.mdx docs/category/aide.mdx', /est déjà dans product\/routes\.ts/],
  ['move docs/guide/roles.mdx docs/../roles.mdx', /commence par docs\//],
  ['move docs/guide/roles.mdx docs/guide/Guide.mdx', /une autre adresse/],
  ['remove docs/guide/debut.mdx', /^sidebars\.ts:8 : la catégorie « Guide » s'ouvre/],
  ['remove docs/aide/unique.mdx', /^sidebars\.ts:25 : .*retirez la catégorie de sidebars\.ts/],
  ['remove docs/guide/roles.mdx /docs/api/limite', NO_SUCCESSOR],
  ['remove docs/guide/roles.mdx docs/guide/roles.mdx#qui', NO_SUCCESSOR],
])('npm run %s is refused, and the message says what to do', (command, message) => {
  const { root } = copyPages();
  expect(() => planOf(command)(readProject(root))).toThrow(message);
});

it('npm run move writes, formats and reports; run again, it says that it is done', {
  timeout: 60_000,
}, () => {
  const { root, read } = copyPages();
  writeFileSync(
    path.join(root, 'biome.json'),
    '{ "javascript": { "formatter": { "quoteStyle": "single" } } }',
  );
  const args = ['--import', require.resolve('tsx'), path.resolve('scripts/move-page.ts')];
  const run = () =>
    spawnSync(process.execPath, [...args, 'docs/guide/roles.mdx', 'docs/aide/droits.mdx'], {
      cwd: root,
      encoding: 'utf8',
    });
  expect(run()).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringMatching(
      /^docs\/guide\/roles\.mdx est maintenant [\s\S]*^- La page est dans sidebars\.ts:\d/m,
    ),
  });
  // Indented with tabs by Biome.
  const sidebar = read('sidebars.ts');
  expect(sidebar).toContain("\t\t\titems: ['aide/unique', 'aide/droits'],");
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining("Rien n'a été changé.") });
  expect(read('sidebars.ts')).toBe(sidebar);
});
