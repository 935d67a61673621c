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
const told = (id: string, given: Partial<Site>): string[] =>
  check(id, given).map(({ file, line, message }) => `${file}:${line} ${message}`);

const target = page('## Où {/* #ou */}', 'docs/admin/droits.mdx');

describe('links', () => {
  const linking = (...urls: string[]) => page(urls.map((url) => `[Où](${url})`).join('\n\n'));
  const dead = (url: string, over: Partial<Site> = {}): string[] =>
    told('links', { pages: [linking(url), target], ...over });

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
  ])('passes « %s »', (url) => {
    const over = {
      categories: ['/docs/category/aide'],
      hasAsset: (address: string) => ['/img/plan.pdf', '/openapi.yaml'].includes(address),
      hasFile: (file: string) => file === 'docs/guide/plan.pdf',
    };
    expect(dead(url, over)).toEqual([]);
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
    ['pathname:///absente.json', /aucun fichier : mettez-le dans static\/absente\.json, ou corrigez/],
    ['pathname:///img/absente.pdf', /aucun fichier : mettez-le dans static\/img\/absente\.pdf, ou corrigez/],
  ])('refuses « %s », with its line and the mend', (url, message) => {
    const [finding, ...others] = dead(url, { categories: ['/docs/category/aide'] });
    expect(others).toEqual([]);
    expect(finding).toMatch(/^docs\/guide\/une\.mdx:5 /);
    expect(finding).toMatch(message);
  });

  it('refuses a link in a definition, and one that a space keeps from being a link', () => {
    const from = page('[Où][ou]\n\n[ou]: ../admin/droit.mdx\n\n[Où](../admin/mes droits.mdx)');
    expect(told('links', { pages: [from, target] })).toEqual([
      expect.stringMatching(/:7 .*aucun fichier/),
      expect.stringMatching(/:9 .*contient une espace/),
    ]);
  });

  it('knows the addresses that the API reference brings', () => {
    const [operation] = apiOperations(siteApiReference.contracts.read());
    const api = page(`## A {/* #a */}\n\n<Operation id="${operation?.id}" />`, 'docs/api/a.mdx');
    const anchor = `${operation?.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-requete`;
    const from = page(`[Où](/docs/api/a#${anchor}) [Où](/docs/api/a#${anchor}-rien)`);
    expect(told('links', { pages: [from, api] })).toEqual([expect.stringContaining(`#${anchor}-rien`)]);
  });

  it('says nothing of the headings of a page that cannot be read', () => {
    const from = linking('../admin/illisible.mdx#ou');
    expect(told('links', { pages: [from], files: [from.file, 'docs/admin/illisible.mdx'] })).toEqual([]);
  });
});

