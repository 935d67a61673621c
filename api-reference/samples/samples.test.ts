// Each kind of operation gives the texts of expected/, in the four languages.
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteApiReference } from '../../api-reference.config';
import { isList, isObject, type Json, type JsonObject } from '../../lib/json';
import { examplesOf, operationsUnder } from '../../lib/openapi';
import { LIBRARY_CONTRACT } from '../../tests/fixtures/library';
import { samplesOf } from '.';
import { languages, type Sample, variables } from './types';

const { contracts, fileSampleNames, fileSamples } = siteApiReference;
const document = contracts.read();
const operations = operationsUnder(document, 'paths');

const shown = (contract: JsonObject, id: string): string =>
  samplesOf(contract, id)
    .map(({ language, code }) => `=== ${language}\n${code}\n`)
    .join('\n');
const expected = (name: string): string => path.join(__dirname, 'expected', `${name}.txt`);

describe('the samples of each kind of request are those of expected/', () => {
  const library = contracts.read(LIBRARY_CONTRACT);

  it.each([
    ['JSON sent with a key of idempotence', 'createLoan'],
    ['an empty object', 'returnLoan'],
    ['a list with its parameters', 'listLoans'],
    ['a form sent by a client with its secret', 'createToken'],
    ['a file and its description', 'createScan'],
    ['a file to save', 'getReceipt'],
    ['a public address, whose secret is a variable', 'getPublicList'],
  ])('%s (%s)', async (_, id) => {
    await expect(shown(library, id)).toMatchFileSnapshot(expected(id));
  });
});

it('every operation has a sample in every language', () => {
  for (const { id } of operations) {
    expect(samplesOf(document, id).map(({ language }) => language)).toEqual(languages.map((one) => one.id));
  }
});

/** Long texts that the contract shows under a name such as `access_token`. */
function secretsIn(value: Json, name = ''): string[] {
  if (isList(value)) return value.flatMap((item) => secretsIn(item, name));
  if (isObject(value)) return Object.entries(value).flatMap(([key, item]) => secretsIn(item, key));
  const isSecret = /(?:token|secret|password|signature)$/i.test(name);
  return isSecret && typeof value === 'string' && value.length > 20 ? [value] : [];
}

it('no sample contains a secret of the examples, or reads a variable that types.ts does not list', () => {
  const secrets = examplesOf(document).flatMap(({ value, place }) => secretsIn(value, place));
  for (const { language, code } of everySample()) {
    expect(secrets.filter((secret) => code.includes(secret))).toEqual([]);
    if (language !== 'python') continue;
    const read = [...code.matchAll(/os\.environ\.get\("(\w+)"/g)].map(([, name]) => name);
    for (const name of read) expect(variables).toContain(name);
  }
});

it('an unknown operation is refused by name', () => {
  expect(() => samplesOf(document, 'creerDossier')).toThrow("« creerDossier » n'existe pas");
});

describe('a contract that shows no example', () => {
  const foreign: JsonObject = {
    openapi: '3.0.3',
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
    paths: {
      '/pets/{odd name}/tags': {
        patch: {
          operationId: 'tag',
          security: [{ key: [] }],
          parameters: [
            { name: 'odd name', in: 'path', required: true, schema: { type: 'string', enum: ['a/b'] } },
            { name: 'ids', in: 'query', required: true, schema: { type: 'array' }, example: [1, 2] },
          ],
          requestBody: {
            content: {
              'application/merge-patch+json': {
                schema: {
                  type: 'object',
                  properties: { name: { type: 'string', example: "l'$ami" }, parent: { type: 'object' } },
                },
              },
            },
          },
          responses: { '204': { description: 'Done' } },
        },
      },
    },
  };

  it('gets values that follow its schemas, encoded and quoted for each language', async () => {
    await expect(shown(foreign, 'tag')).toMatchFileSnapshot(expected('foreign'));
  });
});

describe('a contract with other ways to authenticate and to send', () => {
  const weather = contracts.read('tests/fixtures/contracts/samples.yaml');

  it.each([
    ['a key and a token required together are both sent', 'listReadings'],
    ['two keys have a variable each, and XML without an example is a file', 'sendReading'],
    ['a cookie, a text sent and a text received', 'addNote'],
    ['the bytes of a file, to the server of the path', 'sendPicture'],
    ['a HEAD, to the server of the operation', 'checkPicture'],
  ])('%s (%s)', async (_, id) => {
    await expect(shown(weather, id)).toMatchFileSnapshot(expected(id));
  });

  it('has no sample where the caller must show a certificate', () => {
    expect(samplesOf(weather, 'listStations')).toEqual([]);
  });
});

const everySample = (): Sample[] => [
  ...operations.flatMap(({ id }) => samplesOf(document, id)),
  ...fileSampleNames().flatMap(({ name, parts }) =>
    (parts.length > 0 ? parts : [undefined]).flatMap((part) => fileSamples(name, part)),
  ),
];

it('no sample that pages show sends a date that would expire', () => {
  const FREE = ['createdFrom', 'createdTo', 'declaredCapturedAt'];
  for (const { code } of everySample()) {
    const dated = code.split('\n').filter((line) => /\d{4}-\d\d-\d\dT/.test(line));
    expect(dated.filter((line) => !FREE.some((name) => line.includes(name)))).toEqual([]);
  }
});

it.each(fileSampleNames())(
  'the sample $name of product/samples has the same parts in every language',
  ({ name, parts }) => {
    const samples = fileSamples(name);
    const titlesOf = (code: string) => [...code.matchAll(/--- (\d\. .+)$/gm)].map(([, title]) => title);
    for (const { code } of samples) {
      expect(titlesOf(code)).toEqual(titlesOf(samples[0]?.code ?? ''));
      expect(code).not.toContain('{{');
    }
    const next = parts.length + 1;
    expect(() => fileSamples(name, next)).toThrow(`n'a pas de partie « --- ${next}. »`);
  },
);
