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
    expect(has('docs/guide/roles.mdx')).toBe(false);
    expect(has('docs/guide/roles.questions.txt')).toBe(false);
    expect(read('docs/guide/droits.questions.txt')).toContain('qui a le droit');
  });

  it('is found by every link of the pages, by its file, its address or a definition', () => {
    const { read } = move();
    expect(read('docs/index.mdx')).toContain('[les droits](./guide/droits.mdx#qui)');
    expect(read('docs/guide/debut.mdx')).toContain(
      '[Rôles](./droits.mdx#qui), [ici](/docs/guide/droits#qui)',
    );
    expect(read('docs/guide/debut.mdx')).toContain('[roles]: ./droits.mdx "Les rôles"');
    expect(read('docs/api/limites.mdx')).toContain('[rôle](../guide/droits.mdx)');
    expect(read('docs/api/limites.mdx')).toContain('[son adresse](../guide/droits.mdx#qui)');
    expect(read('docs/api/roles.mdx')).toContain('[Rôles](../guide/droits.mdx)');
    expect(read('docs/guide/droits.mdx')).toContain('[plus haut](#qui), [cette page](./droits.mdx#qui)');
  });

  it('leaves a page of the same name in another folder alone', () => {
    const { read } = move();
    expect(read('docs/api/limites.mdx')).toContain('[rôles avancés](./roles.mdx)');
    expect(read('tests/search/questions.tsv')).toContain('suite\t/docs/api/roles\n');
    expect(read('sidebars.ts')).toContain("id: 'api/roles'");
  });

  it('keeps its place in the menu, with its comment', () => {
    expect(move().read('sidebars.ts')).toContain("'guide/droits', // said first\n        // For later.");
  });

  it('has its new address in facts, texts, tests and the list of addresses', () => {
    const { read } = move();
    expect(read('product/routes.ts')).toContain("'/docs/guide/droits', // cited by others");
    expect(read('product/news.ts')).toMatch(/^\/\/ About \/docs\/guide\/droits\.$/m);
    expect(read('product/news.ts')).toContain("to: '/docs/guide/droits'");
    expect(read('product/news.ts')).toContain("'/docs/guide/roles_bis'");
    expect(read('product/openapi.yaml')).toContain('(/docs/guide/droits#qui)');
    expect(read('i18n/fr/home.ts')).toContain("to: '/docs/guide/droits#qui'");
    expect(read('src/places.ts')).toContain("'docs/guide/droits.mdx'");
    expect(read('tests/assignments.ts')).toContain("const ROLES = '/docs/guide/droits';");
    expect(read('tests/search/questions.tsv')).toContain(
      'qui peut\t/docs/guide/droits#qui /docs/guide/droits\n',
    );
    expect(read('tests/search/unread.tsv')).toContain('/docs/guide/droits\n');
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
    const { left } = move();
    const [, named = '', titled = ''] = left.split(/^Ces lignes /m);
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
    [
      'an unknown page',
      'docs/guide/role.mdx',
      'docs/guide/x.mdx',
      /n'existe pas\. Noms proches : docs\/guide\/roles\.mdx/,
    ],
    ['a page that has moved', 'docs/guide/ancien.mdx', 'docs/guide/roles.mdx', /sans doute déjà fait/],
    ['its own name', 'docs/guide/roles.mdx', './docs/guide/roles.mdx', /déjà son nom/],
    ['a page that exists', 'docs/guide/roles.mdx', 'docs/api/Limites.mdx', /limites\.mdx » existe déjà/],
    [
      'an address that is taken',
      'docs/guide/roles.mdx',
      'docs/category/aide.mdx',
      /est déjà dans product\/routes\.ts/,
    ],
    [
      'another kind of file',
      'docs/guide/roles.mdx',
      'docs/guide/roles.md',
      /nommez ce fichier docs\/guide\/roles\.mdx/,
    ],
    ['a place outside of docs/', 'docs/guide/roles.mdx', 'docs/../roles.mdx', /commence par docs\//],
    ['a name with an accent', 'docs/guide/roles.mdx', 'docs/guide/rôles.mdx', /lettres sans accent/],
    [
      'a name that Docusaurus leaves out',
      'docs/guide/roles.mdx',
      'docs/guide/_roles.mdx',
      /pas de _ au début/,
    ],
    [
      'a name that Docusaurus shortens',
      'docs/guide/roles.mdx',
      'docs/guide/2_roles.mdx',
      /une autre adresse/,
    ],
    ['the name of its folder', 'docs/guide/roles.mdx', 'docs/guide/Guide.mdx', /une autre adresse/],
    ['the root', 'docs/index.mdx', 'docs/guide/x.mdx', /racine de la documentation/],
    [
      'a category left empty',
      'docs/aide/unique.mdx',
      'docs/guide/x.mdx',
      /^sidebars\.ts:25 : .*« Seule », qui serait vide/,
    ],
  ])('%s', (_, from, to, message) => {
    const { root } = copyPages();
    expect(() => planMove(readProject(root), from, to)).toThrow(message);
  });
});

describe('npm run move', { timeout: 60_000 }, () => {
  it('writes, formats and reports; a second time, it says that it is done and writes nothing', () => {
    const { root, read } = copyPages();
    writeFileSync(
      path.join(root, 'biome.json'),
      '{ "javascript": { "formatter": { "quoteStyle": "single" } } }',
    );
    const run = () =>
      spawnSync(
        process.execPath,
        [
          ...['--import', require.resolve('tsx'), path.resolve('scripts/move-page.ts')],
          ...['docs/guide/roles.mdx', 'docs/aide/droits.mdx'],
        ],
        { cwd: root, encoding: 'utf8' },
      );
    const { status, stdout, stderr } = run();
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('docs/guide/roles.mdx est maintenant docs/aide/droits.mdx');
    expect(stdout).toMatch(/^- La page est dans sidebars\.ts:\d+/m);
    // The formatter's own indentation, of tabs: the file went through it.
    expect(read('sidebars.ts')).toContain("\t\t\titems: ['aide/unique', 'aide/droits'],");

    const before = read('sidebars.ts');
    const second = run();
    expect(second.status).toBe(1);
    expect(second.stderr).toContain("Rien n'a été changé.");
    expect(read('sidebars.ts')).toBe(before);
  });
});