it.each([
  ['/docs/admin/droits#ou', []],
  ['https://a.example', []],
  ['/docs/admin/droit', [/^a\.ts:3 .*proches/]],
  ['/docs/admin/droits#rien', [/^a\.ts:3 .*#rien/]],
  ['/docs/admin/droits.mdx', [/sans extension/]],
  ['docs/admin/droits', [/depuis la racine/]],
])('typed-links says of « %s » what is wrong', (to, messages) => {
  const found = told('typed-links', { pages: [target], typedLinks: [{ file: 'a.ts', line: 3, to }] });
  expect(found).toEqual(messages.map((message) => expect.stringMatching(message)));
});

it('figures passes one that leads to a page, and refuses one that leads nowhere or cannot be drawn', () => {
  const figures = [
    { name: 'juste', links: ['/docs/admin/droits', 'https://a.example'] },
    { name: 'plan', links: ['/docs/admin/droit'] },
    { name: 'cassée', links: [], fault: 'le repère 1 est sans légende.' },
  ];
  expect(told('figures', { pages: [target], figures })).toEqual([
    expect.stringMatching(/^src\/figures\/index\.ts:1 Figure « plan » : .*aucune page/),
    expect.stringContaining('Figure « cassée » : le repère 1'),
  ]);
});

it('figure-names passes the name of a figure, and refuses another, with near names, and none', () => {
  const figures = [{ name: 'dossier-etats', links: [] }];
  const pages = [page('<Figure name="dossier-etats" />\n\n<Figure name="dosier-etats" />\n\n<Figure />')];
  expect(told('figure-names', { pages, figures })).toEqual([
    expect.stringMatching(/:7 .*« dosier-etats » n'existe pas\. Noms proches : dossier-etats/),
    expect.stringMatching(/:9 Figure sans nom/),
  ]);
});

describe('image-files', () => {
  const over = {
    hasFile: (file: string) => file === 'docs/guide/vue.png',
    hasAsset: (address: string) => address === '/img/vue.png',
  };
  const faults = (body: string) => told('image-files', { pages: [page(body)], ...over });

  it('passes a file beside the page, one of static/, and an address', () => {
    expect(faults('![a](./vue.png) ![b](/img/vue.png) ![c](https://a.example/vue.png)')).toEqual([]);
  });

  it.each([
    ['![a](./absente.png)', /« \.\/absente\.png » n'existe pas : mettez-la dans docs\/guide\/absente\.png/],
    ['![a](/img/absente.png)', /mettez-la dans static\/img\/absente\.png/],
    ['![a](./ma vue.png)', /n'est pas lu comme une image : le nom du fichier contient une espace/],
    ['![a](<./ma vue.png>)', /contient une espace/],
    ['![a](./ma%20vue.png)', /contient une espace/],
  ])('refuses « %s »', (body, message) => {
    expect(faults(body)).toEqual([expect.stringMatching(message)]);
  });
});

describe('api-pieces', () => {
  const [operation] = apiOperations(siteApiReference.contracts.read());

  it('passes an operation of the contract, and refuses each that the build would refuse, with its line', () => {
    const wrong = '<Operation id="rienDuTout" />\n\n<Scopes id="a" />\n\n<SchemaFields name="Rien" />';
    expect(told('api-pieces', { pages: [page(`<Operation id="${operation?.id}" />\n\n${wrong}`)] })).toEqual([
      expect.stringMatching(/:7 .*« rienDuTout » n'est pas dans le contrat/),
      expect.stringMatching(/:9 .*« id » inconnu/),
      expect.stringMatching(/:11 .*« Rien » n'est pas dans le contrat/),
    ]);
  });

  it('says nothing where the contract itself cannot be read', () => {
    const contractFaults = [{ file: 'a.yaml', line: 1, message: 'illisible' }];
    expect(told('api-pieces', { pages: [page('<Operation id="rienDuTout" />')], contractFaults })).toEqual(
      [],
    );
  });
});

describe('page-names', () => {
  it.each([
    ['docs/admin/droits.mdx', []],
    ['docs/admin/Nouvelle.mdx', []],
    ['docs/admin/droits.md', [/nommez ce fichier docs\/admin\/droits\.mdx/]],
    ['docs/admin/Droits.mdx', [/serait \/docs\/admin\/Droits, mais sidebars\.ts nomme « admin\/droits »/]],
  ])('says of %s what is wrong, with the mend', (file, messages) => {
    const found = told('page-names', { files: [file], sidebar: [{ id: 'admin/droits', line: 1 }] });
    expect(found).toEqual(messages.map((message) => expect.stringMatching(message)));
  });
});

it('sidebar refuses a page that does not exist, with near names, and one that is there twice', () => {
  const ids = ['admin/droit', 'admin/droits', 'admin/droits'];
  const sidebar = ids.map((id, index) => ({ id, line: 10 + index }));
  expect(told('sidebar', { pages: [target], sidebar })).toEqual([
    expect.stringMatching(/^sidebars\.ts:10 .*docs\/admin\/droit\.mdx\. Noms proches : admin\/droits/),
    expect.stringMatching(/^sidebars\.ts:12 « admin\/droits » est déjà plus haut/),
  ]);
});

describe('orphans', () => {
  const figures = [{ name: 'plan', links: [] }];
  const shown = page('<Figure name="plan" />');

  it('passes a listed page and a figure that it shows', () => {
    expect(told('orphans', { pages: [shown], figures })).toEqual([]);
  });

  it('refuses a page that no menu shows and no list promises, and a figure that no page shows', () => {
    expect(told('orphans', { pages: [page('Texte.')], sidebar: [], routes: [], figures })).toEqual([
      expect.stringContaining('« guide/une »'),
      expect.stringContaining('« /docs/guide/une »'),
      expect.stringContaining('« plan »'),
    ]);
  });

  it('refuses an address that no page has, with its line and near ones', () => {
    const over = { pages: [shown], figures, routes: ['/', '/docs/guide/une', '/docs/guide/un'] };
    expect(told('orphans', { ...over, read: () => "[\n  '/docs/guide/un',\n]" })).toEqual([
      expect.stringMatching(/^product\/routes\.ts:2 « \/docs\/guide\/un » .*proches : \/docs\/guide\/une/),
    ]);
  });

  it('blames no figure that a page which cannot be read may show', () => {
    const unreadable = [{ file: 'docs/a.mdx', line: 1, message: 'illisible' }];
    expect(told('orphans', { figures, unreadable })).toEqual([]);
  });
});

describe('questions', () => {
  const questions = (source: string, file = 'docs/admin/droits.questions.txt') =>
    told('questions', { pages: [target], files: [target.file, file], read: () => source });

  it('passes those of a page, under its headings', () => {
    expect(questions('#\nqui a le droit\n\n#ou\noù le lire\n')).toEqual([]);
  });

  it.each([
    ['#\na\n#nulle-part\nb\n', /:3 .*n'a pas de titre #nulle-part\. Titres proches : ou/],
    ['qui a le droit\n', /:1 .*n'est sous aucune section/],
    ['#ou\noù lire {{rien.du.tout}}\n', /:2 .*« rien\.du\.tout » n'existe pas/],
  ])('refuses %j', (source, message) => {
    expect(questions(source)).toEqual([expect.stringMatching(message)]);
  });

  it('gives the questions of the one section that has another id to that section', () => {
    const source = '#\na\n\n#ancien\nb\n';
    const [found] = check('questions', {
      pages: [target],
      files: [target.file, 'docs/admin/droits.questions.txt'],
      read: () => source,
    });
    const { start, end, text } = found?.fix ?? { start: 0, end: 0, text: '' };
    expect(source.slice(0, start) + text + source.slice(end)).toBe('#\na\n\n#ou\nb\n');
  });

  it.each(['autre.questions.txt', 'droits.question.txt'])('refuses %s, which no page has', (name) => {
    expect(questions('#\na\n', `docs/admin/${name}`)).toEqual([
      expect.stringContaining("Aucune page n'a ce nom"),
    ]);
  });
});

it('syntax and contract report what cannot be read, once', () => {
  const fault = { file: 'a', line: 4, message: 'illisible' };
  expect(check('syntax', { unreadable: [fault] })).toEqual([fault]);
  expect(check('contract', { contractFaults: [fault] })).toEqual([fault]);
});

it('every site rule is shown here', () => {
  const shown = [
    ...['links', 'typed-links', 'figures', 'figure-names', 'image-files'],
    ...['api-pieces', 'page-names', 'sidebar', 'orphans', 'questions', 'syntax', 'contract'],
  ];
  expect(siteRules.map(({ id }) => id).sort()).toEqual(shown.sort());
});
