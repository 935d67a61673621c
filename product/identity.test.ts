import { describe, expect, it } from 'vitest';
import { exampleAddresses, readIdentity, slugOf } from './identity';

describe('readIdentity', () => {
  it('gives every field a valid value when nothing is set, but for what an owner may do without', () => {
    const empty = Object.entries(readIdentity({})).filter(([, value]) => value.trim() === '');
    expect(empty.map(([name]) => name)).toEqual(['repository']);
  });

  it.each([
    ['siteUrl', 'DOCS_SITE_URL', 'https://aide.autre.fr'],
    ['apiBase', 'DOCS_API_BASE', 'https://api.autre.fr/v1'],
    ['publicSite', 'DOCS_PUBLIC_SITE', 'https://www.autre.fr'],
    ['repository', 'DOCS_REPOSITORY', 'https://git.autre.fr/edit'],
  ] as const)('takes %s from its variable, without the last slash', (field, variable, value) => {
    expect(readIdentity({ [variable]: `${value}/` })[field]).toBe(value);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readIdentity({ DOCS_CONSOLE: ' ' }).console).toBe(readIdentity({}).console);
  });

  it.each([
    ['/', '/'],
    ['aide', '/aide/'],
    ['/aide/', '/aide/'],
    ['/produit/aide_2.0', '/produit/aide_2.0/'],
    ['/aide/docs', '/aide/docs/'],
  ])('takes « %s » for the base path %s, with the slashes that Docusaurus asks for', (typed, path) => {
    expect(readIdentity({ DOCS_BASE_URL: typed }).baseUrl).toBe(path);
  });

  it.each(['docs', '/docs/api', '/img/'])(
    'refuses the base path %s, a folder of the site itself',
    (typed) => {
      expect(() => readIdentity({ DOCS_BASE_URL: typed })).toThrow(
        /« (docs|img) » est déjà un dossier du site ; prenez un autre chemin/,
      );
    },
  );

  it.each([
    ['DOCS_BASE_URL', 'https://autre.fr/aide', 'baseUrl'],
    ['DOCS_BASE_URL', '//autre.fr', 'baseUrl'],
    ['DOCS_BASE_URL', '/aide//guide', 'baseUrl'],
    ['DOCS_BASE_URL', '/aide/../autre', 'baseUrl'],
    ['DOCS_BASE_URL', '/mon aide/', 'baseUrl'],
    ['DOCS_BASE_URL', '/aidé/', 'baseUrl'],
    ['DOCS_BASE_URL', '/aide?x=1', 'baseUrl'],
    ['DOCS_BASE_URL', 'C:/Programmes/Git/aide', 'baseUrl'],
    ['DOCS_REPOSITORY', 'git', 'repository'],
    ['DOCS_SWAGGER', 'api.autre.fr/swagger', 'swagger'],
    ['DOCS_APPLE_STORE', 'javascript:alert(1)', 'appleStore'],
    ['DOCS_SITE_URL', 'https://autre.fr/aide', 'siteUrl'],
    ['DOCS_SUPPORT_EMAIL', 'support(at)autre.fr', 'supportEmail'],
  ])('refuses %s=%s and names the field', (variable, value, field) => {
    expect(() => readIdentity({ [variable]: value })).toThrow(
      `${field} (variable ${variable}) vaut « ${value} »`,
    );
  });

  it('names every faulty field at once', () => {
    expect(() => readIdentity({ DOCS_SWAGGER: 'x', DOCS_CONSOLE: 'y' })).toThrow(/console[\s\S]*swagger/);
  });
});

describe('exampleAddresses', () => {
  it('lists the addresses still on .example, with the variable that sets each', () => {
    const left = exampleAddresses(
      readIdentity({
        DOCS_SWAGGER: 'https://api.autre.example/swagger',
        DOCS_CONSOLE: 'https://console.autre.fr',
        DOCS_SUPPORT_EMAIL: 'aide@autre.fr',
        DOCS_PRODUCT_NAME: 'autre.example',
      }),
    );
    const value = 'https://api.autre.example/swagger';
    expect(left).toContainEqual({ name: 'swagger', variable: 'DOCS_SWAGGER', value });
    const names = left.map(({ name }) => name);
    for (const name of ['console', 'supportEmail', 'productName', 'baseUrl'])
      expect(names).not.toContain(name);
  });
});

it.each([
  ["Carnet d'été", 'carnet-d-ete'],
  ['  Œuvre & Cie ', 'oeuvre-cie'],
  ['証', 'api'],
])('the name « %s » gives the name of a file', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
