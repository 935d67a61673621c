import { describe, expect, it } from 'vitest';
import { parsePage } from '../../lib/hast';
import { type Compared, compare } from './compare';
import { publishedPage } from './published';

const page = (address: string, article: string) => ({
  file: `${address.slice(1)}/index.html`,
  html: `<h1>${address}</h1><div data-article=${address}>${article}</div><span hidden data-article-end=""></span>`,
});

const PAGES = new Map(
  [
    { file: 'index.html', html: '<h1>Accueil</h1>' },
    { file: '404.html', html: '<h1>Page introuvable</h1>' },
    page('/docs/semer', '<h2 id=terre>Terre</h2><h2 id=graines>Graines</h2>'),
    page('/docs/recolter', '<h2 id=radis>Radis</h2><h2 id=terre>Terre</h2>'),
    { file: 'docs/category/potager/index.html', html: '<h1>Potager</h1>' },
  ]
    .flatMap(({ file, html }) => publishedPage({ file, tree: parsePage(html) }) ?? [])
    .map((one) => [one.address, one]),
);

type Typed = { readonly from: string; readonly to: string };

/** The lines of the file are those of the list. */
const comparedWith = (ledger: readonly string[] | undefined, redirects: readonly Typed[] = []): Compared =>
  compare({
    pages: PAGES,
    ledger: ledger && { file: 'addresses.txt', addresses: ledger },
    redirects,
    file: 'redirects.ts',
    source: redirects.map(({ from, to }) => `{ from: '${from}', to: '${to}' },`).join('\n'),
  });

describe('what was published', () => {
  it('and still exists is no fault; what is new is added, except the page of what is not found', () => {
    const { faults, added } = comparedWith(['/', '/docs/semer', '/docs/semer#terre']);
    expect(faults).toEqual([]);
    expect(added).toEqual([
      '/docs/category/potager',
      ...['/docs/recolter', '/docs/recolter#radis', '/docs/recolter#terre', '/docs/semer#graines'],
    ]);
  });

  it('is not compared without a ledger; an empty ledger begins with all addresses', () => {
    expect(comparedWith(undefined).added).toEqual([]);
    expect(comparedWith([])).toMatchObject({ faults: [], added: { length: 8 } });
  });

  it('and is lost is reported all at once, each with the line to add and the nearest name', () => {
    const { faults } = comparedWith([
      ...['/docs/semer', '/docs/semer#radis', '/docs/semer#graine', '/docs/recolte', '/docs/recolte#terre'],
      ...['/docs/recolte#radi', '/docs/category/potagers'],
    ]);
    expect(faults).toEqual([
      `Ces adresses ont été publiées (addresses.txt) et n'existent plus. Des lecteurs les suivent encore : dites dans redirects.ts où chacune les mène maintenant. Voici les noms les plus proches :
  { from: '/docs/category/potagers', to: '/docs/category/potager' },
  { from: '/docs/recolte', to: '/docs/recolter' },
  { from: '/docs/recolte#radi', to: '/docs/recolter#radis' },
  { from: '/docs/semer#graine', to: '/docs/semer#graines' },
  { from: '/docs/semer#radis', to: '/docs/recolter#radis' },
Corrigez ceux qui ne conviennent pas. Une adresse qui n'a jamais été mise en ligne se retire de addresses.txt.`,
    ]);
  });

  it('passes once those very lines are there', () => {
    const ledger = ['/docs/recolte', '/docs/recolte#terre', '/docs/recolte#radi', '/docs/semer#graine'];
    const lines = [...(comparedWith(ledger).faults[0] ?? '').matchAll(/from: '(.*)', to: '(.*)'/g)];
    const redirects = lines.map(([, from = '', to = '']) => ({ from, to }));
    expect(redirects).toHaveLength(3);
    expect(comparedWith(ledger, redirects).faults).toEqual([]);
  });
});

describe('a page that leads elsewhere', () => {
  it('takes its sections along: those that the other page does not have are lost', () => {
    const { faults, movedPages } = comparedWith(
      ['/docs/recolte', '/docs/recolte#radis', '/docs/recolte#choux'],
      [{ from: '/docs/recolte', to: '/docs/recolter' }],
    );
    expect(movedPages).toEqual([{ from: '/docs/recolte', to: '/docs/recolter' }]);
    expect(faults[0]?.match(/from: '.*?'/g)).toEqual(["from: '/docs/recolte#choux'"]);
  });

  it('to a section, or to a page without an article, leads there from all of its own', () => {
    for (const to of ['/docs/recolter#radis', '/docs/category/potager', '/'])
      expect(
        comparedWith(['/docs/recolte', '/docs/recolte#choux'], [{ from: '/docs/recolte', to }]).faults,
      ).toEqual([]);
  });

  it('has its old sections on the page that took its place', () => {
    const { faults, oldNames } = comparedWith(
      ['/docs/recolte', '/docs/recolte#choux', '/docs/recolte#semis'],
      [
        { from: '/docs/recolte/', to: '/docs/recolter/' },
        { from: '/docs/recolte#choux', to: '/docs/recolter#radis' },
        { from: '/docs/recolte#semis', to: '/docs/semer' },
      ],
    );
    expect(faults).toEqual([]);
    expect(oldNames.map(({ on, id, to }) => [on.address, id, to])).toEqual([
      ['/docs/recolter', 'choux', '/docs/recolter#radis'],
      ['/docs/recolter', 'semis', '/docs/semer'],
    ]);
  });
});

