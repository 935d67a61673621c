import { describe, expect, it } from 'vitest';
import { copyPages } from '../tests/fixtures/copyPages';
import { readProject } from './pages/project';
import { planRemoval } from './remove-page';

function removed(page: string, to?: string) {
  const tree = copyPages();
  const left = tree.carryOut((project) => planRemoval(project, page, to));
  return { ...tree, left };
}

describe('a page that is removed', () => {
  const remove = () => removed('docs/guide/roles.mdx');

  it('goes with its questions, its entry in the menu and its address', () => {
    const { has, read } = remove();
    expect(has('docs/guide/roles.mdx')).toBe(false);
    expect(has('docs/guide/roles.questions.txt')).toBe(false);
    expect(read('sidebars.ts')).not.toMatch(/'guide\/roles'|said first/);
    expect(read('sidebars.ts')).toContain("// For later.\n        { type: 'doc', id: 'api/roles'");
    expect(read('product/routes.ts')).toContain("'/docs/guide/debut',\n  '/docs/api/limites',");
  });

  it('answers no question of search any more; one that it alone answered is gone', () => {
    const { read } = remove();
    expect(read('tests/search/questions.tsv')).toBe(
      'famille\tquestion\tsections\nmots\tquelle taille\t/docs/api/limites#taille\nmots\tsuite\t/docs/api/roles\n',
    );
    expect(read('tests/search/unread.tsv')).toBe('famille\tquestion\tsections\n');
  });

  it('has nothing to tell any more', () => {
    const { read, left } = remove();
    expect(read('tests/assignments.ts')).toMatch(
      /^export const screenPages = \{\s+reglages: \[ ?'\/docs\/api\/limites'\],\s+\};/,
    );
    expect(left).toContain('comptes, droits (écrans, états ou réglages)');
  });

  it('leaves to a person the redirect, the lines that lead to it, and what it alone showed', () => {
    const { left } = remove();
    expect(left).toContain(
      "ajoutez à product/redirects.ts { from: '/docs/guide/roles', to: '…' }, avec la page qui répond",
    );
    expect([...left.matchAll(/^ {4}(\S+:\d+) : /gm)].map(([, place]) => place)).toEqual([
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
});

it.each(['docs/api/limites.mdx', '/docs/api/limites'])('its readers are led to another page: %s', (to) => {
  const { read, left } = removed('docs/guide/roles.mdx', to);
  expect(read('product/redirects.ts')).toContain(`[
  { from: '/docs/guide/qui', to: '/docs/api/limites' }, // said so for years
  { from: '/docs/guide/roles#comptes', to: '/docs/api/limites' },
  { from: '/docs/api/options#taille', to: '/docs/api/limites' },
{ from: '/docs/guide/roles', to: '/docs/api/limites' },
]`);
  expect(left).not.toContain('redirects');
});

it('a page that was never published leads nobody', () => {
  expect(removed('docs/api/roles.mdx').left).not.toContain('redirects');
});

it('what names it alone in the tests stays, and a person is told', () => {
  expect(removed('docs/api/limites.mdx').left).toMatch(
    /tests\/assignments\.ts:\d+ : export const SETTINGS_PAGE/,
  );
});

describe('a removal is refused, with the mend', () => {
  const refusal = (page: string, to?: string) => () => planRemoval(readProject(copyPages().root), page, to);

  it.each([
    ['docs/guide/role.mdx', /n'existe pas\. Noms proches : docs\/guide\/roles\.mdx/],
    ['docs/index.mdx', /racine de la documentation/],
    ['docs/guide/debut.mdx', /^sidebars\.ts:8 : la catégorie « Guide » s'ouvre/],
    ['docs/aide/unique.mdx', /^sidebars\.ts:25 : .*retirez la catégorie de sidebars\.ts/],
  ])('%s', (page, message) => {
    expect(refusal(page)).toThrow(message);
  });

  it.each(['/docs/api/limite', '/docs/guide/roles', 'docs/guide/roles.mdx#qui'])(
    'readers led to %s',
    (to) => {
      expect(refusal('docs/guide/roles.mdx', to)).toThrow(
        /ne peuvent pas y aller\. Donnez une autre page\. Noms proches : \/docs\//,
      );
    },
  );
});
