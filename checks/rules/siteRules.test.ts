// Each rule on the whole site passes a right site and reports a wrong one. The sites are made up.
import { describe, expect, it } from 'vitest';
import { apiOperations } from '../../api-reference/model/operation';
import { siteApiReference } from '../../api-reference.config';
import { madeUpPage as page, madeUpSite as site } from '../../tests/madeUpSite';
import type { Site } from '../site';
import { siteRules } from '.';

const check = (id: string, given: Partial<Site>) => {
  const rule = siteRules.find((candidate) => candidate.id === id);
  if (!rule) throw new Error(`No rule ${id}`);
  return rule.check(site(given));
};
const reports = (id: string, given: Partial<Site>): string[] =>
  check(id, given).map(({ file, line, message }) => `${file}:${line} ${message}`);
const matching = (...patterns: RegExp[]) => patterns.map((pattern) => expect.stringMatching(pattern));

const target = page('## Où {/* #ou */}', 'docs/admin/droits.mdx');
const [operation] = apiOperations(siteApiReference.contracts.read());
const unreadable = [{ file: 'docs/a.mdx', line: 1, message: 'illisible' }];
const figures = [{ name: 'plan', links: [] }];
const shown = page('<Figure name="plan" />');

describe('links', () => {
  const linking = (url: string) => page(`[Où](${url})`);
  const SITE: Partial<Site> = {
    categories: ['/docs/category/aide'],
    hasAsset: (address) => ['/img/plan.pdf', '/openapi.yaml'].includes(address),
    hasFile: (file) => file === 'docs/guide/plan.pdf',
  };

  it.each([
    '../admin/droits.mdx',
    '../admin/droits.mdx#ou',
    '/docs/admin/droits',
    '/docs/admin/droits/',
    '/docs/admin/droits?a=b#ou',
    '../admin/droits#ou',
    './une.mdx',
    '#',
    '/docs/category/aide',
    '/img/plan.pdf',
    './plan.pdf',
    '/',
    'https://a.example/nulle-part#rien',
    'mailto:a@b.example',
    'pathname:///openapi.yaml',
    'pathname:///img/plan.pdf',
    '{{identity.swagger}}/nulle-part',
  ])('« %s » passes', (url) => {
    expect(reports('links', { ...SITE, pages: [linking(url), target] })).toEqual([]);
  });

  it.each([
    ['../admin/droit.mdx', /aucun fichier\. Chemins proches : \.\.\/admin\/droits\.mdx/],
    ['../admin/droits.mdx#nulle-part', /n'a pas de titre #nulle-part\. Titres proches : ou\./],
    ['/docs/admin/droits#nulle-part', /« docs\/admin\/droits\.mdx » n'a pas de titre #nulle-part/],
    ['#nulle-part', /« docs\/guide\/une\.mdx » n'a pas de titre #nulle-part/],
    ['/docs/admin/droit', /aucune page\. Adresses proches : \/docs\/admin\/droits/],
    ['/docs/admin/Droits', /La casse compte : écrivez \/docs\/admin\/droits\./],
    ['../admin/droit', /« \.\.\/admin\/droit » ne mène à aucune page/],
    ['/docs/category/aide#ou', /n'a pas de titre #ou : retirez la fin du lien/],
    ['/img/absente.pdf', /aucune page/],
    ['pathname:///img/absente.pdf', /aucun fichier : mettez-le dans static\/img\/absente\.pdf, ou corrigez/],
    ['../admin/mes droits.mdx', /contient une espace/],
  ])('« %s » is refused, with its line and the correction', (url, message) => {
    const found = reports('links', { ...SITE, pages: [linking(url), target] });
    expect(found).toEqual(matching(message));
    expect(found[0]).toMatch(/^docs\/guide\/une\.mdx:5 /);
  });

  it('a link in a definition is refused', () => {
    const from = page('[Où][ou]\n\n[ou]: ../admin/droit.mdx');
    expect(reports('links', { pages: [from, target] })).toEqual(matching(/:7 .*aucun fichier/));
  });

  it('the addresses that the API reference adds are known', () => {
    const api = page(`## A {/* #a */}\n\n<Operation id="${operation?.id}" />`, 'docs/api/a.mdx');
    const anchor = `${operation?.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-requete`;
    const from = page(`[Où](/docs/api/a#${anchor}) [Où](/docs/api/a#${anchor}-rien)`);
    expect(reports('links', { pages: [from, api] })).toEqual([expect.stringContaining(`#${anchor}-rien`)]);
  });

  it('nothing is reported of the headings of a page that cannot be parsed', () => {
    const from = linking('../admin/illisible.mdx#ou');
    expect(reports('links', { pages: [from], files: [from.file, 'docs/admin/illisible.mdx'] })).toEqual([]);
  });
});

it.each([
  ['/docs/admin/droits#ou', []],
  ['https://a.example', []],
  ['/docs/admin/droit', [/^a\.ts:3 .*proches/]],
  ['/docs/admin/droits#rien', [/^a\.ts:3 .*#rien/]],
  ['/docs/admin/droits.mdx', [/sans extension/]],
  ['docs/admin/droits', [/depuis la racine/]],
])('typed-links: « %s » is reported as %j', (to, messages) => {
  const typedLinks = [{ file: 'a.ts', line: 3, to }];
  expect(reports('typed-links', { pages: [target], typedLinks })).toEqual(matching(...messages));
});

it.each([
  ['![a](./vue.png) ![b](/img/vue.png) ![c](https://a.example/vue.png)', []],
  ['![a](./absente.png)', [/« \.\/absente\.png » n'existe pas : mettez-la dans docs\/guide\/absente\.png/]],
  ['![a](/img/absente.png)', [/mettez-la dans static\/img\/absente\.png/]],
  ['![a](./ma vue.png)', [/n'est pas lu comme une image : le nom du fichier contient une espace/]],
  ['![a](<./ma vue.png>)', [/contient une espace/]],
  ['![a](./ma%20vue.png)', [/contient une espace/]],
])('image-files: « %s » is reported as %j', (body, messages) => {
  const hasFile = (file: string) => file === 'docs/guide/vue.png';
  const hasAsset = (address: string) => address === '/img/vue.png';
  const found = reports('image-files', { pages: [page(body)], hasFile, hasAsset });
  expect(found).toEqual(matching(...messages));
});

it.each([
  ['docs/admin/droits.mdx', []],
  ['docs/admin/Nouvelle.mdx', []],
  ['docs/admin/droits.md', [/nommez ce fichier docs\/admin\/droits\.mdx/]],
  ['docs/admin/Droits.mdx', [/serait \/docs\/admin\/Droits, mais sidebars\.ts nomme « admin\/droits »/]],
])('page-names: %s is reported as %j', (file, messages) => {
  const sidebar = [{ id: 'admin/droits', line: 1 }];
  expect(reports('page-names', { files: [file], sidebar })).toEqual(matching(...messages));
});

describe('questions', () => {
  const name = 'docs/admin/droits.questions.txt';
  const given = (source: string, file = name) => ({
    pages: [target],
    files: [target.file, file],
    read: () => source,
  });

  it.each([
    ['#\nqui a le droit\n\n#ou\noù le lire\n', []],
    ['#\na\n#nulle-part\nb\n', [/:3 .*n'a pas de titre #nulle-part\. Titres proches : ou/]],
    ['qui a le droit\n', [/:1 .*n'est sous aucune section/]],
    ['#ou\noù lire {{rien.du.tout}}\n', [/:2 .*« rien\.du\.tout » n'existe pas/]],
  ])('%j is reported as %j', (source, messages) => {
    expect(reports('questions', given(source))).toEqual(matching(...messages));
  });

  it('the questions of the one section that has another id are given to that section', () => {
    const source = '#\na\n\n#ancien\nb\n';
    const [found] = check('questions', given(source));
    const { start, end, text } = found?.fix ?? { start: 0, end: 0, text: '' };
    expect(source.slice(0, start) + text + source.slice(end)).toBe('#\na\n\n#ou\nb\n');
  });

  it.each(['autre.questions.txt', 'droits.question.txt'])('%s is refused, because no page has it', (file) => {
    const found = reports('questions', given('#\na\n', `docs/admin/${file}`));
    expect(found).toEqual(matching(/Aucune page n'a ce nom/));
  });
});

it.each<[id: string, what: string, given: Partial<Site>, messages: RegExp[]]>([
  [
    'figures',
    'a figure that links to no page, or cannot be drawn, is refused',
    {
      pages: [target],
      figures: [
        { name: 'juste', links: ['/docs/admin/droits', 'https://a.example'] },
        { name: 'plan', links: ['/docs/admin/droit'] },
        { name: 'cassée', links: [], fault: 'le repère 1 est sans légende.' },
      ],
    },
    [/^src\/figures\/index\.ts:1 Figure « plan » : .*aucune page/, /Figure « cassée » : le repère 1/],
  ],
  [
    'figure-names',
    'an unknown name is refused with near names, and none is refused',
    { pages: [page('<Figure name="plan" />\n\n<Figure name="plans" />\n\n<Figure />')], figures },
    [/:7 .*« plans » n'existe pas\. Noms proches : plan/, /:9 Figure sans nom/],
  ],
  [
    'api-pieces',
    'each component that the build would refuse is reported with its line',
    {
      pages: [
        page(
          `<Operation id="${operation?.id}" />\n\n<Operation id="non" />\n\n<Scopes id="a" />\n\n<SchemaFields name="Non" />`,
        ),
      ],
    },
    [/:7 .*« non » n'est pas dans le contrat/, /:9 .*« id » inconnu/, /:11 .*« Non » n'est pas dans le/],
  ],
  [
    'api-pieces',
    'nothing is reported where the contract itself cannot be parsed',
    { pages: [page('<Operation id="rienDuTout" />')], contractFaults: unreadable },
    [],
  ],
  [
    'sidebar',
    'a page that does not exist is refused with near names, and one that is there twice',
    {
      pages: [target],
      sidebar: ['admin/droit', 'admin/droits', 'admin/droits'].map((id, index) => ({ id, line: 10 + index })),
    },
    [/^sidebars\.ts:10 .*droit\.mdx\. Noms proches : admin\/droits/, /^sidebars\.ts:12 .* déjà plus haut/],
  ],
  ['orphans', 'a listed page and a figure that it shows pass', { pages: [shown], figures }, []],
  [
    'orphans',
    'a page that no menu and no list has, and a figure that no page shows, are refused',
    { pages: [page('Texte.')], sidebar: [], routes: [], figures },
    [/« guide\/une »/, /« \/docs\/guide\/une »/, /« plan »/],
  ],
  [
    'orphans',
    'an address that no page has is refused with its line and near ones',
    {
      pages: [shown],
      figures,
      routes: ['/', '/docs/guide/une', '/docs/guide/un'],
      read: () => "[\n  '/docs/guide/un',\n]",
    },
    [/^product\/routes\.ts:2 « \/docs\/guide\/un » .*proches : \/docs\/guide\/une/],
  ],
  ['orphans', 'a page that cannot be parsed may show any figure', { figures, unreadable }, []],
  ['syntax', 'a page that cannot be parsed is reported once', { unreadable }, [/^docs\/a\.mdx:1 illisible/]],
  [
    'contract',
    'why the contract cannot be parsed is reported',
    { contractFaults: unreadable },
    [/illisible/],
  ],
])('%s: %s', (id, _, given, messages) => {
  expect(reports(id, given)).toEqual(matching(...messages));
});

it('every site rule has a test here', () => {
  const tested = [
    ...['links', 'typed-links', 'figures', 'figure-names', 'image-files'],
    ...['api-pieces', 'page-names', 'sidebar', 'orphans', 'questions', 'syntax', 'contract'],
  ];
  expect(siteRules.map(({ id }) => id).sort()).toEqual(tested.sort());
});
