import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyPages } from '../tests/fixtures/copyPages';
import { planMove } from './move-page';
import { readProject } from './pages/project';

function moved(from: string, to: string) {
  const tree = copyPages();
  const left = tree.carryOut((project) => planMove(project, from, to));
  return { ...tree, left };
}

describe('a page that gets another name in its folder', () => {
  const move = () => moved('docs/guide/roles.mdx', 'docs/guide/droits.mdx');

  it('is moved with its questions', () => {
    const { has, read } = move();
    expect(['docs/guide/roles.mdx', 'docs/guide/roles.questions.txt'].filter(has)).toEqual([]);
    expect(read('docs/guide/droits.questions.txt')).toContain('qui a le droit');
  });

  it('is named so in links, facts, texts, the menu, tests and the list of addresses, and no other page is', () => {
    const { read } = move();
    for (const [file, text] of [
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
    ] as const)
      expect(read(file), file).toContain(text);
  });

  it('leads its readers along, those who come from older addresses too', () => {
    const { read, left } = move();
    expect(read('product/redirects.ts')).toContain(`[
  { from: '/docs/guide/qui', to: '/docs/guide/droits' }, // said so for years
  { from: '/docs/guide/roles#comptes', to: '/docs/guide/droits#qui' },
  { from: '/docs/api/options#taille', to: '/docs/guide/droits#qui' },
{ from: '/docs/guide/roles', to: '/docs/guide/droits' },
]`);
    expect(read('product/addresses.txt')).toContain('/docs/guide/roles\n');
    expect(left).not.toMatch(/redirect/);
  });

  it('leaves to a person what only looks like its name, and its title', () => {
    const [, named = '', titled = ''] = move().left.split(/^Ces lignes /m);
    const places = (text: string) => [...text.matchAll(/^ {4}(\S+:\d+) : /gm)].map(([, place]) => place);
    expect(places(named)).toEqual([
      'README.md:1',
      'docs/guide/droits.mdx:8',
      ...['src/places.ts:1', 'src/places.ts:3', 'src/places.ts:4', 'src/places.ts:6'],
    ]);
    expect(places(titled)).toEqual(['docs/api/roles.mdx:6', 'docs/guide/debut.mdx:8', 'product/news.ts:3']);
  });
});

describe('a page that goes to another folder', () => {
  const move = () => moved('docs/guide/roles.mdx', 'docs/aide/plus/droits.mdx');

  it('keeps its own links, to pages and to pictures', () => {
    const source = move().read('docs/aide/plus/droits.mdx');
    expect(source).toContain('[Débuter](../../guide/debut.mdx), [les limites](../../api/limites.mdx#taille)');
    expect(source).toContain('![Un plan](../../guide/plan.png)');
    expect(source).toContain('[un autre site](https://a.example/docs/guide/roles)');
  });

  it('stays in its category while its new folder has none', () => {
    const { read, left } = move();
    expect(read('sidebars.ts')).toContain("'aide/plus/droits', // said first");
    expect(left).not.toContain('ordre de lecture');
  });

  it('goes to the end of the category of its new folder, and a person is told', () => {
    const { read, left } = moved('docs/guide/roles.mdx', 'docs/aide/droits.mdx');
    expect(read('sidebars.ts')).toContain("items: ['aide/unique', 'aide/droits']");
    expect(read('sidebars.ts')).not.toContain('said first');
    expect(read('sidebars.ts')).toContain('// For later.');
    expect(left).toContain('à la fin de « Seule » : mettez-la à sa place');
  });
});

it('a page that gets its old name back needs no redirect from there any more', () => {
  const { read } = moved('docs/guide/roles.mdx', 'docs/guide/qui.mdx');
  expect(read('product/redirects.ts')).toContain(`[
  { from: '/docs/guide/roles#comptes', to: '/docs/guide/qui#qui' },
  { from: '/docs/api/options#taille', to: '/docs/guide/qui#qui' },
{ from: '/docs/guide/roles', to: '/docs/guide/qui' },
]`);
});

it('a page that was never published leads nobody', () => {
  const { read } = moved('docs/guide/debut.mdx', 'docs/guide/premiers_pas.mdx');
  expect(read('product/redirects.ts')).not.toContain('/docs/guide/debut');
});

it('the page that a category opens with keeps that rank', () => {
  const { read } = moved('docs/guide/debut.mdx', 'docs/guide/premiers_pas.mdx');
  expect(read('sidebars.ts')).toContain("link: { type: 'doc', id: 'guide/premiers_pas' }");
});

describe('a move is refused, with the mend', () => {
  it.each([
    ['docs/guide/ancien.mdx', 'docs/guide/roles.mdx', /sans doute déjà fait/],
    ['docs/guide/role.mdx', 'docs/guide/x.mdx', /n'existe pas\. Noms proches : docs\/guide\/roles\.mdx/],
    ['docs/index.mdx', 'docs/guide/x.mdx', /racine de la documentation/],
    ['docs/aide/unique.mdx', 'docs/guide/x.mdx', /^sidebars\.ts:25 : .*« Seule », qui serait vide/],
    ['docs/guide/roles.mdx', './docs/guide/roles.mdx', /déjà son nom/],
    ['docs/guide/roles.mdx', 'docs/api/Limites.mdx', /limites\.mdx » existe déjà/],
    ['docs/guide/roles.mdx', 'docs/category/aide.mdx', /est déjà dans product\/routes\.ts/],
    ['docs/guide/roles.mdx', 'docs/guide/roles.md', /nommez ce fichier docs\/guide\/roles\.mdx/],
    ['docs/guide/roles.mdx', 'docs/../roles.mdx', /commence par docs\//],
    ['docs/guide/roles.mdx', 'docs/guide/rôles.mdx', /lettres sans accent/],
    ['docs/guide/roles.mdx', 'docs/guide/_roles.mdx', /pas de _ au début/],
    ['docs/guide/roles.mdx', 'docs/guide/2_roles.mdx', /une autre adresse/],
    ['docs/guide/roles.mdx', 'docs/guide/Guide.mdx', /une autre adresse/],
  ])('%s to %s', (from, to, message) => {
    const { root } = copyPages();
    expect(() => planMove(readProject(root), from, to)).toThrow(message);
  });
});

it('npm run move writes, formats and reports; a second time, it says that it is done', {
  timeout: 60_000,
}, () => {
  const { root, read } = copyPages();
  const biome = '{ "javascript": { "formatter": { "quoteStyle": "single" } } }';
  writeFileSync(path.join(root, 'biome.json'), biome);
  const script = ['--import', require.resolve('tsx'), path.resolve('scripts/move-page.ts')];
  const run = () =>
    spawnSync(process.execPath, [...script, 'docs/guide/roles.mdx', 'docs/aide/droits.mdx'], {
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
  // The formatter's own indentation, of tabs: the file went through it.
  const sidebar = read('sidebars.ts');
  expect(sidebar).toContain("\t\t\titems: ['aide/unique', 'aide/droits'],");
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining("Rien n'a été changé.") });
  expect(read('sidebars.ts')).toBe(sidebar);
});