it('a star stands for all lost sections that begin so, except those with a line of their own', () => {
  const { faults, oldNames } = comparedWith(
    ['/docs/semer#a-terre', '/docs/semer#a-radis', '/docs/semer#a-choux', '/docs/semer#terre'],
    [
      { from: '/docs/semer#a-*', to: '/docs/recolter#*' },
      { from: '/docs/semer#a-choux', to: '/docs/semer' },
    ],
  );
  expect(faults).toEqual([]);
  expect(oldNames.map(({ id, to }) => [id, to])).toEqual([
    ['a-terre', '/docs/recolter#terre'],
    ['a-radis', '/docs/recolter#radis'],
    ['a-choux', '/docs/semer'],
  ]);
});

/** « /docs/a → /docs/b » */
const typedAs = (lines: readonly string[]): Typed[] =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' → ');
    return { from, to };
  });

describe('a redirect is refused, with its line and the way to mend it', () => {
  const LEDGER = ['/docs/a', '/docs/a#x', '/docs/a#terre', '/docs/b', '/docs/b#x', '/docs/semer#vieux'];
  const A_MOVED = '/docs/a → /docs/semer';
  const X_MOVED = '/docs/a#x → /docs/semer#terre';

  it.each<[fault: string, ...lines: string[]]>([
    ["1 : « /docs/semez » n'existe pas. Noms proches : /docs/semer,", '/docs/a → /docs/semez'],
    [
      "1 : « /docs/semer#graine » n'existe pas. Noms proches : /docs/semer#graines,",
      '/docs/semer#vieux → /docs/semer#graine',
    ],
    ['1 : « /docs/semer » existe encore. Retirez cette ligne, ou', '/docs/semer → /docs/recolter'],
    ['1 : « /docs/semer#terre » existe encore.', '/docs/semer#terre → /docs/semer#graines'],
    [
      "3 : « /docs/semer#vieu » n'a jamais été publiée : addresses.txt ne l'a pas. Corrigez-la ou retirez cette ligne. Noms proches : /docs/semer#vieux,",
      ...[A_MOVED, X_MOVED, '/docs/semer#vieu → /docs/semer#terre'],
    ],
    [
      "3 : « /docs/a » mène elle-même à « /docs/semer » (ligne 1). Écrivez to: '/docs/semer'.",
      ...[A_MOVED, X_MOVED, '/docs/b → /docs/a'],
    ],
    [
      "1 : « /docs/a » et « /docs/b » se renvoient l'une à l'autre (ligne 2).",
      ...['/docs/a → /docs/b', '/docs/b → /docs/a'],
    ],
    ["1 : « /docs/a » et « /docs/a » se renvoient l'une à l'autre (ligne 1).", '/docs/a → /docs/a'],
    [
      "3 : « /docs/a » est déjà à la ligne 1. Retirez l'une des deux lignes.",
      ...[A_MOVED, X_MOVED, '/docs/a → /docs/recolter'],
    ],
    ["1 : « //a.example/docs » n'est pas une adresse du site.", '/docs/a → //a.example/docs'],
    [
      "1 : la page /docs/a n'existe plus. Dites aussi où elle mène : { from: '/docs/a', to: '/docs/semer' },",
      X_MOVED,
    ],
    [
      '2 : la page /docs/a mène à « /docs/semer#terre » (ligne 1), et les navigateurs oublient alors #x.',
      ...['/docs/a → /docs/semer#terre', '/docs/a#x → /docs/semer#graines'],
    ],
    [
      "2 : la page /docs/a mène à /docs/category/potager (ligne 1), qui n'a pas de sections.",
      ...['/docs/a → /docs/category/potager', '/docs/a#x → /docs/semer#graines'],
    ],
    [
      '2 : la page /docs/a mène à /docs/semer (ligne 1), qui a sa propre section #terre',
      ...[A_MOVED, '/docs/a#terre → /docs/semer#graines'],
    ],
    [
      '2 : « /docs/a#x » et « /docs/b#x » (ligne 4) arrivent toutes deux à /docs/semer#x.',
      ...[A_MOVED, X_MOVED, '/docs/b → /docs/semer', '/docs/b#x → /docs/semer#graines'],
    ],
    [
      "1 : « /docs/semer#rien-* » n'est le début d'aucune adresse qui manque.",
      '/docs/semer#rien-* → /docs/semer',
    ],
  ])('%s', (fault, ...lines) => {
    const [first = ''] = comparedWith(LEDGER, typedAs(lines)).faults;
    expect(first.slice(0, `redirects.ts:${fault}`.length)).toBe(`redirects.ts:${fault}`);
  });
});
