import { expect, it } from 'vitest';
import { Ids, kebab } from './ids';

it.each([
  ['createCase', 'create-case'],
  ['templateId', 'template-id'],
  ['getHTTPCode', 'get-http-code'],
  ['X-Request-Id', 'x-request-id'],
  ['nom/prénom', 'nom-prenom'],
  ['$ref', 'ref'],
  ['chaque clé de la forme `^x-`', 'chaque-cle-de-la-forme-x'],
  ['', 'sans-nom'],
])('%s gives #%s', (name, id) => {
  expect(kebab(name)).toBe(id);
});

it('two fields have different ids where their names differ only by punctuation', () => {
  const ids = new Ids();
  expect([ids.unique('a', 'nom.prénom'), ids.unique('a', 'nom/prénom')]).toEqual([
    'a-nom-prenom',
    'a-nom-prenom-2',
  ]);
});
